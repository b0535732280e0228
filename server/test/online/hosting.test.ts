import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seated, setupFor } from './play.js';
import { type Client, TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build(true);
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const come = (...names: string[]) => Promise.all(names.map((name) => server.client(name)));
const idOf = (name: string) => name.padEnd(16, 'x');
const REFUSED = { type: 'error', problem: { kind: 'not-allowed' } };
const PUBLIC = setupFor('roquefort', 3, { isPublic: true });

async function opened(setup = PUBLIC, ...names: string[]): Promise<{ table: string; people: Client[] }> {
  const people = await come('ann', ...names);
  const table = await people[0].create(setup);
  for (const one of people) await one.watch(table);
  return { table, people };
}

const stateOf = (table: string) => server.castellan.tables.here(table)?.state();
const lobby = async (client: Client) => {
  const told = client.next('lobby');
  await client.ask({ type: 'lobby', on: true });
  return (await told).tables.map((item) => item.table);
};

describe('a host', () => {
  it('closes a table before the game: it is gone from the lobby and from everybody’s list, for good', async () => {
    const { table, people } = await opened(PUBLIC, 'ben');
    const [ann, ben] = people;
    await ben.ask({ type: 'sit', table });
    expect(await lobby(ann)).toEqual([table]);
    expect(await ben.ask({ type: 'close', table })).toMatchObject(REFUSED);
    expect(await ann.ask({ type: 'close', table })).toMatchObject({ type: 'done' });
    expect(await ann.ask({ type: 'close', table })).toMatchObject({ type: 'done' });
    const told = await ben.once('table', ({ state }) => state.ended !== undefined);
    expect(told.state).toMatchObject({ status: 'over', ended: { how: 'closed' } });
    await server.reopen();
    const again = await server.client('ben');
    expect(await lobby(again)).toEqual([]);
    expect(await again.ask({ type: 'mine' })).toMatchObject({ tables: [] });
    expect((await again.watch(table)).state.status).toBe('over');
    expect(await again.ask({ type: 'sit', table })).toMatchObject(REFUSED);
  });

  it('does not close a game that is being played', async () => {
    const [ann] = await seated(server, ['ann', 'ben'], setupFor('roquefort', 2));
    expect(await ann.client.ask({ type: 'close', table: ann.table })).toMatchObject(REFUSED);
  });

  it('locks seats, which nobody takes until they are unlocked, also after a restart', async () => {
    const { table, people } = await opened(PUBLIC, 'ben');
    const [ann, ben] = people;
    expect(await ben.ask({ type: 'lock', table, seat: 1, on: true })).toMatchObject(REFUSED);
    expect(await ann.ask({ type: 'lock', table, seat: 0, on: true })).toMatchObject({
      problem: { kind: 'seat-taken' },
    });
    await Promise.all([1, 2].map((seat) => ann.ask({ type: 'lock', table, seat, on: true })));
    expect(stateOf(table)?.seats.map(({ locked }) => locked ?? false)).toEqual([false, true, true]);
    expect(await lobby(ann)).toEqual([]);
    expect(await ben.ask({ type: 'sit', table })).toMatchObject({ problem: { kind: 'seat-taken' } });
    await server.reopen();
    const [host, guest] = await come('ann', 'ben');
    for (const one of [host, guest]) await one.watch(table);
    expect(await guest.ask({ type: 'sit', table, seat: 1 })).toMatchObject({
      problem: { kind: 'seat-taken' },
    });
    await host.ask({ type: 'lock', table, seat: 1, on: false });
    expect(await guest.ask({ type: 'sit', table })).toMatchObject({ type: 'done' });
    expect(stateOf(table)?.seats[1].person?.name).toBe('ben');
  });

  it('removes somebody, who neither sits down nor talks there any more', async () => {
    const { table, people } = await opened(setupFor('roquefort', 3), 'ben', 'cas');
    const [ann, ben] = people;
    await ben.ask({ type: 'sit', table });
    const remove = { type: 'remove', table, person: idOf('ben') } as const;
    expect(await ben.ask({ ...remove, person: idOf('ann') })).toMatchObject(REFUSED);
    expect(await ann.ask({ ...remove, person: idOf('ann') })).toMatchObject(REFUSED);
    expect(await ann.ask(remove)).toMatchObject({ type: 'done' });
    expect(stateOf(table)?.seats[1].person).toBeNull();
    const saying = { kind: 'phrase', phrase: 'hello' } as const;
    for (const question of [{ type: 'sit', table } as const, { type: 'say', table, saying } as const])
      expect(await ben.ask(question)).toMatchObject(REFUSED);
    await server.reopen();
    const again = await server.client('ben');
    await again.watch(table);
    expect(await again.ask({ type: 'sit', table })).toMatchObject(REFUSED);
  });

  it('does not put out who plays, but who only looks on and talks', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], setupFor('roquefort', 2));
    const { table } = ann;
    const remove = (name: string) => ann.client.ask({ type: 'remove', table, person: idOf(name) });
    expect(await remove('ben')).toMatchObject(REFUSED);
    const cas = await server.client('cas');
    await cas.watch(table);
    const say = () => cas.ask({ type: 'say', table, saying: { kind: 'sticker', sticker: 'heart' } });
    expect(await say()).toMatchObject({ type: 'done' });
    expect(await remove('cas')).toMatchObject({ type: 'done' });
    expect(await say()).toMatchObject(REFUSED);
    expect(ben.table).toBe(table);
  });

  it('hands over to somebody who has a seat', async () => {
    const { table, people } = await opened(PUBLIC, 'ben');
    const [ann, ben] = people;
    const give = { type: 'host', table, person: idOf('ben') } as const;
    expect(await ann.ask(give)).toMatchObject(REFUSED);
    await ben.ask({ type: 'sit', table });
    expect(await ann.ask(give)).toMatchObject({ type: 'done' });
    expect(await ann.ask(give)).toMatchObject({ type: 'done' });
    expect(await ann.ask({ type: 'close', table })).toMatchObject(REFUSED);
    await server.reopen();
    const again = await server.client('ben');
    expect((await again.watch(table)).state.host).toBe(idOf('ben'));
  });
});

describe('a table of strangers', () => {
  it('is the host’s who sits there alone', async () => {
    const { table, people } = await opened(PUBLIC, 'ben');
    const [ann, ben] = people;
    await ben.ask({ type: 'sit', table });
    await ann.ask({ type: 'stand', table, seat: 0 });
    expect(stateOf(table)?.host).toBe(idOf('ben'));
    // ann sits down again; now ben goes away without a word
    await ann.ask({ type: 'sit', table });
    ben.hangUp();
    await ann.next('table', ({ state }) => !state.seats[1].present);
    const passed = ann.next('table', ({ state }) => state.host === idOf('ann'));
    server.watch.pass(21_000);
    await passed;
    // and in the end the seat is free for somebody else
    const freed = ann.next('table', ({ state }) => state.seats[1].person === null);
    server.watch.pass(60_000);
    await freed;
  });

  it('is in the lobby as long as somebody waits there', async () => {
    const { table, people } = await opened(PUBLIC, 'ben');
    const [ann, ben] = people;
    expect(await lobby(ben)).toEqual([table]);
    const gone = ben.next('lobby', ({ tables }) => tables.length === 0);
    ann.hangUp();
    await ben.next('table', ({ state }) => !state.seats[0].present);
    server.watch.pass(21_000);
    await gone;
    const back = ben.next('lobby', ({ tables }) => tables.length === 1);
    await (await server.client('ann')).watch(table);
    await back;
  });

  it('of friends stays whoever’s opened it, who may be back tomorrow', async () => {
    const { table, people } = await opened(setupFor('roquefort', 3), 'ben');
    const [ann, ben] = people;
    await ben.ask({ type: 'sit', table });
    ann.hangUp();
    await ben.next('table', ({ state }) => !state.seats[0].present);
    server.watch.pass(100_000);
    await ben.ask({ type: 'ping' });
    expect(stateOf(table)).toMatchObject({ host: idOf('ann'), seats: [{ person: { name: 'ann' } }, {}, {}] });
  });

  it('begins when everybody is there', async () => {
    const { table, people } = await opened(setupFor('roquefort', 2, { isPublic: true }), 'ben');
    const [ann, ben] = people;
    ann.hangUp();
    await ben.next('table', ({ state }) => !state.seats[0].present);
    await ben.ask({ type: 'sit', table });
    expect(stateOf(table)?.status).toBe('waiting');
    const began = ben.next('full');
    await (await server.client('ann')).watch(table);
    await began;
    expect(stateOf(table)?.status).toBe('playing');
  });
});
