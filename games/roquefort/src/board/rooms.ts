import { cellAt } from './cells.js';

export const ROOMS = 18;
/** How many rooms there are of each size [R1.6]. */
export const ROOMS_OF_SIZE: Readonly<Record<number, number>> = { 2: 11, 3: 5, 4: 2 };
export type RoofMaterial = 'tiled' | 'thatched' | 'copper';
const MATERIALS: Readonly<Record<number, RoofMaterial>> = { 2: 'tiled', 3: 'thatched', 4: 'copper' };

export function roofMaterial(size: number): RoofMaterial {
  return MATERIALS[size];
}

/** The cells of rooms A to R, or of so many letters, each in the order of their names. Rows are texts, row 7 first. */
export function cellsOfRooms(rows: readonly string[], letters = ROOMS): number[][] {
  const rooms: number[][] = Array.from({ length: letters }, () => []);
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
