/** Rooms, read from the seven rows of a layout. A room is named by its letter. */

import { CELLS, type Cell, columnOf, isTower, rowOf } from './board.js';

/** Side A of the board, row 7 first. A reconstruction. [R1.7] */
export const LAYOUT_A: readonly string[] = [
  '# A A B C C #',
  'D E E B F F G',
  'D H I I I J G',
  'K H L L L J M',
  'K N N O P P M',
  'K N N O P P M',
  '# Q Q O R R #',
];

/** Side B of the board, row 7 first. A reconstruction. [R1.7] */
export const LAYOUT_B: readonly string[] = [
  '# A A B B B #',
  'C D E E F G H',
  'C D E E F G H',
  'C I I I J J H',
  'K L M N N O P',
  'K L M N N O P',
  '# Q Q Q R R #',
];

/** The letter of the room a cell belongs to; `#` for a tower, which is in no room. */
export const roomAt = (rows: readonly string[], cell: Cell): string =>
  rows[7 - rowOf(cell)].charAt(2 * columnOf(cell));

/** The letters of all rooms, sorted. */
export const roomsOf = (rows: readonly string[]): readonly string[] =>
  [...new Set(CELLS.filter((cell) => !isTower(cell)).map((cell) => roomAt(rows, cell)))].sort();

export const cellsOf = (rows: readonly string[], room: string): readonly Cell[] =>
  CELLS.filter((cell) => roomAt(rows, cell) === room);

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;

/** The shape of a room as "width x height", or null if its cells do not fill a rectangle. */
const shapeOf = (cells: readonly Cell[]): string | null => {
  const width = extent(cells.map(columnOf));
  const height = extent(cells.map(rowOf));
  return width * height === cells.length ? `${width}x${height}` : null;
};

/** Throws unless the rows are a board of 18 rooms in the shapes of the 18 roofs. [R1.6] */
export const checkLayout = (rows: readonly string[]): void => {
  if (rows.length !== 7 || rows.some((row) => !/^[#A-Za-z]( [#A-Za-z]){6}$/.test(row))) {
    throw new Error('A layout has seven rows of seven letters (# for a tower) with a space between.');
  }
  if (CELLS.some((cell) => isTower(cell) !== (roomAt(rows, cell) === '#'))) {
    throw new Error('The four corners, and only they, are towers.');
  }
  const shapes = roomsOf(rows).map((room) => shapeOf(cellsOf(rows, room)));
  const count = (...wanted: readonly string[]): number =>
    shapes.filter((shape) => shape !== null && wanted.includes(shape)).length;
  const complete =
    shapes.length === 18 && count('1x2', '2x1') === 11 && count('1x3', '3x1') === 5 && count('2x2') === 2;
  if (!complete) {
    throw new Error('A layout has 11 rooms of 2 cells, 5 of 3 in a line and 2 of 2 by 2.');
  }
};
