import { describeRejection, parseMove, type Seat } from '@castellan/kernel';
import { capital, seatList } from '../seat-names.js';
import type { LiveGame } from './live-game.js';
import { listMoves } from './move-list.js';

/** What a person meant by what they typed. */
export type Answer =
  | { readonly kind: 'move'; readonly seat: Seat; readonly action: number }
  | { readonly kind: 'undo' | 'help' | 'leave' | 'nothing' }
  | { readonly kind: 'wrong'; readonly message: string };

/** No line at all means that there will be none any more. */
export function readAnswer(line: string | null, live: LiveGame, seat: Seat): Answer {
  if (line === null) return { kind: 'leave' };
  const text = line.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'nothing' };
  if (text === '?') return { kind: 'help' };
  if (text === 'u') return { kind: 'undo' };
  if (text === 'q') return { kind: 'leave' };
  const named = /^(\d):(.*)$/.exec(text);
  if (named === null) return readMove(text, live, seat);
  const waiting = live.waiting();
  const other = Number(named[1]);
  if (waiting.includes(other)) return readMove(named[2].trim(), live, other);
  return wrong(`seat ${other} has no move now; it is up to ${seatList(waiting)}`);
}

function readMove(text: string, live: LiveGame, seat: Seat): Answer {
  const { box, state } = live;
  const moves = listMoves(box, state, seat);
  const move = (action: number): Answer => ({ kind: 'move', seat, action });
  if (/^\d+$/.test(text)) {
    const listed = moves.find(({ number }) => number === Number(text));
    if (listed !== undefined) return move(listed.action);
    return wrong(`there is no move ${text}; they are numbered from 1 to ${moves.length}`);
  }
  const meant = moves.find((listed) => listed.move.toLowerCase() === text.toLowerCase());
  if (meant !== undefined) return move(meant.action);
  const parsed = parseMove(box.game, state, seat, text);
  return parsed.ok ? move(parsed.value) : wrong(describeRejection(parsed.error));
}

function wrong(message: string): Answer {
  return { kind: 'wrong', message: capital(message) };
}
