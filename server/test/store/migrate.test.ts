import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseIn } from '../../src/store/folder.js';
import { MIGRATIONS, migrate, versionOf } from '../../src/store/migrate.js';
import { openDatabase } from '../../src/store/open-database.js';
import { openSqlite } from '../../src/store/sqlite.js';
import { freshFolder, openStore, outcomes, someTable } from './harness.js';

/** A database from before there were versions. */
function oldDatabase(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const path = databaseIn(folder);
  const sqlite = openSqlite(path);
  sqlite.exec("CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('kept')");
  sqlite.close();
  return path;
}

const note = (path: string) => {
  const sqlite = openSqlite(path, { readOnly: true });
  try {
    return { version: versionOf(sqlite), ...(sqlite.prepare('SELECT text FROM notes').get() as object) };
  } finally {
    sqlite.close();
  }
};

describe('a database of an older version', () => {
  it('is brought to the current one, and kept beside as it was', async () => {
    const folder = freshFolder();
    const path = oldDatabase(folder);
    const { close } = openDatabase(folder, new Date('2026-11-16T10:00:00Z'));
    close();
    expect(note(path)).toEqual({ version: MIGRATIONS.length, text: 'kept' });
    const aside = 'castellan.db.version-0-2026-11-16T10-00-00-000Z';
    expect(readdirSync(folder)).toContain(aside);
    expect(note(join(folder, aside))).toEqual({ version: 0, text: 'kept' });
    const store = await openStore(folder);
    await store.run('createTable', someTable('a'));
  });

  it('still says whose turn it was', async () => {
    const folder = freshFolder();
    mkdirSync(folder, { recursive: true });
    const sqlite = openSqlite(databaseIn(folder));
    migrate(sqlite, () => {}, MIGRATIONS.slice(0, 3));
    sqlite.exec(`INSERT INTO tables (id, game, rules_version, options, setup, seed, visibility, created, updated, status, snapshot, snapshot_seq)
      VALUES ('a', 'roquefort', 1, '{}', '{}', '', 'private', 1, 1, 'playing', '[2]', 1);
      INSERT INTO log VALUES ('a', 0, '{"kind":"created"}', 1), ('a', 1, '{"kind":"open","chance":[]}', 1)`);
    sqlite.close();
    const store = await openStore(folder);
    expect(await store.run('latestTurn', { id: 'a' })).toEqual({ seq: 1, actors: '[2]' });
    expect((await store.run('findTable', { id: 'a' }))?.entries.map(({ seq }) => seq)).toEqual([0, 1]);
    await store.run('append', { table: 'a', seq: 2, entry: '{}', at: 2 });
    await store.run('setTurn', { id: 'a', turn: { seq: 2, actors: '[0]' } });
    expect(await store.run('latestTurn', { id: 'a' })).toEqual({ seq: 2, actors: '[0]' });
  });

  it('is not copied when it is new or current', () => {
    const folder = freshFolder();
    for (let i = 0; i < 2; i++) openDatabase(folder, new Date(0)).close();
    expect(readdirSync(folder).filter((name) => name.includes('version'))).toEqual([]);
  });

  it('goes through every step, and a step that fails leaves the version before it', () => {
    const sqlite = openSqlite(':memory:');
    const kept: number[] = [];
    const steps = [
      'CREATE TABLE a (x)',
      'INSERT INTO a VALUES (1)',
      'INSERT INTO a VALUES (2); SELECT nonsense',
    ];
    expect(() => migrate(sqlite, (version) => kept.push(version), steps)).toThrow('nonsense');
    expect(versionOf(sqlite)).toBe(2);
    expect(sqlite.prepare('SELECT x FROM a').all()).toEqual([{ x: 1 }]);
    migrate(sqlite, (version) => kept.push(version), [...steps.slice(0, 2), 'INSERT INTO a VALUES (3)']);
    expect(versionOf(sqlite)).toBe(3);
    expect(sqlite.prepare('SELECT x FROM a').all()).toEqual([{ x: 1 }, { x: 3 }]);
    expect(kept).toEqual([2]);
    sqlite.close();
  });
});

it('refuses a database of a newer version, and one that is none, and leaves them alone', async () => {
  const folder = freshFolder();
  const path = oldDatabase(folder);
  const sqlite = openSqlite(path);
  sqlite.exec('PRAGMA user_version = 99');
  sqlite.close();
  await expect(openStore(folder)).rejects.toThrow(/version 99.*up to \d+: use a newer one/);
  expect(note(path)).toEqual({ version: 99, text: 'kept' });

  const other = freshFolder();
  writeFileSync(databaseIn(other), 'x'.repeat(5000));
  expect(await outcomes([openStore(other)])).toEqual(['unusable']);
});
