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
      // a room that is turned is laid out as it is upright, where below is below
      const isUpright = document.documentElement.dataset.turned === undefined;
      // paws in one row, mice as well, and what can be done with those who wait below them, all in their frame
      const inRow = (what: string): void => {
        for (const box of document.querySelectorAll(what)) {
          const tops = [...box.querySelectorAll('svg')].map((one) =>
            Math.round(one.getBoundingClientRect().top),
          );
          if (new Set(tops).size > 1) wrong.push(`${what}: in ${new Set(tops).size} rows`);
        }
      };
      if (isUpright) {
        inRow('.actions[data-shown=yes]');
        inRow('.players button.outside');
      }
      for (const words of isUpright ? document.querySelectorAll<HTMLElement>('.way-in') : []) {
        const range = document.createRange();
        range.selectNodeContents(words);
        const [said, frame] = [range, words.closest('button') ?? words].map((one) =>
          one.getBoundingClientRect(),
        );
        if (said.bottom > frame.bottom || said.left < frame.left || said.right > frame.right)
          wrong.push(`"${words.textContent}" leaves its button`);
        const faces = [...(words.parentElement?.querySelectorAll('svg') ?? [])];
        if (faces.some((face) => face.getBoundingClientRect().bottom > said.top + 4))
          wrong.push(`"${words.textContent}" lies over the mice`);
      }
      // what would happen covers the goal, all of it
      const [told, aim] = ['.forecast:not(:empty)', '.goal'].map((what) => document.querySelector(what));
      if (isUpright && told && aim && told.getBoundingClientRect().top > aim.getBoundingClientRect().top + 1)
        wrong.push('the goal looks out above the forecast');
      const trail = document.querySelector('.board:has([data-holding=spare]) .trail');
      if (trail?.checkVisibility({ visibilityProperty: true })) wrong.push('two slides are marked at once');
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
