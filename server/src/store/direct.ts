import { existsSync } from 'node:fs';
import { failureOf, StoreError } from './failure.js';
import { databaseIn } from './folder.js';
import { type Opened, openDatabase } from './open-database.js';
import { openSecondConnection } from './open-second-connection.js';
import type { Operation } from './operation.js';

/** Where the data of a server lies: in a PostgreSQL if there is an address, else in a folder. */
export type DataPlace = { readonly folder: string; readonly databaseUrl: string | null };

/** The data of a server for somebody who does one thing after another with it, such as a command. */
export interface DirectStore {
  /** All of it or nothing. */
  run<T>(operation: Operation<T>): Promise<T>;
  /** Looks at everything as it is at one moment, however long that takes; others go on meanwhile. */
  look<T>(operation: Operation<T>): Promise<T>;
  close(): Promise<void>;
}

/** Beside a server that may be running. The data has to be there, and of the current version. */
export async function openBeside({ folder, databaseUrl }: DataPlace): Promise<DirectStore> {
  if (databaseUrl === null) return new DirectSqlite(openSecondConnection(folder));
  const { DirectPostgres } = await import('./postgres/direct-postgres.js');
  return DirectPostgres.open(databaseUrl, 'as it is');
}

/** For oneself, made if it is not there. */
export async function openAlone({ folder, databaseUrl }: DataPlace): Promise<DirectStore> {
  if (databaseUrl === null) return new DirectSqlite(openDatabase(folder, new Date()));
  const { DirectPostgres } = await import('./postgres/direct-postgres.js');
  return DirectPostgres.open(databaseUrl, 'made current');
}

/** Whether there is anything at all to open. */
export const isThere = ({ folder, databaseUrl }: DataPlace): boolean =>
  databaseUrl !== null || existsSync(databaseIn(folder));

class DirectSqlite implements DirectStore {
  readonly #opened: Opened;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  async run<T>(operation: Operation<T>): Promise<T> {
    return this.#within('BEGIN IMMEDIATE', operation);
  }

  async look<T>(operation: Operation<T>): Promise<T> {
    return this.#within('BEGIN', operation);
  }

  async close(): Promise<void> {
    this.#opened.close();
  }

  #within<T>(begin: string, operation: Operation<T>): T {
    const { database } = this.#opened;
    const { sqlite } = database;
    try {
      sqlite.exec(begin);
      try {
        const value = database.run(operation);
        sqlite.exec('COMMIT');
        return value;
      } catch (error) {
        // a connection that is closed with statements left keeps others from writing until it is swept up
        sqlite.exec('ROLLBACK');
        throw error;
      }
    } catch (error) {
      const { kind, message } = failureOf(error);
      throw new StoreError(kind, message);
    }
  }
}
