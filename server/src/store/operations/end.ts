import type { Database } from '../database.js';
import { StoreError } from '../failure.js';
import { addLeavings, type LeavingRow } from './leavings.js';
import { appendEntry, entriesOf } from './log.js';
import { type RatedPlace, rateGame } from './rate.js';
import { findTable, updateTable } from './tables.js';

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

/** Ends a table from beside its server, with an entry that is said by whoever writes logs. Nobody is rated for it. */
export function stopTable(
  database: Database,
  { id, at, entry, outcome }: { id: string; at: number; entry: string; outcome: string },
): void {
  const found = findTable(database, { id });
  if (found === null) throw new StoreError('missing', `there is no table ${id}`);
  if (found.table.status === 'over') throw new StoreError('conflict', `the game at table ${id} is over`);
  const last = entriesOf(database, { table: id }).at(-1)?.seq ?? -1;
  appendEntry(database, id, last + 1, entry, at);
  updateTable(database, { id, updated: at, status: 'over', outcome });
}
