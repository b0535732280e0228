import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';
import { bringEverything } from '../../src/commands/moving/import-all.js';
import { checkFile } from '../../src/commands/moving/moved-file.js';
import { openAlone } from '../../src/store/direct.js';
import { openStore as openAny } from '../../src/store/open-store.js';
import { freshDatabase, openPostgres } from './engines.js';
import { liveThrough } from './every-operation.js';
import { castellan, castellanAt, freshFolder, openStore, outcomes } from './harness.js';

const golden = (game: string, name: string) =>
  new URL(`../../../games/${game}/test/golden/${name}.record.json`, import.meta.url).pathname;

/** A server on which everything has happened, and two whole games were played. */
async function fullFolder(): Promise<string> {
  const folder = freshFolder();
  const store = await openStore(folder);
  await liveThrough(store);
  // more than one page of it
  for (let seq = 1; seq <= 1300; seq++)
    store.run('append', { table: 'b', seq, entry: `{"n":${seq}}`, at: seq });
  await store.close();
  for (const [game, name] of [
    ['roquefort', 'goal-5'],
    ['oh-mon-chateau', 'tie-of-three'],
  ])
    expect(await castellan('import-game', '--data', folder, golden(game, name))).toMatchObject({ code: 0 });
  return folder;
}

/** All but the line that says which file it is. */
const withoutHead = (file: string) => readFileSync(file, 'utf8').split('\n').slice(1);

describe('moving house', () => {
  it.skipIf(!PostgresServer.isHere)('to PostgreSQL and back loses nothing', async () => {
    const folder = await fullFolder();
    const [first, second, third] = ['1', '2', '3'].map((name) => join(folder, name));
    const written = await castellan('export-all', '--data', folder, first);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toMatch(/ 6 tables and 1\d{3} entries of logs/);
    // the tables of tests are no games; the two that were brought are
    expect(written.out).toContain('2 games were replayed; these cannot be: ');
    if (process.platform !== 'win32') expect(statSync(first).mode & 0o777).toBe(0o600);

    const url = await freshDatabase();
    expect(await castellanAt(url, 'import-all', first)).toMatchObject({ code: 0, err: '' });
    expect(await castellanAt(url, 'export-all', second)).toMatchObject({ code: 0, err: '' });
    expect(withoutHead(second)).toEqual(withoutHead(first));
    // whoever counts on does so after what was brought
    const store = await openPostgres(url);
    const ban = { person: 'zoe', address: null, name: '', reason: '', at: 1, until: null };
    expect(await store.run('addBan', ban)).toBeGreaterThan(1);

    const back = join(folder, 'back');
    expect(await castellan('import-all', '--data', back, second)).toMatchObject({ code: 0, err: '' });
    expect(await castellan('export-all', '--data', back, third)).toMatchObject({ code: 0, err: '' });
    expect(withoutHead(third)).toEqual(withoutHead(first));
  });

  it('goes on where it was interrupted, and no server opens before', async () => {
    const folder = await fullFolder();
    const file = join(folder, 'all');
    await castellan('export-all', '--data', folder, file);
    const moved = await checkFile(file);
    const place = { folder: join(folder, 'new'), databaseUrl: null };
    const brought: number[] = [];
    for (let round = 0; ; round++) {
      const store = await openAlone(place);
      let steps = 0;
      const stop = (rows: number) => {
        brought.push(rows);
        if (++steps === 9) throw new Error('the light went out');
      };
      const isDone = await bringEverything(store, moved, stop).then(
        () => true,
        () => false,
      );
      await store.close();
      if (isDone) {
        expect(round).toBeGreaterThan(1);
        break;
      }
      expect(await outcomes([openAny(place)])).toEqual(['unusable']);
      const other = join(folder, 'other');
      if (!existsSync(other)) copyFileSync(file, other);
      // another file with the same in it is another move
      writeFileSync(other, readFileSync(file, 'utf8').replace(moved.id, 'another'));
      expect(await castellan('import-all', '--data', place.folder, other)).toMatchObject({ code: 1 });
    }
    const rows = Object.values(moved.sums.tables).reduce((sum, { count }) => sum + count, 0);
    expect(brought.reduce((sum, n) => sum + n, 0)).toBe(rows);
    const again = join(folder, 'again');
    await castellan('export-all', '--data', place.folder, again);
    expect(withoutHead(again)).toEqual(withoutHead(file));
    await (await openAny(place)).close();
  });

  it('refuses a place that is not empty, and files that are not whole or not its own', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    await liveThrough(store);
    await store.close();
    const file = join(folder, 'all');
    await castellan('export-all', '--data', folder, file);
    expect(await castellan('export-all', '--data', folder, file)).toMatchObject({ code: 1 });
    expect((await castellan('import-all', '--data', folder, file)).err).toContain('not empty');
    const bring = async (text: string) => {
      const bad = join(folder, 'bad');
      writeFileSync(bad, text);
      return (await castellan('import-all', '--data', join(folder, 'empty'), bad)).err;
    };
    const text = readFileSync(file, 'utf8');
    expect(await bring(text.slice(0, text.length / 2))).toMatch(/not whole|damaged/);
    expect(await bring(text.replace('"first"', '"worst"'))).toContain('damaged: secrets');
    expect(await bring(text.replace('"format":1', '"format":2'))).toContain('another Castellan');
    expect(await bring(text.replace('"may_open"', '"may_not"'))).toContain('another version');
    expect(await bring('{"k":1}\n')).toContain('not of export-all');
    expect(await bring('')).toContain('not whole');
    expect(existsSync(join(folder, 'empty'))).toBe(false);
  });
});
