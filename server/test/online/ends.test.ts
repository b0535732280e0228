import type { Outcome } from '@castellan/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { openStore, somebody, someTable } from '../store/harness.js';
import { Player, playOut, seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

let server: TestServer;
afterEach(() => server.tearDown());

/** From now on the server dies after a last move is on the disk and before anything that follows from it is. */
function loseEnds(store: Store): void {
  const run = store.run.bind(store);
  store.run = (name, input) => (name === 'endTable' ? new Promise(() => {}) : run(name, input));
}

const QUICK = setupFor('roquefort', 2, { options: { stallTurns: 4 } });

const ratingOf = (store: Store, person: string) => store.run('ratingOf', { person, game: 'roquefort' });
const idOf = (name: string) => name.padEnd(16, 'x');

describe('a game that ended when the server did', () => {
  it('is over after the next start, and rated once, after those that ended before it', async () => {
    server = await TestServer.build(true);
    loseEnds(server.castellan.store);
    // the one that begins first ends last
    const later = await seated(server, ['ann', 'cas'], QUICK);
    server.watch.pass(120_000);
    const sooner = await seated(server, ['ann', 'ben'], QUICK);
    const ended: { table: string; names: string[]; outcome: Outcome }[] = [];
    for (const [names, players] of [
      [['ann', 'ben'], sooner],
      [['ann', 'cas'], later],
    ] as const) {
      await playOut(players);
      server.watch.pass(60_000);
      const outcome = players[0].update?.outcome;
      if (outcome == null) throw new Error('it has ended');
      ended.push({ table: players[0].table, names: [...names], outcome });
    }
    const { store: dying } = server.castellan;
    for (const { table } of ended) {
      expect((await dying.run('findTable', { id: table }))?.table.status).toBe('playing');
      expect(await dying.run('isRated', { table })).toBe(false);
    }

    // what the ratings should be: the same two games one after the other
    const expected = await openStore(null);
    for (const name of ['ann', 'ben', 'cas']) {
      await expected.run('createPerson', somebody(name));
      const rest = { publicKey: new Uint8Array([1]), counter: 0, transports: '[]', created: 1 };
      await expected.run('addPasskey', { id: name, person: name, ...rest });
    }
    for (const { table, names, outcome } of ended) {
      await expected.run('createTable', someTable(table));
      const places = names.map((person, seat) => ({ person, rank: outcome.winners.includes(seat) ? 0 : 1 }));
      await expected.run('rateGame', { table, game: 'roquefort', places, at: 1 });
    }

    for (let start = 0; start < 2; start++) {
      await server.reopen();
      const { store } = server.castellan;
      for (const { table, outcome } of ended) {
        const found = await store.run('findTable', { id: table });
        expect(found?.table).toMatchObject({ status: 'over', outcome: JSON.stringify(outcome) });
        expect(found?.table.updated).toBe(found?.entries.at(-1)?.at);
        expect(await store.run('isRated', { table })).toBe(true);
      }
      for (const name of ['ann', 'ben', 'cas']) {
        const { mu, sigma, games } = (await ratingOf(expected, name)) ?? {};
        expect([name, await ratingOf(store, idOf(name))]).toMatchObject([name, { mu, sigma, games }]);
      }
    }
    expect(server.complaints).toEqual([]);
  });
});

describe('a game that began when the server ended', () => {
  it('goes on after the next start', async () => {
    server = await TestServer.build(true);
    const { store } = server.castellan;
    const run = store.run.bind(store);
    store.run = (name, input) =>
      name === 'updateTable' ? (new Promise(() => {}) as never) : run(name, input);
    const [{ table }] = await seated(server, ['ann', 'ben'], QUICK);
    expect((await run('findTable', { id: table }))?.table.status).toBe('waiting');
    await server.reopen();
    const players = await Promise.all(
      ['ann', 'ben'].map(async (name) => Player.come(await server.client(name), table, name)),
    );
    await playOut(players);
    expect(players[1].update?.outcome).not.toBeNull();
    expect(server.complaints).toEqual([]);
  });
});
