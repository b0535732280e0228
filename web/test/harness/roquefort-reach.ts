import type { Page } from 'playwright-core';
import { outOfSight, type Reached, unreachable } from './reach.js';

/** What can be done at a table of Château Roquefort. */
export const ROQUEFORT: Reached = {
  doable:
    '.table-top .button, .cell, .cells[data-holding=spare] .slot, .spare, button.outside, .tray .button:not(:disabled)',
  words: '.table .prompt, .table .goal, .tray .button, .table .forecast',
  // whoever looks on, or has seen the end, is asked nothing
  pictured: '.tray .button, .table:has(.actions[data-shown=yes]) .prompt',
  table: '.table, #app',
  // eight cells and the walls are not wider than the screen
  asWideAsCan: { what: '.cell, .slot', share: 100 / 812 },
};

/** What lies on the table besides, to be looked at. */
const SEEN = '.player, .player-name b, .kinds, .mice, .dungeon, .board, .mark, .actions[data-shown=yes]';

/** What stays where it is, whatever is said and done. */
export const ROQUEFORT_STAYS = '.table-top, .player, .board, .dungeon, .tray, .spare';

/** What at the table cannot be done, seen or read as it should be. */
export async function amiss(page: Page): Promise<string[]> {
  const table = page.locator('.table');
  return [
    ...(await unreachable(page, ROQUEFORT)),
    ...(await outOfSight(table.locator(SEEN))),
    ...(await page.evaluate(() => {
      const wrong: string[] = [];
      // on the smallest screens the goal of the game stands in its place until the first cheese
      const [log, goal] = ['.log', '.goal'].map(
        (what) => document.querySelector(what)?.getBoundingClientRect().height ?? 0,
      );
      if (log + goal < 22) wrong.push(`the log is ${log} high`);
      for (const kind of document.querySelectorAll('.players .kinds li'))
        if (kind.getBoundingClientRect().width < 12) wrong.push('a cheese is too small to be seen');
      // on a phone a long name is shortened: whose turn it is the prompt says in full
      if (Math.min(innerWidth, innerHeight) > 600)
        for (const name of document.querySelectorAll('.player-name b'))
          if (name.scrollWidth > name.clientWidth + 1) wrong.push(`cut: ${name.textContent}`);
      // arrows at the slots, whole
      const hints = document.querySelector('.board:has([data-holding=spare]) > .hints');
      for (const path of hints?.querySelectorAll('path') ?? []) {
        const { left, right, width } = path.getBoundingClientRect();
        if (width > 0 && (left < -1 || right > innerWidth + 1))
          wrong.push(`arrows are cut: ${left}, ${right}`);
      }
      return wrong;
    })),
  ];
}
