import type { GameWish, ToClientOf } from '@castellan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setupFor } from './play.js';
import { type Client, TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build();
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const come = (...names: string[]) => Promise.all(names.map((name) => server.client(name)));
const idOf = (name: string) => name.padEnd(16, 'x');
const TWO: GameWish = { game: 'roquefort', players: 2, clock: { kind: 'none' } };
const THREE: GameWish = { ...TWO, players: 3 };
const FAST: GameWish = { ...TWO, clock: { kind: 'live', bank: 600_000, increment: 5000 } };
const stateOf = (table: string) => server.castellan.tables.here(table)?.state();

/** Looks, and answers with what is found, whenever that may be. */
async function seek(client: Client, wish: GameWish, push = false): Promise<() => Promise<string>> {
  const found = client.next('found');
  expect(await client.ask({ type: 'seek', wish, push })).toMatchObject({ type: 'done' });
  return async () => (await found).table;
}

const peopleIn = ({ looking }: ToClientOf<'around'>, wish: GameWish) =>
  looking.find((one) => JSON.stringify(one.wish) === JSON.stringify(wish))?.people ?? 0;

describe('those who look for somebody', () => {
  it('meet those who look for the same, and nobody else', async () => {
    const [ann, ben, cas, dee] = await come('ann', 'ben', 'cas', 'dee');
    // three look for different things at once
    const one = await seek(ann, TWO);
    await seek(ben, THREE);
    await seek(cas, FAST);
    const told = await ann.once('around', (around) => around.looking.length === 3);
    expect([TWO, THREE, FAST].map((wish) => peopleIn(told, wish))).toEqual([1, 1, 1]);
    expect(told.mine).toEqual(TWO);
    const other = await seek(dee, TWO);
    const table = await one();
    expect(await other()).toBe(table);
    expect(stateOf(table)).toMatchObject({ status: 'waiting', isPublic: true, clock: { kind: 'none' } });
    // nobody is put into a running game with somebody absent
    await ann.watch(table);
    expect(stateOf(table)?.status).toBe('waiting');
    await dee.watch(table);
    expect(stateOf(table)?.status).toBe('playing');
    expect(ben.heard.concat(cas.heard).some(({ type }) => type === 'found')).toBe(false);
  });

  it('meet in threes', async () => {
    const all = await come('ann', 'ben', 'cas');
    const found = [];
    for (const one of all) found.push(await seek(one, THREE));
    const tables = await Promise.all(found.map((table) => table()));
    expect(new Set(tables).size).toBe(1);
    expect(stateOf(tables[0])?.seats.map(({ name }) => name)).toEqual(['ann', 'ben', 'cas']);
  });

  it('find a table that waits, whoever was first', async () => {
    const [ann, ben, cas, dee] = await come('ann', 'ben', 'cas', 'dee');
    const open = await ann.create(setupFor('roquefort', 2, { isPublic: true }));
    await ann.watch(open);
    expect(await (await seek(ben, TWO))()).toBe(open);
    const found = await seek(cas, TWO);
    const other = await dee.create(setupFor('roquefort', 2, { isPublic: true }));
    expect(await found()).toBe(other);
  });

  it('stop looking when they say so, and look for one thing at a time', async () => {
    const [ann, ben] = await come('ann', 'ben');
    await seek(ann, TWO);
    await seek(ann, FAST);
    await ben.ask({ type: 'lobby', on: true });
    const around = await ben.once('around', (told) => peopleIn(told, FAST) === 1);
    expect(peopleIn(around, TWO)).toBe(0);
    const gone = ben.next('around', ({ looking }) => looking.length === 0);
    await ann.ask({ type: 'seek', wish: null });
    await gone;
  });

  it('are no longer there a while after their line is gone, but with a notification', async () => {
    const [ann, ben, cas] = await come('ann', 'ben', 'cas');
    await seek(ann, TWO);
    await seek(ben, FAST, true);
    await cas.ask({ type: 'lobby', on: true });
    for (const one of [ann, ben]) one.hangUp();
    await cas.once('around', ({ people }) => people === 1);
    const left = cas.next('around', (told) => peopleIn(told, TWO) === 0 && peopleIn(told, FAST) === 1);
    server.watch.pass(25_000);
    await left;
    // ben is called from wherever he is, and has a minute to come
    const table = await (await seek(cas, FAST))();
    await expect.poll(() => server.told).toEqual([`found ${idOf('ben')}`]);
    await cas.watch(table);
    const freed = cas.next('table', ({ state }) => state.seats.some(({ person }) => person === null));
    server.watch.pass(61_000);
    await freed;
    expect(stateOf(table)).toMatchObject({ status: 'waiting', host: idOf('cas') });
  });

  it('are told when they are back what they missed for a moment', async () => {
    const [ann, ben] = await come('ann', 'ben', 'cas');
    await seek(ann, TWO);
    const alone = ben.next('around', ({ people }) => people === 2);
    await ben.ask({ type: 'lobby', on: true });
    ann.hangUp();
    await alone;
    const table = await (await seek(ben, TWO))();
    const again = await server.client('ann');
    expect(await (await seek(again, TWO))()).toBe(table);
  });

  it('are asked for what there is', async () => {
    const [ann] = await come('ann');
    const none = { type: 'seek', wish: { ...TWO, game: 'chess' } } as const;
    expect(await ann.ask(none)).toMatchObject({ type: 'error', problem: { kind: 'no-such-game' } });
    server.castellan.tables.seekers.stop(idOf('ann'));
  });
});

describe('the lobby', () => {
  it('tells who is around', async () => {
    const [ann, ben] = await come('ann', 'ben', 'cas');
    await ann.ask({ type: 'lobby', on: true });
    const alone = await ann.once('around');
    expect(alone).toMatchObject({ people: 3, here: [{ name: 'ann' }], mine: null });
    const both = ann.next('around', ({ here }) => here.length === 2);
    await seek(ben, TWO);
    expect((await both).here.map(({ name }) => name).sort()).toEqual(['ann', 'ben']);
    const left = ann.next('around', ({ people }) => people === 2);
    ben.hangUp();
    await left;
  });
});
