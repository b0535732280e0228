import type { RoquefortView } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { keptGame } from './at-table.js';
import { tableOf } from './brain.js';
import { at } from './hands.js';

/** Slots that may be used now by what is in the cell behind them: nothing to do there, or a mouse of whoever plays. */
export async function behindSlots(page: Page): Promise<{ free: string[]; mice: string[] }> {
  const kept = await keptGame(page);
  const table = tableOf(kept);
  const [seat] = table.actors();
  const [{ view, offers }] = table.fullUpdate([seat]).sights;
  const { mice, roofed, rooms } = view as RoquefortView;
  const moves = offers.map(({ move }) => move);
  const slots = moves.filter((move) => move.startsWith('slide ')).map((move) => move.slice(6));
  const letterAt = (cell: string): string =>
    rooms[7 - Number(cell[1])].split(' ')['abcdefg'.indexOf(cell[0])];
  const useful = (cell: string): boolean =>
    moves.some((move) => move.startsWith('enter ') && move.endsWith(cell)) ||
    (roofed.includes(letterAt(cell)) && moves.includes(`uncover ${letterAt(cell)}`));
  return {
    free: slots.filter((slot) => !useful(slot) && !mice[seat].includes(slot)),
    mice: slots.filter((slot) => !useful(slot) && mice[seat].includes(slot)),
  };
}

/** A point so far from the outer rim of the castle, on the way in from a slot. */
export async function behindTheWall(
  page: Page,
  slot: string,
  far: number,
): Promise<{ x: number; y: number }> {
  const [board, cell] = [await page.locator('.board').boundingBox(), await at(page, slot).boundingBox()];
  if (board === null || cell === null) throw new Error('the castle is not to be seen');
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  if (slot[0] === 'a') return { x: board.x + far, y };
  if (slot[0] === 'g') return { x: board.x + board.width - far, y };
  return { x, y: slot[1] === '7' ? board.y + far : board.y + board.height - far };
}
