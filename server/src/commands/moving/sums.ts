import { createHash, type Hash } from 'node:crypto';
import { formatRecord } from '@castellan/kernel';
import type { Operation } from '../../store/operation.js';
import { findTable } from '../../store/operations/tables.js';
import { recordOfTable } from '../../tables/record.js';
import { EVERYTHING, type Kept } from './everything.js';
import { eachPage, lineOf, type Row } from './rows.js';

/** How many rows a table has, and what is in them. */
export type Sum = { readonly count: number; readonly sha256: string };
/** What every game came to when it was replayed by its rules. */
export type Games = Sum & { readonly broken: readonly string[] };
export type Sums = { readonly tables: Readonly<Record<string, Sum>>; readonly games: Games };

/** Adds up lines. */
export class Adder {
  #count = 0;
  readonly #hash: Hash = createHash('sha256');

  add(line: string): void {
    this.#count++;
    this.#hash.update(`${line}\n`);
  }

  sum(): Sum {
    return { count: this.#count, sha256: this.#hash.digest('hex') };
  }
}

/** Everything that is kept, table by table and row by row, told on the way; and all games replayed. */
export function* sumEverything(
  begin: (kept: Kept) => void = () => {},
  tell: (line: string) => void = () => {},
): Operation<Sums> {
  const tables: Record<string, Sum> = {};
  for (const kept of EVERYTHING) {
    const adder = new Adder();
    begin(kept);
    yield* eachPage(kept, (rows) => {
      for (const line of rows.map(lineOf)) {
        adder.add(line);
        tell(line);
      }
    });
    tables[kept.name] = adder.sum();
  }
  return { tables, games: yield* replayAll() };
}

function* replayAll(): Operation<Games> {
  const adder = new Adder();
  const broken: string[] = [];
  const ids: string[] = [];
  yield* eachPage({ name: 'tables', key: ['id'], columns: [] }, (rows: readonly Row[]) => {
    ids.push(...rows.map(([id]) => String(id)));
  });
  for (const id of ids) {
    const found = yield* findTable({ id });
    if (found === null) continue;
    let end: string;
    try {
      const record = recordOfTable(found);
      end = record === null ? 'not begun' : formatRecord(record);
    } catch {
      // it was so before, and is not made better by staying
      broken.push(id);
      end = 'broken';
    }
    adder.add(`${id} ${end}`);
  }
  return { ...adder.sum(), broken };
}

/** What differs; nothing if it is the same. */
export function differences(before: Sums, after: Sums): string[] {
  const names = Object.keys(before.tables).filter((name) => !same(before.tables[name], after.tables[name]));
  return [...names, ...(same(before.games, after.games) ? [] : ['games'])];
}

const same = (one: Sum, two: Sum | undefined): boolean =>
  one.count === two?.count && one.sha256 === two.sha256;
