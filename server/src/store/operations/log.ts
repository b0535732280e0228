import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Database } from '../database.js';
import { StoreError } from '../failure.js';

/** One thing that happened at a table. `entry` is JSON of whoever writes it. */
export type LogRow = { readonly seq: number; readonly entry: string; readonly at: number };

const INSERT = 'INSERT INTO log (table_id, seq, entry, at) VALUES (?, ?, ?, ?)';

/**
 * An entry has to follow the one before it. So there are no gaps, even if the disk was full for a moment and what came
 * before was lost; and nothing is logged for a table that does not exist. One statement, which SQLite carries out whole or
 * not at all: it needs no savepoint.
 */
export function appendEntry(database: Database, table: string, seq: number, entry: string, at: number): void {
  if (seq !== lastOf(database, table) + 1)
    throw new StoreError('conflict', `entry ${seq} of table ${table} does not follow the last one`);
  database.lasts.delete(table);
  database.change(INSERT, table, seq, entry, at);
  database.lasts.set(table, seq);
}

/** The entry that a table begins with. */
export function firstEntry(database: Database, table: string, entry: string, at: number): void {
  database.change(INSERT, table, 0, entry, at);
  database.lasts.set(table, 0);
}

/** The number of the last entry; NaN, which nothing follows, if there is none. */
function lastOf(database: Database, table: string): number {
  const known = database.lasts.get(table);
  if (known !== undefined) return known;
  const sql = 'SELECT max(seq) AS last FROM log WHERE table_id = ?';
  return database.one<{ last: number | null }>(sql, table)?.last ?? Number.NaN;
}

export function append(database: Database, input: { readonly table: string } & LogRow): void {
  appendEntry(database, input.table, input.seq, input.entry, input.at);
}

/** Several entries of one table, all or none. */
export function appendMany(
  database: Database,
  { table, entries }: { readonly table: string; readonly entries: readonly LogRow[] },
): void {
  for (const { seq, entry, at } of entries) appendEntry(database, table, seq, entry, at);
}

const ENTRIES = 'SELECT seq, entry, at FROM log WHERE table_id = ? ORDER BY seq';

/** All that happened at a table, wherever it lies. */
export function entriesOf(database: Database, { table }: { readonly table: string }): LogRow[] {
  const rows = database.all<LogRow>(ENTRIES, table);
  return rows.length > 0 ? rows : archivedEntries(database, table);
}

/** What happened at a table after entry `seq`; nothing is added to what lies in the archive. */
export function entriesAfter(
  database: Database,
  { table, seq }: { readonly table: string; readonly seq: number },
): LogRow[] {
  return database.all(
    'SELECT seq, entry, at FROM log WHERE table_id = ? AND seq > ? ORDER BY seq',
    table,
    seq,
  );
}

/** The number of the last entry of each of these tables that is in the log. */
export function lastEntries(
  database: Database,
  { tables }: { readonly tables: readonly string[] },
): { readonly table: string; readonly seq: number }[] {
  if (tables.length === 0) return [];
  const marks = tables.map(() => '?').join();
  const sql = `SELECT table_id AS "table", max(seq) AS seq FROM log WHERE table_id IN (${marks}) GROUP BY table_id`;
  return database.all(sql, ...tables);
}

function archivedEntries(database: Database, table: string): LogRow[] {
  const sql = 'SELECT entries FROM archive WHERE table_id = ?';
  const found = database.one<{ entries: Uint8Array }>(sql, table);
  if (found === null) return [];
  const rows = JSON.parse(inflateRawSync(found.entries).toString()) as [string, number][];
  return rows.map(([entry, at], seq) => ({ seq, entry, at }));
}

/** Everything that happened at a table becomes one compressed piece, read again before the log lets go of it. */
export function archiveEntries(database: Database, table: string): void {
  const rows = database.all<LogRow>(ENTRIES, table);
  const text = JSON.stringify(rows.map(({ entry, at }) => [entry, at]));
  database.change('INSERT INTO archive (table_id, entries) VALUES (?, ?)', table, deflateRawSync(text));
  if (JSON.stringify(archivedEntries(database, table)) !== JSON.stringify(rows))
    throw new StoreError('conflict', `the log of table ${table} has gaps`);
  database.change('DELETE FROM log WHERE table_id = ?', table);
  database.lasts.delete(table);
}
