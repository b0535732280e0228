import { legalMoves, type Seat, type State, unwrap } from '@castellan/kernel';
import type { Box } from '../registry.js';
import type { Ink } from '../terminal/ink.js';
import { COLUMNS } from '../terminal/layout.js';
import { STONE_SHADE } from '../terminal/palette.js';

/** Kinds stand in a column of their own. */
const HEADING = 9;

/** A legal move as it stands in the list: numbered from 1, under its kind. */
export type Listed = {
  readonly number: number;
  readonly kind: string;
  readonly label: string;
  readonly move: string;
  readonly action: number;
};

export function listMoves({ game, face }: Box, state: State, seat: Seat): Listed[] {
  const before = state.view(seat);
  const rank = (move: string): number => {
    const at = face.kinds.indexOf(kindOf(move));
    return at < 0 ? face.kinds.length : at;
  };
  const moves = legalMoves(game, state, seat).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return moves.map((move, i) => {
    const action = unwrap(game.readMove(move));
    const after = state.copy();
    // What the move would make known is nobody's business yet, so such a move gets no note.
    const note = after.apply(seat, action, null) ? '' : face.note(before, after.view(seat));
    const label = move.slice(kindOf(move).length).trim();
    return {
      number: i + 1,
      kind: kindOf(move),
      label: note === '' ? label : `${label} ${note}`,
      move,
      action,
    };
  });
}

function kindOf(move: string): string {
  return move.split(' ', 1)[0];
}

/** A kind that fits beside the one before begins at a multiple of this. */
const STOP = 20;

/** The list for the eye: kinds below each other, short ones side by side. */
export function showMoves(moves: readonly Listed[], ink: Ink): string[] {
  const lines: string[] = [];
  let used = COLUMNS;
  for (const kind of new Set(moves.map((move) => move.kind))) {
    const own = block(kind, moves, ink);
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

function block(kind: string, moves: readonly Listed[], ink: Ink): Line[] {
  const own = moves.filter((move) => move.kind === kind);
  const digits = String(moves.length).length;
  const label = Math.max(...own.map((move) => move.label.length));
  const width = digits + 1 + label + 2;
  const most = Math.floor((COLUMNS - HEADING + 2) / width);
  const perLine = Math.ceil(own.length / Math.ceil(own.length / most));
  const lines: Line[] = [];
  for (let from = 0; from < own.length; from += perLine) {
    const cells = own.slice(from, from + perLine).map((move) => {
      const number = ink.paint(String(move.number).padStart(digits), { fg: STONE_SHADE });
      return `${number} ${move.label.padEnd(label)}`;
    });
    const name = ink.paint((from === 0 ? kind : '').padEnd(HEADING), { bold: true });
    lines.push({ text: name + cells.join('  '), width: HEADING + cells.length * width - 2 });
  }
  return lines;
}
