import type { ChanceSource } from '@castellan/kernel';
import { cellAt, column, GRID, NONE, row, TOWER_OF } from './cells.js';
import { ROOMS_OF_SIZE } from './rooms.js';

type Shape = { readonly width: number; readonly height: number };
const SHAPES: readonly Shape[] = [
  { width: 2, height: 1 },
  { width: 1, height: 2 },
  { width: 3, height: 1 },
  { width: 1, height: 3 },
  { width: 2, height: 2 },
];

/** A dead end deep in the search is given up after so many tries; starting anew is faster. */
const PATIENCE = 2_000;

/**
 * A random valid layout [R1.6], lettered in reading order. Cells are filled in reading order, each by a
 * random shape that fits and is still wanted; dead ends are taken back.
 */
export function generateLayout(chance: ChanceSource): string[] {
  for (;;) {
    const rows = tryToFill(chance);
    if (rows !== null) return rows;
  }
}

function tryToFill(chance: ChanceSource): string[] | null {
  const letters: string[] = new Array(GRID).fill('');
  const wanted: Record<number, number> = { ...ROOMS_OF_SIZE };
  let tries = 0;

  const fill = (position: number, room: number): boolean => {
    if (position === 49) return true;
    const cell = readingOrder(position);
    if (TOWER_OF[cell] !== NONE || letters[cell] !== '') return fill(position + 1, room);
    for (const shape of shuffled(SHAPES, chance)) {
      const size = shape.width * shape.height;
      const cells = covered(cell, shape);
      if (wanted[size] === 0 || cells === null || cells.some((c) => letters[c] !== '')) continue;
      if (++tries > PATIENCE) return false;
      for (const c of cells) letters[c] = String.fromCharCode(65 + room);
      wanted[size]--;
      if (fill(position + 1, room + 1)) return true;
      for (const c of cells) letters[c] = '';
      wanted[size]++;
    }
    return false;
  };

  return fill(0, 0) ? toRows(letters) : null;
}

function readingOrder(position: number): number {
  return cellAt(position % 7, 6 - Math.floor(position / 7));
}

/** The cells of a shape whose top left corner is the given cell; null if it does not fit. */
function covered(corner: number, { width, height }: Shape): number[] | null {
  const cells: number[] = [];
  for (let dx = 0; dx < width; dx++)
    for (let dy = 0; dy < height; dy++) {
      const col = column(corner) + dx;
      const r = row(corner) - dy;
      if (col > 6 || r < 0 || TOWER_OF[cellAt(col, r)] !== NONE) return null;
      cells.push(cellAt(col, r));
    }
  return cells;
}

function shuffled<T>(items: readonly T[], chance: ChanceSource): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

function toRows(letters: readonly string[]): string[] {
  return Array.from({ length: 7 }, (_, i) =>
    Array.from({ length: 7 }, (_, col) => letters[cellAt(col, 6 - i)] || '#').join(' '),
  );
}
