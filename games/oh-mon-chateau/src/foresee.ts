import type { ChateauEvent } from './events.js';
import { scoreOf, totalOf } from './rules/score.js';
import type { ChateauState } from './state.js';

/** What comes of a move at once, before anything is rolled or turned up. All is in the open in this game. */
export type ChateauForesight = {
  readonly events: readonly ChateauEvent[];
  /** Points gained by it. */
  readonly points: number;
};

export function foresee(state: ChateauState, seat: number, action: number): ChateauForesight {
  const after = state.copy();
  const events: ChateauEvent[] = [];
  const before = totalOf(scoreOf(after, seat));
  after.apply(seat, action, events);
  return { events, points: totalOf(scoreOf(after, seat)) - before };
}
