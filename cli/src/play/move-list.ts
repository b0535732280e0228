import { legalMoves, type Seat, type State, unwrap } from '@castellan/kernel';
import type { MoveLabel } from '../face.js';
import type { Box } from '../registry.js';
import type { Ink } from '../terminal/ink.js';
import { COLUMNS } from '../terminal/layout.js';
import { STONE_SHADE } from '../terminal/palette.js';
import { firstWord } from '../words.js';

/** Headings stand in a column of their own, at least so wide. */
const HEADING = 9;

/** A legal move as it stands in the list: numbered from 1, under its heading. */
export type Listed = MoveLabel & {
  readonly number: number;
  readonly note: string;
  readonly move: string;
  readonly action: number;
};

export function listMoves({ game, face }: Box, state: State, seat: Seat): Listed[] {
  const before = state.view(seat);
  const rank = (move: string): number => {
    const at = face.kinds.indexOf(firstWord(move));
    return at < 0 ? face.kinds.length : at;
  };
  const moves = legalMoves(game, state, seat).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return moves.map((move, i) => {
    const action = unwrap(game.readMove(move));
    const after = state.copy();
    // What the move would make known is nobody's business yet, so such a move gets no note.
    const note = after.apply(seat, action, null)
      ? ''
      : face.note(move, before, after.view(seat), game.foresee?.(state, seat, action));
    return { ...face.entry(move), number: i + 1, note, move, action };
  });
}

/** A heading that fits beside the one before begins at a multiple of this. */
const STOP = 20;

/** The list for the eye: headings below each other, short ones side by side. */
export function showMoves(moves: readonly Listed[], ink: Ink): string[] {
  const lines: string[] = [];
  let used = COLUMNS;
  for (const heading of new Set(moves.map((move) => move.heading))) {
    const own = block(heading, moves, ink);
    const last = own[own.length - 1];
    const start = Math.ceil((used + 2) / STOP) * STOP;
    if (own.length === 1 && start + last.width <= COLUMNS) {
      lines[lines.length - 1] += ' '.repeat(start - used) + last.text;
      used = start + last.width;
    } else {
      lines.push(...own.map((line) => line.text));
      used = last.width;
    }
  }
  return lines.map((line) => line.trimEnd());
}

/** Text and how wide it is: colours make it longer than it looks. */
type Line = { readonly text: string; readonly width: number };

function block(heading: string, moves: readonly Listed[], ink: Ink): Line[] {
  const own = moves.filter((move) => move.heading === heading);
  const indent = Math.max(HEADING, ...moves.map((move) => move.heading.length + 1));
  const digits = String(moves.length).length;
  const label = Math.max(...own.map((move) => move.label.length + move.note.length));
  const width = digits + 1 + label + 2;
  const most = Math.max(1, Math.floor((COLUMNS - indent + 2) / width));
  const perLine = Math.ceil(own.length / Math.ceil(own.length / most));
  const lines: Line[] = [];
  for (let from = 0; from < own.length; from += perLine) {
    const cells = own.slice(from, from + perLine).map((move) => {
      const number = ink.paint(String(move.number).padStart(digits), { fg: STONE_SHADE });
      return `${number} ${(move.label + move.note).padEnd(label)}`;
    });
    const name = ink.paint((from === 0 ? heading : '').padEnd(indent), { bold: true });
    lines.push({ text: name + cells.join('  '), width: indent + cells.length * width - 2 });
  }
  return lines;
}
