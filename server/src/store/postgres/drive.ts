import { StoreError } from '../failure.js';
import type { Operation, StoreRequest } from '../operation.js';
import { type Chain, insertEntries } from './append-batch.js';
import type { DatabaseConnection } from './connections.js';
import { translated } from './dialect.js';

/** How much has been written since the start. */
export type Done = { commits: number; runs: number };

/** Carries out an operation, statement by statement. Whoever calls sees to the transaction. */
export async function drive<T>(
  connection: DatabaseConnection,
  operation: Operation<T>,
  done: Done,
): Promise<T> {
  let step = operation.next();
  while (step.done !== true) step = operation.next(await answer(connection, step.value, done));
  return step.value;
}

const INSERT_FIRST = 'INSERT INTO log (table_id, seq, entry, at) VALUES (?, 0, ?, ?)';
/** Counting many rows reads all of them; PostgreSQL knows about how many there are. */
const SIZE = `SELECT pg_database_size(current_database()) AS bytes, 0 AS free,
  CASE WHEN reltuples > 100000 THEN reltuples ELSE (SELECT count(*) FROM log) END AS entries
  FROM pg_class WHERE oid = 'log'::regclass`;

async function answer(connection: DatabaseConnection, request: StoreRequest, done: Done): Promise<unknown> {
  const ask = (sql: string, values: readonly unknown[] = []) =>
    connection.query({ ...translated(sql), values: [...values] });
  switch (request.kind) {
    case 'one':
      return (await ask(request.sql, request.values)).rows[0] ?? null;
    case 'all':
      return (await ask(request.sql, request.values)).rows;
    case 'change':
      return (await ask(request.sql, request.values)).rowCount ?? 0;
    case 'append': {
      const { table, entries } = request;
      entries.forEach(({ seq }, i) => {
        if (i > 0 && seq !== entries[i - 1].seq + 1) throw notNext(table, seq);
      });
      const chain: Chain = { table, entries };
      if ((await insertEntries(connection, [chain])).size > 0) throw notNext(table, entries[0].seq);
      return undefined;
    }
    case 'begin':
      await ask(INSERT_FIRST, [request.table, request.entry, request.at]);
      return undefined;
    case 'forget':
      return undefined;
    case 'renumber':
      for (const table of request.tables)
        await ask(
          `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table} HAVING max(id) > 0`,
        );
      return undefined;
    case 'lock': {
      const marks = request.ids.map(() => '?').join(', ');
      const sql = `SELECT 1 FROM ${request.what} WHERE id IN (${marks}) ORDER BY id FOR NO KEY UPDATE`;
      if (request.ids.length > 0) await ask(sql, request.ids);
      return undefined;
    }
    case 'size':
      return (await ask(SIZE)).rows[0];
    case 'done':
      await ask('SELECT 1');
      return { ...done };
  }
}

export function notNext(table: string, seq: number): StoreError {
  return new StoreError('conflict', `entry ${seq} of table ${table} does not follow the last one`);
}
