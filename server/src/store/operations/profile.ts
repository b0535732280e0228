import { all, change, type Operation, one } from '../operation.js';
import type { ProfileFor } from './friends.js';
import type { RatingRow } from './ratings.js';
import { seatsAt } from './seats.js';

export function* profileFor({ person }: { readonly person: string }): Operation<ProfileFor> {
  const sql = 'SELECT profile FROM people WHERE id = ?';
  return (yield* one<{ profile: ProfileFor }>(sql, person))?.profile ?? 'nobody';
}

export function* setProfileFor({
  person,
  profile,
}: {
  readonly person: string;
  readonly profile: ProfileFor;
}): Operation<void> {
  yield* change('UPDATE people SET profile = ? WHERE id = ?', profile, person);
}

/** A game that somebody has played to its end. */
export type FinishedSeat = {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly outcome: string;
  readonly at: number;
  readonly isRated: boolean;
  /** By seat; empty for a bot. */
  readonly names: readonly string[];
};

type Row = Omit<FinishedSeat, 'names' | 'isRated'> & { readonly isRated: number };

/** The latest first. */
export function* gamesPlayed({
  person,
  limit,
}: {
  readonly person: string;
  readonly limit: number;
}): Operation<FinishedSeat[]> {
  const rows = yield* all<Row>(
    `SELECT tables.id AS "table", game, mine.seat, outcome, updated AS at,
       EXISTS (SELECT 1 FROM rated WHERE table_id = tables.id) AS "isRated"
     FROM seats AS mine JOIN tables ON tables.id = mine.table_id
     WHERE mine.person = ? AND status = 'over' AND outcome IS NOT NULL ORDER BY updated DESC, tables.id LIMIT ?`,
    person,
    limit,
  );
  const seats = yield* seatsAt(rows.map(({ table }) => table));
  return rows.map((row) => ({
    ...row,
    isRated: row.isRated === 1,
    names: (seats.get(row.table) ?? []).map(({ name }) => name),
  }));
}

export type RatingPoint = {
  readonly game: string;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
};

/** In the order of time. */
export function* ratingHistory({ person }: { readonly person: string }): Operation<RatingPoint[]> {
  const sql = 'SELECT game, at, mu, sigma FROM rating_history WHERE person = ? ORDER BY at, table_id';
  return yield* all(sql, person);
}

export function* ratingsOf({ person }: { readonly person: string }): Operation<RatingRow[]> {
  const sql = 'SELECT person, game, mu, sigma, games FROM ratings WHERE person = ? ORDER BY game';
  return yield* all(sql, person);
}
