import { pairScore, type Standing, standingOf, type Verdict, verdictOf } from '@castellan/ai';
import type { Both, Deal } from './deal.js';

/** When it is clear enough who is better: scores between these two are not worth telling apart. */
export type Stop = { readonly refused: number; readonly wanted: number };

export type ContestTerms = {
  readonly a: string;
  readonly b: string;
  readonly players: number;
  /** How many games at the most. */
  readonly games: number;
  readonly stop: Stop | null;
};

/** What came of a contest between two. */
export type ContestResult = Standing & {
  readonly a: string;
  readonly b: string;
  readonly verdict: Verdict | null;
  readonly endings: Readonly<Record<string, number>>;
  readonly millisecondsADecision: Both;
  readonly decisionsAGame: number;
  /** Deal by deal, from 0 to 2. */
  readonly pairs: readonly number[];
};

/**
 * A contest between two while it goes on. Deals are given out in order and may come back in any. What counts are
 * the deals from the first on without a gap, up to the one that decides, so that nothing depends on who was quicker.
 */
export class Contest {
  readonly terms: ContestTerms;
  readonly #most: number;
  readonly #deals = new Map<number, Deal>();
  readonly #pairs: number[] = [];
  #given = 0;
  #verdict: Verdict | null = null;

  constructor(terms: ContestTerms) {
    this.terms = terms;
    this.#most = Math.ceil(terms.games / terms.players);
    if (terms.stop !== null) this.#verdict = 'open';
  }

  /** How many games count so far. */
  get games(): number {
    return this.#pairs.length * this.terms.players;
  }

  get isOver(): boolean {
    return this.#pairs.length === this.#most || this.#isDecided;
  }

  get #isDecided(): boolean {
    return this.#verdict !== null && this.#verdict !== 'open';
  }

  /** The number of the next deal that somebody should play, counted from 1; null if there is none. */
  take(): number | null {
    if (this.#isDecided) return null;
    do this.#given++;
    while (this.#deals.has(this.#given));
    return this.#given <= this.#most ? this.#given : null;
  }

  add(number: number, deal: Deal): void {
    this.#deals.set(number, deal);
    const { players, stop } = this.terms;
    while (!this.isOver) {
      const next = this.#deals.get(this.#pairs.length + 1);
      if (next === undefined) return;
      this.#pairs.push(pairScore(next.shares, players));
      if (stop !== null) this.#verdict = verdictOf(this.#pairs, stop.refused, stop.wanted);
    }
  }

  result(): ContestResult {
    const { a, b, players } = this.terms;
    const endings: Record<string, number> = {};
    const time = [0, 0];
    const made = [0, 0];
    this.#pairs.forEach((_, i) => {
      const deal = this.#deals.get(i + 1);
      if (deal === undefined) return;
      for (const reason of deal.reasons) endings[reason] = (endings[reason] ?? 0) + 1;
      for (const side of [0, 1]) {
        time[side] += deal.milliseconds[side];
        made[side] += deal.decisions[side];
      }
    });
    const games = this.#pairs.length * players;
    return {
      ...standingOf(this.#pairs),
      games,
      a,
      b,
      verdict: this.#verdict,
      endings,
      millisecondsADecision: [time[0] / Math.max(1, made[0]), time[1] / Math.max(1, made[1])],
      decisionsAGame: (made[0] + made[1]) / Math.max(1, games),
      pairs: this.#pairs,
    };
  }
}
