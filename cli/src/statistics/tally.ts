import type { JsonObject } from '@castellan/kernel';
import type { PlayedGame } from './play-out.js';
import { type Spread, spreadOf } from './spread.js';

export type Labels = {
  readonly game: string;
  readonly options: JsonObject;
  readonly policy: string;
  readonly seed: string;
  /** The number of the first game. */
  readonly from: number;
};

export type Summary = Labels & {
  readonly games: number;
  readonly players: number;
  readonly turns: Spread;
  readonly moves: Spread;
  readonly draws: Spread;
  /** By turns, and by actions among those with as many turns. */
  readonly shortest: Length;
  readonly longest: Length;
  /** How many games ended by each reason, and what they were like. */
  readonly endings: Readonly<Record<string, number>>;
  readonly byEnding: Readonly<Record<string, Ending>>;
  /** How many games each seat won, shared wins included; then the same counted from the first player. */
  readonly winsBySeat: readonly number[];
  readonly winsByOrder: readonly number[];
  /** The same with a shared win divided among those who share it. */
  readonly winSharesBySeat: readonly number[];
  readonly winSharesByOrder: readonly number[];
  readonly shared: number;
  readonly drawn: number;
  /** Null where there was nobody to count. */
  readonly scores: {
    readonly all: Spread | null;
    readonly winners: Spread | null;
    readonly losers: Spread | null;
    /** By how much the best loser was beaten. */
    readonly margin: Spread | null;
  };
};

export type Ending = {
  readonly games: number;
  readonly turns: Spread;
  readonly winners: Spread | null;
  readonly losers: Spread | null;
  readonly winSharesByOrder: readonly number[];
};

export type Length = { readonly game: number; readonly turns: number; readonly actions: number };

/** Counts games. */
export class Tally {
  readonly #players: number;
  readonly #played: PlayedGame[] = [];

  constructor(players: number) {
    this.#players = players;
  }

  add(played: PlayedGame): void {
    this.#played.push(played);
  }

  summary(labels: Labels): Summary {
    const played = this.#played;
    const lengths = played.map(lengthOf).sort((a, b) => a.turns - b.turns || a.actions - b.actions);
    return {
      ...labels,
      games: played.length,
      players: this.#players,
      turns: some(spreadOf(played.map((game) => game.turns))),
      moves: some(spreadOf(played.map((game) => game.moves))),
      draws: some(spreadOf(played.map((game) => game.draws))),
      shortest: some(lengths[0]),
      longest: some(lengths[lengths.length - 1]),
      endings: this.#endings((games) => games.length),
      byEnding: this.#endings((games) => ({
        games: games.length,
        turns: some(spreadOf(games.map(({ turns }) => turns))),
        winners: spreadOf(scoresOf(games, true)),
        losers: spreadOf(scoresOf(games, false)),
        winSharesByOrder: this.#wins(games, BY_ORDER, SHARES),
      })),
      winsBySeat: this.#wins(played, BY_SEAT, WHOLE),
      winsByOrder: this.#wins(played, BY_ORDER, WHOLE),
      winSharesBySeat: this.#wins(played, BY_SEAT, SHARES),
      winSharesByOrder: this.#wins(played, BY_ORDER, SHARES),
      shared: played.filter((game) => game.outcome.winners.length > 1).length,
      drawn: played.filter((game) => game.outcome.winners.length === 0).length,
      scores: this.#scores(),
    };
  }

  #endings<T>(describe: (games: readonly PlayedGame[]) => T): Record<string, T> {
    const reasons = [...new Set(this.#played.map(({ outcome }) => outcome.reason))].sort();
    const ended = (reason: string): PlayedGame[] =>
      this.#played.filter(({ outcome }) => outcome.reason === reason);
    return Object.fromEntries(reasons.map((reason) => [reason, describe(ended(reason))]));
  }

  #wins(games: readonly PlayedGame[], place: Place, part: Part): number[] {
    const wins = new Array<number>(this.#players).fill(0);
    for (const game of games)
      for (const winner of game.outcome.winners) wins[place(winner, game)] += part(game);
    return wins;
  }

  #scores(): Summary['scores'] {
    const played = this.#played;
    return {
      all: spreadOf(played.flatMap(({ outcome }) => outcome.scores)),
      winners: spreadOf(scoresOf(played, true)),
      losers: spreadOf(scoresOf(played, false)),
      margin: spreadOf(played.flatMap(marginOf)),
    };
  }
}

/** Where a win is counted: at the winner's seat, or at its distance from the first player's. */
type Place = (winner: number, game: PlayedGame) => number;
const BY_SEAT: Place = (winner) => winner;
const BY_ORDER: Place = (winner, { first, outcome }) =>
  (winner - first + outcome.scores.length) % outcome.scores.length;

/** What a win counts. */
type Part = (game: PlayedGame) => number;
const WHOLE: Part = () => 1;
const SHARES: Part = ({ outcome }) => 1 / outcome.winners.length;

function scoresOf(games: readonly PlayedGame[], won: boolean): number[] {
  return games.flatMap(({ outcome: { scores, winners } }) =>
    scores.filter((_, seat) => winners.includes(seat) === won),
  );
}

/** Nothing where all win or nobody does. */
function marginOf({ outcome: { scores, winners } }: PlayedGame): number[] {
  const beaten = scores.filter((_, seat) => !winners.includes(seat));
  return winners.length === 0 || beaten.length === 0 ? [] : [scores[winners[0]] - Math.max(...beaten)];
}

function lengthOf({ game, turns, moves, draws }: PlayedGame): Length {
  return { game, turns, actions: moves + draws };
}

/** A tally without games has no summary. */
function some<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('no game was counted');
  return value;
}
