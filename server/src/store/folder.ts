import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './failure.js';
import { openSqlite, type Sqlite } from './sqlite.js';

/** Where things lie in a folder of data. */
export const databaseIn = (folder: string): string => join(folder, 'castellan.db');
const lockIn = (folder: string): string => join(folder, 'castellan.lock');

/** A name that says when a file was put aside, for files that nobody deletes by themselves. */
export function asideName(path: string, why: string, now: Date): string {
  return `${path}.${why}-${now.toISOString().replace(/[:.]/g, '-')}`;
}

/**
 * Takes the folder for oneself, until the lock is closed or the process ends, however it ends. It is a lock of the operating
 * system, held through SQLite on a file of its own, so no stale one is ever left behind.
 */
export function lockFolder(folder: string): Sqlite {
  mkdirSync(folder, { recursive: true });
  const lock = openSqlite(lockIn(folder));
  try {
    // no journal: the file stays empty
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new StoreError('locked', `another server has ${folder} open`);
  }
}
