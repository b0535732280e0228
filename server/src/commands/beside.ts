import type { Database } from '../store/database.js';
import { openSecondConnection } from '../store/open-second-connection.js';

/** Does something with the database beside a server that may be running. */
export function beside<T>(folder: string, work: (database: Database) => T): T {
  const { database, close } = openSecondConnection(folder);
  try {
    return work(database);
  } finally {
    close();
  }
}
