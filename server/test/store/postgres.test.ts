import { once } from 'node:events';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../tools/src/postgres/server.js';
import { Connections } from '../../src/store/postgres/connections.js';
import { LOG_CHANNEL, readNotes } from '../../src/store/postgres/notes.js';
import { POSTGRES_MIGRATIONS, preparePostgres } from '../../src/store/postgres/postgres-migrate.js';
import type { PostgresStore } from '../../src/store/postgres/postgres-store.js';
import { askPostgres, freshDatabase, openPostgres, postgresServer } from './engines.js';
import { castellanAt, outcomes, somebody, someTable } from './harness.js';

const move = (table: string, seq: number, by = '') => ({
  table,
  seq,
  entry: `{"n":${seq},"by":"${by}"}`,
  at: seq,
});
const seqs = (entries: readonly { seq: number }[] = []) => entries.map(({ seq }) => seq);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

describe.skipIf(!PostgresServer.isHere)('several nodes on one PostgreSQL', () => {
  const nodes = async (n: number): Promise<PostgresStore[]> => {
    const url = await freshDatabase();
    return Promise.all(upTo(n).map(() => openPostgres(url)));
  };

  it('can start at the same moment', async () => {
    const url = await freshDatabase();
    const stores = await Promise.all(upTo(6).map(() => openPostgres(url)));
    const versions = await askPostgres(url, 'SELECT version FROM castellan_schema');
    expect(versions).toHaveLength(POSTGRES_MIGRATIONS.length);
    await stores[0].run('createPerson', somebody('ann'));
    expect(await stores[5].run('findPerson', { id: 'ann' })).toMatchObject({ name: 'ann' });
  });

  it('never both win a turn, and whoever loses hears it for all that was built upon it', async () => {
    const [one, two] = await nodes(2);
    const tables = upTo(20).map((i) => `t${i}`);
    await Promise.all(tables.map((id) => one.run('createTable', someTable(id))));
    const won: Record<string, Set<string>> = { one: new Set(), two: new Set() };
    for (let round = 0; round < 10; round++) {
      const first = 1 + 3 * round;
      const race = async (name: string, node: PostgresStore) => {
        const results = tables.map((table) =>
          outcomes(upTo(3).map((i) => node.run('append', move(table, first + i, name)))),
        );
        for (const [i, kinds] of (await Promise.all(results)).entries()) {
          expect([
            ['done', 'done', 'done'],
            ['conflict', 'conflict', 'conflict'],
          ]).toContainEqual(kinds);
          if (kinds[0] === 'done') won[name].add(`${tables[i]} ${first}`);
        }
      };
      await Promise.all([race('one', one), race('two', two)]);
    }
    expect(won.one.size + won.two.size).toBe(200);
    for (const table of tables) {
      const entries = await two.run('entriesOf', { table });
      expect(seqs(entries)).toEqual(upTo(31));
      // three in a row are of the same node: nobody has put theirs upon somebody else's
      for (let first = 1; first < 31; first += 3) {
        const { by } = JSON.parse(entries[first].entry);
        expect(entries.slice(first, first + 3).map(({ entry }) => JSON.parse(entry).by)).toEqual([
          by,
          by,
          by,
        ]);
        expect(won[by]).toContain(`${table} ${first}`);
      }
    }
  });

  it('hear of a conflict also for what they asked for before they heard it', async () => {
    const [one, two] = await nodes(2);
    await one.run('createTable', someTable('a'));
    await one.run('append', move('a', 1, 'one'));
    const late = [two.run('append', move('a', 1, 'two'))];
    // under way now, and not answered
    await setImmediate();
    late.push(two.run('append', move('a', 2, 'two')));
    expect(await outcomes(late)).toEqual(['conflict', 'conflict']);
    await two.run('append', move('a', 2, 'two'));
    expect(seqs(await one.run('entriesOf', { table: 'a' }))).toEqual([0, 1, 2]);
  });

  it('are told once for all that was written together, when it can be read', async () => {
    const url = await freshDatabase();
    const store = await openPostgres(url);
    const tables = upTo(600).map((i) => `table-with-a-name-${i}`);
    await askPostgres(
      url,
      `INSERT INTO log SELECT 'table-with-a-name-' || n, 0, '', 0 FROM generate_series(0, 599) AS n`,
    );
    const listener = new pg.Client(url);
    await listener.connect();
    const heard: string[] = [];
    listener.on('notification', ({ payload = '' }) => heard.push(payload));
    await listener.query(`LISTEN ${LOG_CHANNEL}`);
    await Promise.all(tables.flatMap((table) => [1, 2].map((seq) => store.run('append', move(table, seq)))));
    await store.run('appendMany', { table: tables[0], entries: [move('', 3), move('', 4)] });
    expect(await outcomes([store.run('append', move(tables[0], 9))])).toEqual(['conflict']);
    await listener.query('SELECT 1');
    await listener.end();
    const notes = heard.flatMap(readNotes);
    expect(notes.slice(0, 600).map(({ seq }) => seq)).toEqual(tables.map(() => 2));
    expect(new Set(notes.slice(0, 600).map(({ table }) => table))).toEqual(new Set(tables));
    expect(notes.slice(600)).toEqual([{ table: tables[0], seq: 4 }]);
    // as many as fit into a note, and no more
    expect(heard.length).toBeLessThan(8);
    expect(heard.every((payload) => payload.length < 8000)).toBe(true);
  });

  it('number what is said without waiting for each other in vain, and rate each game once', async () => {
    const stores = await nodes(3);
    await Promise.all(['ann', 'bob'].map((id) => stores[0].run('createPerson', somebody(id))));
    for (const id of ['ann', 'bob'])
      await stores[0].run('addPasskey', {
        id,
        person: id,
        publicKey: new Uint8Array(1),
        counter: 0,
        transports: '',
        created: 1,
      });
    for (const id of ['a', 'b', 'c']) await stores[0].run('createTable', someTable(id));
    const said = { table: 'a', person: null, seat: null, kind: 'text', text: '', at: 1 };
    const numbers = await Promise.all(upTo(30).map((i) => stores[i % 3].run('addTalk', said)));
    expect(numbers.sort((x, y) => x - y)).toEqual(upTo(30).map((i) => i + 1));
    const places = ['ann', 'bob'].map((person, rank) => ({ person, rank }));
    const ends = ['a', 'b', 'c'].flatMap((table) =>
      stores.map((store) => store.run('rateGame', { table, game: 'roquefort', places, at: 1 })),
    );
    expect((await Promise.all(ends)).filter((isNew) => isNew)).toHaveLength(3);
    expect(await stores[1].run('ratingOf', { person: 'ann', game: 'roquefort' })).toMatchObject({ games: 3 });
  });

  it('refuse one bad entry and keep what came with it', async () => {
    const [store] = await nodes(1);
    for (const id of ['a', 'b']) await store.run('createTable', someTable(id));
    const runs = [
      store.run('append', move('a', 1)),
      // PostgreSQL has no text with this in it
      store.run('append', { ...move('b', 1), entry: 'a\u0000b' }),
      store.run('createPerson', { ...somebody('x'), name: 'a\u0000b' }),
      store.run('createPerson', somebody('y')),
      store.run('dance' as 'statistics', undefined),
      store.run('createPerson', null as never),
    ];
    expect(await outcomes(runs)).toEqual(['done', 'refused', 'refused', 'done', 'refused', 'refused']);
    expect(await store.run('findPerson', { id: 'y' })).not.toBeNull();
  });

  it('cannot change or delete what has happened, unless the whole table goes', async () => {
    const url = await freshDatabase();
    const store = await openPostgres(url);
    await store.run('createTable', someTable('a'));
    for (const sql of [
      "UPDATE log SET entry = ''",
      'DELETE FROM log',
      'TRUNCATE log',
      "INSERT INTO log VALUES ('a', 0, '', 0) ON CONFLICT (table_id, seq) DO UPDATE SET entry = ''",
    ])
      await expect(askPostgres(url, sql)).rejects.toThrow(/never (changed|deleted)/);
    await store.run('deleteTable', { id: 'a' });
    expect(await store.run('entriesOf', { table: 'a' })).toEqual([]);
  });

  it('read what was written behind an archive', async () => {
    const url = await freshDatabase();
    const store = await openPostgres(url);
    await store.run('createTable', someTable('a', { status: 'over' }));
    await store.run('append', move('a', 1));
    await store.run('compactTable', { id: 'a' });
    // as if another node had written it while it was put away
    await askPostgres(url, "INSERT INTO log VALUES ('a', 2, 'late', 2)");
    expect(seqs(await store.run('entriesOf', { table: 'a' }))).toEqual([0, 1, 2]);
  });
});

describe.skipIf(!PostgresServer.isHere)('a schema', () => {
  const schema = async (url: string, migrations = POSTGRES_MIGRATIONS) => {
    const connection = await new Connections(url).connect();
    try {
      await preparePostgres(connection, migrations);
    } finally {
      await connection.end();
    }
  };
  const now = POSTGRES_MIGRATIONS[POSTGRES_MIGRATIONS.length - 1].version;
  const next = (least: number, sql = 'ALTER TABLE people ADD COLUMN hat TEXT') => [
    ...POSTGRES_MIGRATIONS,
    { version: now + 1, least, sql },
  ];

  it('one version ahead serves both programs, as long as it says so', async () => {
    const url = await freshDatabase();
    const old = await openPostgres(url);
    await schema(url, next(now));
    // both the one that runs and one that starts now
    await old.run('createPerson', somebody('ann'));
    const another = await openPostgres(url);
    expect(await another.run('findPerson', { id: 'ann' })).toEqual(somebody('ann'));
    await schema(url, next(now));

    const strict = await freshDatabase();
    await schema(strict, next(now + 1));
    await expect(openPostgres(strict)).rejects.toMatchObject({ kind: 'newer' });
  });

  it('whose step fails stays as it was', async () => {
    const url = await freshDatabase();
    await schema(url);
    const steps = next(now, 'ALTER TABLE people ADD COLUMN hat TEXT; SELECT nonsense');
    await expect(schema(url, steps)).rejects.toMatchObject({ kind: 'unusable' });
    expect(await askPostgres(url, 'SELECT max(version)::int AS version FROM castellan_schema')).toEqual([
      { version: now },
    ]);
    await expect(askPostgres(url, 'SELECT hat FROM people')).rejects.toThrow('hat');
  });

  it('is not made where something else lies, and words say what is wrong', async () => {
    const url = await freshDatabase();
    await askPostgres(url, 'CREATE TABLE accounts (id INT)');
    await expect(openPostgres(url)).rejects.toThrow('holds something else already, such as "accounts"');
    await expect(openPostgres(url.replace(/:[0-9a-f]+@/, ':wrong@'))).rejects.toThrow('password is wrong');
    await expect(openPostgres(`${url}_not`)).rejects.toThrow(/has no database test_\d+_not/);
    await expect(openPostgres(url.replace(/:\d+\//, ':1/'))).rejects.toThrow(/cannot connect.*127.0.0.1:1/);
    const { code, err } = await castellanAt(await freshDatabase(), 'status');
    expect([code, err]).toEqual([1, 'castellan status: there is nothing of Castellan in this PostgreSQL\n']);
    expect((await castellanAt(url, 'backup', 'x')).err).toContain('pg_dump');
  });

  it('is looked after by the same commands', async () => {
    const url = await freshDatabase();
    const store = await openPostgres(url);
    await store.run('createPerson', somebody('ann'));
    expect((await castellanAt(url, 'people')).out).toContain('"ann" (ann)');
    expect((await castellanAt(url, 'ban', 'ann')).out).toBe('ban 1\n');
    expect(await castellanAt(url, 'ban', 'nobody')).toMatchObject({ code: 1 });
    expect(await store.run('bansNow', { now: 1 })).toHaveLength(1);
    expect((await castellanAt(url, 'status')).out).toContain('people 1\n');
  });
});

describe.skipIf(!PostgresServer.isHere)('a database that is gone', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  });
  afterAll(() => server.remove());

  it('fails what is under way, keeps what was told, and is used again when it is back', async () => {
    const store = await openPostgres(server.url);
    const tables = upTo(8).map((i) => `k${i}`);
    await Promise.all(tables.map((id) => store.run('createTable', someTable(id))));
    const told = new Map<string, number>();
    const kept: string[] = [];
    let isOver = false;
    const kinds = new Set<string>();
    const write = async (table: string) => {
      for (let seq = 1, n = 0; !isOver; n++) {
        const wanted = move(table, seq, `${table} ${n}`);
        const [outcome] = await outcomes([store.run('append', wanted)]);
        if (outcome === 'done') {
          told.set(table, seq++);
          kept.push(wanted.entry);
        } else {
          kinds.add(outcome);
          // what is true is in the log: perhaps it was kept at the last moment
          const entries = await store.run('entriesOf', { table }).catch(() => null);
          if (entries !== null) seq = entries.length;
        }
      }
    };
    const writers = tables.map(write);
    for (let round = 0; round < 2; round++) {
      const before = Math.min(...tables.map((table) => told.get(table) ?? 0));
      await expect
        .poll(() => Math.min(...tables.map((table) => told.get(table) ?? 0)))
        .toBeGreaterThan(before + 5);
      await server.kill();
      expect(await outcomes([store.run('statistics', undefined)])).toEqual(['storage']);
      await server.start();
    }
    await expect.poll(() => outcomes([store.run('statistics', undefined)])).toEqual(['done']);
    const after = new Map(told);
    await expect
      .poll(() => tables.every((table) => (told.get(table) ?? 0) > (after.get(table) ?? 0)))
      .toBe(true);
    isOver = true;
    await Promise.all(writers);
    // somebody who repeats what was kept at the last moment hears of a conflict
    for (const kind of kinds) expect(['storage', 'conflict']).toContain(kind);
    const log = new Set<string>();
    for (const table of tables) {
      const entries = await store.run('entriesOf', { table });
      expect(seqs(entries)).toEqual(upTo(entries.length));
      for (const { entry } of entries) log.add(entry);
    }
    expect(kept.filter((entry) => !log.has(entry))).toEqual([]);
  });

  it('that says nothing any more is given up, and nothing is told as done', async () => {
    const { port } = await postgresServer();
    const url = new URL(await freshDatabase());
    const sockets: Socket[] = [];
    let isMute = false;
    const proxy = createServer((socket) => {
      const other = connectTo(port, '127.0.0.1');
      sockets.push(socket, other);
      for (const one of [socket, other]) one.on('error', () => {});
      socket.on('data', (data) => isMute || other.write(data));
      other.on('data', (data) => isMute || socket.write(data));
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    url.port = String((proxy.address() as { port: number }).port);
    const store = await openPostgres(url.href);
    await store.run('createTable', someTable('a'));
    isMute = true;
    const lost = [store.run('append', move('a', 1)), store.run('createPerson', somebody('ann'))];
    expect(await outcomes(lost)).toEqual(['storage', 'storage']);
    isMute = false;
    await expect.poll(() => outcomes([store.run('append', move('a', 1))])).toEqual(['done']);
    await store.close();
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });
});
