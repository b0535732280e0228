/** What happens by itself after an action: falls, cheese, the end of the game. */

import { toBeDrawn } from './chance.js';
import { bestSeat, seatsWithTwoMice } from './comparison.js';
import { miceInCastle, type Place, type State } from './state.js';
import { CHEESE_KINDS, type CheeseKind, isCheese } from './tiles.js';

/** Mice with a trap beneath them fall, whoever's they are. [R6.3] */
const dropMice = (state: State): State => {
  const isTrapped = (place: Place): boolean =>
    place !== 'outside' && place !== 'dungeon' && state.tiles[place] === 'trap';
  if (!state.mice.flat().some(isTrapped)) return state;
  return {
    ...state,
    mice: state.mice.map((places) => places.map((place): Place => (isTrapped(place) ? 'dungeon' : place))),
    eventful: true,
  };
};

/** The kinds two or more mice of a seat stand on and which it does not have yet. [R8.1] [R8.2] */
const newKinds = (state: State, seat: number): readonly CheeseKind[] => {
  const stoodOn = miceInCastle(state, seat)
    .map((cell) => state.tiles[cell])
    .filter(isCheese);
  return CHEESE_KINDS.filter(
    (kind) => stoodOn.filter((other) => other === kind).length >= 2 && !state.cheese[seat].includes(kind),
  );
};

/** Every seat takes what is due to it, on anybody's turn. [R8.1] [R8.2] */
const collect = (state: State): State => {
  const gains = state.cheese.map((_, seat) => newKinds(state, seat));
  if (gains.every((kinds) => kinds.length === 0)) return state;
  return {
    ...state,
    cheese: state.cheese.map((kinds, seat) => [...kinds, ...gains[seat]]),
    eventful: true,
  };
};

/** Ends the game if somebody has reached the goal or lost a third mouse. */
const endIfDecided = (state: State): State => {
  // Whoever has just collected has two mice, so lost mice exclude nobody here. [R9.1] [R9.4]
  const atGoal = state.cheese.flatMap((kinds, seat) => (kinds.length >= state.setup.goal ? [seat] : []));
  if (atGoal.length > 0) return { ...state, phase: 'over', winner: bestSeat(state, atGoal) };

  const remaining = seatsWithTwoMice(state);
  if (remaining.length === state.setup.players) return state;
  return { ...state, phase: 'over', winner: bestSeat(state, remaining) }; // [R9.2]
};

/**
 * First the falls, then the cheese, then the end; but only once every tile that came into the open
 * has been drawn. [R8.3]
 */
export const settle = (state: State): State =>
  toBeDrawn(state).length > 0 ? state : endIfDecided(collect(dropMice(state)));
