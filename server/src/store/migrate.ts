import { StoreError } from './failure.js';
import { first } from './migrations/1-first.js';
import { ratedGames } from './migrations/2-rated-games.js';
import { webhookFailures } from './migrations/3-webhook-failures.js';
import { turn } from './migrations/4-turn.js';
import { place } from './migrations/5-place.js';
import { leavings } from './migrations/6-leavings.js';
import { archive } from './migrations/7-archive.js';
import type { Sqlite } from './sqlite.js';

/** What leads from each version of the schema to the next one. An entry never changes once it has been released. */
export const MIGRATIONS: readonly string[] = [
  first,
  ratedGames,
  webhookFailures,
  turn,
  place,
  leavings,
  archive,
];

/** Marks our files among all databases of SQLite: "Cstl". */
const APPLICATION = 0x4373746c;

export function versionOf(sqlite: Sqlite): number {
  return Number((sqlite.prepare('PRAGMA user_version').get() as { user_version: number }).user_version);
}

export function isOurs(sqlite: Sqlite): boolean {
  const row = sqlite.prepare('PRAGMA application_id').get() as { application_id: number };
  return row.application_id === APPLICATION;
}

function isEmpty(sqlite: Sqlite): boolean {
  return sqlite.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}

/** Refuses a database that this program does not know how to read; says whether it has to be migrated first. */
export function checkVersion(
  sqlite: Sqlite,
  migrations: readonly string[] = MIGRATIONS,
): 'current' | 'older' {
  const version = versionOf(sqlite);
  if (version > migrations.length)
    throw new StoreError(
      'newer',
      `the database has version ${version}, this Castellan knows versions up to ${migrations.length}: use a newer one`,
    );
  return version === migrations.length ? 'current' : 'older';
}

/**
 * Brings a database to the current version, one transaction a step: whoever is interrupted goes on from there. A file that
 * holds something already is kept as it was beside itself, through `keep`, which is told the version.
 */
export function migrate(
  sqlite: Sqlite,
  keep: (version: number) => void,
  migrations: readonly string[] = MIGRATIONS,
): void {
  if (checkVersion(sqlite, migrations) === 'current') return;
  const from = versionOf(sqlite);
  if (!isEmpty(sqlite)) keep(from);
  for (let version = from; version < migrations.length; version++) {
    sqlite.exec('BEGIN IMMEDIATE');
    try {
      sqlite.exec(migrations[version]);
      sqlite.exec(`PRAGMA user_version = ${version + 1}`);
      sqlite.exec(`PRAGMA application_id = ${APPLICATION}`);
      sqlite.exec('COMMIT');
    } catch (error) {
      sqlite.exec('ROLLBACK');
      throw error;
    }
  }
}
