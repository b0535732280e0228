import { all, change, type Operation, one } from '../operation.js';

/** How strong a person is thought to be at a game, and how sure that is. */
export type RatingRow = {
  readonly person: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
};

const RATING = 'person, game, mu, sigma, games';

export function* ratingOf({
  person,
  game,
}: {
  readonly person: string;
  readonly game: string;
}): Operation<RatingRow | null> {
  return yield* one(`SELECT ${RATING} FROM ratings WHERE person = ? AND game = ?`, person, game);
}

/** All who sat at a table, or none. */
export function* putRatings({ ratings }: { readonly ratings: readonly RatingRow[] }): Operation<void> {
  for (const { person, game, mu, sigma, games } of ratings)
    yield* change(
      `INSERT INTO ratings (${RATING}) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (person, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
      person,
      game,
      mu,
      sigma,
      games,
    );
}

/** The strongest of a game among those who have played so many, by what they are almost surely worth. */
export function* topRatings({
  game,
  games,
  limit,
}: {
  readonly game: string;
  readonly games: number;
  readonly limit: number;
}): Operation<(RatingRow & { readonly name: string; readonly look: number })[]> {
  const sql = `SELECT ${RATING}, name, avatar AS look FROM ratings JOIN people ON people.id = person
    WHERE game = ? AND games >= ? ORDER BY mu - 3 * sigma DESC, person LIMIT ?`;
  return yield* all(sql, game, games, limit);
}
