import { CELLS, cellAt, cellName, column, NONE, row, TOWER_OF } from './cells.js';
import { ROOMS, ROOMS_OF_SIZE, symbols } from './rooms.js';

/** A cell that belongs to no room yet: while somebody draws rooms of their own there are many. */
export const FREE = '.';

/** What can be wrong with a layout [R1.1, R1.2, R1.6], as data: the kind, and where it is. */
export type LayoutFault =
  | { readonly kind: 'not-rows' }
  | { readonly kind: 'row-count'; readonly found: number }
  | { readonly kind: 'row-length'; readonly row: number; readonly found: number }
  | { readonly kind: 'tower'; readonly cells: readonly string[]; readonly symbol: string }
  | { readonly kind: 'no-tower'; readonly cells: readonly string[] }
  | { readonly kind: 'free'; readonly cells: readonly string[] }
  | { readonly kind: 'letter'; readonly cells: readonly string[]; readonly symbol: string }
  | { readonly kind: 'missing'; readonly room: string }
  | { readonly kind: 'shape'; readonly room: string; readonly cells: readonly string[] }
  | ({ readonly kind: 'size'; readonly room: string; readonly cells: readonly string[] } & Extent)
  | CountFault;

/** Too many or too few rooms of a size; where there are too many, the cells of all of them. */
type CountFault = {
  readonly kind: 'count';
  readonly size: number;
  readonly wanted: number;
  readonly found: number;
  readonly cells: readonly string[];
};

type Extent = { readonly width: number; readonly height: number };

/** What is looked at before what: letters before shapes, and shapes before how many there are of each. */
const STAGES: readonly (readonly LayoutFault['kind'][])[] = [
  ['not-rows', 'row-count', 'row-length'],
  ['tower', 'no-tower', 'free', 'letter'],
  ['missing', 'shape', 'size'],
  ['count'],
];

/** Those that have to be mended before others mean something: of the first stage that has any. */
export function firstFaults(faults: readonly LayoutFault[]): readonly LayoutFault[] {
  const stages = STAGES.map((kinds) => faults.filter(({ kind }) => kinds.includes(kind)));
  return stages.find((found) => found.length > 0) ?? [];
}

/** Everything that keeps these rows from being a castle, also while they are being drawn; empty when they are one. */
export function findLayoutFaults(rows: unknown): LayoutFault[] {
  if (!Array.isArray(rows) || rows.some((line) => typeof line !== 'string')) return [{ kind: 'not-rows' }];
  if (rows.length !== 7) return [{ kind: 'row-count', found: rows.length }];
  const lines = (rows as string[]).map(symbols);
  const uneven = lines.flatMap((line, i): LayoutFault[] =>
    line.length === 7 ? [] : [{ kind: 'row-length', row: 7 - i, found: line.length }],
  );
  if (uneven.length > 0) return uneven;
  const symbolAt = (cell: number): string => lines[6 - row(cell)][column(cell)];
  const inCells = readingOrder().flatMap((cell) => cellFaults(cell, symbolAt(cell)));
  const rooms = roomsIn(symbolAt);
  const inRooms = [...rooms].sort(byLetter).flatMap(([room, cells]) => roomFaults(room, cells));
  const isDrawn = inCells.length === 0;
  return [
    ...inCells,
    ...(isDrawn ? missingRooms(rooms) : []),
    ...inRooms,
    ...countFaults([...rooms.values()], isDrawn && inRooms.length === 0),
  ];
}

function readingOrder(): number[] {
  return Array.from({ length: 49 }, (_, i) => cellAt(i % 7, 6 - Math.floor(i / 7)));
}

function cellFaults(cell: number, symbol: string): LayoutFault[] {
  const cells = [cellName(cell)];
  const isTower = TOWER_OF[cell] !== NONE;
  if (isTower) return symbol === '#' ? [] : [{ kind: 'tower', cells, symbol }];
  if (symbol === '#') return [{ kind: 'no-tower', cells }];
  if (symbol === FREE) return [{ kind: 'free', cells }];
  return /^[A-R]$/.test(symbol) ? [] : [{ kind: 'letter', cells, symbol }];
}

/** The cells of each letter, in the order of their names; towers and free cells belong to no room. */
function roomsIn(symbolAt: (cell: number) => string): Map<string, number[]> {
  const rooms = new Map<string, number[]>();
  for (const cell of CELLS) {
    const symbol = symbolAt(cell);
    if (TOWER_OF[cell] === NONE && /^[A-Za-z]$/.test(symbol))
      rooms.set(symbol, [...(rooms.get(symbol) ?? []), cell]);
  }
  return rooms;
}

const byLetter = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

function missingRooms(rooms: ReadonlyMap<string, unknown>): LayoutFault[] {
  return Array.from({ length: ROOMS }, (_, i) => String.fromCharCode(65 + i))
    .filter((room) => !rooms.has(room))
    .map((room) => ({ kind: 'missing', room }));
}

function roomFaults(room: string, inRoom: readonly number[]): LayoutFault[] {
  const width = 1 + span(inRoom.map(column));
  const height = 1 + span(inRoom.map(row));
  const cells = inRoom.map(cellName);
  if (width * height !== cells.length) return [{ kind: 'shape', room, cells }];
  return isRoom(width, height) ? [] : [{ kind: 'size', room, cells, width, height }];
}

/** Two or three in a row, or two by two [R1.6]. */
export function isRoom(width: number, height: number): boolean {
  const size = width * height;
  return size === 4 ? width === 2 : size === 2 || size === 3;
}

/** Too few of a size means nothing before every cell has a room that can be; too many is wrong at once. */
function countFaults(rooms: readonly (readonly number[])[], isWhole: boolean): LayoutFault[] {
  return Object.entries(ROOMS_OF_SIZE).flatMap(([key, wanted]): LayoutFault[] => {
    const size = Number(key);
    const those = rooms.filter(
      (cells) => cells.length === size && isRoom(1 + span(cells.map(column)), 1 + span(cells.map(row))),
    );
    const found = those.length;
    if (found === wanted || (found < wanted && !isWhole)) return [];
    const cells = found > wanted ? those.flat().map(cellName) : [];
    return [{ kind: 'count', size, wanted, found, cells }];
  });
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
