/** Random choices, in games and of moves. */

import type { Random } from './types.js';

/** Picks one of chance's moves by its weight. */
export const pickWeighted = (weights: Readonly<Record<string, number>>, random: Random): string => {
  const entries = Object.entries(weights);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = Math.floor(random.Number() * total);
  for (const [move, weight] of entries) {
    if (rest < weight) return move;
    rest -= weight;
  }
  throw new Error('There is nothing to pick from.');
};

/** A tiny generator of numbers from 0 up to 1 (mulberry32). */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Picks one of them, each as likely as any other. */
export const pick = <T>(choices: readonly T[], random: () => number): T =>
  choices[Math.floor(random() * choices.length)];
