import { besideLane, CELL, SLOTS, WALL } from './geometry.js';
import type { Play } from './play.js';

/** What a finger needs, in points of the screen. */
const FINGERTIP = 44;

/**
 * On a phone the wall is thinner than a finger. A touch on the rim of the cell behind a slot is meant for the slot if it is
 * near enough and the cell has no use of its own just now; so nothing else becomes smaller. It only shows what a slide would do.
 */
export function slotMeant(event: MouseEvent, cell: string, turns: number, play: Play): string | null {
  // keys have no place
  if (event.detail === 0 || !SLOTS.includes(cell) || !(event.currentTarget instanceof Element)) return null;
  if (!play.choices.peek().slide.has(cell) || play.isOfUse(cell)) return null;
  const box = event.currentTarget.getBoundingClientRect();
  const { column, line } = besideLane(cell, -1, turns);
  const inside =
    column < 0
      ? event.clientX - box.left
      : column > 6
        ? box.right - event.clientX
        : line < 0
          ? event.clientY - box.top
          : box.bottom - event.clientY;
  return inside + (box.width * WALL) / CELL < FINGERTIP ? cell : null;
}
