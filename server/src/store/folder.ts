import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
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

/** For nobody else on this machine: games, and the keys that sign cookies. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** Makes a file that only its owner reads, or makes it so. SQLite gives what it writes beside a database the same rights. */
export function ownFile(path: string): void {
  // one that is there is not opened: closing it would take the locks away that this process holds on it
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWN_FILE));
  keepToOneself(path, OWN_FILE);
}

function keepToOneself(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // somebody else's, who lets us write there
  }
}

/** A copy of a whole database in a file of its own. */
export function copyInto(sqlite: Sqlite, path: string): void {
  ownFile(path);
  sqlite.prepare('VACUUM INTO ?').run(path);
}

/** A folder that holds something else as well is somebody's, who has decided already who may look into it. */
function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  if (readdirSync(folder).every((name) => name.startsWith('castellan.'))) keepToOneself(folder, OWN_FOLDER);
}

/**
 * Takes the folder for oneself, until the lock is closed or the process ends, however it ends. It is a lock of the operating
 * system, held through SQLite on a file of its own, so no stale one is ever left behind.
 */
export function lockFolder(folder: string): Sqlite {
  ownFolder(folder);
  ownFile(lockIn(folder));
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
