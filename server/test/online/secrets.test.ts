import { SPECTATOR } from '@castellan/kernel';
import type { RoquefortView } from '@castellan/roquefort';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.js';
import { ServerLog } from '../../src/log.js';
import { openPeople } from '../../src/open-people.js';
import { Castellan } from '../../src/server.js';
import type { FoundTable } from '../../src/store/operations/tables.js';
import { tableOf } from '../../src/tables/log-entry.js';
import { newGuest } from './guests.js';
import { Player, setupFor } from './play.js';
import { isRoofed, pastIn, seenCells, tilesUnderRoofs } from './secrets.js';
import { Client } from './test-server.js';

/** A server with the real people: guests with cookies and sessions. */
let castellan: Castellan;
let port: number;
const clients: { readonly client: Client; readonly cookie: string }[] = [];

beforeEach(async () => {
  const config = readConfig([], {
    CASTELLAN_DATA: 'memory',
    CASTELLAN_MESSAGES_PER_SECOND: '10000',
    CASTELLAN_BOT_THREADS: '1',
  });
  if (typeof config === 'string') throw new Error(config);
  castellan = await Castellan.start(config, new Map(), openPeople, new ServerLog('off'));
  port = await castellan.listen(0, '127.0.0.1');
  clients.length = 0;
});
afterEach(async () => {
  for (const { client } of clients) client.hangUp();
  await castellan.stop();
});

async function call(cookie: string): Promise<Client> {
  const client = await Client.call(port, { cookie });
  clients.push({ client, cookie });
  return client;
}

/** Plays at random; now and then somebody takes back, asks for everything, or comes anew with another tab. */
async function playRestlessly(table: string, cookies: readonly string[], sitting: number): Promise<Player[]> {
  const players: Player[] = [];
  for (const [i, cookie] of cookies.entries()) {
    const client = await call(cookie);
    players.push(await Player.come(client, table, `player ${i}`));
    if (i > 0 && i < sitting) await client.ask({ type: 'sit', table });
  }
  await Promise.all(players.slice(0, sitting).map(({ client }) => client.once('full')));
  for (let n = 1; players.some(({ update }) => update?.outcome == null); n++) {
    const player = players.find((one) => one.turn() !== null);
    const turn = player?.turn();
    if (player !== undefined && turn != null)
      player.client.tell({ type: 'move', table, ...turn, moveId: `n${n}`, move: player.pick(turn.moves) });
    if (player !== undefined && turn != null && n % 7 === 0)
      player.client.tell({
        type: 'undo',
        table,
        seat: turn.seat,
        version: turn.version + 1,
        moveId: `u${n}`,
      });
    if (n % 11 === 0) for (const one of players) one.client.tell({ type: 'resync', table });
    if (n % 50 === 0) await Player.come(await call(cookies[n % cookies.length]), table);
    await Promise.all(players.map(({ client }) => client.ask({ type: 'ping' })));
    await castellan.store.run('statistics', undefined);
    await Promise.all(players.map(({ client }) => client.ask({ type: 'ping' })));
    if (n > 5000) throw new Error('the game does not end');
  }
  return players;
}

/** What everybody could see at every version. */
function openViews(found: FoundTable): RoquefortView[] {
  const views: RoquefortView[] = [];
  tableOf(found, (table) => views.push(table.view(SPECTATOR) as RoquefortView));
  return views;
}

describe('no payload of any seat or spectator', () => {
  it.each([
    ['roquefort', 3, { memoryAid: false, stallTurns: 12 }],
    ['oh-mon-chateau', 2, { mode: 'grands-architectes', stallTurns: 6 }],
  ])('holds what it must not: a whole game of %s', async (game, people, options) => {
    const cookies = await Promise.all(Array.from({ length: people + 1 }, () => newGuest(port)));
    const host = await call(cookies[0]);
    const table = await host.create(setupFor(game, people, { options }));
    await playRestlessly(table, cookies, people);
    // one who comes after the end, and a list
    const late = await call(cookies[0]);
    await late.watch(table);
    await late.ask({ type: 'mine' });

    const found = await castellan.store.run('findTable', { id: table });
    if (found === null) throw new Error('the table is kept');
    const { seed } = found.table;
    const secrets = [
      ...found.seats.map(({ key }) => key),
      // what proves who somebody is: long parts of cookies, theirs or another's
      ...cookies.flatMap((cookie) => cookie.split(/[=.:]/).filter((part) => part.length >= 16)),
    ];
    expect(secrets.length).toBeGreaterThan(people + cookies.length);
    const views = openViews(found);
    const payloads = clients.flatMap(({ client }) =>
      client.raw.map((text, i) => ({ text, message: client.heard[i] })),
    );
    let seeds = 0;
    let steps = 0;
    let past = 0;
    for (const { text, message } of payloads) {
      for (const secret of secrets) if (text.includes(secret)) throw new Error(`${secret} in ${text}`);
      if (text.includes(seed)) {
        const isEnd =
          (message.type === 'full' && message.full.outcome !== null) ||
          (message.type === 'joined' && message.joined.full?.outcome != null);
        expect(isEnd, text).toBe(true);
        seeds++;
      }
      expect(tilesUnderRoofs(message), text).toEqual([]);
      past += pastIn(message);
      if (message.type !== 'step' || game !== 'roquefort') continue;
      steps++;
      // what a step uncovers lay in the open before or after it
      const [before, after] = [views[message.version - 1], views[message.version]];
      for (const cell of seenCells(message))
        expect(isRoofed(before, cell) && isRoofed(after, cell), text).toBe(false);
    }
    expect(seeds).toBeGreaterThan(people);
    expect(past).toBeGreaterThan(100);
    if (game === 'roquefort') expect(steps).toBeGreaterThan(100);
  });
});
