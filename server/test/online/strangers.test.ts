import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placesOf } from '../../src/tables/places.js';
import { playOut, seated, setupFor } from './play.js';
import { Client, TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build();
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const come = (...names: string[]) => Promise.all(names.map((name) => server.client(name)));
const QUICK = setupFor('roquefort', 2, { options: { stallTurns: 4 } });

describe('the key of a seat', () => {
  it('moves nothing any more when the seat is somebody else’s, over a line that was open before', async () => {
    const [ann, ben, cas] = await come('ann', 'ben', 'cas');
    const table = await ann.create(setupFor('roquefort', 3, { options: { first: 1 } }));
    for (const one of [ann, ben, cas]) await one.watch(table);
    await ann.ask({ type: 'seat-bot', table, seat: 1, bot: 'program' });
    const told = await ann.ask({ type: 'seat-key', table, seat: 1 });
    if (told.type !== 'done') throw new Error('the host has the key');
    const program = await Client.call(server.port, { authorization: `Bearer ${told.key}` });
    await program.watch(table);
    await ann.ask({ type: 'seat-bot', table, seat: 1, bot: null });
    await ben.ask({ type: 'sit', table, seat: 1 });
    await cas.ask({ type: 'sit', table, seat: 2 });
    await ben.once('full');
    const move = { type: 'move', table, seat: 1, version: 0, moveId: 'x', move: 'place a1' } as const;
    program.tell(move);
    const refused = await program.next('error', ({ moveId }) => moveId === 'x');
    expect(refused.problem.kind).toBe('not-your-seat');
    ben.tell(move);
    expect(await ben.next('step', ({ moveId }) => moveId === 'x')).toMatchObject({ version: 1 });
    program.hangUp();
  });
});

describe('leaving a rated game', () => {
  it('saves no rating: it counts, and whoever stayed is before whoever left', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], QUICK);
    const { table } = ann;
    await ann.client.ask({ type: 'stand', table, seat: 0 });
    await playOut([ben]);
    const { store } = server.castellan;
    expect(await store.run('isRated', { table })).toBe(true);
    const [left, stayed] = await Promise.all(
      ['ann', 'ben'].map((name) =>
        store.run('ratingOf', { person: name.padEnd(16, 'x'), game: 'roquefort' }),
      ),
    );
    expect(Number(left?.mu)).toBeLessThan(Number(stayed?.mu));
  });

  it('is not the same as being slow, and whatever the bot wins is nobody’s', () => {
    const place = (seat: number, bot: string | null, untilTurnEnds = false) => {
      const rest = { name: '', look: seat, key: '', pausing: false };
      return { seat, person: `p${seat}`, bot, untilTurnEnds, ...rest };
    };
    const outcome = { reason: 'x', winners: [0], scores: [5, 3, 4] } as never;
    const ranks = (...places: ReturnType<typeof place>[]) =>
      placesOf(outcome, places)?.map(({ rank }) => rank);
    expect(ranks(place(0, null), place(1, null), place(2, null))).toEqual([0, 2, 1]);
    expect(ranks(place(0, 'crumb'), place(1, null), place(2, null))).toEqual([2, 1, 0]);
    expect(ranks(place(0, 'crumb'), place(1, null), place(2, 'crumb'))).toEqual([1, 0, 2]);
    expect(ranks(place(0, 'crumb', true), place(1, null), place(2, null))).toEqual([0, 2, 1]);
    expect(placesOf(outcome, [place(0, null), { ...place(1, 'crumb'), person: null as never }])).toBeNull();
  });
});

describe('two who ask for a rematch at once', () => {
  it('get one table', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], QUICK);
    const { table } = ann;
    await playOut([ann, ben]);
    const ask = ({ client }: typeof ann) => client.ask({ type: 'rematch', table });
    const [one, other] = await Promise.all([ask(ann), ask(ben)]);
    expect(other).toMatchObject({ type: 'done', table: (one as { table: string }).table });
    for (const { client } of [ann, ben]) {
      const mine = await client.ask({ type: 'mine' });
      expect(mine.type === 'mine' && mine.tables.length).toBe(2);
    }
  });
});

describe('those who look for somebody', () => {
  const playNow = async (client: Client, more = {}) => {
    const answer = await client.ask({ type: 'play-now', game: 'roquefort', ...more });
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    return answer.table ?? '';
  };

  it('at once all find a table, two at each', async () => {
    const [ann, ...others] = await come('ann', 'ben', 'cas', 'dee', 'eve', 'flo');
    const open = await ann.create(setupFor('roquefort', 2, { isPublic: true }));
    const found = await Promise.all(others.map((one) => playNow(one)));
    const tables = new Set([open, ...found]);
    expect(tables.size).toBe(3);
    // nobody plays with strangers who are not there
    for (const id of tables) expect(server.castellan.tables.here(id)?.status).toBe('waiting');
    await ann.watch(open);
    await Promise.all(others.map((one, i) => one.watch(found[i])));
    for (const id of tables) expect(server.castellan.tables.here(id)?.status).toBe('playing');
  });

  it('find what they look for: so many players, and this pace', async () => {
    const [ann, ben, cas, dee] = await come('ann', 'ben', 'cas', 'dee');
    const clock = { kind: 'days', turn: 14 * 86_400_000 } as const;
    const slow = await ann.create(setupFor('roquefort', 4, { isPublic: true, clock }));
    const two = await playNow(ben);
    const found = server.castellan.tables.here(two)?.state();
    expect([found?.clock.kind, found?.seats.length]).toEqual(['none', 2]);
    expect(await playNow(cas, { players: 4, clock })).toBe(slow);
    expect(await playNow(dee, { players: 4, clock: { kind: 'days', turn: 86_400_000 } })).not.toBe(slow);
  });
});

describe('a server that stops', () => {
  it('waits for nothing, also not for somebody who has just gone away', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], QUICK);
    ann.client.hangUp();
    await ben.client.next('table', ({ state }) => !state.seats[0].present);
    expect(server.watch.waiting).toBeGreaterThan(0);
    await server.castellan.stop();
    expect(server.watch.waiting).toBe(0);
  });
});

describe('somebody who may not come in', () => {
  const upgradeTo = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://x\r\n${more}` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

  it.each(['/socket', '/bot', '/elsewhere'])('does not stay on the line: %s', async (path) => {
    // keeps its own end open, as nobody who means well does
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    const heard: string[] = [];
    socket.on('data', (data) => heard.push(data.toString()));
    const over = new Promise((done) => socket.on('end', done));
    socket.write(upgradeTo(path));
    await over;
    expect(heard.join('')).toMatch(/^HTTP\/1.1 40[134] /);
    // an end that nobody holds any more answers what comes by hanging up
    const cut = new Promise((done) => socket.on('error', done).on('close', done));
    const goOn = (error?: Error | null): void => {
      if (error == null) socket.write('still here', goOn);
    };
    goOn();
    await cut;
    socket.destroy();
  });

  it('is everybody above the limit, however many come at once, until others have gone', async () => {
    await server.reopen({ CASTELLAN_LINES_PER_ADDRESS: '5' });
    // one is there already; the key of their seat has to be looked up, which takes a moment
    const ann = await server.client('ann');
    const table = await ann.create(setupFor('roquefort', 2));
    await ann.watch(table);
    const told = await ann.ask({ type: 'seat-key', table, seat: 0 });
    const key = `Authorization: Bearer ${told.type === 'done' ? told.key : ''}\r\n`;
    const sockets = Array.from({ length: 60 }, () => connect({ port: server.port, host: '127.0.0.1' }));
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done))));
    const answers = sockets.map((socket) => new Promise((done) => socket.once('data', done)));
    for (const socket of sockets) socket.write(upgradeTo('/socket', key));
    const all = (await Promise.all(answers)).map((answer) => String(answer).slice(9, 12));
    expect(all.filter((status) => status === '101')).toHaveLength(4);
    expect(all.filter((status) => status === '429')).toHaveLength(56);
    for (const socket of sockets) socket.destroy();
    const call = () => Client.call(server.port, { cookie: 'ann' }).catch(() => null);
    let again = await call();
    while (again === null) again = await call();
    again.hangUp();
  });
});
