import { BOARDS, CELL_NAMES, type Mode, PREPARED } from '@castellan/oh-mon-chateau';
import type { Canvas } from '../../terminal/canvas.js';
import type { Paint } from '../../terminal/ink.js';
import { COPPER, INK, PAPER, PLANK_SHADE, STONE, STONE_SHADE, THATCHED } from '../../terminal/palette.js';

const STEP = 3;
const SIDE = 5;
export const CELLS_WIDTH = 1 + SIDE * STEP;

type Colours = { readonly light: string; readonly dark: string };

/** By the letter of a cell. */
const RESOURCES: Readonly<Record<string, Colours>> = {
  W: { light: PLANK_SHADE, dark: '#7A4F22' },
  S: { light: STONE, dark: '#5F564C' },
  G: { light: THATCHED, dark: '#8A6410' },
  F: { light: COPPER, dark: '#2F6655' },
};

export function cellsHeight(mode: Mode): number {
  return 1 + BOARDS[mode].rows.length;
}

/** A player's board: "(W)" has a token, "[W]" one on a line that is complete. */
export function drawCells(canvas: Canvas, x: number, y: number, mode: Mode, tokens: readonly string[]): void {
  const complete = new Set(completeLines(mode, tokens).flat());
  for (let column = 1; column <= SIDE; column++)
    canvas.put(x + 2 + (column - 1) * STEP, y, String(column), { fg: STONE_SHADE });
  BOARDS[mode].rows.forEach((row, r) => {
    canvas.put(x, y + 1 + r, String(r + 1), { fg: STONE_SHADE });
    [...row.replace(/\s/g, '')].forEach((letter, c) => {
      if (letter === '.') return;
      const { text, paint } = cellLook(letter, `${r + 1},${c + 1}`, tokens, complete);
      canvas.put(x + 1 + c * STEP, y + 1 + r, text, paint);
    });
  });
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
export function completeLines(mode: Mode, tokens: readonly string[]): string[][] {
  const lines = PREPARED[mode].lines.map((line) => line.cells.map((cell) => CELL_NAMES[cell]));
  return lines.filter((cells) => cells.every((cell) => tokens.includes(cell)));
}
