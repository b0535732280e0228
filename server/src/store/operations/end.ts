import type { Database } from '../database.js';
import { addLeavings, type LeavingRow } from './leavings.js';
import { type RatedPlace, rateGame } from './rate.js';
import { updateTable } from './tables.js';

export type TableEnd = {
  readonly id: string;
  readonly game: string;
  readonly outcome: string;
  readonly at: number;
  /** Who is to be rated for it; null if it does not count. */
  readonly places: readonly RatedPlace[] | null;
  /** Who left before. */
  readonly leavings?: readonly LeavingRow[];
};

/** A game is over and those who played it are rated, both or neither. Done again it changes nothing. */
export function endTable(
  database: Database,
  { id, game, outcome, at, places, leavings = [] }: TableEnd,
): void {
  updateTable(database, { id, updated: at, status: 'over', outcome });
  addLeavings(database, { table: id, leavings, at });
  if (places !== null) rateGame(database, { table: id, game, places, at });
}
