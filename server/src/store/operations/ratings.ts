import type { Database } from '../database.js';

/** How strong a person is thought to be at a game, and how sure that is. */
export type RatingRow = {
  readonly person: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
};

const RATING = 'person, game, mu, sigma, games';

export function ratingOf(
  database: Database,
  { person, game }: { readonly person: string; readonly game: string },
): RatingRow | null {
  return database.one(`SELECT ${RATING} FROM ratings WHERE person = ? AND game = ?`, person, game);
}

/** All who sat at a table, or none. */
export function putRatings(
  database: Database,
  { ratings }: { readonly ratings: readonly RatingRow[] },
): void {
  for (const { person, game, mu, sigma, games } of ratings)
    database.change(
      `INSERT INTO ratings (${RATING}) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
      person,
      game,
      mu,
      sigma,
      games,
    );
}

/** The strongest of a game among those who have played so many, by what they are almost surely worth. */
export function topRatings(
  database: Database,
  { game, games, limit }: { readonly game: string; readonly games: number; readonly limit: number },
): (RatingRow & { readonly name: string; readonly look: number })[] {
  const sql = `SELECT ${RATING}, name, avatar AS look FROM ratings JOIN people ON people.id = person
    WHERE game = ? AND games >= ? ORDER BY mu - 3 * sigma DESC, person LIMIT ?`;
  return database.all(sql, game, games, limit);
}
