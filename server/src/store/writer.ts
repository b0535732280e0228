import type { Database } from './database.js';
import { type Failure, failureOf } from './failure.js';
import type { Batch, BatchOutcome } from './messages.js';
import { operationOf } from './operations.js';

/** A few megabytes. */
const MOST_LASTS = 50_000;

/** Group commit: carries out runs, many in one transaction, so that one sync of the disk makes all of them durable. */
export class Writer {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Everything in these batches in the order asked for. When it returns, what is reported as done is on the disk. */
  carryOut(batches: readonly Batch[]): BatchOutcome {
    const database = this.#database;
    const values: [number, unknown][] = [];
    const failures: [number, Failure][] = [];
    let count = 0;
    try {
      database.change('BEGIN IMMEDIATE');
      for (const batch of batches)
        for (let i = 0; i < batch.length; count++) {
          const name = batch[i] as string;
          try {
            if (name === 'append') {
              database.append(
                batch[i + 1] as string,
                batch[i + 2] as number,
                batch[i + 3] as string,
                batch[i + 4] as number,
              );
              i += 5;
            } else {
              const value = this.#run(name, batch[i + 1]);
              if (value !== undefined) values.push([count, value]);
              i += 2;
            }
          } catch (error) {
            const failure = failureOf(error);
            if (failure.kind === 'storage') throw error;
            failures.push([count, failure]);
            i += name === 'append' ? 5 : 2;
          }
        }
      database.change('COMMIT');
    } catch (error) {
      return this.#lose(batches, error);
    }
    if (database.lasts.size > MOST_LASTS) database.lasts.clear();
    database.done.commits++;
    database.done.runs += count;
    return { type: 'done', count, values, failures };
  }

  /** One operation, all of it or nothing, without touching what its neighbours did. */
  #run(name: string, input: unknown): unknown {
    const database = this.#database;
    database.change('SAVEPOINT run');
    try {
      const value = database.run(operationOf(name, input));
      database.change('RELEASE run');
      return value;
    } catch (error) {
      // after a failure of the disk there may be nothing to go back to: all of the transaction is given up anyway
      if (failureOf(error).kind !== 'storage') {
        database.change('ROLLBACK TO run');
        database.lasts.clear();
        database.change('RELEASE run');
      }
      throw error;
    }
  }

  #lose(batches: readonly Batch[], error: unknown): BatchOutcome {
    this.#database.lasts.clear();
    try {
      this.#database.change('ROLLBACK');
    } catch {
      // SQLite has gone back by itself
    }
    const { message } = failureOf(error);
    const count = batches.reduce((sum, batch) => sum + runsIn(batch), 0);
    return { type: 'lost', count, failure: { kind: 'storage', message } };
  }
}

function runsIn(batch: Batch): number {
  let count = 0;
  for (let i = 0; i < batch.length; count++) i += batch[i] === 'append' ? 5 : 2;
  return count;
}
