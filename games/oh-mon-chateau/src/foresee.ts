import { ACTIVATE, detailOf, INVITE, kindOf, STEAL } from './actions.js';
import type { ChateauEvent } from './events.js';
import { BUILDING, PARTS, TASK_ACTIVATE, TASK_WALL, walls } from './position.js';
import { rollIsLost, tokensLost, wouldBring } from './rules/gains.js';
import { mayActivate } from './rules/guests.js';
import { scoreOf, totalOf } from './rules/score.js';
import type { ChateauState } from './state.js';

/** What comes of a move at once, before anything is rolled or turned up. All is in the open in this game. */
export type ChateauForesight = {
  readonly events: readonly ChateauEvent[];
  /** Points gained by it. */
  readonly points: number;
  /** It is allowed, but nothing comes of it: a guest acts once more and cannot do anything now. */
  readonly nothing: boolean;
  /** What of the guest's help is lost because it is the last building [O5.2]; null if nothing is. */
  readonly lost: { readonly tokens: number; readonly die: boolean } | null;
  /** It makes the twelfth part of the castle, with which the game ends [O5.1]. */
  readonly finishes: boolean;
};

export function foresee(state: ChateauState, seat: number, action: number): ChateauForesight {
  const after = state.copy();
  const events: ChateauEvent[] = [];
  const before = totalOf(scoreOf(after, seat));
  after.apply(seat, action, events);
  return {
    events,
    points: totalOf(scoreOf(after, seat)) - before,
    nothing: bringsNothing(state, after, action),
    lost: lostOf(state, action),
    finishes: state.phase === BUILDING && !isWhole(state, seat) && isWhole(after, seat),
  };
}

/** Whoever is activated does nothing; or the line was cleared to activate somebody, and nobody can do anything. */
function bringsNothing(before: ChateauState, after: ChateauState, action: number): boolean {
  if (kindOf(action) === ACTIVATE) return !wouldBring(before, detailOf(action));
  return after.task === TASK_ACTIVATE && !mayActivate(after).some((guest) => wouldBring(after, guest));
}

function lostOf(state: ChateauState, action: number): ChateauForesight['lost'] {
  const kind = kindOf(action);
  if (kind !== INVITE && kind !== ACTIVATE && kind !== STEAL) return null;
  const tokens = tokensLost(state, detailOf(action));
  const die = rollIsLost(state, detailOf(action));
  return tokens > 0 || die ? { tokens, die } : null;
}

/** Twelve parts, the one included whose kind of wall is still to be chosen. */
function isWhole(state: ChateauState, seat: number): boolean {
  const chosen = state.floors[seat] + state.towers[seat] + walls(state, seat);
  return chosen + (state.task === TASK_WALL && state.turn === seat ? 1 : 0) === PARTS;
}
