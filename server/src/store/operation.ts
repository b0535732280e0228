import type { Value } from './sqlite.js';

/** A statement, and what is wanted of it: its first row, all of its rows, or how many it changed. */
export type Query = {
  readonly kind: 'one' | 'all' | 'change';
  readonly sql: string;
  readonly values: readonly Value[];
};

/** What engines do in ways of their own. */
export type Primitive =
  /**
   * Entries of one table, each of which has to follow the one before it. So there are no gaps, even if the disk was full
   * for a moment and what came before was lost; and nothing is logged for a table that does not exist.
   */
  | { readonly kind: 'append'; readonly table: string; readonly entries: readonly LogRow[] }
  /** The entry that a table begins with. */
  | { readonly kind: 'begin'; readonly table: string; readonly entry: string; readonly at: number }
  /** Nothing is there of the log of a table any more. */
  | { readonly kind: 'forget'; readonly table: string }
  /** These rows are nobody else's until the operation is done. An engine with one writer has that anyway. */
  | { readonly kind: 'lock'; readonly what: 'tables' | 'people'; readonly ids: readonly string[] }
  /** Bytes of the database, those of them that are free, and entries of logs; about, where counting would take long. */
  | { readonly kind: 'size' }
  /** Rows with numbers of their own were brought from elsewhere: whoever counts on goes on after them. */
  | { readonly kind: 'renumber'; readonly tables: readonly string[] }
  /** How much has been written since the start. */
  | { readonly kind: 'done' };

/** One thing that happened at a table. `entry` is JSON of whoever writes it. */
export type LogRow = { readonly seq: number; readonly entry: string; readonly at: number };

export type StoreRequest = Query | Primitive;

/**
 * Something that can be asked of the store, written once for every engine: it hands out what the database is to do and
 * goes on with the answer. Who drives it decides whether that is at once (SQLite) or later (PostgreSQL). Its SQL is what
 * both understand: `?` or `?1` for values, names that are not all in small letters in quotes, a target for every
 * ON CONFLICT DO UPDATE. What is asked for together is carried out whole or not at all.
 */
export type Operation<T> = Generator<StoreRequest, T, unknown>;

/** The first row, or null. `Row` is what the SQL names; nothing checks it. */
export function* one<Row>(sql: string, ...values: readonly Value[]): Operation<Row | null> {
  return (yield { kind: 'one', sql, values }) as Row | null;
}

export function* all<Row>(sql: string, ...values: readonly Value[]): Operation<Row[]> {
  return (yield { kind: 'all', sql, values }) as Row[];
}

/** Carries out a statement; returns how many rows it changed. */
export function* change(sql: string, ...values: readonly Value[]): Operation<number> {
  return (yield { kind: 'change', sql, values }) as number;
}

/** Keeps others from changing these rows meanwhile; in one order, so that nobody waits for each other. */
export function* lock(what: 'tables' | 'people', ...ids: readonly string[]): Operation<void> {
  yield { kind: 'lock', what, ids: [...new Set(ids)].sort() };
}

/** Values for `IN (...)`: of few lengths, so that there are few texts of SQL. */
export function among(ids: readonly string[]): readonly string[] {
  let length = 1;
  while (length < ids.length) length *= 2;
  return Array.from({ length }, (_, i) => ids[i] ?? ids[0] ?? '');
}

/** As many question marks. */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
