import type { Database } from '../database.js';
import { StoreError } from '../failure.js';

/** One thing that happened at a table. `entry` is JSON of whoever writes it. */
export type LogEntry = { readonly seq: number; readonly entry: string; readonly at: number };

/**
 * An entry has to follow the one before it. So there are no gaps, even if the disk was full for a moment and what came
 * before was lost; and nothing is logged for a table that does not exist.
 */
const APPEND = `INSERT INTO log (table_id, seq, entry, at)
  SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND seq = ?2 - 1)`;

/** One statement, which SQLite carries out whole or not at all: it needs no savepoint. */
export function appendEntry(database: Database, table: string, seq: number, entry: string, at: number): void {
  if (database.change(APPEND, table, seq, entry, at) === 0)
    throw new StoreError('conflict', `entry ${seq} of table ${table} does not follow the last one`);
}

/** The entry that a table begins with. */
export function firstEntry(database: Database, table: string, entry: string, at: number): void {
  database.change('INSERT INTO log (table_id, seq, entry, at) VALUES (?, 0, ?, ?)', table, entry, at);
}

export function append(database: Database, input: { readonly table: string } & LogEntry): void {
  appendEntry(database, input.table, input.seq, input.entry, input.at);
}

/** Several entries of one table, all or none. */
export function appendMany(
  database: Database,
  { table, entries }: { readonly table: string; readonly entries: readonly LogEntry[] },
): void {
  for (const { seq, entry, at } of entries) appendEntry(database, table, seq, entry, at);
}

/** What happened at a table after an entry; after -1: everything. */
export function entriesAfter(
  database: Database,
  { table, after }: { readonly table: string; readonly after: number },
): LogEntry[] {
  const sql = 'SELECT seq, entry, at FROM log WHERE table_id = ? AND seq > ? ORDER BY seq';
  return database.all(sql, table, after);
}
