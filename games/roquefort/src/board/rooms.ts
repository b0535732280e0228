import type { OptionProblem } from '@castellan/kernel';
import { cellAt, cellName, column, NONE, row, TOWER_OF } from './cells.js';

export const ROOMS = 18;
/** How many rooms there are of each size [R1.6]. */
export const ROOMS_OF_SIZE: Readonly<Record<number, number>> = { 2: 11, 3: 5, 4: 2 };
export type RoofMaterial = 'tiled' | 'thatched' | 'copper';
const MATERIALS: Readonly<Record<number, RoofMaterial>> = { 2: 'tiled', 3: 'thatched', 4: 'copper' };

export function roofMaterial(size: number): RoofMaterial {
  return MATERIALS[size];
}

/** The cells of rooms A to R, each in the order of their names. Rows are texts, row 7 first. */
export function cellsOfRooms(rows: readonly string[]): number[][] {
  const rooms: number[][] = Array.from({ length: ROOMS }, () => []);
  rows.forEach((line, i) => {
    symbols(line).forEach((symbol, col) => {
      rooms[symbol.charCodeAt(0) - 65]?.push(cellAt(col, 6 - i));
    });
  });
  return rooms.map((cells) => cells.sort((a, b) => a - b));
}

/** Blanks between the symbols are for the eye only. */
export function symbols(line: string): string[] {
  return line.split(/\s*/).filter((symbol) => symbol !== '');
}

/** Everything that keeps these rows from being a castle; empty when they are one [R1.6, R1.7]. */
export function findLayoutProblems(rows: unknown): OptionProblem[] {
  if (!Array.isArray(rows) || rows.some((line) => typeof line !== 'string'))
    return [{ place: 'rooms', rule: 'R1.7', message: 'a layout is seven texts, one a row, row 7 first' }];
  const lines = rows as string[];
  if (lines.length !== 7)
    return [{ place: 'rooms', rule: 'R1.1', message: `there are 7 rows, not ${lines.length}` }];
  const inLines = lines.flatMap(findLineProblems);
  if (inLines.length > 0) return inLines;
  const rooms = cellsOfRooms(lines);
  const inRooms = rooms.flatMap(findRoomProblems);
  return inRooms.length > 0 ? inRooms : findCountProblems(rooms);
}

function findLineProblems(line: string, i: number): OptionProblem[] {
  const place = `row ${7 - i}`;
  const found = symbols(line);
  if (found.length !== 7)
    return [{ place, rule: 'R1.1', message: `a row has 7 cells, this one ${found.length}` }];
  return found.flatMap((symbol, col): OptionProblem[] => {
    const cell = cellAt(col, 6 - i);
    const at = cellName(cell);
    const tower = TOWER_OF[cell] !== NONE;
    if (tower && symbol !== '#')
      return [{ place: at, rule: 'R1.2', message: `a corner is a tower "#", not "${symbol}"` }];
    if (!tower && symbol === '#') return [{ place: at, rule: 'R1.2', message: 'only corners are towers' }];
    if (!tower && !/^[A-R]$/.test(symbol))
      return [{ place: at, rule: 'R1.6', message: `rooms are named A to R, not "${symbol}"` }];
    return [];
  });
}

function findRoomProblems(cells: readonly number[], room: number): OptionProblem[] {
  const place = `room ${String.fromCharCode(65 + room)}`;
  if (cells.length === 0)
    return [{ place, rule: 'R1.6', message: 'there are 18 rooms, this one has no cell' }];
  const width = 1 + span(cells.map(column));
  const height = 1 + span(cells.map(row));
  const names = cells.map(cellName).join(' ');
  if (width * height !== cells.length)
    return [{ place, rule: 'R1.6', message: `its cells ${names} do not form one rectangle` }];
  const fits = cells.length === 4 ? width === 2 : cells.length === 2 || cells.length === 3;
  if (!fits)
    return [{ place, rule: 'R1.6', message: `${width} by ${height} (${names}); rooms are 1x2, 1x3 or 2x2` }];
  return [];
}

function findCountProblems(rooms: readonly (readonly number[])[]): OptionProblem[] {
  return Object.entries(ROOMS_OF_SIZE).flatMap(([size, wanted]): OptionProblem[] => {
    const found = rooms.filter((cells) => cells.length === Number(size)).length;
    if (found === wanted) return [];
    return [{ place: 'rooms', rule: 'R1.6', message: `${wanted} rooms have ${size} cells, here ${found}` }];
  });
}

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
