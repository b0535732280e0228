/** What happens by itself: from one step, phase and turn to the next. */

import { addCloud, mainParts } from './castle.js';
import { decisionMoves } from './decisions.js';
import { diceMoves } from './dice.js';
import { act } from './effects.js';
import { leaders } from './score.js';
import { changeOwnCastle, doneWithTask, nextSeat, ownCastle, type State } from './state.js';

const MAIN_PARTS = 12; // [O1.4]
const LAST_CLOUD = 4; // [O5.1]

/** When nobody has any use for a die left the active player builds. [O3.4] [O3.5] */
export const buildWhenAllHaveChosen = (state: State): State =>
  state.castles.some((_, seat) => diceMoves(state, seat).length > 0)
    ? state
    : { ...state, phase: 'build', diceLeft: state.diceLeft.map(() => []) };

const over = (state: State): State => ({ ...state, phase: 'over', rolled: [], winners: leaders(state) });

/** Who completes the castle gets the cloud, and the others build for the last time. [O5.1] [O5.2] */
const finish = (state: State): State => ({
  ...changeOwnCastle(state, (castle) => addCloud(castle, LAST_CLOUD)),
  phase: 'final',
  rolled: [],
  finisher: state.turn,
  turn: nextSeat(state),
});

/** Lets guests act and drops what has no answer; looks at the end when nothing is left to do. [O5.1] */
export const settle = (state: State): State => {
  const [task] = state.tasks;
  switch (task?.ask) {
    case undefined:
      return state.phase === 'build' && mainParts(ownCastle(state)) === MAIN_PARTS ? finish(state) : state;
    case 'nobody':
      return settle(act(state, task.effectOf));
    case 'gain':
    case 'move':
      return decisionMoves(state).length === 0 ? settle(doneWithTask(state)) : state;
    default:
      return state;
  }
};

/** After the game has ended everybody but the finisher builds once. [O5.2] */
const endLastBuilding = (state: State): State =>
  nextSeat(state) === state.finisher ? over(state) : { ...state, turn: nextSeat(state) };

/** The next player rolls, unless nobody has built anything for too long. [O5.4] */
export const endTurn = (state: State): State => {
  if (state.phase === 'final') return endLastBuilding(state);
  const { stallTurns } = state.setup;
  const quietTurns = state.built ? 0 : state.quietTurns + 1;
  const ended = { ...state, quietTurns, built: false };
  if (stallTurns > 0 && quietTurns >= stallTurns) return over(ended);
  return { ...ended, phase: 'roll', rolled: [], turn: nextSeat(state) };
};
