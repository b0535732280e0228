import { seatsIn } from '@castellan/kernel';
import type { Box } from './box/box.js';
import type { Mode } from './data/boards.js';
import { RESOURCES } from './data/faces.js';
import { guestIds } from './data/guest-sets.js';
import { GUESTS } from './data/guests.js';
import {
  cellsWithTokens,
  cloudsOf,
  type Decision,
  decisionOf,
  deckSize,
  diceOf,
  guestsOf,
  PHASES,
  type Phase,
  values,
  wallsOf,
} from './describe.js';
import {
  DICE,
  FINAL,
  MOST_FLAGS,
  NOBODY,
  PARTS_OF_EACH,
  type Position,
  TASK_FACE,
  TASK_GAIN,
  TASK_MOVE,
  TASK_ROLL,
  tokensLeft,
} from './position.js';
import { type Score, scoreOf, totalOf, winners } from './rules/score.js';
import type { ChateauRules } from './versions.js';

export type ChateauView = {
  readonly mode: Mode;
  /** What is printed, where it is somebody's own [O6.2]. */
  readonly box?: Box;
  /** By which of the rules that are not the same everywhere this table plays. */
  readonly rules: ChateauRules;
  readonly phase: Phase;
  readonly turn: number;
  readonly dice: readonly string[];
  /** What the builder is asked, or chance is about to do. */
  readonly decision: Decision | null;
  /** What tokens are put, or moved, for the builder, and how often still; null when nothing is gained. */
  readonly gain: Gain | null;
  /** The guest who acts as soon as another is turned up. */
  readonly arriving: string | null;
  /** Something was built in this turn: a line was cleared, or a flag drawn by a die [O5.4]. */
  readonly built: boolean;
  readonly castles: readonly CastleView[];
  readonly faceUp: readonly string[];
  readonly deck: number;
  readonly sun: number | null;
  /** Who completed a castle first. */
  readonly finisher: number | null;
  /** Turns in a row in which nobody built anything. */
  readonly quietTurns: number;
  /** How many more turns without a construction end the game; null while that is far off [O5.4]. */
  readonly turnsUntilStall: number | null;
  readonly winners: readonly number[] | null;
};

export type CastleView = {
  readonly tokens: readonly string[];
  readonly tokensLeft: number;
  /** Dice of this turn that the seat may still use. */
  readonly mayUseDice: boolean;
  /** Which ones: the active player may use every one of them, the others one [O3.1]. */
  readonly diceLeft: readonly string[];
  readonly inhabitants: number;
  readonly towers: readonly number[];
  readonly walls: readonly number[];
  readonly flags: readonly number[];
  readonly floors: number;
  readonly guests: readonly string[] | readonly number[];
  readonly clouds: readonly number[];
  /** What the groups of inhabitants are worth on this sheet, where it is somebody's own [O6.2]. */
  readonly track?: readonly number[];
  readonly score: Score & { readonly total: number };
};

/** Any cell, a resource, or what Dagobert's die brings with a guest who makes something else of it [O9.3]. */
export const GAINS = [...RESOURCES, 'any', 'gold or a flag', 'a token or inhabitants'] as const;
export type Gain = { readonly what: (typeof GAINS)[number] | 'move' | 'die'; readonly times: number };

const STALL_WARNING = 10;

export function makeView(state: Position): ChateauView {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    mode: state.options.mode,
    ...(state.options.box === undefined ? {} : { box: state.options.box }),
    rules: state.rules,
    phase: PHASES[state.phase],
    turn: state.turn,
    dice: diceOf(state),
    decision: decisionOf(state),
    gain: gainOf(state),
    arriving: state.arriving < 0 ? null : GUESTS[state.arriving].id,
    built: state.built,
    castles: seats.map((seat) => castleOf(state, seat)),
    faceUp: guestIds(state.faceUp),
    deck: deckSize(state),
    sun: state.sun === NOBODY ? null : state.sun,
    finisher: state.finisher === NOBODY ? null : state.finisher,
    quietTurns: state.quietTurns,
    turnsUntilStall: turnsUntilStall(state),
    winners: state.isOver() ? winners(state) : null,
  };
}

function castleOf(state: Position, seat: number): CastleView {
  const score = scoreOf(state, seat);
  return {
    tokens: cellsWithTokens(state, seat),
    tokensLeft: tokensLeft(state, seat),
    mayUseDice: state.phase === DICE && seatsIn(state.waiting).includes(seat),
    diceLeft: diceLeft(state, seat),
    inhabitants: state.inhabitants[seat],
    towers: values(state.towerPoints, seat * PARTS_OF_EACH, state.towers[seat]),
    walls: wallsOf(state, seat),
    flags: values(state.flagPoints, seat * MOST_FLAGS, state.flags[seat]),
    floors: state.floors[seat],
    guests: guestsOf(state, seat),
    clouds: cloudsOf(state, seat),
    ...(state.options.box === undefined ? {} : { track: state.options.box.track }),
    score: { ...score, total: totalOf(score) },
  };
}

function diceLeft(state: Position, seat: number): string[] {
  if (state.phase !== DICE || ((state.waiting >> seat) & 1) === 0) return [];
  return diceOf(state).filter((_, die) => ((state.usedDice[seat] >> die) & 1) === 0);
}

function gainOf(state: Position): Gain | null {
  if (state.task === TASK_GAIN) return { what: GAINS[state.taskDetail], times: state.taskLeft };
  if (state.task === TASK_MOVE) return { what: 'move', times: state.taskLeft };
  return state.task === TASK_ROLL || state.task === TASK_FACE ? { what: 'die', times: state.taskLeft } : null;
}

function turnsUntilStall(state: Position): number | null {
  if (state.options.stallTurns === 0 || state.phase >= FINAL) return null;
  const left = state.options.stallTurns - state.quietTurns;
  return left <= STALL_WARNING ? left : null;
}
