/** Points. [O5.3] */

import type { Castle } from './castle.js';
import { type Guest, isCrown } from './guests.js';
import type { State } from './state.js';

/** Of the groups of three inhabitants, from the left. [O7.1] */
const GROUP_VALUES = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20];
const SUN = 4; // [O4.2]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The group of the last inhabitant drawn. */
const groupValue = (inhabitants: number, values: readonly number[]): number =>
  inhabitants === 0 ? 0 : values[Math.ceil(inhabitants / 3) - 1];

/** What the box says of a guest: so much, or so much for each of what it counts. [O6.2] */
const ownValue = (castle: Castle, guest: Guest, worth: Readonly<Record<string, number>>): number => {
  if (typeof guest === 'number') return guest;
  const times = guest === 'reine' || !isCrown(guest) ? 1 : guestValue(castle, guest);
  return times * worth[guest];
};

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
  const { box } = state.setup;
  const worth = (guest: Guest): number =>
    box === undefined ? guestValue(castle, guest) : ownValue(castle, guest, box.guests);
  return (
    sum(castle.towers) +
    (state.sun === seat ? SUN : 0) +
    sum(castle.clouds) +
    groupValue(castle.inhabitants, box?.track ?? GROUP_VALUES) +
    sum(castle.flags) +
    sum(castle.guests.map(worth))
  );
};

/** The seats with the most points: ties share. */
export const leaders = (state: State): readonly number[] => {
  const scores = state.castles.map((_, seat) => score(state, seat));
  return scores.flatMap((points, seat) => (points === Math.max(...scores) ? [seat] : []));
};
