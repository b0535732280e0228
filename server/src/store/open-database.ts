import { existsSync } from 'node:fs';
import { Database } from './database.js';
import { asideName, copyInto, databaseIn, lockFolder, ownFile } from './folder.js';
import { migrate } from './migrate.js';
import { openSqlite, type Sqlite } from './sqlite.js';

/** The database of a server, which has its folder for itself. */
export type Opened = { readonly database: Database; close(): void };

/**
 * WAL with a sync at every commit: what was committed is still there after the power went off. Pages are written back to the
 * database rarely, because a page that changes often is then written once.
 */
export const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA foreign_keys = ON;
  PRAGMA trusted_schema = OFF;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -65536;
  PRAGMA wal_autocheckpoint = 4000;
`;

export function openDatabase(folder: string | null, now: Date): Opened {
  if (folder === null) {
    const sqlite = openSqlite(':memory:');
    migrate(sqlite, () => {});
    return { database: new Database(sqlite), close: () => sqlite.close() };
  }
  const lock = lockFolder(folder);
  let sqlite: Sqlite | null = null;
  try {
    const path = databaseIn(folder);
    for (const tail of ['', '-wal', '-shm']) if (tail === '' || existsSync(path + tail)) ownFile(path + tail);
    const file = openSqlite(path);
    sqlite = file;
    migrate(file, (version) => {
      copyInto(file, asideName(path, `version-${version}`, now));
    });
    file.exec(SETTINGS);
    return {
      database: new Database(file),
      close: () => {
        file.close();
        lock.close();
      },
    };
  } catch (error) {
    sqlite?.close();
    lock.close();
    throw error;
  }
}
