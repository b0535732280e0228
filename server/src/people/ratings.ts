import type { Store } from '../store/store.js';

/** Who has played less is not on the list: one lucky game says little. */
const FEWEST_GAMES = 3;
const LINES = 100;

export type RankedPlayer = {
  readonly name: string;
  readonly look: number;
  readonly rating: number;
  readonly games: number;
};
export type Leaderboard = {
  readonly lines: readonly RankedPlayer[];
  readonly mine: { readonly rating: number; readonly games: number; readonly place: number | null } | null;
};

/** What somebody is almost surely worth, as a number that people like: everybody begins at 1000. */
export function shownRating({ mu, sigma }: { readonly mu: number; readonly sigma: number }): number {
  return Math.round(1000 + 40 * (mu - 3 * sigma));
}

export async function leaderboard(store: Store, game: string, person: string | null): Promise<Leaderboard> {
  const counted = { game, games: FEWEST_GAMES };
  const who = { person: person ?? '', game };
  const [top, own, place] = await Promise.all([
    store.run('topRatings', { ...counted, limit: LINES }),
    store.run('ratingOf', who),
    store.run('placeOf', { ...who, games: FEWEST_GAMES }),
  ]);
  return {
    lines: top.map((one) => ({
      name: one.name,
      look: one.look,
      rating: shownRating(one),
      games: one.games,
    })),
    mine: own === null ? null : { rating: shownRating(own), games: own.games, place },
  };
}
