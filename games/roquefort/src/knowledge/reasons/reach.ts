import { CHANCE } from '@castellan/kernel';
import { action, DRAW, END, kindOf } from '../../actions.js';
import { BLANK, KINDS } from '../../board/tiles.js';
import { ACTIONS_A_TURN, MICE } from '../../position.js';
import type { RoquefortState } from '../../state.js';
import { writeKey } from '../key.js';

/** What a seat could do with a whole turn: kinds that it could collect, as bits, and whether it could win. */
export type Reach = { readonly kinds: number; readonly wins: boolean };
const NOTHING: Reach = { kinds: 0, wins: false };

const MOST_POSITIONS = 20_000;

/**
 * What the seat could collect if it were its turn now, by any sequence of actions and with the tiles that are known,
 * should nothing unknown get in the way. Null if there are too many sequences to be sure.
 */
export function reachOf(from: RoquefortState, seat: number): Reach | null {
  if (from.isOver() || from.isChance()) return NOTHING;
  const wanted = pairsKnown(from) & ~from.cheese[seat];
  // cheese is not the only way to win: somebody's third mouse may fall [R9.2]
  if (wanted === 0 && !from.fallen.some((fallen) => fallen >= MICE - 2)) return NOTHING;
  const start = from.copy();
  start.turn = seat;
  start.actionsLeft = ACTIONS_A_TURN;
  start.slid = false;
  const found = { kinds: 0, wins: false };
  const met = new Set<number>();
  const open: RoquefortState[] = [start];
  const next = from.copy();
  const actions = new Int32Array(256);
  const key = new Int32Array(2);
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const count = state.legal(seat, actions);
    for (let i = 0; i < count; i++) {
      if (kindOf(actions[i]) === END) continue;
      next.copyFrom(state);
      next.apply(seat, actions[i], null);
      showBlanks(next);
      found.kinds |= next.cheese[seat] & wanted;
      if (next.isOver()) {
        found.wins ||= next.winner === seat;
        continue;
      }
      if (next.actionsLeft === 0) continue;
      writeKey(next, key);
      const name = (key[0] >>> 0) * 0x20_0000 + (key[1] & 0x1f_ffff);
      if (met.has(name)) continue;
      if (met.size >= MOST_POSITIONS) return null;
      met.add(name);
      open.push(next.copy());
    }
  }
  return found;
}

/** What comes into the open unseen neither helps nor hinders: it is blank. */
function showBlanks(state: RoquefortState): void {
  while (state.isChance()) {
    // one more than there are, if need be; nobody counts them here
    if (state.unseen[BLANK] === 0) state.unseen[BLANK]++;
    state.apply(CHANCE, action(DRAW, state.nextPending(), BLANK), null);
  }
}

/** Kinds of which two tiles are known, the spare among them. */
function pairsKnown(state: RoquefortState): number {
  let once = 0;
  let twice = 0;
  for (const tile of [...state.tiles, state.spare]) {
    if (tile < 1 || tile > KINDS) continue;
    twice |= once & (1 << tile);
    once |= 1 << tile;
  }
  return twice;
}
