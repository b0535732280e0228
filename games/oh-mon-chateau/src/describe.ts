import { type JsonObject, seatsIn } from '@castellan/kernel';
import { CELL_NAMES } from './board.js';
import { FACES } from './data/faces.js';
import { guestIds } from './data/guest-sets.js';
import { POWER_POINTS } from './data/guests.js';
import type { ChateauOptions } from './options.js';
import {
  BUILDING,
  CLOUD_POINTS,
  DICE,
  MOST_FLAGS,
  NO_TASK,
  NOBODY,
  PARTS_OF_EACH,
  type Position,
  tokensLeft,
} from './position.js';
import { scoreOf, totalOf, winners } from './rules/score.js';

export const PHASES = ['setup', 'roll', 'dice', 'build', 'final', 'over'] as const;
export type Phase = (typeof PHASES)[number];
/** By task. */
export const DECISIONS = [
  '',
  'wall',
  'guest',
  'activate',
  'steal',
  'face',
  'gain',
  'move',
  'turn',
  'roll',
] as const;
export type Decision = Exclude<(typeof DECISIONS)[number], ''>;

/** What a castle and its board look like; `docs/NOTATION.md` explains the words. */
export function describe(state: Position & { actors(): number }): JsonObject {
  const bySeat = <T>(tell: (seat: number) => T): T[] =>
    Array.from({ length: state.seats }, (_, seat) => tell(seat));
  return {
    turn: state.turn,
    phase: PHASES[state.phase],
    dice: diceOf(state),
    actors: seatsIn(state.actors()),
    decision: decisionOf(state),
    boards: bySeat((seat) => cellsWithTokens(state, seat)),
    tokensLeft: bySeat((seat) => tokensLeft(state, seat)),
    inhabitants: bySeat((seat) => state.inhabitants[seat]),
    towers: bySeat((seat) => values(state.towerPoints, seat * PARTS_OF_EACH, state.towers[seat])),
    walls: bySeat((seat) => wallsOf(state, seat)),
    flags: bySeat((seat) => values(state.flagPoints, seat * MOST_FLAGS, state.flags[seat])),
    floors: bySeat((seat) => state.floors[seat]),
    guests: bySeat((seat) => guestsOf(state, seat)),
    faceUp: guestIds(state.faceUp),
    deck: deckSize(state),
    sun: state.sun === NOBODY ? null : state.sun,
    clouds: bySeat((seat) => cloudsOf(state, seat)),
    scores: bySeat((seat) => totalOf(scoreOf(state, seat))),
    over: state.isOver(),
    winners: state.isOver() ? winners(state) : [],
  };
}

export function describeOptions(options: ChateauOptions): JsonObject {
  const { mode, players, first, stallTurns, theft, mustUseDice, box } = options;
  return {
    mode,
    players,
    first,
    stallTurns,
    // version 1 knows nothing of it
    ...(mustUseDice === undefined ? {} : { mustUseDice }),
    // a trace of the rulebook's game does not speak of house rules
    ...(theft ? {} : { theft }),
    ...(box === undefined ? {} : { box }),
  };
}

export function diceOf(state: Position): string[] {
  const shown = state.phase === DICE || state.phase === BUILDING;
  return shown ? [FACES[state.firstDie], FACES[state.secondDie]] : [];
}

export function decisionOf(state: Position): Decision | null {
  const decision = DECISIONS[state.task];
  return state.task === NO_TASK || decision === '' ? null : decision;
}

export function cellsWithTokens(state: Position, seat: number): string[] {
  return CELL_NAMES.filter((_, cell) => (state.tokens[seat] >> cell) & 1);
}

/** By their room for flags. */
export function wallsOf(state: Position, seat: number): number[] {
  return [...Array(state.smallWalls[seat]).fill(1), ...Array(state.bigWalls[seat]).fill(2)];
}

export function guestsOf(state: Position, seat: number): string[] | number[] {
  if (state.grand) return guestIds(state.guests[seat]);
  const from = seat * state.smallDeck.length;
  return state.values.small.flatMap((value, i) => Array(state.smallGuests[from + i]).fill(value));
}

export function cloudsOf(state: Position, seat: number): number[] {
  const small: number[] = Array(state.clouds[seat]).fill(POWER_POINTS);
  return state.finisher === seat ? [...small, CLOUD_POINTS] : small;
}

export function deckSize(state: Position): number {
  return state.grand ? guestIds(state.deck).length : state.smallDeck.reduce((sum, count) => sum + count, 0);
}

export function values(all: Uint8Array, from: number, count: number): number[] {
  return Array.from(all.subarray(from, from + count)).sort((a, b) => a - b);
}
