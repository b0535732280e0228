import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { databaseIn } from '../../src/store/folder.js';
import type { StoreAnswer } from '../../src/store/messages.js';
import { openSqlite } from '../../src/store/sqlite.js';
import { ENGINES } from './engines.js';
import { freshFolder, openStore, outcomes, somebody, someTable } from './harness.js';

const move = (table: string, seq: number) => ({
  table,
  seq,
  entry: `{"k":"move","n":${seq}}`,
  at: 1000 + seq,
});
const seqs = (entries: readonly { seq: number }[] = []) => entries.map(({ seq }) => seq);

for (const { name, isHere, open } of ENGINES)
  describe.skipIf(!isHere)(`a store on ${name}`, () => {
    it('keeps a table with its seats and all that happened at it', async () => {
      const store = await open();
      await store.run('createTable', someTable('a'));
      await Promise.all([1, 2, 3].map((seq) => store.run('append', move('a', seq))));
      const found = await store.run('findTable', { id: 'a' });
      expect(found?.table).toMatchObject({ id: 'a', game: 'roquefort', status: 'waiting', outcome: null });
      expect(found?.seats.map(({ seat, key }) => [seat, key])).toEqual([
        [0, 'a/0'],
        [1, 'a/1'],
      ]);
      expect(found?.entries).toEqual([
        { seq: 0, entry: '{"k":"open"}', at: 1000 },
        ...[1, 2, 3].map((seq) => ({ seq, entry: `{"k":"move","n":${seq}}`, at: 1000 + seq })),
      ]);
      expect(await store.run('findTable', { id: 'b' })).toBeNull();
    });

    it('takes each entry once, and none that leaves a gap', async () => {
      const store = await open();
      const runs = [
        store.run('createTable', someTable('a')),
        store.run('append', move('a', 1)),
        store.run('append', move('a', 1)),
        store.run('append', move('a', 3)),
        store.run('append', move('b', 1)),
        store.run('append', move('a', 0)),
      ];
      expect(await outcomes(runs)).toEqual(['done', 'done', 'conflict', 'conflict', 'conflict', 'conflict']);
      // whoever has heard of it goes on from what is true
      await store.run('append', move('a', 2));
      expect(seqs((await store.run('findTable', { id: 'a' }))?.entries)).toEqual([0, 1, 2]);
    });

    it('carries out what is asked for in that order', async () => {
      const store = await open();
      await store.run('createTable', someTable('a'));
      const runs = [
        store.run('append', move('a', 1)),
        store.run('entriesOf', { table: 'a' }),
        store.run('append', move('a', 2)),
        store.run('appendMany', { table: 'a', entries: [move('a', 3), move('a', 4)] }),
        store.run('append', move('a', 5)),
        store.run('entriesOf', { table: 'a' }),
      ] as const;
      expect(seqs(await runs[1])).toEqual([0, 1]);
      expect(seqs(await runs[5])).toEqual([0, 1, 2, 3, 4, 5]);
      await Promise.all(runs);
    });

    it('keeps nothing of a run that fails and everything of its neighbours', async () => {
      const store = await open();
      const twice = someTable('a').seats[0];
      const runs = [
        store.run('createPerson', somebody('ann')),
        // the table itself is fine, its seats are not
        store.run('createTable', someTable('a', { seats: [twice, twice] })),
        store.run('createTable', someTable('b', { host: 'nobody' })),
        store.run('createTable', someTable('c', { host: 'ann' })),
        store.run('appendMany', { table: 'c', entries: [move('c', 1), move('c', 3)] }),
        store.run('append', move('c', 1)),
      ];
      expect(await outcomes(runs)).toEqual(['done', 'conflict', 'missing', 'done', 'conflict', 'done']);
      expect(await store.run('findTable', { id: 'a' })).toBeNull();
      expect(await store.run('findTable', { id: 'b' })).toBeNull();
      expect(seqs((await store.run('findTable', { id: 'c' }))?.entries)).toEqual([0, 1]);
    });

    it('says whose turn it is, unless something has happened since', async () => {
      const store = await open();
      await store.run('createTable', someTable('a'));
      for (const seq of [1, 2, 3]) store.run('append', move('a', seq));
      const turn = { seq: 3, actors: '[1]' };
      expect(await store.run('latestTurn', { id: 'a' })).toBeNull();
      await store.run('setTurn', { id: 'a', turn });
      expect(await store.run('latestTurn', { id: 'a' })).toEqual(turn);
      await store.run('append', move('a', 4));
      expect(await store.run('latestTurn', { id: 'a' })).toBeNull();
      const ahead = store.run('setTurn', { id: 'a', turn: { seq: 9, actors: '[0]' } });
      expect(await outcomes([ahead])).toEqual(['missing']);
    });

    it('does nothing more once it is closed, and everything that was asked for before', async () => {
      const store = await open();
      const before = store.run('createTable', someTable('a'));
      const closed = store.close();
      expect(await outcomes([before, store.run('findTable', { id: 'a' })])).toEqual(['done', 'closed']);
      await closed;
    });
  });

describe('a store on the disk', () => {
  it('is there again when it is opened again, and belongs to one server at a time', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    await store.run('createTable', someTable('a'));
    await store.run('append', move('a', 1));
    expect(await outcomes([openStore(folder)])).toEqual(['locked']);
    await store.close();
    const again = await openStore(folder);
    expect(seqs((await again.run('findTable', { id: 'a' }))?.entries)).toEqual([0, 1]);
  });

  it('makes everything durable at once that is asked for at once', async () => {
    const store = await openStore(freshFolder());
    const tables = Array.from({ length: 5 }, (_, i) => `t${i}`);
    await Promise.all(tables.map((id) => store.run('createTable', someTable(id))));
    const before = await store.run('statistics', undefined);
    const runs: Promise<void>[] = [];
    for (let seq = 1; seq <= 6; seq++)
      for (const table of tables) runs.push(store.run('append', move(table, seq)));
    await Promise.all(runs);
    const after = await store.run('statistics', undefined);
    // the appends in one commit; the other one is of the question before
    expect(after).toEqual({ commits: before.commits + 2, runs: before.runs + 31 });
  });

  it('makes everything durable at once that has come meanwhile', async () => {
    // all of these are under way before the thread has even begun
    const worker = new Worker(new URL('../../../dist/store-thread.js', import.meta.url), {
      workerData: { folder: freshFolder() },
    });
    for (let i = 0; i < 100; i++) worker.postMessage(['createTable', someTable(`t${i}`)]);
    for (let i = 0; i < 100; i++)
      worker.postMessage(['append', `t${i}`, 1, '{}', 1, 'statistics', undefined]);
    worker.postMessage('close');
    const answers: StoreAnswer[] = [];
    worker.on('message', (answer) => answers.push(answer));
    await once(worker, 'exit');
    expect(answers.map(({ type }) => type)).toEqual(['open', 'done']);
    expect(answers[1]).toMatchObject({ count: 300, failures: [] });
  });

  it('never changes or deletes what has happened, unless the whole table goes', async () => {
    const folder = freshFolder();
    const store = await openStore(folder);
    await store.run('createTable', someTable('a'));
    const other = openSqlite(databaseIn(folder));
    expect(() => other.exec("UPDATE log SET entry = ''")).toThrow('never changed');
    expect(() => other.exec('DELETE FROM log')).toThrow('never deleted');
    expect(() => other.exec("INSERT OR REPLACE INTO log VALUES ('a', 0, '', 0)")).toThrow();
    other.close();
    await store.run('deleteTable', { id: 'a' });
    expect(await store.run('entriesOf', { table: 'a' })).toEqual([]);
  });
});
