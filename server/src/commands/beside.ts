import { failureOf, StoreError } from '../store/failure.js';
import { openSecondConnection } from '../store/open-second-connection.js';
import type { Operation } from '../store/operation.js';
import type { DataPlace } from './command.js';

/** Does something with the data of a server beside it, whether it is running or not; all of it or nothing. */
export async function beside<T>({ folder }: DataPlace, operation: Operation<T>): Promise<T> {
  const { database, close } = openSecondConnection(folder);
  try {
    database.sqlite.exec('BEGIN IMMEDIATE');
    try {
      const value = database.run(operation);
      database.sqlite.exec('COMMIT');
      return value;
    } catch (error) {
      // a connection that is closed with statements left keeps others from writing until it is swept up
      database.sqlite.exec('ROLLBACK');
      throw error;
    }
  } catch (error) {
    const { kind, message } = failureOf(error);
    throw new StoreError(kind, message);
  } finally {
    close();
  }
}
