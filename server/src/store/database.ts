import type { Sqlite, Statement, Value } from './sqlite.js';

/** A connection with its prepared statements: every text of SQL is compiled once. */
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

  /** The first row, or null. `Row` is what the SQL names; nothing checks it. */
  one<Row>(sql: string, ...values: readonly Value[]): Row | null {
    return (this.statement(sql).get(...values) as Row | undefined) ?? null;
  }

  all<Row>(sql: string, ...values: readonly Value[]): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  /** Carries out a statement; returns how many rows it changed. */
  change(sql: string, ...values: readonly Value[]): number {
    return Number(this.statement(sql).run(...values).changes);
  }

  statement(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.sqlite.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
