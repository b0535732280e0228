import { connect } from 'node:net';
import { sheetTag } from '@castellan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COSTS } from '../../src/limits/rates.js';
import { BotClient } from './bot-client.js';
import { Player, seated, setupFor } from './play.js';
import { type Client, TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build();
  server.watch.stand();
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const come = (...names: string[]) => Promise.all(names.map((name) => server.client(name)));
/** As a server that nobody has configured. */
const AS_USUAL = { CASTELLAN_MESSAGES_PER_SECOND: '25' };
const WHOLE = 'a'.repeat(30_000);

/** A sheet that is full. */
async function fill(client: Client, table: string, seat: number): Promise<void> {
  const place = { type: 'ink', table, seat, side: 'blank' } as const;
  client.tell({ ...place, towers: '21', keep: 0, add: WHOLE });
  client.tell({ ...place, keep: 30_000, add: WHOLE });
  await client.ask({ type: 'ping' });
}

describe('sheets', () => {
  it('are sent once: who has them already is not sent them again', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], setupFor('oh-mon-chateau', 2));
    const { table } = ann;
    await fill(ann.client, table, 0);
    const first = await ben.client.watch(table);
    expect(first.drawings[0]).toMatchObject({ towers: '21', ink: WHOLE + WHOLE });
    const sheets = { 0: sheetTag(first.drawings[0]) };
    const again = await ben.client.ask({ type: 'watch', table, sheets });
    if (again.type !== 'joined') throw new Error('not joined');
    expect([again.joined.drawings, again.joined.same]).toEqual([{}, [0]]);
    // another stroke, and it is another sheet
    ann.client.tell({ type: 'ink', table, seat: 0, side: 'blank', keep: 59_000, add: 'bbb' });
    await ben.client.once('ink', ({ add }) => add === 'bbb');
    const changed = await ben.client.ask({ type: 'watch', table, sheets });
    expect(changed).toMatchObject({ joined: { drawings: { 0: { ink: `${'a'.repeat(59_000)}bbb` } } } });
  });
});

describe('whoever asks for much', () => {
  it('waits when it costs too much, and plays on meanwhile; nobody else waits', async () => {
    await server.reopen(AS_USUAL);
    const [ann, ben] = await seated(server, ['ann', 'ben'], setupFor('oh-mon-chateau', 2));
    const { table } = ann;
    for (const [seat, { client }] of [ann, ben].entries()) await fill(client, table, seat);
    const answers: string[] = [];
    let refused = null;
    while (refused === null) {
      const answer = await ann.client.ask({ type: 'watch', table });
      if (answer.type === 'error') refused = answer.problem;
      answers.push(answer.type);
    }
    expect(refused).toMatchObject({ kind: 'too-fast', retryAfter: expect.any(Number) });
    expect(answers.length).toBeGreaterThan(COSTS.bytes.burst / 125_000);
    ann.client.tell({ type: 'resync', table });
    expect(await ann.client.next('error')).toMatchObject({ problem: { kind: 'too-fast' } });
    const player = [ann, ben].find((one) => one.turn() !== null);
    const turn = player?.turn();
    if (player === undefined || turn == null) throw new Error('it is somebody’s turn');
    const moveId = player.send(turn.seat, turn.version, turn.moves[0]);
    await player.client.once('step', (step) => step.moveId === moveId);
    expect((await ben.client.ask({ type: 'watch', table })).type).toBe('joined');
    server.watch.pass(refused.retryAfter ?? 0);
    expect((await ann.client.ask({ type: 'watch', table })).type).toBe('joined');
  });

  it('and does not read is cut before much waits for them', async () => {
    const [ann] = await seated(server, ['ann', 'ben'], setupFor('oh-mon-chateau', 2));
    const { table } = ann;
    await fill(ann.client, table, 0);
    const deaf = await server.client('deaf');
    await deaf.watch(table);
    deaf.socket.pause();
    const { backlog } = server.castellan.sockets;
    const cut = new Promise((done) => deaf.socket.once('close', done));
    // everybody at the table is told of every stroke; what the other end does not take waits here
    for (let n = 0; server.castellan.sockets.connections.size > 2 && n < 2_000; n++) {
      ann.client.tell({
        type: 'ink',
        table,
        seat: 0,
        side: 'blank',
        keep: 0,
        add: n % 2 === 0 ? WHOLE : 'a',
      });
      server.watch.pass(2_000);
      await ann.client.ask({ type: 'ping' });
      expect(backlog.bytes).toBeLessThan(1_200_000);
    }
    expect(server.castellan.sockets.connections.size).toBe(2);
    expect(backlog.bytes).toBe(0);
    deaf.socket.resume();
    await cut;
  });

  it('is not listened to beyond what they may say, pings included', async () => {
    await server.reopen(AS_USUAL);
    const ann = await server.client('ann');
    let pongs = 0;
    ann.socket.on('pong', () => pongs++);
    const closed = new Promise<number>((done) => ann.socket.once('close', done));
    for (let n = 0; n < 400; n++) ann.socket.ping();
    expect(await closed).toBe(4008);
    // a hundred messages at once, of which one was the greeting
    expect(pongs).toBe(99);
  });
});

describe('a program', () => {
  it('is greeted a few times, and then less often', async () => {
    const [ann] = await come('ann');
    const table = await ann.create({
      ...setupFor('roquefort', 2),
      seats: [
        { kind: 'me', look: 0 },
        { kind: 'bot', look: 1, bot: 'program' },
      ],
    });
    await ann.watch(table);
    const told = await ann.ask({ type: 'seat-key', table, seat: 1 });
    const program = await BotClient.call(server.port, told.type === 'done' ? (told.key ?? '') : '');
    const hello = { type: 'hello', protocol: 1 } as const;
    for (let n = 0; n < 5; n++) await program.ask(hello, 'start');
    expect(await program.ask(hello, 'refused')).toMatchObject({ problem: { kind: 'too-fast' } });
    server.watch.pass(5_000);
    await program.ask(hello, 'start');
    program.hangUp();
  });
});

describe('bots without people', () => {
  it('wait until somebody looks, and the table can be put away', async () => {
    const seats = [0, 1].map((look) => ({ kind: 'bot', look, bot: 'crumb' }) as const);
    const ann = await server.client('ann');
    const options = { stallTurns: 8, layout: 'random' };
    const id = await ann.create(setupFor('roquefort', 0, { options, seats }));
    const table = server.castellan.tables.here(id);
    // they were to be asked, and are not
    expect(server.castellan.metrics.text()).toContain('\ncastellan_bot_questions 1\n');
    expect([table?.status, table?.play?.version, table?.isIdle()]).toEqual(['playing', 0, true]);
    const watcher = await Player.come(ann, id);
    await watcher.client.once('step', ({ version }) => version === 3);
  });
});

describe('room', () => {
  const PUBLIC = setupFor('roquefort', 4, { isPublic: true });
  const kindOf = (answer: Awaited<ReturnType<Client['ask']>>): string =>
    answer.type === 'error' ? answer.problem.kind : answer.type;

  it('is for everybody: one host has so many tables that have not begun, one address a few times as many', async () => {
    const [ann] = await come('ann');
    const kinds: string[] = [];
    for (let n = 0; n < 21; n++) kinds.push(kindOf(await ann.ask({ type: 'create', setup: PUBLIC })));
    expect(kinds).toEqual([...Array(20).fill('done'), 'too-many']);
    const crowd = await come('ben', 'cas', 'dee');
    for (const one of crowd)
      for (let n = 0; n < 15; n++) kinds.push(kindOf(await one.ask({ type: 'create', setup: PUBLIC })));
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(60);
    server.watch.pass(60_000);
    expect(kindOf(await crowd[0].ask({ type: 'play-now', game: 'oh-mon-chateau' }))).toBe('too-many');
  });

  it('at public tables is one seat each, at ten tables at most', async () => {
    const hosts = await come('ann', 'ben');
    const eve = await server.client('eve');
    const kinds: string[] = [];
    for (let n = 0; n < 11; n++) {
      const table = await hosts[n % 2].create(PUBLIC);
      await eve.watch(table);
      kinds.push(kindOf(await eve.ask({ type: 'sit', table })));
      if (n === 0) kinds.push(kindOf(await eve.ask({ type: 'sit', table })));
      await eve.ask({ type: 'leave', table });
    }
    expect(kinds).toEqual(['done', 'too-many', ...Array(9).fill('done'), 'too-many']);
  });

  it('at tables among friends is as many seats as one likes', async () => {
    const [ann] = await come('ann');
    const table = await ann.create(setupFor('roquefort', 3));
    await ann.watch(table);
    expect(kindOf(await ann.ask({ type: 'sit', table }))).toBe('done');
  });
});

/** A line that says one thing and never closes its end. */
function line(port: number, path: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: eve\r\nOrigin: http://x\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  return new Promise((done) =>
    socket.once('data', (data) => {
      socket.destroy();
      done(data.toString().slice(9, 12));
    }),
  );
}

describe('whoever calls again and again', () => {
  it('is let in as often as all of a house may come back, and then less often', async () => {
    await server.reopen({ CASTELLAN_LINES_PER_ADDRESS: '5' });
    const answers: string[] = [];
    for (let n = 0; n < 14; n++) {
      answers.push(await line(server.port, '/socket'));
      await expect.poll(() => server.castellan.sockets.connections.size).toBe(0);
    }
    expect(answers).toEqual([...Array(10).fill('101'), ...Array(4).fill('429')]);
    server.watch.pass(10_000);
    expect(await line(server.port, '/socket')).toBe('101');
  });
});
