import { SeededChance } from '@castellan/kernel';

/** What two players of a field made of each other: the first one's scores from paired deals, 0 to 2 each. */
export type Meeting = { readonly a: number; readonly b: number; readonly pairs: readonly number[] };

/** A rating, and half the width of the interval that holds the true one 95 times of 100. */
export type Rating = { readonly elo: number; readonly margin: number };

const ROUNDS = 400;
const SAMPLES = 200;
const POINTS = 400 / Math.LN10;

/**
 * Elo of everybody from all meetings together (Bradley and Terry's model, greatest likelihood). Only differences mean
 * anything, so player 0 is the anchor at 0. Every meeting counts one drawn game more than were played: who never
 * lost to anybody would have no rating otherwise.
 */
export function ratings(players: number, meetings: readonly Meeting[], seed = 'ratings'): Rating[] {
  const elo = fitted(players, meetings);
  const chance = new SeededChance(seed);
  const squares = new Float64Array(players);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const drawn = meetings.map(({ a, b, pairs }) => ({
      a,
      b,
      pairs: pairs.map(() => pairs[chance.below(pairs.length)]),
    }));
    fitted(players, drawn).forEach((value, i) => {
      squares[i] += (value - elo[i]) ** 2;
    });
  }
  return elo.map((value, i) => ({ elo: value, margin: 1.96 * Math.sqrt(squares[i] / SAMPLES) }));
}

function fitted(players: number, meetings: readonly Meeting[]): number[] {
  const won = new Float64Array(players);
  const met = meetings.map(({ a, b, pairs }) => {
    const score = pairs.reduce((sum, pair) => sum + pair, 0);
    won[a] += score + 0.5;
    won[b] += pairs.length * 2 - score + 0.5;
    return { a, b, games: pairs.length * 2 + 1 };
  });
  let strength = new Float64Array(players).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const share = new Float64Array(players);
    for (const { a, b, games } of met) {
      const each = games / (strength[a] + strength[b]);
      share[a] += each;
      share[b] += each;
    }
    strength = strength.map((old, i) => (share[i] === 0 ? old : won[i] / share[i]));
    const anchor = strength[0];
    strength = strength.map((value) => value / anchor);
  }
  return Array.from(strength, (value) => POINTS * Math.log(value));
}
