import type { OptionProblem } from '@castellan/kernel';
import { action, BUILD, pair } from './actions.js';
import { BOARDS, type BoardData, type Construction, type Mode } from './data/boards.js';

export const BOARD_CELLS = 12;
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
};

type Cell = { readonly row: number; readonly col: number; readonly letter: string };

export function prepareBoard(data: BoardData): Board {
  const cells = cellsOf(data.rows);
  const bits = (some: readonly Cell[]): number => some.reduce((set, cell) => set | (1 << placeOf(cell)), 0);
  return {
    cells: bits(cells),
    resourceCells: Int32Array.from(LETTERS, (letter) => bits(cells.filter((cell) => cell.letter === letter))),
    lines: linesOf(cells).map((line) => ({
      name: nameOf(line),
      build: action(BUILD, pair(placeOf(line[0]), placeOf(line[line.length - 1]))),
      cells: line.map(placeOf),
      mask: bits(line),
      construction: data.constructions[costOf(line)],
    })),
  };
}

export const PREPARED: Readonly<Record<Mode, Board>> = {
  'petits-batisseurs': prepareBoard(BOARDS['petits-batisseurs']),
  'grands-architectes': prepareBoard(BOARDS['grands-architectes']),
};

/** What keeps a board from being playable: twelve cells, three of each resource, every line makes one thing. */
export function findBoardProblems(data: BoardData): OptionProblem[] {
  const problem = (place: string, message: string): OptionProblem => ({ place, rule: 'O6.1', message });
  const cells = cellsOf(data.rows);
  const problems: OptionProblem[] = [];
  if (data.rows.length > SIDE) problems.push(problem('board', `there are at most ${SIDE} rows`));
  data.rows.forEach((line, i) => {
    if (symbols(line).length !== SIDE) problems.push(problem(`row ${i + 1}`, `a row has ${SIDE} places`));
    for (const symbol of symbols(line))
      if (!`.${LETTERS}`.includes(symbol))
        problems.push(problem(`row ${i + 1}`, `"${symbol}" is no resource`));
  });
  if (cells.length !== BOARD_CELLS)
    problems.push(problem('board', `a board has ${BOARD_CELLS} cells, this one ${cells.length}`));
  for (const letter of LETTERS) {
    const count = cells.filter((cell) => cell.letter === letter).length;
    if (count !== 3) problems.push(problem('board', `three cells are ${letter}, here ${count}`));
  }
  const lines = linesOf(cells);
  for (const line of lines)
    if (!Object.hasOwn(data.constructions, costOf(line)))
      problems.push(problem(nameOf(line), `${costOf(line)} makes nothing`));
  for (const cost of Object.keys(data.constructions)) {
    const count = lines.filter((line) => costOf(line) === cost).length;
    if (count !== 1) problems.push(problem(cost, `one line makes it, here ${count}`));
  }
  return problems;
}

function symbols(line: string): string[] {
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
