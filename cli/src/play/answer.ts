import { describeRejection, parseMove, type Seat } from '@castellan/kernel';
import { capital, seatList } from '../seat-names.js';
import type { LiveGame } from './live-game.js';
import { type Listed, listMoves } from './move-list.js';

/** What a person meant by what they typed. */
export type Answer =
  | { readonly kind: 'move'; readonly seat: Seat; readonly action: number }
  | { readonly kind: 'undo' | 'hint'; readonly seat: Seat }
  | { readonly kind: 'help' | 'leave' | 'nothing' }
  | { readonly kind: 'wrong'; readonly message: string };

/** No line at all means that there will be none any more. */
export function readAnswer(line: string | null, live: LiveGame, seat: Seat): Answer {
  if (line === null) return { kind: 'leave' };
  const text = line.trim().replace(/\s+/g, ' ');
  if (text === '') return readNothing(live, seat);
  if (text === '?') return { kind: 'help' };
  if (text === 'q') return { kind: 'leave' };
  const named = /^(\d):(.*)$/.exec(text);
  if (named === null) return readMove(text, live, seat);
  const other = Number(named[1]);
  const words = named[2].trim();
  const waiting = live.waiting();
  if (words === 'u' || waiting.includes(other)) return readMove(words, live, other);
  return wrong(`seat ${other} has no move now; it is up to ${seatList(waiting)}`);
}

/** Enter alone is enough where there is no choice. */
function readNothing({ box, state }: LiveGame, seat: Seat): Answer {
  const moves = listMoves(box, state, seat);
  return moves.length === 1 ? { kind: 'move', seat, action: moves[0].action } : { kind: 'nothing' };
}

function readMove(text: string, live: LiveGame, seat: Seat): Answer {
  if (text === 'u') return { kind: 'undo', seat };
  if (text === 'h') return { kind: 'hint', seat };
  const { box, state } = live;
  const moves = listMoves(box, state, seat);
  const move = (action: number): Answer => ({ kind: 'move', seat, action });
  if (/^\d+$/.test(text)) {
    const listed = moves.find(({ number }) => number === Number(text));
    if (listed !== undefined) return move(listed.action);
    return wrong(`there is no move ${text}; they are numbered from 1 to ${moves.length}`);
  }
  const meant = moves.find((listed) => namesOf(listed).includes(text.toLowerCase()));
  if (meant !== undefined) return move(meant.action);
  const parsed = parseMove(box.game, state, seat, text);
  return parsed.ok ? move(parsed.value) : wrong(describeRejection(parsed.error));
}

/** What may be typed for a move: its notation, or what the list shows of it. */
function namesOf({ move, heading, label }: Listed): string[] {
  return [move, `${heading} ${label}`.trim()].map((name) => name.toLowerCase());
}

function wrong(message: string): Answer {
  return { kind: 'wrong', message: capital(message) };
}
