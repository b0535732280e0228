import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { failureOf, StoreError } from './failure.js';
import { asideName, copyInto, databaseIn, lockFolder, ownFile } from './folder.js';
import { checkVersion, isOurs } from './migrate.js';
import { openSqlite, type Sqlite } from './sqlite.js';

/**
 * Copies the database into one file, also while a server writes into it: everything that was acknowledged before is in the
 * copy, what comes later waits for nothing. A file that is there already is left alone.
 */
export function backup(folder: string, file: string): void {
  if (existsSync(file)) throw new StoreError('conflict', `${file} is there already`);
  const path = databaseIn(folder);
  if (!existsSync(path)) throw new StoreError('missing', `there is no database in ${folder}`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const sqlite = openSqlite(path, { readOnly: true });
  try {
    if (!isOurs(sqlite)) throw new StoreError('unusable', `${path} is no database of Castellan`);
    copyInto(sqlite, part);
  } finally {
    sqlite.close();
  }
  syncFile(part);
  renameSync(part, file);
  syncFile(dirname(resolve(file)));
}

/**
 * Puts a copy in the place of the database, once it has turned out to be whole. Refuses while a server has the folder open.
 * What was there before is moved aside; returns where to, or null if there was nothing.
 */
export function restore(file: string, folder: string, now: Date): string | null {
  check(file);
  const lock = lockFolder(folder);
  try {
    const path = databaseIn(folder);
    const part = `${path}.part`;
    copyFileSync(file, part);
    ownFile(part);
    syncFile(part);
    const aside = existsSync(path) ? asideName(path, 'before-restore', now) : null;
    // what had not been written back yet belongs to the old database: SQLite finds it there by its name
    if (aside !== null)
      for (const tail of ['-wal', '-shm', ''])
        if (existsSync(path + tail)) renameSync(path + tail, aside + tail);
    renameSync(part, path);
    syncFile(folder);
    return aside;
  } finally {
    lock.close();
  }
}

/** Whether a file is a whole database that this program can read. */
function check(file: string): void {
  if (!existsSync(file)) throw new StoreError('missing', `there is no file ${file}`);
  let sqlite: Sqlite | null = null;
  try {
    sqlite = openSqlite(file, { readOnly: true });
    if (!isOurs(sqlite)) throw new StoreError('unusable', `${file} is no database of Castellan`);
    checkVersion(sqlite);
    const problems = sqlite.prepare('PRAGMA integrity_check(3)').all() as { integrity_check: string }[];
    if (problems[0].integrity_check !== 'ok')
      throw new StoreError(
        'unusable',
        `${file} is damaged: ${problems.map((row) => row.integrity_check).join('; ')}`,
      );
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('unusable', `${file} cannot be read: ${failureOf(error).message}`);
  } finally {
    sqlite?.close();
  }
}

/** Waits until a file, or what a folder says about its files, is on the disk. */
function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
