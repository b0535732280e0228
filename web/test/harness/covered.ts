import type { RoquefortView } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { keptGame } from './at-table.js';
import { tableOf } from './brain.js';

/**
 * What whoever plays may touch next, by the place of its button: with this mouse in hand the cells it can run to, else
 * roofs that can be lifted; slots; and every mouse in the castle.
 */
async function playedWith(page: Page, held: string | null): Promise<string[]> {
  const table = tableOf(await keptGame(page));
  const [{ view, offers }] = table.fullUpdate(table.actors()).sights;
  const { mice, rooms, tiles } = view as RoquefortView;
  const cellsOf = (letter: string): string[] =>
    rooms.flatMap((row, line) =>
      row
        .split(' ')
        .flatMap((other, column) => (other === letter ? [`${'abcdefg'[column]}${7 - line}`] : [])),
    );
  const offered = offers.flatMap(({ move }) => {
    const [word, rest = ''] = move.split(' ');
    if (word === 'slide') return [`slot:${rest}`];
    if (word === 'run') return rest.startsWith(`${held}-`) ? [rest.slice(3)] : [];
    return word === 'uncover' && held === null ? cellsOf(rest) : [];
  });
  const standing = mice.flat().filter((place) => /^[a-g][1-7]$/.test(place));
  const lying = Object.keys(tiles).filter((cell) => tiles[cell] !== 'blank');
  return [...new Set([...offered, ...standing, ...lying])];
}

/** What something that lies over the table covers of what is played with, of what can be pressed and of what is said. */
export async function coveredBy(page: Page, selector: string, held: string | null): Promise<string[]> {
  const places = await playedWith(page, held);
  return page.evaluate(
    ([what, list]) => {
      const over = document.querySelector(what)?.getBoundingClientRect();
      if (over === undefined) return ['it is not there'];
      const around =
        '.table-top > *, .player, .tray, .log, .objection p, [data-piece^="mouse-"] [data-inner], .dungeon .inside';
      const things = [
        ...list.map((place) => ({ name: place, at: document.querySelector(`[data-place="${place}"]`) })),
        ...[...document.querySelectorAll(around)].map((at) => ({ name: at.className.toString(), at })),
      ];
      return things.flatMap(({ name, at }) => {
        const box = at?.getBoundingClientRect();
        if (box === undefined || box.width === 0) return [];
        const wide = Math.min(over.right, box.right) - Math.max(over.left, box.left);
        const high = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
        // a shadow or the rim of a rounded corner hides nothing
        return wide > 4 && high > 4 ? [`${name}: ${Math.round(wide)} x ${Math.round(high)}`] : [];
      });
    },
    [selector, places] as const,
  );
}
