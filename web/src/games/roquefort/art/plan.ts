/** Where things are in the castle, in units of a hundredth of a cell, from the top left corner of its walls. */
export const WALL = 56;
export const CASTLE = 812;

/** The middle of a cell by column and row, both 0 to 6, rows from the bottom. */
export const cellX = (column: number): number => WALL + 50 + 100 * column;
export const cellY = (row: number): number => WALL + 50 + 100 * (6 - row);

export type CellPlan = { readonly x: number; readonly y: number };

const all = [...Array(49).keys()].map((i) => ({ column: i % 7, row: Math.floor(i / 7) }));
const middle = ({ column, row }: { column: number; row: number }): CellPlan => ({
  x: cellX(column),
  y: cellY(row),
});
const even = ({ column, row }: { column: number; row: number }): boolean => column % 2 === 0 && row % 2 === 0;
const corner = ({ column, row }: { column: number; row: number }): boolean =>
  column % 6 === 0 && row % 6 === 0;

export const FLOOR_CELLS: readonly CellPlan[] = all.filter((cell) => !even(cell)).map(middle);
export const RAISED_CELLS: readonly CellPlan[] = all
  .filter((cell) => even(cell) && !corner(cell))
  .map(middle);
export const TOWER_CELLS: readonly CellPlan[] = all.filter(corner).map(middle);

/** The lanes' middles: columns b, d, f and rows 2, 4, 6, at whose ends the wall has a mouth. */
export const LANES: readonly number[] = [cellX(1), cellX(3), cellX(5)];
export const MOUTH = 88;
