import type { JsonObject } from '@castellan/kernel';
import type { Played } from './play-out.js';

export type Spread = {
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
};

export type Labels = {
  readonly game: string;
  readonly options: JsonObject;
  readonly policy: string;
  readonly seed: string;
};

export type Summary = Labels & {
  readonly games: number;
  readonly players: number;
  readonly turns: Spread;
  readonly moves: Spread;
  readonly draws: Spread;
  /** How many games ended by each reason. */
  readonly endings: Readonly<Record<string, number>>;
  /** How many games each seat won, shared wins included; then the same counted from the first player. */
  readonly winsBySeat: readonly number[];
  readonly winsByOrder: readonly number[];
  readonly shared: number;
  readonly drawn: number;
};

/** Counts games. */
export class Tally {
  readonly #players: number;
  readonly #played: Played[] = [];

  constructor(players: number) {
    this.#players = players;
  }

  add(played: Played): void {
    this.#played.push(played);
  }

  summary(labels: Labels): Summary {
    const played = this.#played;
    const endings: Record<string, number> = {};
    const winsBySeat = new Array<number>(this.#players).fill(0);
    const winsByOrder = new Array<number>(this.#players).fill(0);
    for (const { first, outcome } of played) {
      endings[outcome.reason] = (endings[outcome.reason] ?? 0) + 1;
      for (const winner of outcome.winners) {
        winsBySeat[winner]++;
        winsByOrder[(winner - first + this.#players) % this.#players]++;
      }
    }
    return {
      ...labels,
      games: played.length,
      players: this.#players,
      turns: spread(played.map((game) => game.turns)),
      moves: spread(played.map((game) => game.moves)),
      draws: spread(played.map((game) => game.draws)),
      endings: Object.fromEntries(Object.entries(endings).sort(([a], [b]) => (a < b ? -1 : 1))),
      winsBySeat,
      winsByOrder,
      shared: played.filter((game) => game.outcome.winners.length > 1).length,
      drawn: played.filter((game) => game.outcome.winners.length === 0).length,
    };
  }
}

function spread(values: number[]): Spread {
  values.sort((a, b) => a - b);
  const half = values.length >> 1;
  const median = values.length % 2 === 1 ? values[half] : (values[half - 1] + values[half]) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, median, min: values[0], max: values[values.length - 1] };
}
