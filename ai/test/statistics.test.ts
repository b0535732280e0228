import { SeededChance } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { eloOf, standingOf, verdictOf } from '../src/index.js';

/** Pairs of games of a player who wins with this probability. */
function pairs(seed: string, percent: number, count: number): number[] {
  const chance = new SeededChance(seed);
  const win = (): number => (chance.below(100) < percent ? 1 : 0);
  return Array.from({ length: count }, () => win() + win());
}

describe('statistics', () => {
  it('know even and uneven', () => {
    expect(standingOf([1, 1, 1, 1])).toMatchObject({ games: 8, score: 0.5, elo: 0 });
    expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
    expect(eloOf(0.25)).toBeCloseTo(-190.8, 1);
    expect(Number.isFinite(eloOf(1))).toBe(true);
  });

  it('give an interval that holds the truth about 95 times of 100', () => {
    let inside = 0;
    for (let i = 0; i < 400; i++) {
      const { score, margin } = standingOf(pairs(`interval ${i}`, 60, 100));
      if (Math.abs(score - 0.6) <= margin) inside++;
    }
    expect(inside / 400).toBeGreaterThan(0.91);
    expect(inside / 400).toBeLessThan(0.985);
  });

  it('stop early when the case is clear, and seldom wrongly', () => {
    let wrong = 0;
    let games = 0;
    for (let i = 0; i < 200; i++) {
      const all = pairs(`clear ${i}`, 50, 400);
      let n = 8;
      while (n < all.length && verdictOf(all.slice(0, n), 0.5, 0.6) === 'open') n++;
      if (verdictOf(all.slice(0, n), 0.5, 0.6) === 'better') wrong++;
      games += n * 2;
    }
    expect(wrong / 200).toBeLessThan(0.08);
    expect(games / 200).toBeLessThan(500);
    expect(verdictOf(Array(20).fill(2), 0.5, 0.6)).toBe('better');
    expect(verdictOf([2, 2, 2], 0.5, 0.6)).toBe('open');
  });
});
