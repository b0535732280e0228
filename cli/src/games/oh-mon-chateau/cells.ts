import { type ChateauView, chateauScenery } from '@castellan/oh-mon-chateau';
import type { Canvas } from '../../terminal/canvas.js';
import type { Paint } from '../../terminal/ink.js';
import { COPPER, INK, PAPER, PLANK_SHADE, STONE, STONE_SHADE, THATCHED } from '../../terminal/palette.js';

const STEP = 3;
const SIDE = 5;
export const CELLS_WIDTH = 1 + SIDE * STEP;

type Colours = { readonly light: string; readonly dark: string };

/** By the letter of a cell, the first of its resource. */
const RESOURCES: Readonly<Record<string, Colours>> = {
  W: { light: PLANK_SHADE, dark: '#7A4F22' },
  S: { light: STONE, dark: '#5F564C' },
  G: { light: THATCHED, dark: '#8A6410' },
  F: { light: COPPER, dark: '#2F6655' },
};

/** What is printed: here, or in somebody's own box. */
export type Printed = Pick<ChateauView, 'mode' | 'box'>;

export function cellsHeight(printed: Printed): number {
  return 1 + Math.max(...chateauScenery(printed).cells.map(({ cell }) => Number(cell[0])));
}

/** A player's board: "(W)" has a token, "[W]" one on a line that is complete. */
export function drawCells(
  canvas: Canvas,
  x: number,
  y: number,
  printed: Printed,
  tokens: readonly string[],
): void {
  const complete = new Set(completeLines(printed, tokens).flat());
  for (let column = 1; column <= SIDE; column++)
    canvas.put(x + 2 + (column - 1) * STEP, y, String(column), { fg: STONE_SHADE });
  for (let row = 1; row < cellsHeight(printed); row++)
    canvas.put(x, y + row, String(row), { fg: STONE_SHADE });
  for (const { cell, resource } of chateauScenery(printed).cells) {
    const [row, column] = cell.split(',').map(Number);
    const { text, paint } = cellLook(resource[0].toUpperCase(), cell, tokens, complete);
    canvas.put(x + 1 + (column - 1) * STEP, y + row, text, paint);
  }
}

function cellLook(
  letter: string,
  name: string,
  tokens: readonly string[],
  complete: ReadonlySet<string>,
): { text: string; paint: Paint } {
  const { light, dark } = RESOURCES[letter];
  if (complete.has(name)) return { text: `[${letter}]`, paint: { fg: PAPER, bg: dark, bold: true } };
  if (tokens.includes(name)) return { text: `(${letter})`, paint: { fg: INK, bg: light, bold: true } };
  return { text: ` ${letter} `, paint: { fg: dark, bg: PAPER } };
}

/** The cells of each line that could be cleared, if what it makes is possible. */
export function completeLines(printed: Printed, tokens: readonly string[]): (readonly string[])[] {
  return chateauScenery(printed)
    .lines.map((line) => line.cells)
    .filter((cells) => cells.every((cell) => tokens.includes(cell)));
}
