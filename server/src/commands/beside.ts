import { failureOf, StoreError } from '../store/failure.js';
import { openSecondConnection } from '../store/open-second-connection.js';
import type { Operation } from '../store/operation.js';
import type { DataPlace } from './command.js';

/** Does something with the data of a server beside it, whether it is running or not; all of it or nothing. */
export async function beside<T>({ folder }: DataPlace, operation: Operation<T>): Promise<T> {
  const { database, close } = openSecondConnection(folder);
  try {
    database.change('BEGIN IMMEDIATE');
    const value = database.run(operation);
    database.change('COMMIT');
    return value;
  } catch (error) {
    const { kind, message } = failureOf(error);
    throw new StoreError(kind, message);
  } finally {
    close();
  }
}
