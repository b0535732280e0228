import { parseRecord } from '@castellan/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import type { PageFile } from '../src/files.js';
import { ServerLog } from '../src/log.js';
import { openPeople } from '../src/open-people.js';
import { sessionOf } from '../src/people/cookie.js';
import { Castellan } from '../src/server.js';
import { Browser } from './http/harness.js';
import { openPostOffice, subscriber } from './notices/post-office.js';
import { Player, playOut, setupFor } from './online/play.js';
import { Client } from './online/test-server.js';
import { Device } from './people/devices.js';

const plain = Buffer.from('<!doctype html><title>Castellan</title>');
const page: PageFile = { type: 'text/html', tag: '"1"', immutable: false, plain, gzip: null, brotli: null };

let castellan: Castellan;
let port = 0;
const complaints: string[] = [];
const clients: Client[] = [];

beforeEach(async () => {
  const config = readConfig([], {
    CASTELLAN_DATA: 'memory',
    CASTELLAN_BOT_THREADS: '1',
    CASTELLAN_MESSAGES_PER_SECOND: '10000',
    CASTELLAN_PRIVATE_WEBHOOKS: 'yes',
  });
  if (typeof config === 'string') throw new Error(config);
  const log = new ServerLog('lines', (text) => complaints.push(text));
  castellan = await Castellan.start(config, new Map([['/index.html', page]]), openPeople, log);
  port = await castellan.listen(0, '127.0.0.1');
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.hangUp();
  await castellan.stop();
  expect(complaints.splice(0)).toEqual([]);
});

async function call(cookie: string): Promise<Client> {
  const client = await Client.call(port, { cookie });
  clients.push(client);
  return client;
}

async function guest(): Promise<{ browser: Browser; id: string; client: Client }> {
  const browser = new Browser(port);
  const { body } = await browser.ask('POST /api/hello');
  return { browser, id: body.me.id, client: await call(browser.header) };
}

const tableOf = (host: Client, options = {}) => host.create(setupFor('roquefort', 2, { options }));

/** A quick end, so that it is a test and not an evening. */
const SHORT = { stallTurns: 4 };

/** On lines of its own: players on the same line would count their moves alike. */
async function playGame(people: readonly { browser: Browser }[]): Promise<string> {
  const [host, ...others] = await Promise.all(people.map(({ browser }) => call(browser.header)));
  const table = await tableOf(host, SHORT);
  const players = [await Player.come(host, table, 'host')];
  for (const [i, client] of others.entries()) {
    players.push(await Player.come(client, table, `other ${i}`));
    await client.ask({ type: 'sit', table });
  }
  await playOut(players);
  // the answer to a question comes after everything before it has been kept
  await host.ask({ type: 'mine' });
  return table;
}

describe('a finished game', () => {
  it('can be had with its seed, by anybody who knows the table, and not before it is over', async () => {
    const people = [await guest(), await guest()];
    const open = await tableOf(people[0].client);
    const stranger = new Browser(port);
    expect((await stranger.ask(`GET /api/games/${open}`)).status).toBe(404);
    const table = await playGame(people);
    const { status, body } = await stranger.ask(`GET /api/games/${table}`);
    expect(status).toBe(200);
    const record = parseRecord(body.record);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    expect(record.value.actions.length).toBeGreaterThan(4);
    const joined = await people[0].client.watch(table);
    expect([body.seed, body.commitment]).toEqual([joined.seed, joined.commitment]);
    expect(body.rated).toBe(false);
    // who began was left to chance, and is in the record only
    expect(body.asked).toEqual({ ...SHORT, players: 2 });
    expect(Object.keys(record.value.options)).toContain('first');
    expect((await stranger.ask('GET /api/leaderboard/roquefort')).body.lines).toEqual([]);
  });

  it('is rated when all have a passkey, and those who have played enough are listed', async () => {
    const people = [await guest(), await guest()];
    const rest = { publicKey: new Uint8Array([1]), counter: 0, transports: '[]', created: 1 };
    for (const { id } of people)
      await castellan.store.run('addPasskey', { id: `of ${id}`, person: id, ...rest });
    for (let i = 0; i < 3; i++) {
      const table = await playGame(people);
      expect((await people[0].browser.ask(`GET /api/games/${table}`)).body.rated).toBe(true);
    }
    const { body } = await people[1].browser.ask('GET /api/leaderboard/roquefort');
    expect(body.lines).toHaveLength(2);
    expect(body.mine).toMatchObject({ games: 3 });
  });
});

describe('somebody who is not looking', () => {
  it('is told that it is their turn', async () => {
    const office = await openPostOffice();
    const [ann, ben] = [await guest(), await guest()];
    const own = subscriber();
    for (const { browser } of [ann, ben])
      await browser.ask('PUT /api/push', {
        body: { subscription: { endpoint: `${office.url}/${browser === ann.browser}`, keys: own.keys } },
      });
    const table = await tableOf(ann.client);
    const players = [
      await Player.come(ann.client, table, 'ann'),
      await Player.come(ben.client, table, 'ben'),
    ];
    await ben.client.ask({ type: 'sit', table });
    await Promise.all([ann, ben].map(({ client }) => client.once('full')));
    // whoever is not on turn leaves, and the other one plays until it would be theirs
    const [here, away] = players[0].turn() === null ? [players[1], players[0]] : players;
    const seat = here === players[0] ? 1 : 0;
    const left = here.client.next('table', ({ state }) => !state.seats[seat].present);
    away.client.hangUp();
    await left;
    const letter = office.next();
    for (let turn = here.turn(); turn !== null; turn = here.turn()) {
      const moveId = here.send(turn.seat, turn.version, here.pick(turn.moves));
      await here.client.next('step', (step) => step.moveId === moveId);
    }
    const { path, body } = await letter;
    expect(JSON.parse(own.read(body))).toEqual({ table, game: 'roquefort', title: 'Château Roquefort' });
    expect(path).toBe(`/${away.client === ann.client}`);
    expect(office.letters).toHaveLength(1);
  });
});

describe('somebody who wants to be forgotten', () => {
  it('leaves games to a bot for good, and seats of others alone', async () => {
    const [ann, ben] = [await guest(), await guest()];
    const table = await tableOf(ann.client);
    await Player.come(ann.client, table, 'ann');
    const left = await Player.come(ben.client, table, 'ben');
    await ben.client.ask({ type: 'sit', table });
    await ben.client.once('full');
    const told = ben.client.next('table', ({ state }) => state.seats[0].bot !== null);
    const gone = new Promise((resolve) => ann.client.socket.once('close', resolve));
    expect((await ann.browser.ask('DELETE /api/me')).status).toBe(200);
    const { state } = await told;
    await gone;
    expect(state.seats.map(({ person }) => person?.id ?? null)).toEqual([null, ben.id]);
    const kept = async () => (await castellan.store.run('findTable', { id: table }))?.seats;
    expect(await kept()).toMatchObject([
      { person: null, bot: state.seats[0].bot, name: '' },
      { person: ben.id, bot: null },
    ]);
    expect(left.client.closed).toBeNull();
  });
});

describe('a guest at a table', () => {
  it('keeps the seat when a passkey says who they are, and plays on', async () => {
    const first = await Device.open(port);
    await first.use('register');
    const account = (await first.me()).id;
    const second = await Device.open(port);
    await first.syncTo(second);
    const before = await second.cookie();
    const other = await guest();
    const client = await call(before);
    const table = await tableOf(client, SHORT);
    await Player.come(client, table, 'guest');
    const opponent = await Player.come(other.client, table, 'other');
    await other.client.ask({ type: 'sit', table });
    await client.once('full');

    const gone = new Promise((resolve) => client.socket.once('close', resolve));
    expect((await second.use('login')).body.me.id).toBe(account);
    await gone;
    expect(client.closed?.code).toBe(4001);
    const cookie = await second.cookie();
    expect(cookie).not.toBe(before);
    const back = await Player.come(await call(cookie), table, 'owner');
    expect(back.joined.holds).toEqual([0]);
    expect(back.joined.state.seats[0].person?.id).toBe(account);
    expect(back.joined.state.host).toBe(account);
    await playOut([back, opponent]);
    const found = await castellan.store.run('findTable', { id: table });
    expect(found?.seats.map(({ person }) => person)).toEqual([account, other.id]);
    expect(
      await castellan.store.run('findSession', { id: sessionOf(before.slice(10).split('.')[0]) }),
    ).toBeNull();
    // a call with the old cookie is nobody's
    await expect(Client.call(port, { cookie: before })).rejects.toThrow();
  });
});
