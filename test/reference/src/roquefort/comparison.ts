/** Who wins when the game ends without one player alone at the goal. */

import type { State } from './state.js';

/** All seats, the one that has waited longest first, the one whose turn it is last. [R9.3] */
const byWaiting = (state: State): readonly number[] =>
  state.mice.map((_, index) => (state.turn + 1 + index) % state.setup.players);

/** The seats with two mice or more left, mice outside included. [R9.2] */
export const seatsWithTwoMice = (state: State): readonly number[] =>
  state.mice.flatMap((places, seat) =>
    places.filter((place) => place !== 'dungeon').length >= 2 ? [seat] : [],
  );

/** Of these seats the one with most kinds, among equals the longest waiting; null if none. [R9.2] [R9.4] */
export const bestSeat = (state: State, seats: readonly number[]): number | null => {
  const most = Math.max(...seats.map((seat) => state.cheese[seat].length));
  const best = seats.filter((seat) => state.cheese[seat].length === most);
  return byWaiting(state).find((seat) => best.includes(seat)) ?? null;
};
