import { MOVE_MARK } from '../../store/move-mark.js';
import { all, change, marks, type Operation } from '../../store/operation.js';
import type { Value } from '../../store/sqlite.js';
import { columnsOf, type Kept } from './everything.js';

/** The values of a row, in the order of its columns. */
export type Row = readonly Value[];

const PAGE = 500;
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** All rows of a table by their key, a page at a time. */
export function* eachPage(kept: Kept, take: (rows: readonly Row[]) => void): Operation<void> {
  const columns = columnsOf(kept);
  const select = `SELECT ${quoted(columns)} FROM ${kept.name}`;
  const end = `ORDER BY ${quoted(kept.key)} LIMIT ${PAGE}`;
  const after = `WHERE (${quoted(kept.key)}) > (${marks(kept.key)})`;
  let last: Row = [];
  for (;;) {
    const sql = last.length === 0 ? `${select} ${end}` : `${select} ${after} ${end}`;
    const found = yield* all<Record<string, Value>>(sql, ...last);
    const rows = found.map((row) => columns.map((column) => row[column]));
    take(rows.filter((row) => !isMark(kept, row)));
    if (rows.length < PAGE) return;
    last = rows[rows.length - 1].slice(0, kept.key.length);
  }
}

/** So many values a statement takes on either engine. */
const MOST_VALUES = 2000;

export function* insertRows(kept: Kept, rows: readonly Row[]): Operation<void> {
  const columns = columnsOf(kept);
  const most = Math.floor(MOST_VALUES / columns.length);
  const one = `(${marks(columns)})`;
  for (let i = 0; i < rows.length; i += most) {
    const some = rows.slice(i, i + most);
    const sql = `INSERT INTO ${kept.name} (${quoted(columns)}) VALUES ${some.map(() => one).join(', ')}`;
    yield* change(sql, ...some.flat());
  }
}

/** How far a move has come is nothing that moves. */
const isMark = ({ name }: Kept, [first]: Row): boolean => name === 'secrets' && first === MOVE_MARK;

/** A row as a line of a file. Both engines give the same line for the same row. */
export function lineOf(row: Row): string {
  const plain = row.map((value) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  );
  return JSON.stringify(plain);
}

export function rowOf(line: string): Row {
  const plain = JSON.parse(line) as (string | number | null | { readonly base64: string })[];
  return plain.map((value) =>
    value !== null && typeof value === 'object' ? new Uint8Array(Buffer.from(value.base64, 'base64')) : value,
  );
}
