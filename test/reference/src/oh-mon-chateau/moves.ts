/** Who may act, and how. */

import { chanceTask } from './chance.js';
import { buildable } from './constructions.js';
import { decisionMoves } from './decisions.js';
import { diceMoves } from './dice.js';
import type { State } from './state.js';

/** One may always stop building, but not while a decision is open. [O3.5] */
const buildingMoves = (state: State): readonly string[] =>
  state.tasks.length > 0
    ? decisionMoves(state)
    : [...buildable(state).map((line) => `build ${line.name}`), 'end'];

const movesOf = (state: State, seat: number): readonly string[] => {
  switch (state.phase) {
    case 'dice':
      return diceMoves(state, seat);
    case 'build':
    case 'final':
      return seat === state.turn ? buildingMoves(state) : [];
    default:
      return [];
  }
};

/** The moves of a seat, sorted; none if it may not act. */
export const legalMoves = (state: State, seat: number): readonly string[] => [...movesOf(state, seat)].sort();

/** The seats that may act, in any order; or chance; or nobody when the game is over. [O3.4] */
export const actors = (state: State): readonly number[] | 'chance' | null => {
  if (state.phase === 'over') return null;
  if (chanceTask(state) !== null) return 'chance';
  return state.castles.flatMap((_, seat) => (movesOf(state, seat).length > 0 ? [seat] : []));
};
