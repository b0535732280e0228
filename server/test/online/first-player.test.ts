import { unwrap } from '@castellan/kernel';
import type { FirstChoice, TableSetup } from '@castellan/protocol';
import { roquefort } from '@castellan/roquefort';
import { afterEach, describe, expect, it } from 'vitest';
import { setupChance } from '../../src/tables/chance.js';
import { sealingOf } from '../../src/tables/sealing.js';
import { BotClient } from './bot-client.js';
import { Player, playOut, setupFor } from './play.js';
import { type Client, TestServer } from './test-server.js';

let server: TestServer;
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const STATE = ({ state }: { state: { first?: unknown } }) => state.first;
const say = (client: Client, table: string, first: FirstChoice) =>
  client.ask({ type: 'first', table, first });

/** Ann has opened a table, ben is there and has not sat down yet. */
async function atTable(more: Partial<TableSetup> = {}, isKept = false): Promise<[Player, Player]> {
  server = await TestServer.build(isKept);
  const [ann, ben] = [await server.client('ann'), await server.client('ben')];
  const table = await ann.create(setupFor('roquefort', 2, { options: { stallTurns: 4 }, ...more }));
  return [await Player.come(ann, table, 'ann'), await Player.come(ben, table, 'ben')];
}

const stored = async (id: string) => {
  const found = await server.castellan.store.run('findTable', { id });
  if (found === null) throw new Error('the table is kept');
  return { ...found, options: JSON.parse(found.table.options), setup: JSON.parse(found.table.setup) };
};

describe('who begins at a table online [R2.3, O2.2]', () => {
  it.each([
    ['roquefort', 1],
    ['oh-mon-chateau', 0],
    ['oh-mon-chateau', 1],
  ])('is asked when everybody is there, and whom the host names begins: %s, seat %i', async (game, seat) => {
    const [ann, ben] = await atTable({ game, first: 'ask' });
    const { table } = ann;
    expect(STATE(ben.joined)).toMatchObject({ by: 'ask' });
    await ben.client.ask({ type: 'sit', table });
    // it waits for nobody but the host
    expect((await stored(table)).table.status).toBe('waiting');
    expect(await say(ben.client, table, 1)).toMatchObject({ problem: { kind: 'not-allowed' } });
    expect(await say(ann.client, table, seat)).toMatchObject({ type: 'done' });
    const told = await ben.client.once('table', ({ state }) => state.first?.by === 'host');
    expect(STATE(told)).toEqual({ by: 'host', seat });
    for (const { client } of [ann, ben]) await client.once('full');
    for (const { update } of [ann, ben]) expect(update?.sights[0].view).toMatchObject({ turn: seat });
    expect(await say(ann.client, table, 'chance')).toMatchObject({ problem: { kind: 'not-allowed' } });
    await playOut([ann, ben]);
    const found = await stored(table);
    expect(found.options.first).toBe(seat);
    // whoever checks the game later can tell that it was no chance
    expect(sealingOf(found)?.asked).toMatchObject({ first: seat, players: 2 });
  });

  it('is chance’s choice where nobody knows, and that can be calculated again', async () => {
    const [ann, ben] = await atTable({ first: 'ask', options: { layout: 'random', stallTurns: 4 } });
    const { rooms } = (await stored(ann.table)).options;
    await ben.client.ask({ type: 'sit', table: ann.table });
    await say(ann.client, ann.table, 'chance');
    await ann.client.once('full');
    const { options, setup, table } = await stored(ann.table);
    expect(setup.options).not.toHaveProperty('first');
    const again = roquefort.prepare({ ...setup.options, players: 2 }, setupChance(table.seed));
    expect(unwrap(again)).toEqual(options);
    expect(options.rooms).toEqual(rooms);
  });

  it('can be said before anybody has come, and otherwise again', async () => {
    const [ann, ben] = await atTable({ options: { layout: 'random', stallTurns: 4 } });
    const { client, table } = ann;
    const before = (await stored(table)).options;
    expect(STATE(ann.joined)).toEqual({ by: 'chance', seat: before.first });
    const other = 1 - before.first;
    await say(client, table, other);
    expect((await stored(table)).options).toEqual({ ...before, first: other });
    expect(await say(client, table, 3)).toMatchObject({ problem: { kind: 'bad-options' } });
    expect((await stored(table)).options.first).toBe(other);
    await say(client, table, 'chance');
    expect((await stored(table)).options).toEqual(before);
    await say(client, table, other);
    await ben.client.ask({ type: 'sit', table });
    for (const one of [ann, ben]) await one.client.once('full');
    expect([ann, ben][other].turn()).not.toBeNull();
  });

  it('is asked again at a rematch, and not where it was not asked', async () => {
    const [ann, ben] = await atTable({ first: 'ask' });
    await ben.client.ask({ type: 'sit', table: ann.table });
    await say(ann.client, ann.table, 1);
    await playOut([ann, ben]);
    const done = await ben.client.ask({ type: 'rematch', table: ann.table });
    const next = done.type === 'done' ? (done.table ?? '') : '';
    const { state, full } = await ann.client.watch(next);
    expect({ by: state.first?.by, full }).toEqual({ by: 'ask', full: null });
    // ben asked for it and is its host
    await ben.client.watch(next);
    await say(ben.client, next, 0);
    await ann.client.once('full', ({ table }) => table === next);
    expect((await stored(next)).options.first).toBe(0);
  });

  it('is still asked after the server was away, and told to whoever comes then', async () => {
    const [ann, ben] = await atTable({ first: 'ask' }, true);
    const { table } = ann;
    await ben.client.ask({ type: 'sit', table });
    await server.reopen();
    const again = await Player.come(await server.client('ann'), table, 'ann');
    expect(again.joined.state).toMatchObject({ status: 'waiting', first: { by: 'ask' } });
    await say(again.client, table, 1);
    await again.client.once('full');
    await server.reopen();
    const late = await Player.come(await server.client('ben'), table, 'ben');
    expect(late.joined.options).toMatchObject({ first: 1 });
    expect(late.turn()).not.toBeNull();
  });

  it('is said by who plays while the host is away, never by who only looks on', async () => {
    const [ann, ben] = await atTable({ first: 'ask' });
    const { table } = ann;
    await ben.client.ask({ type: 'sit', table });
    const eve = await server.client('eve');
    await eve.watch(table);
    ann.client.hangUp();
    await ben.client.once('table', ({ state }) => state.seats[0].person !== null && !state.seats[0].present);
    expect(await say(eve, table, 0)).toMatchObject({ problem: { kind: 'not-allowed' } });
    expect(await say(ben.client, table, 1)).toMatchObject({ type: 'done' });
    await ben.client.once('full');
    expect(ben.turn()).not.toBeNull();
  });

  it('is told to programs before their game begins', async () => {
    server = await TestServer.build();
    const host = await server.client('ann');
    const seats = [{ kind: 'me', look: 0 } as const, { kind: 'bot', look: 1, bot: 'program' } as const];
    const table = await host.create({ ...setupFor('roquefort', 2), seats, first: 'ask' });
    await host.watch(table);
    const key = await host.ask({ type: 'seat-key', table, seat: 1 });
    const bot = await BotClient.call(server.port, key.type === 'done' ? (key.key ?? '') : '');
    const drawn = (await bot.ask({ type: 'hello', protocol: 1 }, 'start')).options.first;
    const anew = bot.next('start');
    await say(host, table, drawn === 0 ? 1 : 0);
    expect((await anew).options.first).toBe(drawn === 0 ? 1 : 0);
    bot.hangUp();
  });
});
