import type { OptionReader } from '@castellan/kernel';
import { linesOn, symbols } from '../board.js';
import type { Mode } from '../data/boards.js';
import { GUESTS } from '../data/guests.js';
import type { Box } from './box.js';
import { findBoxMistakes } from './check.js';
import { printedBox } from './printed-box.js';
import { boxProblem } from './words.js';

/** [O6.2] The option `box`, or all that is wrong with it. */
export function readBox(reader: OptionReader, mode: Mode): Box {
  const box = reader.value('box');
  const mistakes = findBoxMistakes(mode, box);
  reader.note(...mistakes.map(boxProblem));
  return mistakes.length > 0 ? printedBox(mode) : settleBox(mode, box as Box);
}

/** The same in one spelling: rows with blanks, lines in the order of the board, guests in theirs and none of them 0 times. */
function settleBox(mode: Mode, { rows, lines, track, guests }: Box): Box {
  const spaced = rows.map((row) => symbols(row).join(' '));
  return {
    rows: spaced,
    lines: Object.fromEntries(linesOn(spaced).map(({ name }) => [name, lines[name]])),
    track: [...track],
    guests: Object.fromEntries(
      mode === 'petits-batisseurs'
        ? Object.entries(guests).filter(([, count]) => count > 0)
        : GUESTS.map(({ id }) => [id, guests[id]]),
    ),
  };
}
