import { StoreError } from '../failure.js';
import type { Operation } from '../operation.js';
import { addLeavings, type LeavingRow } from './leavings.js';
import { appendMany } from './log.js';
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
export function* endTable({ id, game, outcome, at, places, leavings = [] }: TableEnd): Operation<void> {
  yield* updateTable({ id, updated: at, status: 'over', outcome });
  yield* addLeavings({ table: id, leavings, at });
  if (places !== null) yield* rateGame({ table: id, game, places, at });
}

/** Ends a table from beside its server, with an entry that is said by whoever writes logs. Nobody is rated for it. */
export function* stopTable({
  id,
  at,
  entry,
  outcome,
}: {
  readonly id: string;
  readonly at: number;
  readonly entry: string;
  readonly outcome: string;
}): Operation<void> {
  const found = yield* findTable({ id });
  if (found === null) throw new StoreError('missing', `there is no table ${id}`);
  if (found.table.status === 'over') throw new StoreError('conflict', `the game at table ${id} is over`);
  const last = found.entries.at(-1)?.seq ?? -1;
  yield* appendMany({ table: id, entries: [{ seq: last + 1, entry, at }] });
  yield* updateTable({ id, updated: at, status: 'over', outcome });
}
