import type { Database } from '../database.js';
import { putDrawing } from './drawings.js';
import { appendMany } from './log.js';
import { createTable, type NewTable, updateTable } from './tables.js';

/** A game that was played elsewhere. */
export type ForeignTable = {
  readonly table: NewTable;
  /** What the log goes on with after its first entry. */
  readonly entries: readonly string[];
  readonly outcome: string | null;
  readonly drawings: readonly { readonly seat: number; readonly data: string }[];
};

export function importTable(database: Database, { table, entries, outcome, drawings }: ForeignTable): void {
  const { id, created } = table;
  createTable(database, table);
  appendMany(database, {
    table: id,
    entries: entries.map((entry, i) => ({ seq: i + 1, entry, at: created })),
  });
  if (outcome !== null) updateTable(database, { id, updated: created, outcome });
  for (const { seat, data } of drawings) putDrawing(database, { table: id, seat, data, version: 1 });
}
