import type { Database } from '../database.js';
import { type RatedPlace, rateGame } from './rate.js';
import { updateTable } from './tables.js';

export type TableEnd = {
  readonly id: string;
  readonly game: string;
  readonly outcome: string;
  readonly at: number;
  /** Who is to be rated for it; null if it does not count. */
  readonly places: readonly RatedPlace[] | null;
};

/** A game is over and those who played it are rated, both or neither. Done again it changes nothing. */
export function endTable(database: Database, { id, game, outcome, at, places }: TableEnd): void {
  updateTable(database, { id, updated: at, status: 'over', outcome });
  if (places !== null) rateGame(database, { table: id, game, places, at });
}
