import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOfTable } from '../../src/tables/record.js';
import { Player, playOut, seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build();
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

describe('a table online', () => {
  it.each([
    ['roquefort', 2, { stallTurns: 6 }],
    ['roquefort', 4, { stallTurns: 4 }],
    ['oh-mon-chateau', 2, { stallTurns: 6 }],
    ['oh-mon-chateau', 4, { stallTurns: 4, mode: 'grands-architectes' }],
  ])('is played to the end: %s by %i people', async (game, people, options) => {
    const names = ['ann', 'ben', 'cas', 'dee'].slice(0, people);
    const players = await seated(server, names, setupFor(game, people, { options }));
    const watcher = await Player.come(await server.client('eve'), players[0].table);
    await playOut([...players, watcher]);
    const end = watcher.update;
    expect(end?.outcome).not.toBeNull();
    for (const { update } of players) expect(update?.outcome).toEqual(end?.outcome);
    const found = await server.castellan.store.run('findTable', { id: players[0].table });
    if (found === null) throw new Error('the table is kept');
    expect(found.table.status).toBe('over');
    expect(recordOfTable(found)?.actions.length).toBeGreaterThan(10);
    const last = await watcher.client.once('full', ({ full }) => full.outcome !== null);
    expect(last.seed).toBe(found.table.seed);
    expect(await server.castellan.store.run('isRated', { table: players[0].table })).toBe(true);
  });

  it('begins when the last seat is taken, and bots play by themselves', async () => {
    const client = await server.client('ann');
    const bots = ['crumb', 'crumb'].map((bot, i) => ({ kind: 'bot', look: i + 1, bot }) as const);
    const setup = setupFor('roquefort', 1, { options: { stallTurns: 3 } });
    const table = await client.create({ ...setup, seats: [...setup.seats, ...bots] });
    const player = await Player.come(client, table);
    await playOut([player]);
    expect(player.update?.outcome).not.toBeNull();
  });

  it('tells a spectator and a newcomer exactly what it tells those who were there', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], setupFor('roquefort', 2));
    for (let n = 0; n < 30; n++) {
      const player = ann.turn() === null ? ben : ann;
      const turn = player.turn();
      if (turn === null) throw new Error('somebody can act');
      const moveId = player.send(turn.seat, turn.version, player.pick(turn.moves));
      const other = player === ann ? ben : ann;
      const heard = other.client.next('step');
      await player.client.next('step', (step) => step.moveId === moveId);
      await heard;
      const late = await Player.come(await server.client('ann'), ann.table);
      const views = (one: Player) => one.update?.sights.map(({ view }) => view);
      expect(views(late)).toEqual(views(ann));
      late.client.hangUp();
    }
  });

  it('takes moves back, up to what became known', async () => {
    const [ann, ben] = await seated(
      server,
      ['ann', 'ben'],
      setupFor('roquefort', 2, { options: { first: 0 } }),
    );
    /** A move, until both have heard of it. */
    const act = async (player: Player, move: string) => {
      const version = player.update?.version ?? 0;
      const heard = [ann, ben].map(({ client }) =>
        client.next('step', (step) => step.version === version + 1),
      );
      player.send(player.turn()?.seat ?? 0, version, move);
      await Promise.all(heard);
    };
    await act(ann, 'place a1');
    await act(ben, 'place g7');
    const before = ann.update?.version ?? 0;
    const turn = (ann.turn() ?? ben.turn()) as { seat: number; moves: string[]; version: number };
    const player = turn.seat === 0 ? ann : ben;
    const quiet = turn.moves.find((move) => move.startsWith('run') || move.startsWith('enter')) ?? '';
    await act(player, quiet);
    const { seat } = turn;
    player.client.tell({ type: 'undo', table: ann.table, seat, version: before + 1, moveId: 'back' });
    await player.client.next('full', (full) => full.moveId === 'back');
    expect(player.turn()?.moves).toEqual(turn.moves);
    player.client.tell({ type: 'undo', table: ann.table, seat, version: before + 2, moveId: 'again' });
    const refused = await player.client.next('error', ({ moveId }) => moveId === 'again');
    expect(refused.problem.kind).toBe('nothing-to-undo');
  });

  it('carries a repeated move out once', async () => {
    const [ann] = await seated(server, ['ann', 'ben'], setupFor('roquefort', 2, { options: { first: 0 } }));
    const message = {
      type: 'move',
      table: ann.table,
      seat: 0,
      version: 0,
      moveId: 'x',
      move: 'place a1',
    } as const;
    ann.client.tell(message);
    await ann.client.next('step', ({ moveId }) => moveId === 'x');
    ann.client.tell(message);
    const again = await ann.client.next('full', ({ moveId }) => moveId === 'x');
    expect(again.full.version).toBe(1);
  });

  it('lets nobody act for another, nor when it is not their turn', async () => {
    const [ann, ben] = await seated(
      server,
      ['ann', 'ben'],
      setupFor('roquefort', 2, { options: { first: 0 } }),
    );
    const eve = await Player.come(await server.client('eve'), ann.table);
    const refused = async (player: Player, seat: number): Promise<string> => {
      const moveId = player.send(seat, 0, 'place a1');
      const error = await player.client.next('error', (message) => message.moveId === moveId);
      return error.problem.kind;
    };
    expect(await refused(ben, 0)).toBe('not-your-seat');
    expect(await refused(eve, 0)).toBe('not-your-seat');
    expect(await refused(ben, 1)).toBe('illegal-move');
    expect(await eve.client.ask({ type: 'stand', table: ann.table, seat: 0 })).toMatchObject({
      problem: { kind: 'not-your-seat' },
    });
    expect(await eve.client.ask({ type: 'sit', table: ann.table })).toMatchObject({ type: 'error' });
    expect(ann.update?.version).toBe(0);
  });
});

describe('seats', () => {
  it('are given up and taken again; a bot sits in meanwhile', async () => {
    const [ann, ben] = await seated(
      server,
      ['ann', 'ben'],
      setupFor('roquefort', 2, { options: { first: 1, stallTurns: 4 } }),
    );
    const { table } = ann;
    expect(await ben.client.ask({ type: 'stand', table, seat: 1 })).toMatchObject({ type: 'done' });
    await ann.client.once('table', ({ state }) => state.seats[1].bot !== null);
    // the bot has placed its mouse
    await ann.client.once('step', ({ seat }) => seat === 1);
    expect(await ben.client.ask({ type: 'return', table, seat: 1 })).toMatchObject({ type: 'done' });
    await playOut([ann, ben]);
  });

  it('show who is there', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], setupFor('roquefort', 2));
    ben.client.hangUp();
    const { state } = await ann.client.next('table', (message) => !message.state.seats[1].present);
    expect(state.seats[0].present).toBe(true);
  });
});

describe('the lobby', () => {
  it('shows public tables with an open seat, and no others', async () => {
    const ann = await server.client('ann');
    const ben = await server.client('ben');
    await ben.ask({ type: 'lobby', on: true });
    await ann.create(setupFor('roquefort', 2));
    const heard = ben.next('lobby', ({ tables }) => tables.length === 1);
    const { seats } = setupFor('roquefort', 2);
    const bot = { kind: 'bot', look: 2, bot: 'noisette' } as const;
    const open = await ann.create(setupFor('roquefort', 3, { isPublic: true, seats: [...seats, bot] }));
    expect((await heard).tables[0]).toMatchObject({
      table: open,
      status: 'waiting',
      // which bot it is: the page has a name for it in every language
      seats: [{ name: 'ann' }, { name: null, isBot: false }, { name: null, isBot: true, bot: 'noisette' }],
    });
    const gone = ben.next('lobby', ({ tables }) => tables.length === 0);
    const answer = await ben.ask({ type: 'play-now', game: 'roquefort', players: 3 });
    expect(answer).toMatchObject({ type: 'done', table: open });
    await gone;
    for (const one of [ann, ben]) await one.watch(open);
    const mine = await ben.ask({ type: 'mine' });
    expect(mine).toMatchObject({ type: 'mine', tables: [{ table: open, status: 'playing' }] });
  });
});

describe('what makes no sense', () => {
  it.each([
    ['{', 'malformed'],
    ['{"type":"dance"}', 'malformed'],
    ['{"type":"watch","id":1,"table":"short"}', 'malformed'],
    ['{"type":"watch","id":1,"table":"aaaaaaaaaaaaaaaaaaaa"}', 'no-such-table'],
    [
      '{"type":"move","table":"aaaaaaaaaaaaaaaaaaaa","seat":0,"version":0,"moveId":"a","move":"end"}',
      'no-such-table',
    ],
    [`{"type":"profile","id":1,"name":"${'x'.repeat(70_000)}","look":0}`, 'too-large'],
    ['{"type":"profile","id":1,"name":"a\\u202eb","look":0}', 'malformed'],
    ['{"type":"profile","id":1,"name":" ","look":0}', 'malformed'],
    ['{"type":"play-now","id":1,"game":"chess"}', 'no-such-game'],
    ['{"type":"hello","id":1,"protocol":99}', 'unsupported-protocol'],
  ])('like %j gets an error of its kind, and the line stays', async (text, kind) => {
    const client = await server.client('ann');
    const error = client.next('error');
    client.socket.send(text);
    expect((await error).problem.kind).toBe(kind);
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('is refused before somebody has said who they are or where they come from', async () => {
    await expect(server.client('ann', { origin: 'http://elsewhere.example' })).rejects.toThrow('403');
    await expect(server.client('', { cookie: '' })).rejects.toThrow(/401|socket/);
  });

  it('is slowed, then dropped, with a reason', async () => {
    await server.reopen({ CASTELLAN_MESSAGES_PER_SECOND: '20' });
    const client = await server.client('ann');
    const bye = client.next('bye');
    for (let i = 0; i < 400; i++) client.tell({ type: 'ping', id: i });
    expect((await bye).problem.kind).toBe('too-fast');
    const warned = client.heard.find((message) => message.type === 'error');
    expect(warned).toMatchObject({ problem: { kind: 'too-fast', retryAfter: expect.any(Number) } });
  });

  it('in options says what is wrong with them', async () => {
    const client = await server.client('ann');
    const answer = await client.ask({
      type: 'create',
      setup: setupFor('roquefort', 2, { options: { goal: 99 } }),
    });
    expect(answer).toMatchObject({ type: 'error', problem: { kind: 'bad-options' } });
  });
});
