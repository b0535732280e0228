import type { OptionProblem } from '@castellan/kernel';
import { cellAt, cellName, column, NONE, row, TOWER_OF } from './cells.js';
import { cellsOfRooms, ROOMS, ROOMS_OF_SIZE, symbols } from './rooms.js';

/** A cell that belongs to no room yet: while somebody draws rooms of their own there are many. */
export const FREE = '.';
/** Letters from A to z: while somebody draws there may be more rooms than 18. */
const LETTERS = 58;

/** What can be wrong with a layout [R1.1, R1.2, R1.6]. */
export type LayoutFaultKind = 'rows' | 'tower' | 'free' | 'letter' | 'missing' | 'shape' | 'size' | 'count';

/** A problem in words, and the same as data, so that an editor can say it in any language and show where it is. */
export type LayoutFault = OptionProblem & {
  readonly kind: LayoutFaultKind;
  /** Where it is, if it is somewhere. */
  readonly cells: readonly string[];
  /** Of the rooms of which there are too many or too few. */
  readonly size?: number;
};

/** Everything that keeps these rows from being a castle, also while they are being drawn; empty when they are one. */
export function findLayoutFaults(rows: unknown): LayoutFault[] {
  return faultsByStage(rows).flat();
}

/** The same for whoever is refused: what has to be mended before the rest means something [R1.6, R1.7]. */
export function findLayoutProblems(rows: unknown): OptionProblem[] {
  return faultsByStage(rows).find((faults) => faults.length > 0) ?? [];
}

/** Letters before shapes, and shapes before how many there are of each. */
function faultsByStage(rows: unknown): LayoutFault[][] {
  if (!Array.isArray(rows) || rows.some((line) => typeof line !== 'string'))
    return [[fault('rows', 'rooms', 'R1.7', 'a layout is seven texts, one a row, row 7 first')]];
  const lines = rows as string[];
  if (lines.length !== 7) return [[fault('rows', 'rooms', 'R1.1', `there are 7 rows, not ${lines.length}`)]];
  const found = lines.map(symbols);
  const uneven = found.flatMap(({ length }, i) =>
    length === 7 ? [] : [fault('rows', `row ${7 - i}`, 'R1.1', `a row has 7 cells, this one ${length}`)],
  );
  if (uneven.length > 0) return [uneven];
  const inCells = found.flatMap((line, i) =>
    line.flatMap((symbol, col) => cellFaults(cellAt(col, 6 - i), symbol)),
  );
  const isDrawn = inCells.length === 0;
  const rooms = cellsOfRooms(lines, LETTERS);
  const inRooms = rooms.map((cells, room) => roomFaults(cells, room, isDrawn));
  const right = rooms.filter((cells, room) => cells.length > 0 && inRooms[room].length === 0);
  const wrong = inRooms.flat();
  return [inCells, wrong, countFaults(right, isDrawn && wrong.length === 0)];
}

function fault(
  kind: LayoutFaultKind,
  place: string,
  rule: string,
  message: string,
  cells: readonly string[] = [],
): LayoutFault {
  return { kind, place, rule, message, cells };
}

function cellFaults(cell: number, symbol: string): LayoutFault[] {
  const at = cellName(cell);
  const isTower = TOWER_OF[cell] !== NONE;
  if (isTower === (symbol === '#')) {
    if (isTower || /^[A-R]$/.test(symbol)) return [];
    const message = `rooms are named A to R, not "${symbol}"`;
    return [fault(symbol === FREE ? 'free' : 'letter', at, 'R1.6', message, [at])];
  }
  const message = isTower ? `a corner is a tower "#", not "${symbol}"` : 'only corners are towers';
  return [fault('tower', at, 'R1.2', message, [at])];
}

/** A room without a cell is missing, if every cell has one. */
function roomFaults(inRoom: readonly number[], room: number, isDrawn: boolean): LayoutFault[] {
  const place = `room ${String.fromCharCode(65 + room)}`;
  if (inRoom.length === 0)
    return isDrawn && room < ROOMS
      ? [fault('missing', place, 'R1.6', 'there are 18 rooms, this one has no cell')]
      : [];
  const width = 1 + span(inRoom.map(column));
  const height = 1 + span(inRoom.map(row));
  const cells = inRoom.map(cellName);
  const names = cells.join(' ');
  if (width * height !== cells.length)
    return [fault('shape', place, 'R1.6', `its cells ${names} do not form one rectangle`, cells)];
  if (isRoom(width, height)) return [];
  return [fault('size', place, 'R1.6', `${width} by ${height} (${names}); rooms are 1x2, 1x3 or 2x2`, cells)];
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
    const those = rooms.filter((cells) => cells.length === size);
    const found = those.length;
    if (found === wanted || (found < wanted && !isWhole)) return [];
    const cells = found > wanted ? those.flat().map(cellName) : [];
    return [
      {
        ...fault('count', 'rooms', 'R1.6', `${wanted} rooms have ${size} cells, here ${found}`, cells),
        size,
      },
    ];
  });
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
