import { existsSync } from 'node:fs';
import { Database } from './database.js';
import { StoreError } from './failure.js';
import { databaseIn } from './folder.js';
import { checkVersion, isOurs } from './migrate.js';
import { type Opened, SETTINGS } from './open-database.js';
import { openSqlite } from './sqlite.js';

/** A second connection beside a server that may be running, for a short while. The database has to be there and current. */
export function openSecondConnection(folder: string): Opened {
  const path = databaseIn(folder);
  if (!existsSync(path)) throw new StoreError('missing', `there is no database in ${folder}`);
  const sqlite = openSqlite(path);
  try {
    if (!isOurs(sqlite)) throw new StoreError('unusable', `${path} is no database of Castellan`);
    if (checkVersion(sqlite) === 'older')
      throw new StoreError('unusable', `${path} is of an older version: start the server once`);
    sqlite.exec(SETTINGS);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  return { database: new Database(sqlite), close: () => sqlite.close() };
}
