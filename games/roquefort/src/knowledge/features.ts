import { CELL_OF_FLOOR, FLOOR_OF, FLOORS, GRID, NONE, OUTSIDE, PLACES } from '../board/cells.js';
import { LANE_LENGTH, LANES, SLOTS } from '../board/lanes.js';
import { countKinds, KINDS, TRAP, UNKNOWN } from '../board/tiles.js';
import { MICE, NOBODY, OCCUPIED, type Position, standingMouse } from '../position.js';
import { comparedWinner } from '../rules/ending.js';
import { DISTANCE, NEVER } from './distance.js';

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

const best = new Uint8Array(FLOORS);
const bestMouse = new Int8Array(FLOORS);
const second = new Uint8Array(FLOORS);
const threatened = new Uint8Array(4 * MICE);

/** Fills `out` with the features of every seat, FEATURES numbers each. */
export function writeFeatures(at: Position, out: Float64Array): void {
  out.fill(0, 0, at.seats * FEATURES);
  findThreats(at);
  for (let seat = 0; seat < at.seats; seat++) writeSeat(at, seat, out, seat * FEATURES);
  if (at.options.stallTurns > 0) {
    const near = at.quietTurns / at.options.stallTurns;
    const winner = comparedWinner(at);
    if (winner !== NOBODY) out[winner * FEATURES + STALL_WINNER] = near * near;
  }
}

function writeSeat(at: Position, seat: number, out: Float64Array, from: number): void {
  const { mouse, tiles } = at;
  const wait = (seat - at.turn + at.seats) % at.seats;
  const tempo = Math.min(wait, TEMPO - 1);
  out[from + NEEDED_AT + Math.max(0, at.options.goal - countKinds(at.cheese[seat]))] = 1;
  out[from + FALLEN_AT + Math.min(2, at.fallen[seat])] = 1;
  for (let m = seat * MICE, end = m + MICE; m < end; m++) {
    const place = mouse[m];
    if (place === OUTSIDE) out[from + OUTSIDE_MICE]++;
    if (place >= GRID) continue;
    const floor = FLOOR_OF[place];
    if (floor === NONE) {
      out[from + ON_RAISED]++;
    } else {
      out[from + IN_CASTLE]++;
      const tile = tiles[floor];
      if (tile !== UNKNOWN && tile <= KINDS && ((at.cheese[seat] >> tile) & 1) === 0) out[from + ON_NEEDED]++;
    }
    if (threatened[m] === 1) out[from + THREATENED_AT + tempo]++;
  }
  if (wait === 0) out[from + ACTIONS_LEFT] = at.actionsLeft;
  writePairs(at, seat, out, from, tempo);
}

/** For each needed kind: what it costs to bring two mice onto two of its known tiles. */
function writePairs(at: Position, seat: number, out: Float64Array, from: number, tempo: number): void {
  let nearest = NEVER;
  let next = NEVER;
  let known = 0;
  findNearestMice(at, seat);
  for (let kind = 1; kind <= KINDS; kind++) {
    if ((at.cheese[seat] >> kind) & 1) continue;
    let cost = NEVER;
    for (let a = 0; a < FLOORS; a++) {
      if (at.tiles[a] !== kind) continue;
      known++;
      for (let b = a + 1; b < FLOORS; b++) if (at.tiles[b] === kind) cost = Math.min(cost, pairCost(a, b));
    }
    if (cost < nearest) {
      next = nearest;
      nearest = cost;
    } else if (cost < next) next = cost;
  }
  out[from + FIRST_PAIR_AT + tempo * NEAREST + Math.min(NEAREST - 1, nearest)] = 1;
  out[from + SECOND_PAIR_AT + Math.min(NEAREST - 1, next)] = 1;
  out[from + KNOWN_NEEDED] = known;
}

/** By floor: the nearest of the seat's mice, and how far the nearest and the second nearest are. */
function findNearestMice(at: Position, seat: number): void {
  for (let floor = 0; floor < FLOORS; floor++) {
    const tile = at.tiles[floor];
    if (tile === UNKNOWN || tile > KINDS) continue;
    const cell = CELL_OF_FLOOR[floor];
    const roof = (at.roofed >> at.layout.roomOf[cell]) & 1;
    let first = NEVER;
    let who = -1;
    let then = NEVER;
    for (let m = seat * MICE, end = m + MICE; m < end; m++) {
      const far = DISTANCE[at.mouse[m] * PLACES + cell] + roof;
      if (far < first) {
        then = first;
        first = far;
        who = m;
      } else if (far < then) then = far;
    }
    const standing = at.ground[cell];
    // somebody else's mouse in the way
    const taken = standing >= OCCUPIED && Math.floor(standingMouse(standing) / MICE) !== seat ? 2 : 0;
    best[floor] = Math.min(NEVER, first + taken);
    bestMouse[floor] = who;
    second[floor] = Math.min(NEVER, then + taken);
  }
}

function pairCost(a: number, b: number): number {
  if (bestMouse[a] !== bestMouse[b]) return best[a] + best[b];
  return Math.min(best[a] + second[b], second[a] + best[b]);
}

/** Mice below which one slide could bring a trap that is known. */
function findThreats(at: Position): void {
  threatened.fill(0);
  for (let slot = 0; slot < SLOTS; slot++) {
    let coming = at.spare;
    for (let i = slot * LANE_LENGTH, end = i + LANE_LENGTH; i < end; i++) {
      const floor = LANES[i];
      if (coming === TRAP) {
        const standing = at.ground[CELL_OF_FLOOR[floor]];
        if (standing >= OCCUPIED) threatened[standingMouse(standing)] = 1;
      }
      coming = at.tiles[floor];
    }
  }
}
