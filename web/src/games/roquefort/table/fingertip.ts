import { boxInRoom, pointInRoom } from '../../../shell/ui/turned.js';
import { besideLane, CELL, SLOTS, WALL } from './geometry.js';
import type { RoquefortTable } from './roquefort-table.js';

/** What a finger needs, in points of the screen. */
const FINGERTIP = 44;

/**
 * On a phone the wall is thinner than a finger. A touch on the rim of the cell behind a slot is meant for the slot if it is
 * near enough and the cell has no use of its own just now; so nothing else becomes smaller. It only shows what a slide would do.
 */
export function slotMeant(
  event: MouseEvent,
  cell: string,
  turns: number,
  play: RoquefortTable,
): string | null {
  // keys have no place
  if (event.detail === 0 || !SLOTS.includes(cell) || !(event.currentTarget instanceof Element)) return null;
  if (!play.choices.peek().slide.has(cell) || play.isOfUse(cell)) return null;
  const box = boxInRoom(event.currentTarget);
  const [x, y] = pointInRoom(event);
  const { column, line } = besideLane(cell, -1, turns);
  const inside =
    column < 0 ? x - box.left : column > 6 ? box.right - x : line < 0 ? y - box.top : box.bottom - y;
  return inside + (box.width * WALL) / CELL < FINGERTIP ? cell : null;
}
