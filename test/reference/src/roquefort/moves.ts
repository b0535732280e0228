/** What the seat to act may do. */

import { SLOTS, TOUCHING, TOWERS } from './board.js';
import { toBeDrawn } from './chance.js';
import { roomAt } from './layouts.js';
import { affordable } from './running.js';
import { isOccupied, miceInCastle, type State } from './state.js';

/** Whose move it is: a seat, chance, or nobody when the game is over. */
export const actor = (state: State): number | 'chance' | null => {
  if (state.phase === 'over') return null;
  return toBeDrawn(state).length > 0 ? 'chance' : state.turn;
};

/** One mouse each into an unoccupied tower. [R2.2] */
const placings = (state: State): readonly string[] =>
  TOWERS.filter((tower) => !isOccupied(state, tower)).map((tower) => `place ${tower}`);

/** From outside into a free tower, or over the mouse in an occupied one. [R5.1] [R5.5] */
const enterings = (state: State): readonly string[] => {
  if (!state.mice[state.turn].includes('outside') || state.actionsLeft < 1) return [];
  return TOWERS.flatMap((tower) => {
    if (!isOccupied(state, tower)) return [`enter ${tower}`];
    if (!state.setup.enterOverTower) return [];
    // The tower itself is the first cell entered.
    return affordable(state, tower, state.actionsLeft - 1).map((cell) => `enter ${tower}>${cell}`);
  });
};

/** From a cell or tower to a cell. [R5.2] [R5.4] */
const runs = (state: State): readonly string[] =>
  miceInCastle(state, state.turn).flatMap((from) =>
    affordable(state, from, state.actionsLeft).map((to) => `run ${from}-${to}`),
  );

/** Roofed rooms with a cell that touches a mouse of the player. [R4.1] [R4.2] */
const uncoverings = (state: State): readonly string[] => {
  if (state.actionsLeft < 1) return [];
  const touched = miceInCastle(state, state.turn)
    .flatMap((mouse) => TOUCHING[mouse])
    .map((cell) => roomAt(state.setup.rooms, cell));
  return state.roofed.filter((room) => touched.includes(room)).map((room) => `uncover ${room}`);
};

/** Once a turn, into any slot, under roofs too; straight back if the option allows. [R6.1] [R6.4] */
const slides = (state: State): readonly string[] => {
  if (state.slid || state.actionsLeft < 1) return [];
  return SLOTS.filter((slot) => !(state.setup.noPushBack && slot === state.fellOutAt)).map(
    (slot) => `slide ${slot}`,
  );
};

/** Always, except that `mustAct` wants an action before. [R3.2] */
const endings = (state: State): readonly string[] => (state.setup.mustAct && !state.acted ? [] : ['end']);

/** The moves of the seat to act, sorted; none while chance draws or when the game is over. */
export const legalMoves = (state: State): readonly string[] => {
  if (typeof actor(state) !== 'number') return [];
  if (state.phase === 'placing') return placings(state);
  return [
    ...enterings(state),
    ...runs(state),
    ...uncoverings(state),
    ...slides(state),
    ...endings(state),
  ].sort();
};
