/** The grid: cells, towers, floor, slots. Nothing here changes during a game. */

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
export const ROWS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Column a..g from the left and row 1..7 from the bottom. [R1.1] */
export type Cell = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;

/** All 49 cells in the order of their names. */
export const CELLS: readonly Cell[] = COLUMNS.flatMap((column) => ROWS.map((row): Cell => `${column}${row}`));

/** The four corners. [R1.2] */
export const TOWERS: readonly Cell[] = ['a1', 'a7', 'g1', 'g7'];

/** 0 for column a, 6 for column g. */
export const columnOf = (cell: Cell): number => 'abcdefg'.indexOf(cell.charAt(0));

/** The row number as written: 1 to 7. */
export const rowOf = (cell: Cell): number => Number(cell.charAt(1));

export const isTower = (cell: Cell): boolean => TOWERS.includes(cell);

/** Even row, or column b, d or f (the odd ones when counted from 0). [R1.3] */
const isFloor = (cell: Cell): boolean => rowOf(cell) % 2 === 0 || columnOf(cell) % 2 === 1;

/** The 33 cells with a tile below; what is neither floor nor tower is raised. [R1.3] [R1.4] */
export const FLOOR_CELLS: readonly Cell[] = CELLS.filter(isFloor);

const cellsWhere = (
  test: (columns: number, rows: number) => boolean,
): Readonly<Record<string, readonly Cell[]>> =>
  Object.fromEntries(
    CELLS.map((cell) => [
      cell,
      CELLS.filter((other) =>
        test(Math.abs(columnOf(cell) - columnOf(other)), Math.abs(rowOf(cell) - rowOf(other))),
      ),
    ]),
  );

/** The cells that share a side: where a mouse can run. [R5.2] */
export const BESIDE = cellsWhere((columns, rows) => columns + rows === 1);

/** The cells that share a side or a corner: where a mouse can lift roofs. [R4.1] */
export const TOUCHING = cellsWhere((columns, rows) => Math.max(columns, rows) === 1);

/** The twelve slots, each named after the cell the tile is pushed into. [R6.1] */
export const SLOTS: readonly Cell[] = [
  'a2',
  'a4',
  'a6',
  'b1',
  'b7',
  'd1',
  'd7',
  'f1',
  'f7',
  'g2',
  'g4',
  'g6',
];

/** The seven cells of a lane, from the slot to the end where a tile falls out. [R6.1] */
export const laneFrom = (slot: Cell): readonly Cell[] => {
  const alongColumn = rowOf(slot) === 1 || rowOf(slot) === 7;
  const lane = CELLS.filter((cell) =>
    alongColumn ? columnOf(cell) === columnOf(slot) : rowOf(cell) === rowOf(slot),
  );
  return lane[0] === slot ? lane : lane.reverse();
};
