import { StoreError } from './failure.js';
import type { Operation, StoreRequest } from './operation.js';
import type { Sqlite, Statement, Value } from './sqlite.js';

const INSERT = 'INSERT INTO log (table_id, seq, entry, at) VALUES (?, ?, ?, ?)';
const LAST = 'SELECT max(seq) AS last FROM log WHERE table_id = ?';

/** A connection of SQLite with its prepared statements: every text of SQL is compiled once. */
export class Database {
  readonly sqlite: Sqlite;
  readonly #statements = new Map<string, Statement>();
  /** How many transactions have been committed, and how many runs they carried. */
  readonly done = { commits: 0, runs: 0 };

  /** By table: the number of the last entry of its log, if it is known. Asking SQLite would double the cost of an append. */
  readonly lasts = new Map<string, number>();

  constructor(sqlite: Sqlite) {
    this.sqlite = sqlite;
  }

  /** Carries out an operation at once. */
  run<T>(operation: Operation<T>): T {
    let step = operation.next();
    while (step.done !== true) step = operation.next(this.#answer(step.value));
    return step.value;
  }

  /** Carries out a statement; returns how many rows it changed. */
  change(sql: string, ...values: readonly Value[]): number {
    return Number(this.statement(sql).run(...values).changes);
  }

  /**
   * An entry has to follow the one before it. One statement, which SQLite carries out whole or not at all: it needs no
   * savepoint.
   */
  append(table: string, seq: number, entry: string, at: number): void {
    if (seq !== this.#lastOf(table) + 1)
      throw new StoreError('conflict', `entry ${seq} of table ${table} does not follow the last one`);
    this.lasts.delete(table);
    this.change(INSERT, table, seq, entry, at);
    this.lasts.set(table, seq);
  }

  statement(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.sqlite.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #answer(request: StoreRequest): unknown {
    switch (request.kind) {
      case 'one':
        return this.statement(request.sql).get(...request.values) ?? null;
      case 'all':
        return this.statement(request.sql).all(...request.values);
      case 'change':
        return this.change(request.sql, ...request.values);
      case 'append':
        for (const { seq, entry, at } of request.entries) this.append(request.table, seq, entry, at);
        return undefined;
      case 'begin':
        this.change(INSERT, request.table, 0, request.entry, request.at);
        this.lasts.set(request.table, 0);
        return undefined;
      case 'forget':
        this.lasts.delete(request.table);
        return undefined;
      case 'renumber':
        // it counts on from the last one that is there
        return undefined;
      case 'lock':
        // nobody else writes as long as this transaction lasts
        return undefined;
      case 'size': {
        const page = this.#pragma('page_size');
        const { n } = this.statement('SELECT count(*) AS n FROM log').get() as { n: number };
        return {
          bytes: this.#pragma('page_count') * page,
          free: this.#pragma('freelist_count') * page,
          entries: n,
        };
      }
      case 'done':
        return { ...this.done };
    }
  }

  /** The number of the last entry; NaN, which nothing follows, if there is none. */
  #lastOf(table: string): number {
    const known = this.lasts.get(table);
    if (known !== undefined) return known;
    const found = this.statement(LAST).get(table) as { last: number | null } | undefined;
    return found?.last ?? Number.NaN;
  }

  #pragma(name: string): number {
    return Number(Object.values(this.statement(`PRAGMA ${name}`).get() ?? { n: 0 })[0]);
  }
}
