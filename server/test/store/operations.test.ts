import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { ENGINES } from './engines.js';
import { outcomes, somebody, someTable } from './harness.js';

const seatOf = (table: string, seat: number, person: string) => ({
  ...someTable(table).seats[seat],
  table,
  person,
  name: person,
});
const ids = (listed: readonly { table: { id: string } }[]) => listed.map(({ table }) => table.id);

for (const engine of ENGINES.filter(({ name }) => name !== 'SQLite'))
  describe.skipIf(!engine.isHere)(`on ${engine.name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await engine.open();
      await Promise.all(['ann', 'bob'].map((id) => store.run('createPerson', somebody(id))));
    });

    describe('tables', () => {
      it('are listed for who sits there or is host, latest first', async () => {
        store.run('createTable', someTable('a', { created: 1 }));
        store.run('createTable', someTable('b', { created: 2, host: 'ann' }));
        store.run('createTable', someTable('c', { created: 3 }));
        store.run('setSeat', seatOf('a', 1, 'ann'));
        store.run('updateTable', { id: 'a', updated: 9, status: 'playing', next: 'c' });
        const own = await store.run('tablesOf', { person: 'ann', limit: 10 });
        expect(ids(own)).toEqual(['a', 'b']);
        expect(own[0].table).toMatchObject({
          status: 'playing',
          next: 'c',
          updated: 9,
          visibility: 'private',
        });
        expect(own[0].seats.map(({ name }) => name)).toEqual(['', 'ann']);
        expect(ids(await store.run('tablesOf', { person: 'ann', limit: 1 }))).toEqual(['a']);
        expect(ids(await store.run('tablesOf', { person: 'bob', limit: 10 }))).toEqual([]);
        expect(await store.run('tablesInPlay', { since: 9 })).toEqual(['a']);
        expect(await store.run('tablesInPlay', { since: 10 })).toEqual([]);
        expect(await outcomes([store.run('updateTable', { id: 'x', updated: 9 })])).toEqual(['missing']);
      });

      it('are shown to everybody while they are public and wait, newest first', async () => {
        for (const created of [1, 2, 3, 4])
          store.run('createTable', someTable(`t${created}`, { created, visibility: 'public' }));
        store.run('createTable', someTable('private', { created: 5 }));
        store.run('updateTable', { id: 't3', updated: 9, status: 'playing' });
        expect(ids(await store.run('publicTables', { limit: 2 }))).toEqual(['t4', 't2']);
      });

      it('have seats to which a key leads, and to no two', async () => {
        await store.run('createTable', someTable('a'));
        await store.run('setSeat', { ...seatOf('a', 1, 'bob'), key: 'new' });
        expect(await store.run('seatByKey', { key: 'new' })).toMatchObject({ seat: 1, person: 'bob' });
        expect(await store.run('seatByKey', { key: 'a/1' })).toBeNull();
        expect(await outcomes([store.run('setSeat', { ...seatOf('a', 0, 'ann'), key: 'new' })])).toEqual([
          'conflict',
        ]);
      });

      it('keep the latest drawing of each seat', async () => {
        store.run('createTable', someTable('a'));
        const drawing = { table: 'a', seat: 1, data: 'tower', version: 2 };
        const runs = [
          store.run('putDrawing', drawing),
          store.run('putDrawing', { ...drawing, data: 'wall', version: 1 }),
          store.run('putDrawing', { ...drawing, data: 'moat', version: 3 }),
        ];
        expect(await outcomes(runs)).toEqual(['done', 'conflict', 'done']);
        expect(await store.run('drawingsOf', { table: 'a' })).toEqual([
          { ...drawing, data: 'moat', version: 3 },
        ]);
      });

      it('remember what was said, and complaints about it', async () => {
        store.run('createTable', someTable('a'));
        const said = { table: 'a', person: 'ann', seat: 0, kind: 'text', at: 1 };
        for (const text of ['one', 'two', 'three']) store.run('addTalk', { ...said, text });
        expect(await store.run('addTalk', { ...said, text: 'four' })).toBe(4);
        const last = await store.run('talkOf', { table: 'a', after: 1, limit: 2 });
        expect(last.map(({ n, text }) => [n, text])).toEqual([
          [3, 'three'],
          [4, 'four'],
        ]);
        const report = { table: 'a', n: 3, by: 'bob', at: 5, reason: 'rude' };
        await store.run('addReport', report);
        expect(await store.run('reports', { limit: 9 })).toEqual([
          { id: 1, ...report, person: 'ann', kind: 'text', text: 'three', name: 'ann', byName: 'bob' },
        ]);
        expect(await outcomes([store.run('addReport', { ...report, n: 9 })])).toEqual(['missing']);
      });
    });

    describe('people', () => {
      it('change what they want to change', async () => {
        store.run('updatePerson', { id: 'ann', look: 3 });
        store.run('touchPerson', { id: 'ann', seen: 7 });
        store.run('touchPerson', { id: 'ann', seen: 5 });
        expect(await store.run('findPerson', { id: 'ann' })).toEqual({
          ...somebody('ann'),
          look: 3,
          seen: 7,
        });
        expect(await store.run('findPerson', { id: 'zoe' })).toBeNull();
        const runs = [
          store.run('createPerson', somebody('ann')),
          store.run('updatePerson', { id: 'zoe', name: 'Zoe' }),
        ];
        expect(await outcomes(runs)).toEqual(['conflict', 'missing']);
      });

      it('are known in browsers until these are forgotten', async () => {
        for (const id of ['s1', 's2', 's3'])
          store.run('createSession', { id, person: 'ann', created: 1, seen: 1 });
        store.run('createSession', { id: 't', person: 'bob', created: 1, seen: 1 });
        store.run('touchSession', { id: 's1', seen: 4 });
        expect(await store.run('findSession', { id: 's1' })).toMatchObject({ person: 'ann', seen: 4 });
        await store.run('deleteSession', { id: 's2' });
        expect(await store.run('findSession', { id: 's2' })).toBeNull();
        expect(await store.run('deleteSessions', { person: 'ann', except: 's1' })).toBe(1);
        expect((await store.run('sessionsOf', { person: 'ann' })).map(({ id }) => id)).toEqual(['s1']);
        expect(await store.run('deleteSessions', { person: 'ann' })).toBe(1);
        expect(await store.run('findSession', { id: 't' })).not.toBeNull();
      });

      it('have passkeys, whose counters only grow', async () => {
        const passkey = {
          id: 'k',
          person: 'ann',
          publicKey: new Uint8Array([1, 2, 255]),
          counter: 4,
          transports: '["usb"]',
          created: 1,
        };
        await store.run('addPasskey', passkey);
        const found = await store.run('findPasskey', { id: 'k' });
        expect(found).toEqual(passkey);
        expect(await store.run('usePasskey', { id: 'k', counter: 4 })).toBe(false);
        expect(await store.run('usePasskey', { id: 'k', counter: 5 })).toBe(true);
        await store.run('addPasskey', { ...passkey, id: 'never-counts', counter: 0 });
        expect(await store.run('usePasskey', { id: 'never-counts', counter: 0 })).toBe(true);
        expect(await store.run('deletePasskey', { id: 'k', person: 'bob' })).toBe(false);
        expect(await store.run('deletePasskey', { id: 'k', person: 'ann' })).toBe(true);
        expect((await store.run('passkeysOf', { person: 'ann' })).map(({ id }) => id)).toEqual([
          'never-counts',
        ]);
      });

      it('say where they want to be told', async () => {
        store.run('putPush', { endpoint: 'e', person: 'ann', keys: '{}', created: 1 });
        store.run('putPush', { endpoint: 'e', person: 'bob', keys: '{"a":1}', created: 2 });
        expect(await store.run('pushOf', { person: 'ann' })).toEqual([]);
        expect(await store.run('pushOf', { person: 'bob' })).toMatchObject([
          { endpoint: 'e', keys: '{"a":1}' },
        ]);
        await store.run('deletePush', { endpoint: 'e' });
        expect(await store.run('pushOf', { person: 'bob' })).toEqual([]);
        for (const url of ['https://a.example', 'https://b.example'])
          store.run('setWebhook', { person: 'ann', url });
        expect(await store.run('webhookOf', { person: 'ann' })).toBe('https://b.example');
        await store.run('setWebhook', { person: 'ann', url: null });
        expect(await store.run('webhookOf', { person: 'ann' })).toBeNull();
      });

      it('are ranked by what they are almost surely worth', async () => {
        const rating = (person: string, mu: number, sigma: number, games: number) => ({
          person,
          game: 'roquefort',
          mu,
          sigma,
          games,
        });
        await store.run('putRatings', { ratings: [rating('ann', 30, 8, 1), rating('bob', 27, 2, 20)] });
        const top = await store.run('topRatings', { game: 'roquefort', games: 1, limit: 9 });
        expect(top.map(({ name, mu }) => [name, mu])).toEqual([
          ['bob', 27],
          ['ann', 30],
        ]);
        expect(await store.run('topRatings', { game: 'roquefort', games: 2, limit: 9 })).toHaveLength(1);
        const both = { ratings: [rating('ann', 31, 2, 2), rating('nobody', 1, 1, 1)] };
        expect(await outcomes([store.run('putRatings', both)])).toEqual(['missing']);
        expect(await store.run('ratingOf', { person: 'ann', game: 'roquefort' })).toMatchObject({ mu: 30 });
        expect(await store.run('ratingOf', { person: 'ann', game: 'oh-mon-chateau' })).toBeNull();
      });

      it('get all that is kept about them, and are forgotten if they wish', async () => {
        const ann = 'ann';
        store.run('createTable', someTable('a', { host: ann }));
        store.run('setSeat', seatOf('a', 0, ann));
        store.run('createSession', { id: 's', person: ann, created: 1, seen: 1 });
        const publicKey = new Uint8Array([1]);
        store.run('addPasskey', {
          id: 'k',
          person: ann,
          publicKey,
          counter: 0,
          transports: '[]',
          created: 1,
        });
        store.run('putPush', { endpoint: 'e', person: ann, keys: '{}', created: 1 });
        store.run('setWebhook', { person: ann, url: 'https://a.example' });
        store.run('putRatings', { ratings: [{ person: ann, game: 'roquefort', mu: 1, sigma: 1, games: 1 }] });
        store.run('putDrawing', { table: 'a', seat: 0, data: 'tower', version: 1 });
        store.run('addTalk', { table: 'a', person: ann, seat: 0, kind: 'text', text: 'hello', at: 1 });
        const leavings = [{ person: ann, weight: 2 }];
        const end = { id: 'a', game: 'roquefort', outcome: '{}', at: 1, places: null };
        store.run('endTable', { ...end, leavings });
        store.run('addBan', { person: ann, address: null, name: 'ann', reason: 'r', at: 1, until: null });
        await store.run('addReport', { table: 'a', n: 1, by: ann, at: 2, reason: 'mine' });
        const before = await store.run('exportPerson', { person: ann });
        const counts = Object.entries(before ?? {}).map(([what, rows]) => [
          what,
          Array.isArray(rows) ? rows.length : 1,
        ]);
        // what friends and rated games leave behind has tests of its own
        const others = ['friends', 'ratingHistory'];
        expect(counts).toHaveLength(15);
        expect(counts.every(([what, count]) => count === (others.includes(String(what)) ? 0 : 1))).toBe(true);

        await store.run('erasePerson', { person: ann, name: 'somebody' });
        expect(await store.run('exportPerson', { person: ann })).toMatchObject({
          person: { name: 'somebody', settings: '{}' },
          sessions: [],
          passkeys: [],
          seats: [{ table: 'a', seat: 0, name: 'somebody' }],
          talk: [],
          reports: [],
          push: [],
          webhook: null,
          ratings: [],
          leavings: [],
        });
        const [remark] = await store.run('talkOf', { table: 'a', after: 0, limit: 9 });
        expect(remark).toMatchObject({ person: null, text: '' });
        expect(await store.run('exportPerson', { person: 'nobody' })).toBeNull();
        expect(await outcomes([store.run('erasePerson', { person: 'nobody', name: '' })])).toEqual([
          'missing',
        ]);
      });
    });

    describe('secrets', () => {
      it('are made once', async () => {
        expect(await store.run('secret', { name: 'cookie', value: 'one' })).toBe('one');
        expect(await store.run('secret', { name: 'cookie', value: 'two' })).toBe('one');
      });
    });
  });
