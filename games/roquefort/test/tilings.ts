import { CELLS, cellAt, column, GRID, NONE, row, TOWER_OF } from '../src/board/cells.js';
import { cellsOfRooms, ROOMS_OF_SIZE } from '../src/board/rooms.js';

/** A room as its cells; the same room of two layouts is the same text. */
export type Room = string;
export const roomOf = (cells: Iterable<number>): Room => [...cells].sort((a, b) => a - b).join(' ');
export const roomsIn = (rows: readonly string[]): Set<Room> => new Set(cellsOfRooms(rows).map(roomOf));

/** The eight ways to lay a board down: turned, and turned over. */
const WAYS: readonly ((col: number, row: number) => number)[] = [
  (c, r) => cellAt(c, r),
  (c, r) => cellAt(6 - c, r),
  (c, r) => cellAt(c, 6 - r),
  (c, r) => cellAt(6 - c, 6 - r),
  (c, r) => cellAt(r, c),
  (c, r) => cellAt(6 - r, 6 - c),
  (c, r) => cellAt(6 - r, c),
  (c, r) => cellAt(r, 6 - c),
];
export const laidDown = (rows: readonly string[]): Set<Room>[] =>
  WAYS.map(
    (way) => new Set(cellsOfRooms(rows).map((cells) => roomOf(cells.map((at) => way(column(at), row(at)))))),
  );

export const common = (one: ReadonlySet<Room>, other: ReadonlySet<Room>): Room[] =>
  [...one].filter((room) => other.has(room));

const SHAPES = [
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [2, 2],
] as const;

/** Every way to lay out the rooms [R1.6] without some of them, told as the room of each cell. */
export function eachTilingWithout(forbidden: ReadonlySet<Room>, tell: (roomOfCell: Int8Array) => void): void {
  const cells = CELLS.filter((cell) => TOWER_OF[cell] === NONE);
  const shapes = cells.map((cell) => shapesFrom(cell).filter((covered) => !forbidden.has(roomOf(covered))));
  const room = new Int8Array(GRID).fill(FREE);
  const wanted: Record<number, number> = { ...ROOMS_OF_SIZE };
  const fill = (from: number, number: number): void => {
    let at = from;
    while (at < cells.length && room[cells[at]] !== FREE) at++;
    if (at === cells.length) {
      tell(room);
      return;
    }
    for (const covered of shapes[at]) {
      if (wanted[covered.length] === 0 || covered.some((cell) => room[cell] !== FREE)) continue;
      wanted[covered.length]--;
      for (const cell of covered) room[cell] = number;
      fill(at + 1, number + 1);
      for (const cell of covered) room[cell] = FREE;
      wanted[covered.length]++;
    }
  };
  fill(0, 0);
}

const FREE = -1;

/** What a room whose first cell is this one can look like. */
function shapesFrom(cell: number): number[][] {
  const [c, r] = [column(cell), row(cell)];
  return SHAPES.flatMap(([width, height]) => {
    if (c + width > 7 || r + height > 7) return [];
    const covered = Array.from({ length: width * height }, (_, i) =>
      cellAt(c + (i % width), r + Math.floor(i / width)),
    );
    return covered.every((at) => TOWER_OF[at] === NONE) ? [covered] : [];
  });
}
