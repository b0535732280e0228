import { CELLS, column, DUNGEON, OUTSIDE, PLACES, row, TOWERS } from '../board/cells.js';

/** Farther than anything: for a mouse that will never come. */
export const NEVER = 40;

/**
 * How many actions a mouse needs from a place to a cell if nothing is in its way: steps side by side, and from
 * outside one more for a tower.
 */
export const DISTANCE: Uint8Array = new Uint8Array(PLACES * PLACES).fill(NEVER);
for (const to of CELLS) {
  const steps = (from: number): number => Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to));
  for (const from of CELLS) DISTANCE[from * PLACES + to] = steps(from);
  DISTANCE[OUTSIDE * PLACES + to] = 1 + Math.min(...Array.from(TOWERS, steps));
  DISTANCE[DUNGEON * PLACES + to] = NEVER;
}
