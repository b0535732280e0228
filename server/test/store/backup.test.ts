import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backup, restore } from '../../src/store/backup.js';
import { databaseIn } from '../../src/store/folder.js';
import { openSqlite } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import { freshFolder, openStore, someTable } from './harness.js';

const NOW = new Date('2026-11-16T10:00:00Z');
const append = (store: Store, seq: number) =>
  store.run('append', { table: 'a', seq, entry: `${seq}`, at: seq });

async function lengthOf(folder: string): Promise<number> {
  const store = await openStore(folder);
  const entries = (await store.run('findTable', { id: 'a' }))?.entries ?? [];
  await store.close();
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i));
  return entries.length;
}

async function folderWith(entries: number): Promise<string> {
  const folder = freshFolder();
  const store = await openStore(folder);
  await store.run('createTable', someTable('a'));
  for (let seq = 1; seq < entries; seq++) store.run('append', { table: 'a', seq, entry: `${seq}`, at: seq });
  await store.close();
  return folder;
}

describe('a backup', () => {
  it('of a server that is writing has everything acknowledged before, and a prefix of the log', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    await store.run('createTable', someTable('a'));
    let acknowledged = 0;
    let asked = 0;
    const writing: Promise<void>[] = [];
    const ask = () => {
      const seq = ++asked;
      writing.push(
        append(store, seq).then(() => {
          acknowledged = seq;
        }),
      );
    };
    for (let i = 0; i < 200; i++) ask();
    await Promise.all(writing);
    // on their way while the copy is made: the thread writes, this one copies
    for (let i = 0; i < 3000; i++) ask();
    const before = acknowledged;
    const file = join(folder, 'copy.db');
    backup(folder, file);
    await Promise.all(writing);
    expect(before).toBe(200);

    const other = freshFolder();
    expect(restore(file, other, NOW)).toBeNull();
    const length = await lengthOf(other);
    expect(length).toBeGreaterThan(before);
    expect(length).toBeLessThanOrEqual(asked + 1);
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
  });

  it('leaves a file alone that is there already', async () => {
    const folder = await folderWith(1);
    const file = join(folder, 'copy.db');
    writeFileSync(file, 'precious');
    expect(() => backup(folder, file)).toThrow('is there already');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(() => backup(freshFolder(), join(folder, 'other.db'))).toThrow('no database');
  });
});

describe('restoring', () => {
  it('moves what was there aside', async () => {
    const [few, many] = [await folderWith(3), await folderWith(8)];
    const file = join(few, 'copy.db');
    backup(few, file);
    const aside = restore(file, many, NOW);
    expect(aside).toBe(`${databaseIn(many)}.before-restore-2026-11-16T10-00-00-000Z`);
    expect(await lengthOf(many)).toBe(3);
    const third = freshFolder();
    expect(restore(aside ?? '', third, NOW)).toBeNull();
    expect(await lengthOf(third)).toBe(8);
  });

  it('takes along what a killed server had not written back', async () => {
    const [few, many] = [await folderWith(3), freshFolder()];
    const file = join(few, 'copy.db');
    backup(few, file);
    const store = await openStore(many);
    await store.run('createTable', someTable('a'));
    await append(store, 1);
    // as if it had been killed here: its files as they lie on the disk, with nobody who holds a lock
    const killed = freshFolder();
    for (const name of ['castellan.db', 'castellan.db-wal'])
      writeFileSync(join(killed, name), readFileSync(join(many, name)));
    const aside = restore(file, killed, NOW);
    expect(await lengthOf(killed)).toBe(3);
    const old = openSqlite(aside ?? '');
    expect(old.prepare('SELECT count(*) AS n FROM log').get()).toMatchObject({ n: 2 });
    old.close();
  });

  it('refuses while a server runs there, and what is damaged, newer or something else', async () => {
    const folder = await folderWith(300);
    const file = join(folder, 'copy.db');
    backup(folder, file);
    const running = freshFolder();
    await openStore(running);
    expect(() => restore(file, running, NOW)).toThrow('another server');

    const target = await folderWith(2);
    const refused = (change: (copy: string) => void, words: string | RegExp) => {
      const copy = join(target, 'changed.db');
      writeFileSync(copy, readFileSync(file));
      change(copy);
      expect(() => restore(copy, target, NOW)).toThrow(words);
    };
    const sql = (text: string) => (copy: string) => {
      const sqlite = openSqlite(copy);
      sqlite.exec(text);
      sqlite.close();
    };
    refused(sql('PRAGMA user_version = 99'), 'use a newer one');
    refused(sql('PRAGMA application_id = 7'), 'no database of Castellan');
    refused((copy) => writeFileSync(copy, 'nonsense'.repeat(1000)), 'cannot be read');
    refused((copy) => {
      const bytes = readFileSync(copy);
      bytes.fill(0xa5, bytes.length - 4000);
      writeFileSync(copy, bytes);
    }, /damaged|cannot be read/);
    expect(() => restore(join(target, 'none.db'), target, NOW)).toThrow('no file');
    expect(await lengthOf(target)).toBe(2);
    expect(readdirSync(target).filter((name) => name.includes('before-restore'))).toEqual([]);
  });
});

describe('what is kept', () => {
  const modes = (folder: string) => {
    const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
    return [rights(folder), ...new Set(readdirSync(folder).map((name) => rights(join(folder, name))))];
  };

  it('is for its owner only, also where others could read it before', async () => {
    const folder = join(freshFolder(), 'data');
    const store = await openStore(folder);
    await store.run('createTable', someTable('a'));
    backup(folder, join(folder, 'castellan.copy'));
    expect(modes(folder)).toEqual(['700', '600']);
    await store.close();
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    chmodSync(folder, 0o755);
    restore(join(folder, 'castellan.copy'), folder, NOW);
    await (await openStore(folder)).close();
    const loose = readdirSync(folder).filter((name) => /copy|before-restore/.test(name));
    for (const name of loose) chmodSync(join(folder, name), 0o600);
    expect(modes(folder)).toEqual(['700', '600']);
  });

  it('in a folder with other things leaves the folder to whoever made it', async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'notes'), '');
    chmodSync(folder, 0o755);
    await (await openStore(folder)).close();
    expect(modes(folder)[0]).toBe('755');
  });
});
