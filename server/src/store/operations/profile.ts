import type { Database } from '../database.js';
import type { ProfileFor } from './friends.js';
import type { RatingRow } from './ratings.js';

export function profileFor(database: Database, { person }: { readonly person: string }): ProfileFor {
  const sql = 'SELECT profile FROM people WHERE id = ?';
  return database.one<{ profile: ProfileFor }>(sql, person)?.profile ?? 'nobody';
}

export function setProfileFor(
  database: Database,
  { person, profile }: { readonly person: string; readonly profile: ProfileFor },
): void {
  database.change('UPDATE people SET profile = ? WHERE id = ?', profile, person);
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

type Row = Omit<FinishedSeat, 'names' | 'isRated'> & { readonly names: string; readonly isRated: number };

/** The latest first. */
export function gamesPlayed(
  database: Database,
  { person, limit }: { readonly person: string; readonly limit: number },
): FinishedSeat[] {
  const rows = database.all<Row>(
    `SELECT tables.id AS "table", game, mine.seat, outcome, updated AS at,
       EXISTS (SELECT 1 FROM rated WHERE table_id = tables.id) AS isRated,
       (SELECT json_group_array(name) FROM (SELECT name FROM seats WHERE table_id = tables.id ORDER BY seat)) AS names
     FROM seats AS mine JOIN tables ON tables.id = mine.table_id
     WHERE mine.person = ? AND status = 'over' AND outcome IS NOT NULL ORDER BY updated DESC, tables.id LIMIT ?`,
    person,
    limit,
  );
  return rows.map((row) => ({ ...row, isRated: row.isRated === 1, names: JSON.parse(row.names) }));
}

export type RatingPoint = {
  readonly game: string;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
};

/** In the order of time. */
export function ratingHistory(database: Database, { person }: { readonly person: string }): RatingPoint[] {
  const sql = 'SELECT game, at, mu, sigma FROM rating_history WHERE person = ? ORDER BY at, table_id';
  return database.all(sql, person);
}

export function ratingsOf(database: Database, { person }: { readonly person: string }): RatingRow[] {
  const sql = 'SELECT person, game, mu, sigma, games FROM ratings WHERE person = ? ORDER BY game';
  return database.all(sql, person);
}
