import type { DirectStore } from '../direct.js';
import { StoreError } from '../failure.js';
import type { Operation } from '../operation.js';
import { Connections, type DatabaseConnection } from './connections.js';
import { drive } from './drive.js';
import { isBroken, postgresFailure } from './postgres-failure.js';
import { checkPostgres, preparePostgres } from './postgres-migrate.js';

/** One connection, for somebody who does one thing after another. */
export class DirectPostgres implements DirectStore {
  readonly #connection: DatabaseConnection;

  private constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  static async open(url: string, how: 'as it is' | 'made current'): Promise<DirectPostgres> {
    const connection = await new Connections(url).connect(null);
    try {
      await (how === 'as it is' ? checkPostgres(connection) : preparePostgres(connection));
    } catch (error) {
      await connection.end();
      throw error;
    }
    return new DirectPostgres(connection);
  }

  run<T>(operation: Operation<T>): Promise<T> {
    return this.#within('BEGIN', operation);
  }

  look<T>(operation: Operation<T>): Promise<T> {
    return this.#within('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', operation);
  }

  async close(): Promise<void> {
    await this.#connection.end();
  }

  async #within<T>(begin: string, operation: Operation<T>): Promise<T> {
    const connection = this.#connection;
    try {
      await connection.query(begin);
      const value = await drive(connection, operation, { commits: 0, runs: 0 });
      await connection.query('COMMIT');
      return value;
    } catch (error) {
      if (!isBroken(error)) await connection.query('ROLLBACK');
      const { kind, message } = postgresFailure(error);
      throw new StoreError(kind, message);
    }
  }
}
