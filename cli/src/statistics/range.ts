import { type Flags, type Given, text } from '../flags.js';
import { givenWhole } from '../given.js';

const MOST = 1_000_000;

/** Which games are played: every game has a number, and the number is enough to play it again. */
export type GameRange = { readonly from: number; readonly to: number };

export function rangeFlags(usual: number): Flags {
  return {
    games: text('games', 'N', `how many games (${usual})`),
    from: text('from', 'K', 'the number of the first game, to play one again that a simulation named (1)'),
  };
}

export function readRange(given: Given, usual: number): GameRange {
  const games = givenWhole(given, 'games', { min: 1, max: MOST, normal: usual });
  const from = givenWhole(given, 'from', { min: 1, max: MOST, normal: 1 });
  return { from, to: from + games - 1 };
}
