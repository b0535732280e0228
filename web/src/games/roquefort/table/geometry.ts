import type { Point } from '../../common/point.js';
import type { RoofMaterial } from '../art/roof.js';
/*
 * Where things are on the screen. A cell is 100 units; the castle with its wall is 812 by 812. Quarter turns bring
 * another side of the castle to the front; pieces stay upright, only places change.
 */
export const CELL = 100;
export const WALL = 56;
export const CASTLE = 7 * CELL + 2 * WALL;
const COLUMNS = 'abcdefg';

export type { Point };

/** Column from the left and line from the top, 0 to 6, as the castle stands; one beyond is where slots are. */
export type GridSpot = { readonly column: number; readonly line: number };

export function isCell(place: string): boolean {
  return /^[a-g][1-7]$/.test(place);
}

function turned({ column, line }: GridSpot, turns: number): GridSpot {
  return turns % 4 === 0 ? { column, line } : turned({ column: 6 - line, line: column }, turns - 1);
}

export function spotOf(cell: string, turns: number): GridSpot {
  return turned({ column: COLUMNS.indexOf(cell[0]), line: 7 - Number(cell[1]) }, turns);
}

export function pointAt({ column, line }: GridSpot): Point {
  return { x: WALL + CELL * (column + 0.5), y: WALL + CELL * (line + 0.5) };
}

export function pointOf(cell: string, turns: number): Point {
  return pointAt(spotOf(cell, turns));
}

/** The cell at a spot, the other way round. */
export function cellAt(spot: GridSpot, turns: number): string {
  const { column, line } = turned(spot, (4 - (turns % 4)) % 4);
  return `${COLUMNS[column]}${7 - line}`;
}

export const CELLS: readonly string[] = [...COLUMNS].flatMap((column) =>
  [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`),
);
export const SLOTS: readonly string[] = 'a2 a4 a6 b7 d7 f7 g6 g4 g2 f1 d1 b1'.split(' ');

export function isTower(cell: string): boolean {
  return /^[ag][17]$/.test(cell);
}

/** Cells with a hole to the floor below. */
export function isFloor(cell: string): boolean {
  return /[bdf]/.test(cell[0]) || /[246]/.test(cell[1]);
}

/** The way from a slot's wall into the castle. */
function inward(slot: string): readonly [number, number] {
  if (slot[0] === 'a' && !/[17]/.test(slot[1])) return [1, 0];
  if (slot[0] === 'g' && !/[17]/.test(slot[1])) return [-1, 0];
  return slot[1] === '1' ? [0, 1] : [0, -1];
}

/** The seven cells of a slot's lane, the one at the slot first. */
export function laneOf(slot: string): string[] {
  const [dc, dr] = inward(slot);
  const column = COLUMNS.indexOf(slot[0]);
  const row = Number(slot[1]);
  return Array.from({ length: 7 }, (_, i) => `${COLUMNS[column + dc * i]}${row + dr * i}`);
}

/** Before the first cell of a slot's lane (-1) or behind its last (7). */
export function besideLane(slot: string, step: -1 | 7, turns: number): GridSpot {
  const lane = laneOf(slot);
  const [near, next] = step === -1 ? [lane[0], lane[1]] : [lane[6], lane[5]];
  const a = spotOf(near, turns);
  const b = spotOf(next, turns);
  return { column: 2 * a.column - b.column, line: 2 * a.line - b.line };
}

/** Where a slot's banner and arrow stand: on the wall, half a cell and half the wall from the middle of the first cell. */
export function slotPoint(slot: string, turns: number): Point {
  const outside = pointAt(besideLane(slot, -1, turns));
  const first = pointOf(slot, turns);
  const share = (CELL / 2 + WALL / 2) / CELL;
  return { x: first.x + (outside.x - first.x) * share, y: first.y + (outside.y - first.y) * share };
}

/** Degrees by which something that points to the right must be turned to point into the castle. */
export function angleOf(slot: string, turns: number): number {
  const outside = besideLane(slot, -1, turns);
  const first = spotOf(slot, turns);
  return (Math.atan2(first.line - outside.line, first.column - outside.column) * 180) / Math.PI;
}

export type { RoofMaterial };
export type Room = {
  readonly letter: string;
  readonly cells: readonly string[];
  readonly material: RoofMaterial;
};

/** Rows of the layout, row 7 first, become rooms. */
export function roomsOf(rows: readonly string[]): Room[] {
  const cells = new Map<string, string[]>();
  rows.forEach((row, i) => {
    row.split(' ').forEach((letter, column) => {
      if (letter === '#') return;
      cells.set(letter, [...(cells.get(letter) ?? []), `${COLUMNS[column]}${7 - i}`]);
    });
  });
  return [...cells].map(([letter, list]) => ({
    letter,
    cells: list,
    material: list.length === 2 ? 'tiled' : list.length === 3 ? 'thatched' : 'copper',
  }));
}

/** A room's middle and its size in cells, as it lies on the screen. */
export function boxOf(
  room: Room,
  turns: number,
): Point & { readonly width: number; readonly height: number } {
  const spots = room.cells.map((cell) => spotOf(cell, turns));
  const columns = spots.map(({ column }) => column);
  const lines = spots.map(({ line }) => line);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...lines), Math.max(...lines)];
  const middle = pointAt({ column: (left + right) / 2, line: (top + bottom) / 2 });
  return { ...middle, width: right - left + 1, height: bottom - top + 1 };
}
