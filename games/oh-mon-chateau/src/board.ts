import { action, BUILD, pair } from './actions.js';
import { BOARDS, type Construction, MAKES, type Mode } from './data/boards.js';

const LETTERS = 'WSGF';

/** Boards fit into a grid of five by five; a cell is a place in it, in reading order. */
export const SIDE = 5;
export const CELL_NAMES: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, place) => `${Math.floor(place / SIDE) + 1},${(place % SIDE) + 1}`,
);

export type Line = {
  /** First and last cell, as in `build 1,2-1,4`. */
  readonly name: string;
  /** The action that clears it. */
  readonly build: number;
  readonly cells: readonly number[];
  /** The cells as bits. */
  readonly mask: number;
  readonly construction: Construction;
};

/** A board prepared for play: its cells as bits, by resource and all of them, and its lines [O6.1]. */
export type Board = {
  readonly cells: number;
  readonly resourceCells: Int32Array;
  readonly lines: readonly Line[];
  readonly plan: LinePlan;
};

/** The same as flat lists, for search: lines, and the place of each cell among its twelve. */
export type LinePlan = {
  readonly masks: Int32Array;
  readonly makes: Uint8Array;
  /** What a line draws at once. */
  readonly points: Uint8Array;
  readonly cells: Int32Array;
};

type Cell = { readonly row: number; readonly col: number; readonly letter: string };

/** `makes` says what a line makes, by its name or by its cost: the letters of its cells, in the order W S G F. */
export function prepareBoard(
  rows: readonly string[],
  makes: (name: string, cost: string) => Construction,
): Board {
  const cells = cellsOf(rows);
  const bits = (some: readonly Cell[]): number => some.reduce((set, cell) => set | (1 << placeOf(cell)), 0);
  const lines = linesOf(cells).map((line) => ({
    name: nameOf(line),
    build: action(BUILD, pair(placeOf(line[0]), placeOf(line[line.length - 1]))),
    cells: line.map(placeOf),
    mask: bits(line),
    construction: makes(nameOf(line), costOf(line)),
  }));
  return {
    cells: bits(cells),
    resourceCells: Int32Array.from(LETTERS, (letter) => bits(cells.filter((cell) => cell.letter === letter))),
    lines,
    plan: {
      masks: Int32Array.from(lines, (line) => line.mask),
      makes: Uint8Array.from(lines, (line) => MAKES.indexOf(line.construction.makes)),
      points: Uint8Array.from(lines, ({ construction }) =>
        'points' in construction ? construction.points : 0,
      ),
      cells: Int32Array.from(cells, placeOf),
    },
  };
}

const printed = (mode: Mode): Board =>
  prepareBoard(BOARDS[mode].rows, (_, cost) => BOARDS[mode].constructions[cost]);

export const PREPARED: Readonly<Record<Mode, Board>> = {
  'petits-batisseurs': printed('petits-batisseurs'),
  'grands-architectes': printed('grands-architectes'),
};

/** [O6.1] The lines of any rows, those of a board that is not finished yet included: their names and cells. */
export function linesOn(
  rows: readonly string[],
): { readonly name: string; readonly cells: readonly string[] }[] {
  return linesOf(cellsOf(rows)).map((line) => ({
    name: nameOf(line),
    cells: line.map((cell) => CELL_NAMES[placeOf(cell)]),
  }));
}

export function symbols(line: string): string[] {
  return line.split(/\s*/).filter((symbol) => symbol !== '');
}

function cellsOf(rows: readonly string[]): Cell[] {
  return rows.flatMap((line, r) =>
    symbols(line).flatMap((letter, c) => (letter === '.' ? [] : [{ row: r + 1, col: c + 1, letter }])),
  );
}

/** [O6.1] Maximal runs of two or more, the rows from the top, then the columns from the left. */
function linesOf(cells: readonly Cell[]): Cell[][] {
  const find = (row: number, col: number): Cell | undefined =>
    cells.find((c) => c.row === row && c.col === col);
  const runs = (down: number, right: number): Cell[][] =>
    cells
      .filter((cell) => find(cell.row - down, cell.col - right) === undefined)
      .map((cell) => {
        const run: Cell[] = [];
        for (let next: Cell | undefined = cell; next !== undefined; ) {
          run.push(next);
          next = find(next.row + down, next.col + right);
        }
        return run;
      })
      .filter((run) => run.length >= 2);
  const columns = runs(1, 0).sort((a, b) => a[0].col - b[0].col || a[0].row - b[0].row);
  return [...runs(0, 1), ...columns];
}

function costOf(line: readonly Cell[]): string {
  const letters = line.map((cell) => cell.letter);
  return [...letters].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
}

function placeOf({ row, col }: Cell): number {
  return (row - 1) * SIDE + (col - 1);
}

function nameOf(line: readonly Cell[]): string {
  return `${CELL_NAMES[placeOf(line[0])]}-${CELL_NAMES[placeOf(line[line.length - 1])]}`;
}
