import type { Castle } from './castle.js';

/** By which sides a wall goes on from a corner: 1 up, 2 right, 4 down, 8 left. */
const INNER = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
/** The same along the castle's own wall, which is double. */
const OUTER: Readonly<Record<number, string>> = {
  3: '╚',
  5: '║',
  6: '╔',
  7: '╟',
  9: '╝',
  10: '═',
  11: '╧',
  12: '╗',
  13: '╢',
  14: '╤',
};

/**
 * The wall at a place, or null where there is none. Places are measured in squares from the bottom left
 * corner: whole numbers lie on the lines between squares.
 */
export function wallSign(castle: Castle, x: number, y: number): string | null {
  const onColumnLine = Number.isInteger(x);
  const onRowLine = Number.isInteger(y);
  if (!onColumnLine && !onRowLine) return null;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (!onRowLine) return standing(castle, column, row) ? (x % 7 === 0 ? '║' : '│') : null;
  if (!onColumnLine) return lying(castle, column, row) ? (y % 7 === 0 ? '═' : '─') : null;
  const sides =
    (standing(castle, column, row) ? 1 : 0) |
    (lying(castle, column, row) ? 2 : 0) |
    (standing(castle, column, row - 1) ? 4 : 0) |
    (lying(castle, column - 1, row) ? 8 : 0);
  if (sides === 0) return null;
  return x % 7 === 0 || y % 7 === 0 ? OUTER[sides] : INNER[sides];
}

/** Whether a wall stands to the left of a square; there is one between any two rooms. */
function standing(castle: Castle, column: number, row: number): boolean {
  return castle.at(column, row)?.room !== castle.at(column - 1, row)?.room;
}

/** Whether a wall lies below a square. */
function lying(castle: Castle, column: number, row: number): boolean {
  return castle.at(column, row)?.room !== castle.at(column, row - 1)?.room;
}
