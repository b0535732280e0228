import { FLOOR_OF, GRID, NONE, OUTSIDE } from '../board/cells.js';
import { countKinds, KINDS, UNKNOWN } from '../board/tiles.js';
import { MICE, NOBODY, type Position } from '../position.js';
import { comparedWinner } from '../rules/ending.js';
import { lookAround, threatened } from './known-tiles.js';
import { findPairs, pairs } from './pairs.js';

/*
 * What a seat's prospects are made of. Each feature is a small number; `weights.ts` says what each is worth.
 * Nothing in it depends on which kind of cheese is which, on the numbering of mice or on left and right.
 */
const NEAREST = 9; // costs of the nearest pair, 0 to 7 and more
const TEMPO = 3; // whether the seat is to act, next, or later

/** Kinds still needed (1 to 6), then mice fallen (0 to 2). */
const NEEDED_AT = 0;
const FALLEN_AT = NEEDED_AT + 7;
/** The cheapest pair of tiles of one needed kind, by whose turn it is; the next cheapest. */
const FIRST_PAIR_AT = FALLEN_AT + 3;
const SECOND_PAIR_AT = FIRST_PAIR_AT + NEAREST * TEMPO;
const IN_CASTLE = SECOND_PAIR_AT + NEAREST;
const OUTSIDE_MICE = IN_CASTLE + 1;
const ON_NEEDED = OUTSIDE_MICE + 1;
const THREATENED_AT = ON_NEEDED + 1; // mice that one slide could drop, by whose turn it is
const ON_RAISED = THREATENED_AT + TEMPO;
const ACTIONS_LEFT = ON_RAISED + 1;
const KNOWN_NEEDED = ACTIONS_LEFT + 1;
const STALL_WINNER = KNOWN_NEEDED + 1; // how near a stall is, for the seat that would win by it [R9.5]
export const FEATURES = STALL_WINNER + 1;

/** Fills `out` with the features of every seat, FEATURES numbers each. */
export function writeFeatures(at: Position, out: Float64Array): void {
  out.fill(0, 0, at.seats * FEATURES);
  beginFeatures(at);
  for (let seat = 0; seat < at.seats; seat++) {
    const count = listFeatures(at, seat);
    for (let i = 0; i < count; i++) out[seat * FEATURES + listed[i]] = amounts[i];
  }
}

/** Which features `listFeatures` found, and how much of each: most are 0, and adding up 0s takes time. */
export const listed: Uint8Array = new Uint8Array(16);
export const amounts: Float64Array = new Float64Array(16);
let stallWinner = NOBODY;
let stallNear = 0;

/** What concerns all seats; asked once before their features are listed. */
export function beginFeatures(at: Position): void {
  lookAround(at);
  const near = at.options.stallTurns > 0 ? at.quietTurns / at.options.stallTurns : 0;
  stallNear = near * near;
  stallWinner = near > 0 ? comparedWinner(at) : NOBODY;
}

/** The features of a seat that are not 0, each once and in their order; returns how many. */
export function listFeatures(at: Position, seat: number): number {
  const wait = (seat - at.turn + at.seats) % at.seats;
  const tempo = Math.min(wait, TEMPO - 1);
  let n = 0;
  n = list(n, NEEDED_AT + Math.max(0, at.options.goal - countKinds(at.cheese[seat])), 1);
  n = list(n, FALLEN_AT + Math.min(2, at.fallen[seat]), 1);
  findPairs(at, seat);
  n = list(n, FIRST_PAIR_AT + tempo * NEAREST + Math.min(NEAREST - 1, pairs.nearest), 1);
  n = list(n, SECOND_PAIR_AT + Math.min(NEAREST - 1, pairs.next), 1);
  n = listMice(at, seat, tempo, n);
  if (wait === 0) n = list(n, ACTIONS_LEFT, at.actionsLeft);
  n = list(n, KNOWN_NEEDED, pairs.known);
  if (seat === stallWinner) n = list(n, STALL_WINNER, stallNear);
  return n;
}

function list(n: number, feature: number, amount: number): number {
  listed[n] = feature;
  amounts[n] = amount;
  return n + 1;
}

function listMice({ mouse, tiles, cheese }: Position, seat: number, tempo: number, start: number): number {
  let outside = 0;
  let raised = 0;
  let inCastle = 0;
  let onNeeded = 0;
  let inDanger = 0;
  for (let m = seat * MICE, end = m + MICE; m < end; m++) {
    const place = mouse[m];
    if (place >= GRID) {
      if (place === OUTSIDE) outside++;
      continue;
    }
    inDanger += threatened[m];
    const floor = FLOOR_OF[place];
    if (floor === NONE) {
      raised++;
      continue;
    }
    inCastle++;
    const tile = tiles[floor];
    if (tile !== UNKNOWN && tile <= KINDS && ((cheese[seat] >> tile) & 1) === 0) onNeeded++;
  }
  let n = start;
  if (inCastle > 0) n = list(n, IN_CASTLE, inCastle);
  if (outside > 0) n = list(n, OUTSIDE_MICE, outside);
  if (onNeeded > 0) n = list(n, ON_NEEDED, onNeeded);
  if (inDanger > 0) n = list(n, THREATENED_AT + tempo, inDanger);
  return raised > 0 ? list(n, ON_RAISED, raised) : n;
}
