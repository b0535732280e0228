import { existsSync } from 'node:fs';
import { failureOf } from '../store/failure.js';
import { databaseIn } from '../store/folder.js';
import { isOurs, MIGRATIONS, versionOf } from '../store/migrate.js';
import { openSqlite, type Sqlite } from '../store/sqlite.js';
import { doubtful, type Finding, well, wrong } from './finding.js';
import { keyFindings } from './keys.js';

/** Milliseconds by which something may lie in the future before the clock is doubted. */
const MOST_AHEAD = 60_000;

/** Looks into the database, also while a server writes into it. Changes nothing. */
export function sqliteFindings(folder: string, now: number): Finding[] {
  const path = databaseIn(folder);
  if (!existsSync(path)) return [];
  let sqlite: Sqlite | null = null;
  try {
    sqlite = openSqlite(path, { readOnly: true });
    return lookInto(sqlite, path, now);
  } catch (error) {
    return [
      wrong(
        `${path} cannot be read: ${failureOf(error).message}`,
        'castellan restore COPY puts a copy in its place, and the damaged one aside',
      ),
    ];
  } finally {
    sqlite?.close();
  }
}

function lookInto(sqlite: Sqlite, path: string, now: number): Finding[] {
  if (!isOurs(sqlite))
    return [wrong(`${path} is no database of Castellan`, 'name another folder: CASTELLAN_DATA')];
  const found: Finding[] = [];
  const version = versionOf(sqlite);
  const known = MIGRATIONS.length;
  if (version > known)
    return [
      wrong(
        `the database has version ${version}, this program knows ${known}`,
        'use the newer program, or restore a copy',
      ),
    ];
  if (version < known)
    found.push(
      doubtful(
        `the database has version ${version} of ${known}: it is brought up to date when the server starts`,
        'make a copy first if you want one of your own: castellan backup FILE',
      ),
    );
  else found.push(well(`the database opens and has version ${version}`));
  const one = <T>(sql: string): T => Object.values(sqlite.prepare(sql).get() as Record<string, T>)[0];
  const problem = one<string>('PRAGMA quick_check(1)');
  if (problem !== 'ok')
    found.push(
      wrong(`the database is damaged: ${problem}`, 'castellan restore COPY: docs/SELF-HOSTING.md#copies'),
    );
  const mode = one<string>('PRAGMA journal_mode');
  found.push(
    mode === 'wal'
      ? well('its journal is a WAL')
      : doubtful(
          `its journal is "${mode}" instead of a WAL`,
          'nothing if the server never ran here; if it did, the disk may be a network drive, which SQLite cannot use safely',
        ),
  );
  found.push(...clockFindings(one<number | null>('SELECT max(seen) FROM people'), now));
  if (version === known) {
    const push = sqlite.prepare("SELECT value FROM secrets WHERE name = 'push'").get() as
      | { value: string }
      | undefined;
    const users = one<number>('SELECT count(*) FROM push');
    found.push(...keyFindings(push?.value ?? null, users));
  }
  return found;
}

/** Something that was written in the future says that the clock has gone back. */
export function clockFindings(latest: number | null, now: number): Finding[] {
  const ahead = (latest ?? 0) - now;
  return ahead <= MOST_AHEAD
    ? [well('the clock is not behind what was written')]
    : [
        wrong(
          `the clock of this machine is behind: somebody was seen ${Math.round(ahead / 60_000)} minutes from now`,
          'set it right (timedatectl set-ntp true): clocks of games and cookies go by it',
        ),
      ];
}
