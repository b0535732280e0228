import type { Value } from '../sqlite.js';

/** A statement as PostgreSQL takes it: prepared once a connection, under this name. */
export type Prepared = { readonly name: string; readonly text: string };

const prepared = new Map<string, Prepared>();

/** `?` and `?1` become `$1`; all else that our SQL says, both engines understand. */
export function translated(sql: string): Prepared {
  let found = prepared.get(sql);
  if (found === undefined) {
    let n = 0;
    const text = sql.replaceAll(/\?(\d*)/g, (_, place: string) => `$${place === '' ? ++n : place}`);
    found = { name: `castellan_${prepared.size}`, text };
    prepared.set(sql, found);
  }
  return found;
}

/** Numbers of PostgreSQL's types. */
const BOOL = 16;
const BYTEA = 17;
const NUMBERS = new Set([20, 21, 23, 700, 701, 1700]);

const asText = (text: string): string => text;
/** SQLite has no truth, only 1 and 0. */
const asTruth = (text: string): number => (text === 't' ? 1 : 0);
const asBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(2), 'hex'));

type Read = (text: string) => Value;

/** What a column holds, as SQLite would give it. All of our numbers are safe: times in milliseconds, and counts. */
export function readerOf(type: number): Read {
  if (NUMBERS.has(type)) return Number;
  if (type === BOOL) return asTruth;
  return type === BYTEA ? asBytes : asText;
}
