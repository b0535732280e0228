import { expect, it } from 'vitest';
import { openDatabase } from '../../src/store/open-database.js';
import { Writer } from '../../src/store/writer.js';
import { freshFolder, someTable } from './harness.js';

it('keeps nothing of a transaction that does not fit on the disk, and goes on when there is room again', () => {
  const { database, close } = openDatabase(freshFolder(), new Date(0));
  const writer = new Writer(database);
  const done = (answer: ReturnType<Writer['carryOut']>) =>
    expect(answer).toMatchObject({ type: 'done', failures: [] });
  try {
    done(writer.carryOut([['createTable', someTable('a'), 'append', 'a', 1, '{}', 1]]));
    // SQLite's own limit: to it this is a disk without room
    const { page_count: pages } = database.sqlite.prepare('PRAGMA page_count').get() as {
      page_count: number;
    };
    database.sqlite.exec(`PRAGMA max_page_count = ${pages + 1}`);
    const lost = writer.carryOut([
      ['append', 'a', 2, '{}', 1, 'append', 'a', 2, 'twice', 1],
      ['createTable', someTable('b', { options: 'x'.repeat(100_000) }), 'append', 'a', 3, '{}', 1],
    ]);
    expect(lost).toMatchObject({ type: 'lost', count: 4, failure: { kind: 'storage' } });
    // even the hot path may be the one that fails
    const big = writer.carryOut([['append', 'a', 2, 'x'.repeat(100_000), 1]]);
    expect(big).toMatchObject({ type: 'lost', count: 1, failure: { kind: 'storage' } });
    // what was asked for before the failure was known does not leave a gap
    const gap = writer.carryOut([['append', 'a', 4, '{}', 1]]);
    expect(gap).toMatchObject({ type: 'done', failures: [[0, { kind: 'conflict' }]] });

    database.sqlite.exec('PRAGMA max_page_count = 1000000');
    done(writer.carryOut([['append', 'a', 2, 'again', 1, 'createTable', someTable('b')]]));
    const entries = writer.carryOut([['entriesOf', { table: 'a' }]]);
    expect(entries).toMatchObject({ values: [[0, [{ seq: 0 }, { seq: 1 }, { seq: 2, entry: 'again' }]]] });
  } finally {
    close();
  }
});

it('refuses what it does not know', () => {
  const { database, close } = openDatabase(null, new Date(0));
  const answer = new Writer(database).carryOut([['toString', {}, 'dance', {}, 'createPerson', null]]);
  close();
  const kinds = answer.type === 'done' ? answer.failures.map(([i, { kind }]) => [i, kind]) : answer;
  expect(kinds).toEqual([
    [0, 'refused'],
    [1, 'refused'],
    [2, 'refused'],
  ]);
});
