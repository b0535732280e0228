import { seatsIn } from '@castellan/kernel';
import type { Mode } from './data/boards.js';
import { guestIds } from './data/guests.js';
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
import { DICE, FINAL, MOST_FLAGS, NOBODY, PARTS_OF_EACH, type Position, tokensLeft } from './position.js';
import { type Score, scoreOf, totalOf, winners } from './rules/score.js';

export type ChateauView = {
  readonly mode: Mode;
  readonly phase: Phase;
  readonly turn: number;
  readonly dice: readonly string[];
  /** What the builder is asked, or chance is about to do. */
  readonly decision: Decision | null;
  readonly castles: readonly CastleView[];
  readonly faceUp: readonly string[];
  readonly deck: number;
  readonly sun: number | null;
  /** Who completed a castle first. */
  readonly finisher: number | null;
  /** How many more turns without a construction end the game; null while that is far off [O5.4]. */
  readonly turnsUntilStall: number | null;
  readonly winners: readonly number[] | null;
};

export type CastleView = {
  readonly tokens: readonly string[];
  readonly tokensLeft: number;
  /** Dice of this turn that the seat may still use. */
  readonly mayUseDice: boolean;
  readonly inhabitants: number;
  readonly towers: readonly number[];
  readonly walls: readonly number[];
  readonly flags: readonly number[];
  readonly floors: number;
  readonly guests: readonly string[] | readonly number[];
  readonly clouds: readonly number[];
  readonly score: Score & { readonly total: number };
};

const STALL_WARNING = 10;

export function makeView(state: Position): ChateauView {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    mode: state.options.mode,
    phase: PHASES[state.phase],
    turn: state.turn,
    dice: diceOf(state),
    decision: decisionOf(state),
    castles: seats.map((seat) => castleOf(state, seat)),
    faceUp: guestIds(state.faceUp),
    deck: deckSize(state),
    sun: state.sun === NOBODY ? null : state.sun,
    finisher: state.finisher === NOBODY ? null : state.finisher,
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
    inhabitants: state.inhabitants[seat],
    towers: values(state.towerPoints, seat * PARTS_OF_EACH, state.towers[seat]),
    walls: wallsOf(state, seat),
    flags: values(state.flagPoints, seat * MOST_FLAGS, state.flags[seat]),
    floors: state.floors[seat],
    guests: guestsOf(state, seat),
    clouds: cloudsOf(state, seat),
    score: { ...score, total: totalOf(score) },
  };
}

function turnsUntilStall(state: Position): number | null {
  if (state.options.stallTurns === 0 || state.phase >= FINAL) return null;
  const left = state.options.stallTurns - state.quietTurns;
  return left <= STALL_WARNING ? left : null;
}
