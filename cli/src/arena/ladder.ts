import { type Rating, ratings } from '@castellan/ai';
import type { ContestResult } from './contest.js';

/** Opponents from the weakest up, and what all pairs of them made of each other. */
export class Ladder {
  readonly names: readonly string[];
  readonly results: readonly ContestResult[];
  readonly ratings: readonly Rating[];

  constructor(names: readonly string[], results: readonly ContestResult[]) {
    this.names = names;
    this.results = results;
    this.ratings = ratings(
      names.length,
      results.map(({ a, b, pairs }) => ({ a: names.indexOf(a), b: names.indexOf(b), pairs })),
    );
  }

  /** What somebody scored against somebody, whoever was named first; null if they did not meet. */
  score(a: string, b: string): { readonly score: number; readonly margin: number } | null {
    for (const result of this.results) {
      if (result.a === a && result.b === b) return result;
      if (result.a === b && result.b === a) return { score: 1 - result.score, margin: result.margin };
    }
    return null;
  }

  /** The contest of a rung with the one below. */
  step(rung: number): ContestResult | undefined {
    const [a, b] = [this.names[rung], this.names[rung - 1]];
    return this.results.find((result) => result.a === a && result.b === b);
  }

  /** Pairs in which the weaker one scored half or more, or whose ratings do not rise. */
  upsets(): string[] {
    const beaten = this.results.filter(({ a, b, score }) =>
      this.names.indexOf(a) > this.names.indexOf(b) ? score <= 0.5 : score >= 0.5,
    );
    return beaten.map(({ a, b }) => `${a} : ${b}`);
  }

  /** Milliseconds that somebody took for a decision, over all contests. */
  time(name: string): number {
    const times = this.results.flatMap(({ a, b, millisecondsADecision: [first, second] }) =>
      a === name ? [first] : b === name ? [second] : [],
    );
    return times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  }

  /** Whether everybody met everybody. */
  get isWhole(): boolean {
    return this.results.length === (this.names.length * (this.names.length - 1)) / 2;
  }

  get games(): number {
    return this.results.reduce((sum, { games }) => sum + games, 0);
  }

  endings(): Record<string, number> {
    const sum: Record<string, number> = {};
    for (const { endings } of this.results)
      for (const [reason, count] of Object.entries(endings)) sum[reason] = (sum[reason] ?? 0) + count;
    return sum;
  }
}
