import { StoreError } from '../failure.js';
import type { DatabaseConnection } from './connections.js';
import { whole } from './migrations/7-whole.js';
import { isBroken, postgresFailure } from './postgres-failure.js';

/**
 * What leads to each version of the schema from the one before. Versions count as those of SQLite do, which has one more
 * step for every step here. An entry never changes once it has been released.
 *
 * While nodes are updated one after another, some know the version before: so a step only adds (columns with a default or
 * without a value, tables, indexes), and what it makes superfluous goes one version later. `least` is the oldest version
 * whose programs can go on with the result.
 */
export type PostgresMigration = { readonly version: number; readonly least: number; readonly sql: string };

export const POSTGRES_MIGRATIONS: readonly PostgresMigration[] = [{ version: 7, least: 7, sql: whole }];

/** Any number that others do not use: "Cstl". */
const LOCK = 0x4373746c;
const OLDEST_SERVER = 130_000;

const SCHEMA = `
CREATE TABLE castellan_schema (
  version BIGINT PRIMARY KEY,
  least BIGINT NOT NULL,
  at TIMESTAMPTZ NOT NULL DEFAULT now()
)`;

/**
 * Brings a database to the version of this program, in one transaction. Nodes that start at the same moment do so one
 * after another, and all but the first find it done. A database that is newer is used if its last step allows that.
 */
export async function preparePostgres(
  connection: DatabaseConnection,
  migrations: readonly PostgresMigration[] = POSTGRES_MIGRATIONS,
): Promise<void> {
  try {
    const { rows } = await connection.query('SHOW server_version_num');
    if (Number(rows[0].server_version_num) < OLDEST_SERVER)
      throw new StoreError('unusable', 'this PostgreSQL is too old: 13 or newer is needed');
    await connection.query('BEGIN');
    await connection.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await migrate(connection, migrations);
    await connection.query('COMMIT');
  } catch (error) {
    if (!isBroken(error)) await connection.query('ROLLBACK').catch(() => {});
    const { kind, message } = postgresFailure(error);
    throw new StoreError(kind === 'refused' ? 'unusable' : kind, message);
  }
}

/** Refuses a database that this program does not know how to read, and changes nothing. */
export async function checkPostgres(connection: DatabaseConnection): Promise<void> {
  const found = await versionOf(connection);
  if (found === null) throw new StoreError('missing', 'there is nothing of Castellan in this PostgreSQL');
  const known = POSTGRES_MIGRATIONS[POSTGRES_MIGRATIONS.length - 1].version;
  if (found.least > known) throw tooNew(found.version, known);
  if (found.version < known)
    throw new StoreError('unusable', 'the database is of an older version: start the server once');
}

function tooNew(version: number, known: number): StoreError {
  const text = `the database has version ${version}, this Castellan knows versions up to ${known}: use a newer one`;
  return new StoreError('newer', text);
}

async function migrate(
  connection: DatabaseConnection,
  migrations: readonly PostgresMigration[],
): Promise<void> {
  const known = migrations[migrations.length - 1].version;
  const found = await versionOf(connection);
  if (found !== null && found.version > known) {
    if (found.least <= known) return;
    throw tooNew(found.version, known);
  }
  if (found === null) {
    await refuseOthers(connection);
    await connection.query(SCHEMA);
  }
  for (const { version, least, sql } of migrations) {
    if (found !== null && version <= found.version) continue;
    await connection.query(sql);
    await connection.query(`INSERT INTO castellan_schema (version, least) VALUES (${version}, ${least})`);
  }
}

/** Null: it is not one of ours yet. */
async function versionOf(connection: DatabaseConnection): Promise<{ version: number; least: number } | null> {
  const { rows: there } = await connection.query("SELECT to_regclass('castellan_schema') IS NOT NULL AS yes");
  if (there[0].yes !== 1) return null;
  const { rows } = await connection.query(
    'SELECT version, least FROM castellan_schema ORDER BY version DESC LIMIT 1',
  );
  return rows[0] ?? null;
}

async function refuseOthers(connection: DatabaseConnection): Promise<void> {
  const { rows } = await connection.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() LIMIT 1',
  );
  if (rows.length > 0)
    throw new StoreError(
      'unusable',
      `the database holds something else already, such as "${rows[0].name}": Castellan wants one of its own`,
    );
}
