import { change, lock, type Operation, one } from '../operation.js';
import { passkeysOf } from './passkeys.js';
import { putRatings, type RatingRow, ratingOf } from './ratings.js';
import { skillsAfter, UNKNOWN } from './skill.js';

/** How a game ended for one seat: the lowest is best, equals are equal. Nobody: a bot. */
export type RatedPlace = { readonly person: string | null; readonly rank: number };

export type EndedGame = {
  readonly table: string;
  readonly game: string;
  readonly places: readonly RatedPlace[];
  readonly at: number;
};

/**
 * Rates a game of two people or more who all have a passkey, each on one seat, without bots. Everything happens in one
 * transaction with a mark at the table, so a game is rated once, however often it is asked for. Returns whether it was now.
 */
export function* rateGame({ table, game, places, at }: EndedGame): Operation<boolean> {
  const people = places.flatMap(({ person }) => (person === null ? [] : [person]));
  const countsForAll = people.length === places.length && new Set(people).size === people.length;
  if (!countsForAll || people.length < 2) return false;
  for (const person of people) if ((yield* passkeysOf({ person })).length === 0) return false;
  const sql = 'INSERT INTO rated (table_id, at) VALUES (?, ?) ON CONFLICT DO NOTHING';
  if ((yield* change(sql, table, at)) === 0) return false;
  // two games of the same people may end at two nodes at once
  yield* lock('people', ...people);
  const before: RatingRow[] = [];
  for (const person of people) before.push((yield* ratingOf({ person, game })) ?? fresh(person, game));
  const ranks = places.map(({ rank }) => rank);
  const after = skillsAfter(before, ranks);
  const ratings = before.map((one, i) => ({ ...one, ...after[i], games: one.games + 1 }));
  yield* putRatings({ ratings });
  for (const { person, mu, sigma } of ratings)
    yield* change(
      `INSERT INTO rating_history (person, game, at, table_id, mu, sigma) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      person,
      game,
      at,
      table,
      mu,
      sigma,
    );
  return true;
}

export function* isRated({ table }: { readonly table: string }): Operation<boolean> {
  return (yield* one('SELECT 1 FROM rated WHERE table_id = ?', table)) !== null;
}

/** How many are stronger among those who have played so many, and one; null for who has played less. */
export function* placeOf({
  person,
  game,
  games,
}: {
  readonly person: string;
  readonly game: string;
  readonly games: number;
}): Operation<number | null> {
  const own = yield* ratingOf({ person, game });
  if (own === null || own.games < games) return null;
  const sql = 'SELECT count(*) AS n FROM ratings WHERE game = ? AND games >= ? AND mu - 3 * sigma > ?';
  return ((yield* one<{ n: number }>(sql, game, games, own.mu - 3 * own.sigma))?.n ?? 0) + 1;
}

function fresh(person: string, game: string): RatingRow {
  return { person, game, ...UNKNOWN, games: 0 };
}
