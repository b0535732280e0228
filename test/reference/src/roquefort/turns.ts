/** From one turn to the next. */

import { bestSeat, seatsWithTwoMice } from './comparison.js';
import { cellsOf, roomsOf } from './layouts.js';
import { ACTIONS_PER_TURN, isOccupied, nextSeat, type State } from './state.js';

/** A mouse into a tower; when all have done so the first player begins. [R2.2] */
export const afterPlacing = (state: State): State => {
  const turn = nextSeat(state);
  return { ...state, turn, phase: turn === state.setup.first ? 'playing' : 'placing' };
};

/** Every room without a mouse has its roof on again. [R7.1] */
const roofEmptyRooms = (state: State): State => {
  const { rooms } = state.setup;
  return {
    ...state,
    roofed: roomsOf(rooms).filter((room) => !cellsOf(rooms, room).some((cell) => isOccupied(state, cell))),
  };
};

const countQuietTurn = (state: State): State => ({
  ...state,
  quietTurns: state.eventful ? 0 : state.quietTurns + 1,
  eventful: false,
});

const isStalled = ({ setup, quietTurns }: State): boolean =>
  setup.stallTurns > 0 && quietTurns >= setup.stallTurns;

/** Roofs on, then the game ends if it has stalled, or the next player begins. [R7.1] [R7.2] [R9.5] */
export const endTurn = (state: State): State => {
  const ended = countQuietTurn(roofEmptyRooms(state));
  if (isStalled(ended)) {
    return { ...ended, phase: 'over', winner: bestSeat(ended, seatsWithTwoMice(ended)) };
  }
  return { ...ended, turn: nextSeat(ended), actionsLeft: ACTIONS_PER_TURN, acted: false, slid: false };
};
