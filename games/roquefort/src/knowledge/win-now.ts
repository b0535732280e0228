import { CHANCE } from '@castellan/kernel';
import { action, DRAW, END, kindOf, SPARE_PLACE } from '../actions.js';
import { CELL_OF_FLOOR, PLACES } from '../board/cells.js';
import { countKinds, KINDS, TILE_COUNTS } from '../board/tiles.js';
import { MICE } from '../position.js';
import type { RoquefortState } from '../state.js';
import { DISTANCE, NEVER } from './distance.js';
import { writeKey } from './key.js';
import { floorsOf, knownOf, lookAround, OF_A_KIND } from './known-tiles.js';
import { findPairs, pairs } from './pairs.js';

const actions = Array.from({ length: 5 }, () => new Int32Array(256));
const key = new Int32Array(2);
const failed = new Set<number>();
let left = 0;

/**
 * An action with which a turn of this seat begins that surely wins, found by trying all turns, short ones first; null if there is none or if more
 * than so many positions had to be tried for turns of one length. What is unknown helps nobody here: turns that make it appear are left out, but for the tile
 * that falls out.
 */
export function findWin(state: RoquefortState, seat: number, most: number): number | null {
  if (state.isOver() || state.isChance() || state.turn !== seat) return null;
  const mayTrap = isThirdMouseNear(state, seat);
  // more than two kinds are hardly ever won in one turn
  if (!mayTrap && state.options.goal - countKinds(state.cheese[seat]) > 2) return null;
  const start = state.copy();
  for (let spent = 1; spent <= state.actionsLeft; spent++) {
    start.actionsLeft = spent;
    if (isOutOfReach(start, seat, mayTrap)) continue;
    failed.clear();
    left = most;
    const found = firstWinning(start, seat, mayTrap, 0);
    if (found !== null) return found;
  }
  return null;
}

/** Somebody else's third mouse may fall [R9.2]. */
function isThirdMouseNear(state: RoquefortState, seat: number): boolean {
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && state.fallen[other] >= MICE - 2) return true;
  return false;
}

function firstWinning(state: RoquefortState, seat: number, mayTrap: boolean, depth: number): number | null {
  const list = actions[depth];
  const count = state.legal(seat, list);
  const next = state.copy();
  for (let i = 0; i < count; i++) {
    if (kindOf(list[i]) === END) continue;
    if (left-- <= 0) return null;
    next.copyFrom(state);
    next.apply(seat, list[i], null);
    if (next.isChance()) {
      if (next.nextPending() !== SPARE_PLACE) continue;
      next.apply(CHANCE, action(DRAW, SPARE_PLACE, anyUnseen(next)), null);
    }
    if (next.isOver()) {
      if (next.winner === seat) return list[i];
      continue;
    }
    if (next.actionsLeft === 0 || isOutOfReach(next, seat, mayTrap)) continue;
    writeKey(next, key);
    const name = (key[0] >>> 0) * 0x20_0000 + (key[1] & 0x1f_ffff);
    if (failed.has(name)) continue;
    if (firstWinning(next, seat, mayTrap, depth + 1) !== null) return list[i];
    failed.add(name);
  }
  return null;
}

/**
 * Whether no pair of a needed kind can be stood on with the actions left. Without a slide it has to be walked to, and a roof lifted
 * (two tiles may share one). A slide costs an action and brings each tile nearer by one at most, or the spare anywhere.
 */
function isOutOfReach(state: RoquefortState, seat: number, mayTrap: boolean): boolean {
  if (mayTrap && !state.slid) return false;
  lookAround(state);
  findPairs(state, seat);
  if (pairs.nearest - 1 <= state.actionsLeft) return false;
  return state.slid || nearestBySlide(state, seat) > state.actionsLeft;
}

function nearestBySlide(state: RoquefortState, seat: number): number {
  let nearest = NEVER;
  for (let kind = 1; kind <= KINDS; kind++) {
    if ((state.cheese[seat] >> kind) & 1) continue;
    const count = knownOf[kind];
    for (let a = 0; a < count; a++) {
      const far = walk(state, seat, floorsOf[kind * OF_A_KIND + a]);
      if (state.spare === kind) nearest = Math.min(nearest, far);
      for (let b = a + 1; b < count; b++)
        nearest = Math.min(nearest, far + walk(state, seat, floorsOf[kind * OF_A_KIND + b]) - 1);
    }
  }
  return nearest;
}

/** Steps from the nearest of the seat's mice, whatever is in the way. */
function walk({ mouse }: RoquefortState, seat: number, floor: number): number {
  let steps = NEVER;
  for (let m = seat * MICE, end = m + MICE; m < end; m++)
    steps = Math.min(steps, DISTANCE[mouse[m] * PLACES + CELL_OF_FLOOR[floor]]);
  return steps;
}

/** What falls out can neither feed nor drop anybody in this turn, so any tile will do. */
function anyUnseen(state: RoquefortState): number {
  for (let tile = TILE_COUNTS.length - 1; tile > 0; tile--) if (state.unseen[tile] > 0) return tile;
  return 0;
}
