/**
 * The 7 by 7 grid [R1.1]. A cell is a number, eight apart from column to column: a1 = 8, a2 = 9, ... b1 = 16,
 * ... g7 = 62. The order of numbers is the order of names; the cells beside one are always 1 and 8 away; and
 * every number between that is no cell lies beyond the wall, so code that walks needs no test for the edge.
 */
export const GRID = 64;
export const COLUMN = 8;
/** Where a mouse is that stands on no cell: a number from GRID on, with nothing near that is a cell. */
export const OUTSIDE = 80;
export const DUNGEON = 81;
/** Tables that are asked about any place, also OUTSIDE and DUNGEON and what would lie beside them. */
export const PLACES = 96;
/** In tables: no room, no floor, no tower. */
export const NONE = 255;

export const column = (cell: number): number => (cell >> 3) - 1;
export const row = (cell: number): number => cell & 7;
export const cellAt = (col: number, r: number): number => ((col + 1) << 3) | r;

/** All 49, in the order of their names. */
export const CELLS: readonly number[] = Array.from({ length: 49 }, (_, i) =>
  cellAt(Math.floor(i / 7), i % 7),
);

export function cellName(cell: number): string {
  return 'abcdefg'[column(cell)] + String(row(cell) + 1);
}

export function readCell(name: string): number | null {
  const match = /^([a-g])([1-7])$/.exec(name);
  return match === null ? null : cellAt('abcdefg'.indexOf(match[1]), Number(match[2]) - 1);
}

/** The four corners [R1.2], in the order of their names: a1, a7, g1, g7. */
export const TOWERS: Uint8Array = Uint8Array.of(cellAt(0, 0), cellAt(0, 6), cellAt(6, 0), cellAt(6, 6));
export const TOWER_OF: Uint8Array = new Uint8Array(GRID).fill(NONE);
TOWERS.forEach((cell, tower) => {
  TOWER_OF[cell] = tower;
});

/**
 * Floor cells are those with an even row number or an even column [R1.3]; counted from 0 that is an odd
 * coordinate. They are numbered 0..32 in the order of their names; raised cells and towers have NONE.
 */
export const CELL_OF_FLOOR: Uint8Array = Uint8Array.from(
  CELLS.filter((cell) => column(cell) % 2 === 1 || row(cell) % 2 === 1),
);
export const FLOORS = CELL_OF_FLOOR.length;
export const FLOOR_OF: Uint8Array = new Uint8Array(PLACES).fill(NONE);
CELL_OF_FLOOR.forEach((cell, floor) => {
  FLOOR_OF[cell] = floor;
});

/** Whether two different cells touch by side or corner [R4.1]. */
export function touches(a: number, b: number): boolean {
  return a !== b && Math.abs(column(a) - column(b)) <= 1 && Math.abs(row(a) - row(b)) <= 1;
}
