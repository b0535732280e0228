import { describe, expect, it } from 'vitest';
import { columnsOf, EVERYTHING, LEFT_BEHIND } from '../../src/commands/moving/everything.js';
import { MIGRATIONS } from '../../src/store/migrate.js';
import { openDatabase } from '../../src/store/open-database.js';
import { OPERATIONS } from '../../src/store/operations.js';
import { POSTGRES_MIGRATIONS } from '../../src/store/postgres/postgres-migrate.js';
import { askPostgres, ENGINES, freshDatabase, openPostgres } from './engines.js';
import { EVERY_OPERATION, liveThrough } from './every-operation.js';

const [sqlite] = ENGINES;
const postgres = ENGINES.find(({ name }) => name === 'PostgreSQL') ?? sqlite;

/** What an engine says of itself. */
const OWN = new Set(['storage', 'statistics']);
const shared = (outcomes: readonly unknown[]) =>
  outcomes.map((one) => {
    const [name, value] = one as [string, Record<string, unknown>];
    return OWN.has(name) ? [name, { ...value, bytes: 0, free: 0, commits: 0, runs: 0 }] : one;
  });

it('everything that can be asked is asked', () => {
  expect(new Set(EVERY_OPERATION.map(([name]) => name))).toEqual(new Set(Object.keys(OPERATIONS)));
});

describe.skipIf(!postgres.isHere)('both engines', () => {
  it('answer the same to everything', async () => {
    const [one, two] = await Promise.all(
      [sqlite, postgres].map(async ({ open }) => liveThrough(await open())),
    );
    expect(shared(two)).toEqual(shared(one));
  });

  it('have the same tables with the same columns, all of which move house', async () => {
    const { database, close } = openDatabase(null, new Date(0));
    const columns = database.sqlite
      .prepare(
        `SELECT t.name || '.' || c.name AS name, c."notnull" OR c.pk > 0 AS needed
         FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c WHERE t.type = 'table' ORDER BY 1`,
      )
      .all() as { name: string; needed: number }[];
    close();
    const url = await freshDatabase();
    await openPostgres(url);
    const there = await askPostgres(
      url,
      `SELECT table_name || '.' || column_name AS name, (is_nullable = 'NO')::int AS needed
       FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`,
    );
    const own = <T extends { name?: unknown }>(names: readonly T[]) =>
      names.filter(({ name }) => !LEFT_BEHIND.includes(String(name).split('.')[0]));
    const sorted = (rows: readonly { name?: unknown; needed?: unknown }[]) =>
      own(rows)
        .map(({ name, needed }) => `${name} ${needed}`)
        .sort();
    expect(sorted(there)).toEqual(sorted(columns));
    const moved = EVERYTHING.flatMap((kept) => columnsOf(kept).map((column) => `${kept.name}.${column}`));
    expect(moved.sort()).toEqual(
      own(columns)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('count the versions of their schemas alike', () => {
    expect(POSTGRES_MIGRATIONS.at(-1)?.version).toBe(MIGRATIONS.length);
  });
});
