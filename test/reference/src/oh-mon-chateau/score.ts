/** Points. [O5.3] */

import type { Castle } from './castle.js';
import { type Guest, isCrown } from './guests.js';
import type { State } from './state.js';

/** Of the groups of three inhabitants, from the left. [O7.1] */
const GROUP_VALUES = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20];
const SUN = 4; // [O4.2]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The group of the last inhabitant drawn. */
const groupValue = (inhabitants: number): number =>
  inhabitants === 0 ? 0 : GROUP_VALUES[Math.ceil(inhabitants / 3) - 1];

/** Crown guests count something, petits bâtisseurs' their value, all others 1. [O8.3] [O7.2] */
const guestValue = (castle: Castle, guest: Guest): number => {
  switch (guest) {
    case 'courtisane':
      return castle.guests.filter(isCrown).length;
    case 'fou':
      return castle.floors;
    case 'prince':
      return castle.walls.length;
    case 'princesse':
      return castle.towers.length;
    case 'reine':
      return 3;
    case 'roi':
      return castle.flags.length;
    default:
      return typeof guest === 'number' ? guest : 1;
  }
};

/** What a seat would score if the game ended now. */
export const score = (state: State, seat: number): number => {
  const castle = state.castles[seat];
  return (
    sum(castle.towers) +
    (state.sun === seat ? SUN : 0) +
    sum(castle.clouds) +
    groupValue(castle.inhabitants) +
    sum(castle.flags) +
    sum(castle.guests.map((guest) => guestValue(castle, guest)))
  );
};

/** The seats with the most points: ties share. */
export const leaders = (state: State): readonly number[] => {
  const scores = state.castles.map((_, seat) => score(state, seat));
  return scores.flatMap((points, seat) => (points === Math.max(...scores) ? [seat] : []));
};
