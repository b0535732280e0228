import type { OptionProblem } from '@castellan/kernel';
import { CELLS, cellAt, cellName, column, NONE, row, TOWER_OF } from './cells.js';
import { ROOMS, ROOMS_OF_SIZE, symbols } from './rooms.js';

/** A cell that belongs to no room yet: while somebody draws rooms of their own there are many. */
export const FREE = '.';

/**
 * What can be wrong with a layout [R1.1, R1.2, R1.6]: a problem of its options in words, and the same as data, so that an
 * editor can say it in any language and show where it is.
 */
export type LayoutFault = OptionProblem & {
  /** Where it is, if it is somewhere. */
  readonly cells: readonly string[];
} & (
    | { readonly kind: 'not-rows' | 'tower' | 'no-tower' | 'free' | 'letter' | 'missing' | 'shape' }
    | { readonly kind: 'row-count'; readonly found: number }
    | { readonly kind: 'row-length'; readonly row: number; readonly found: number }
    | { readonly kind: 'size'; readonly width: number; readonly height: number }
    | { readonly kind: 'count'; readonly size: number; readonly wanted: number; readonly found: number }
  );

/** Everything that keeps these rows from being a castle, also while they are being drawn; empty when they are one. */
export function findLayoutFaults(rows: unknown): LayoutFault[] {
  return faultsByStage(rows).flat();
}

/** The same for whoever is refused: what has to be mended before the rest means something [R1.6, R1.7]. */
export function findLayoutProblems(rows: unknown): OptionProblem[] {
  const first = faultsByStage(rows).find((faults) => faults.length > 0) ?? [];
  return first.map(({ place, rule, message }) => ({ place, rule, message }));
}

/** Letters before shapes, and shapes before how many there are of each. */
function faultsByStage(rows: unknown): LayoutFault[][] {
  const whole = { place: 'rooms', cells: [] };
  if (!Array.isArray(rows) || rows.some((line) => typeof line !== 'string')) {
    const message = 'a layout is seven texts, one a row, row 7 first';
    return [[{ ...whole, kind: 'not-rows', rule: 'R1.7', message }]];
  }
  const found = rows.length;
  if (found !== 7)
    return [
      [{ ...whole, kind: 'row-count', found, rule: 'R1.1', message: `there are 7 rows, not ${found}` }],
    ];
  const lines = (rows as string[]).map(symbols);
  const uneven = lines.flatMap((line, i) => rowFaults(line.length, 7 - i));
  if (uneven.length > 0) return [uneven];
  const inCells = lines.flatMap((line, i) =>
    line.flatMap((symbol, col) => cellFaults(cellAt(col, 6 - i), symbol)),
  );
  const rooms = roomsIn(lines);
  const inRooms = rooms.flatMap(([room, cells]) => roomFaults(room, cells));
  const isDrawn = inCells.length === 0;
  const counts = countFaults(
    rooms.map(([, cells]) => cells),
    isDrawn && inRooms.length === 0,
  );
  return [inCells, [...(isDrawn ? missingRooms(rooms) : []), ...inRooms], counts];
}

function rowFaults(found: number, at: number): LayoutFault[] {
  if (found === 7) return [];
  const message = `a row has 7 cells, this one ${found}`;
  return [{ kind: 'row-length', row: at, found, cells: [], place: `row ${at}`, rule: 'R1.1', message }];
}

function cellFaults(cell: number, symbol: string): LayoutFault[] {
  const place = cellName(cell);
  const at = { place, cells: [place] };
  if (TOWER_OF[cell] !== NONE) {
    const message = `a corner is a tower "#", not "${symbol}"`;
    return symbol === '#' ? [] : [{ ...at, kind: 'tower', rule: 'R1.2', message }];
  }
  if (symbol === '#') return [{ ...at, kind: 'no-tower', rule: 'R1.2', message: 'only corners are towers' }];
  if (/^[A-R]$/.test(symbol)) return [];
  const message = `rooms are named A to R, not "${symbol}"`;
  return [{ ...at, kind: symbol === FREE ? 'free' : 'letter', rule: 'R1.6', message }];
}

type RoomCells = readonly [room: string, cells: readonly number[]];

/** The cells of each letter, in the order of their names; towers and free cells belong to no room. */
function roomsIn(lines: readonly (readonly string[])[]): RoomCells[] {
  const rooms = new Map<string, number[]>();
  for (const cell of CELLS) {
    const symbol = lines[6 - row(cell)][column(cell)];
    if (TOWER_OF[cell] === NONE && /^[A-Za-z]$/.test(symbol))
      rooms.set(symbol, [...(rooms.get(symbol) ?? []), cell]);
  }
  return [...rooms].sort(([a], [b]) => (a < b ? -1 : 1));
}

const roomFault = (room: string, message: string) => ({ place: `room ${room}`, rule: 'R1.6', message });

function missingRooms(rooms: readonly RoomCells[]): LayoutFault[] {
  return Array.from({ length: ROOMS }, (_, i) => String.fromCharCode(65 + i))
    .filter((room) => rooms.every(([other]) => other !== room))
    .map((room) => ({
      kind: 'missing',
      cells: [],
      ...roomFault(room, 'there are 18 rooms, this one has no cell'),
    }));
}

function roomFaults(room: string, inRoom: readonly number[]): LayoutFault[] {
  const [width, height] = extentOf(inRoom);
  const cells = inRoom.map(cellName);
  const names = cells.join(' ');
  if (width * height !== cells.length)
    return [{ kind: 'shape', cells, ...roomFault(room, `its cells ${names} do not form one rectangle`) }];
  if (isRoom(width, height)) return [];
  const message = `${width} by ${height} (${names}); rooms are 1x2, 1x3 or 2x2`;
  return [{ kind: 'size', cells, width, height, ...roomFault(room, message) }];
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
    const those = rooms.filter((cells) => cells.length === size && isRoom(...extentOf(cells)));
    const found = those.length;
    if (found === wanted || (found < wanted && !isWhole)) return [];
    const cells = found > wanted ? those.flat().map(cellName) : [];
    const message = `${wanted} rooms have ${size} cells, here ${found}`;
    return [{ kind: 'count', size, wanted, found, cells, place: 'rooms', rule: 'R1.6', message }];
  });
}

function extentOf(cells: readonly number[]): [width: number, height: number] {
  return [1 + span(cells.map(column)), 1 + span(cells.map(row))];
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
