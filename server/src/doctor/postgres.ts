import { StoreError } from '../store/failure.js';
import { Connections, type DatabaseConnection } from '../store/postgres/connections.js';
import { POSTGRES_MIGRATIONS } from '../store/postgres/postgres-migrate.js';
import { doubtful, type Finding, well, wrong } from './finding.js';
import { keyFindings } from './keys.js';

const OLDEST = 130_000;
/** Milliseconds by which clocks of machines that play together may differ. */
const MOST_SKEW = 1_000;

/** Whether the PostgreSQL of DATABASE_URL can be reached and used. Changes nothing. */
export async function postgresFindings(url: string, now: () => number): Promise<Finding[]> {
  let connection: DatabaseConnection;
  try {
    connection = await new Connections(url).connect();
  } catch (error) {
    const why = error instanceof StoreError ? error.message : String(error);
    return [
      wrong(
        `the database cannot be reached: ${why}`,
        'look at DATABASE_URL, and whether PostgreSQL runs and lets this machine in',
      ),
    ];
  }
  try {
    return await lookInto(connection, now);
  } catch (error) {
    return [
      wrong(
        `the database does not answer as it should: ${(error as Error).message}`,
        'look at the log of PostgreSQL',
      ),
    ];
  } finally {
    await connection.end().catch(() => {});
  }
}

async function lookInto(connection: DatabaseConnection, now: () => number): Promise<Finding[]> {
  const one = async (sql: string): Promise<unknown> => {
    const { rows } = await connection.query<Record<string, unknown>>(sql);
    return rows.length === 0 ? null : Object.values(rows[0])[0];
  };
  const found: Finding[] = [];
  const server = Number(await one('SHOW server_version_num'));
  if (server < OLDEST) return [wrong('this PostgreSQL is too old', 'use PostgreSQL 13 or newer')];
  found.push(well(`the database can be reached: PostgreSQL ${await one('SHOW server_version')}`));
  const isOurs = (await one("SELECT count(*) FROM pg_class WHERE relname = 'castellan_schema'")) !== 0;
  const mayMake = Number(await one("SELECT has_schema_privilege(current_schema(), 'CREATE')::int"));
  if (mayMake !== 1)
    found.push(
      (isOurs ? doubtful : wrong)(
        'this user may make no tables there, so no new version can start',
        'GRANT CREATE ON SCHEMA public TO the user, or make it the owner of the database',
      ),
    );
  found.push(...(isOurs ? await versionFindings(one) : [well('there is no data yet')]));
  const began = now();
  const theirs = Number(await one('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint'));
  const skew = theirs - (began + now()) / 2;
  if (Math.abs(skew) > MOST_SKEW)
    found.push(
      doubtful(
        `the clock of the database differs by ${Math.round(skew / 1000)} s from the one here`,
        'set both by NTP',
      ),
    );
  if ((await one('SHOW fsync')) !== 'on')
    found.push(
      wrong('fsync is off: what was told may be lost with the power', 'fsync = on in postgresql.conf'),
    );
  if ((await one('SHOW synchronous_commit')) === 'off')
    found.push(wrong('synchronous_commit is off: what was told may be lost', 'synchronous_commit = on'));
  return found;
}

async function versionFindings(one: (sql: string) => Promise<unknown>): Promise<Finding[]> {
  const version = Number(await one('SELECT max(version) FROM castellan_schema'));
  const least = Number(await one('SELECT least FROM castellan_schema ORDER BY version DESC LIMIT 1'));
  const known = POSTGRES_MIGRATIONS[POSTGRES_MIGRATIONS.length - 1].version;
  if (least > known)
    return [
      wrong(`the database has version ${version}, this program knows ${known}`, 'use the newer program'),
    ];
  const found =
    version < known
      ? doubtful(
          `the database has version ${version} of ${known}: it is brought up to date when the server starts`,
          'make a copy first: pg_dump, docs/SCALING.md',
        )
      : well(`the database has version ${version}`);
  const push = await one("SELECT value FROM secrets WHERE name = 'push'");
  const users = Number(await one('SELECT count(*) FROM push'));
  return [found, ...keyFindings(typeof push === 'string' ? push : null, users)];
}
