import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { StoreError } from '../failure.js';
import { all, among, change, type LogRow, marks, type Operation, one } from '../operation.js';

/** Several entries of one table, all or none, each of which follows the one before it. */
export function* appendMany({
  table,
  entries,
}: {
  readonly table: string;
  readonly entries: readonly LogRow[];
}): Operation<void> {
  if (entries.length > 0) yield { kind: 'append', table, entries };
}

export function* append({ table, ...entry }: { readonly table: string } & LogRow): Operation<void> {
  yield* appendMany({ table, entries: [entry] });
}

/** The entry that a table begins with. */
export function* firstEntry(table: string, entry: string, at: number): Operation<void> {
  yield { kind: 'begin', table, entry, at };
}

const ENTRIES = 'SELECT seq, entry, at FROM log WHERE table_id = ? ORDER BY seq';

/** All that happened at a table, wherever it lies. */
export function* entriesOf({ table }: { readonly table: string }): Operation<LogRow[]> {
  const rows = yield* all<LogRow>(ENTRIES, table);
  if (rows[0]?.seq === 0) return rows;
  // whoever wrote while it was put away has written behind it
  return [...(yield* archivedEntries(table)), ...rows];
}

/** What happened at a table after entry `seq`; nothing is added to what lies in the archive. */
export function* entriesAfter({
  table,
  seq,
}: {
  readonly table: string;
  readonly seq: number;
}): Operation<LogRow[]> {
  const sql = 'SELECT seq, entry, at FROM log WHERE table_id = ? AND seq > ? ORDER BY seq';
  return yield* all(sql, table, seq);
}

/** The number of the last entry of each of these tables that is in the log. */
export function* lastEntries({
  tables,
}: {
  readonly tables: readonly string[];
}): Operation<{ readonly table: string; readonly seq: number }[]> {
  if (tables.length === 0) return [];
  const ids = among(tables);
  const sql = `SELECT table_id AS "table", max(seq) AS seq FROM log WHERE table_id IN (${marks(ids)}) GROUP BY table_id`;
  return yield* all(sql, ...ids);
}

function* archivedEntries(table: string): Operation<LogRow[]> {
  const sql = 'SELECT entries FROM archive WHERE table_id = ?';
  const found = yield* one<{ entries: Uint8Array }>(sql, table);
  if (found === null) return [];
  const rows = JSON.parse(inflateRawSync(found.entries).toString()) as [string, number][];
  return rows.map(([entry, at], seq) => ({ seq, entry, at }));
}

/** Everything that happened at a table becomes one compressed piece, read again before the log lets go of it. */
export function* archiveEntries(table: string): Operation<void> {
  const rows = yield* all<LogRow>(ENTRIES, table);
  const text = JSON.stringify(rows.map(({ entry, at }) => [entry, at]));
  yield* change('INSERT INTO archive (table_id, entries) VALUES (?, ?)', table, deflateRawSync(text));
  if (JSON.stringify(yield* archivedEntries(table)) !== JSON.stringify(rows))
    throw new StoreError('conflict', `the log of table ${table} has gaps`);
  yield* change('DELETE FROM log WHERE table_id = ?', table);
  yield { kind: 'forget', table };
}
