import { SeededChance } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { eloOf, type Meeting, ratings } from '../src/index.js';

/** Everybody against everybody, as the model has it. */
function roundRobin(elo: readonly number[], deals: number, seed: string): Meeting[] {
  const chance = new SeededChance(seed);
  return elo.flatMap((own, a) =>
    elo.slice(0, a).map((other, b) => {
      const chanceToWin = 1 / (1 + 10 ** ((other - own) / 400));
      const game = (): number => (chance.below(10_000) < chanceToWin * 10_000 ? 1 : 0);
      return { a, b, pairs: Array.from({ length: deals }, () => game() + game()) };
    }),
  );
}

describe('ratings', () => {
  it('of two are what their score says', () => {
    const pairs = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 1 : 2));
    const [weak, strong] = ratings(2, [{ a: 1, b: 0, pairs }]);
    expect(weak).toEqual({ elo: 0, margin: 0 });
    expect(strong.elo).toBeCloseTo(eloOf(0.875), -1);
  });

  it('find the truth within their intervals, whoever met whom', () => {
    const truth = [0, 150, 220, 500, 620];
    let inside = 0;
    for (let i = 0; i < 8; i++)
      ratings(truth.length, roundRobin(truth, 50, `robin ${i}`)).forEach(({ elo, margin }, player) => {
        if (player > 0 && Math.abs(elo - truth[player]) <= margin) inside++;
      });
    expect(inside / 32).toBeGreaterThan(0.85);
  });

  it('stay finite for somebody who never loses', () => {
    const [, strong] = ratings(2, [{ a: 1, b: 0, pairs: Array(10).fill(2) }]);
    expect(strong.elo).toBeGreaterThan(300);
    expect(strong.elo).toBeLessThan(1000);
  });
});
