import type { RoquefortState } from '@castellan/roquefort';
import { CHEESES, FAR, HOLE_AT, HOLES, LINES, MICE_A_SEAT, MOUSETRAP, STEPS } from './castle.js';

/*
 * The evaluation of the baselines, made by hand and frozen: what it says must not change when the bots become
 * stronger, or their progress could not be told. Weights are in units of log odds and were set by eye.
 */
const KIND = 1.1;
const LAST_KIND = 0.6;
const CLOSE_PAIR = 1.6;
const NEXT_PAIR = 0.6;
const IN_CASTLE = 0.12;
const FALLEN = 0.9;
const THREATENED = 0.35;
const TO_ACT = 0.4;
const STALLED = 1.5;
/** What a kind costs of which not two tiles are known, in actions. */
const UNKNOWN_PAIR = 9;

const nearby = new Uint8Array(8 * 3 * 3);
const found = new Uint8Array(8);
const threatened = new Uint8Array(HOLES.length);
const scores = new Float64Array(4);

/** Each seat's chance to win by this reckoning, adding up to 1. */
export function referenceEvaluation(state: RoquefortState, out: Float64Array): void {
  const { seats } = state;
  if (state.isOver()) {
    for (let seat = 0; seat < seats; seat++)
      out[seat] = state.winner === seat ? 1 : state.winner < seats ? 0 : 1 / seats;
    return;
  }
  findThreatenedHoles(state);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) scores[seat] = scoreOf(state, seat);
  if (state.options.stallTurns > 0) addStall(state);
  for (let seat = 0; seat < seats; seat++) {
    out[seat] = Math.exp(scores[seat]);
    sum += out[seat];
  }
  for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
}

function scoreOf(state: RoquefortState, seat: number): number {
  const kinds = count(state.cheese[seat]);
  const acting = state.turn === seat;
  let score = KIND * kinds - FALLEN * state.fallen[seat] * state.fallen[seat];
  if (kinds === state.options.goal - 1) score += LAST_KIND;
  if (acting) score += (TO_ACT * (1 + state.actionsLeft)) / 5;
  for (let m = seat * MICE_A_SEAT, end = m + MICE_A_SEAT; m < end; m++) {
    const place = state.mouse[m];
    if (place >= 64) continue;
    score += IN_CASTLE;
    const hole = HOLE_AT[place];
    if (hole >= 0 && threatened[hole] === 1) score -= acting ? THREATENED / 2 : THREATENED;
  }
  return score + pairsOf(state, seat, acting ? state.actionsLeft : 0);
}

/** What the two cheapest kinds to get are worth: the fewer actions beyond those at hand, the more. */
function pairsOf(state: RoquefortState, seat: number, atHand: number): number {
  const { tiles } = state;
  found.fill(0);
  for (let hole = 0; hole < HOLES.length; hole++) {
    const kind = tiles[hole];
    if (kind === 0 || kind > CHEESES || ((state.cheese[seat] >> kind) & 1) === 1) continue;
    noteMice(state, seat, hole, (kind * 3 + found[kind]) * 3);
    found[kind]++;
  }
  let least = UNKNOWN_PAIR + 4;
  let next = UNKNOWN_PAIR + 4;
  for (let kind = 1; kind <= CHEESES; kind++) {
    if ((state.cheese[seat] >> kind) & 1) continue;
    let cost = UNKNOWN_PAIR;
    for (let a = 1; a < found[kind]; a++)
      for (let b = 0; b < a; b++) cost = Math.min(cost, together((kind * 3 + a) * 3, (kind * 3 + b) * 3));
    if (cost < least) {
      next = least;
      least = cost;
    } else if (cost < next) next = cost;
  }
  return CLOSE_PAIR * nearness(least - atHand) + NEXT_PAIR * nearness(next - atHand);
}

const NEARNESS = Float64Array.from({ length: 32 }, (_, cost) => 0.8 ** cost);
const nearness = (cost: number): number => NEARNESS[Math.max(0, cost)];

/** Writes which of the seat's mice is nearest to a hole, its distance and that of the second nearest. */
function noteMice(state: RoquefortState, seat: number, hole: number, at: number): void {
  const roof = (state.roofed >> state.layout.roomOf[HOLES[hole]]) & 1;
  let near = FAR;
  let who = 0;
  let then = FAR;
  for (let i = 0; i < MICE_A_SEAT; i++) {
    const steps = STEPS[state.mouse[seat * MICE_A_SEAT + i] * HOLES.length + hole];
    if (steps < near) {
      then = near;
      near = steps;
      who = i;
    } else if (steps < then) then = steps;
  }
  nearby[at] = who;
  nearby[at + 1] = near + roof;
  nearby[at + 2] = then + roof;
}

/** Actions to bring two different mice to two holes. */
function together(a: number, b: number): number {
  if (nearby[a] !== nearby[b]) return nearby[a + 1] + nearby[b + 1];
  return Math.min(nearby[a + 1] + nearby[b + 2], nearby[a + 2] + nearby[b + 1]);
}

/** Holes into which one slide could bring a trap that is known. */
function findThreatenedHoles({ tiles, spare }: RoquefortState): void {
  threatened.fill(0);
  for (let line = 0; line < LINES.length; line += 7)
    for (let step = 0; step < 7; step++) {
      const before = step === 0 ? spare : tiles[LINES[line + step - 1]];
      const after = step === 6 ? spare : tiles[LINES[line + step + 1]];
      if (before === MOUSETRAP || after === MOUSETRAP) threatened[LINES[line + step]] = 1;
    }
}

/** The nearer a stall, the better for whoever is ahead [R9.5]. */
function addStall(state: RoquefortState): void {
  const near = state.quietTurns / state.options.stallTurns;
  if (near < 0.4) return;
  let most = -1;
  let ahead = -1;
  for (let wait = 1; wait <= state.seats; wait++) {
    const seat = (state.turn + wait) % state.seats;
    const kinds = count(state.cheese[seat]);
    if (state.fallen[seat] > 2 || kinds <= most) continue;
    most = kinds;
    ahead = seat;
  }
  if (ahead >= 0) scores[ahead] += STALLED * near * near;
}

function count(set: number): number {
  let kinds = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) kinds++;
  return kinds;
}
