import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foreignTable } from '../../src/commands/foreign-table.js';
import { recordOfTable } from '../../src/tables/record.js';
import { BotClient } from './bot-client.js';
import { Player, playOut, seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build(true);
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const GAME = setupFor('roquefort', 2, { options: { first: 0 } });
const THREE = setupFor('roquefort', 3, { options: { first: 0 } });
const MINUTE = 60_000;

const idOf = (name: string) => name.padEnd(16, 'x');
const muOf = async (name: string) =>
  (await server.castellan.store.run('ratingOf', { person: idOf(name), game: 'roquefort' }))?.mu ?? null;

/** How the table is told to somebody who comes now. */
async function stateFor(name: string, table: string) {
  const client = await server.client(name);
  return (await client.watch(table)).state;
}

/** One move of whoever may. */
async function moveOne(players: readonly Player[]): Promise<void> {
  const player = players.find((one) => one.turn() !== null);
  const turn = player?.turn();
  if (player === undefined || turn == null) throw new Error('somebody may act');
  player.send(turn.seat, turn.version, turn.moves[0]);
  await Promise.all(players.map(({ client }) => client.next('step')));
}

/** Until somebody's second turn has begun. */
async function growUp(players: readonly Player[]): Promise<void> {
  const { castellan } = server;
  while (castellan.tables.here(players[0].table)?.state().mayAbort === true) await moveOne(players);
}

describe('giving up', () => {
  it('is a win for the other, at once, for good, and it counts', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], GAME);
    const { table } = ann;
    const told = ben.client.next('full', ({ seed }) => seed !== undefined);
    expect(await ann.client.ask({ type: 'resign', table, seat: 0 })).toMatchObject({ type: 'done' });
    await told;
    const ended = { how: 'resigned', winners: [1], by: 0 };
    expect(await ben.client.once('table', ({ state }) => state.status === 'over')).toMatchObject({
      state: { ended },
    });
    // asked again because the line broke before the answer, it is done once
    expect(await ann.client.ask({ type: 'resign', table, seat: 0 })).toMatchObject({ type: 'done' });
    // nothing more happens there
    const turn = ann.turn() ?? ben.turn();
    if (turn === null) throw new Error('by the rules the game would go on');
    ann.client.tell({
      type: 'move',
      table,
      seat: 0,
      version: turn.version,
      moveId: 'x',
      move: turn.moves[0],
    });
    expect((await ann.client.next('error')).problem.kind).toBe('is-over');
    expect(Number(await muOf('ben'))).toBeGreaterThan(Number(await muOf('ann')));
    // and it is the same after a restart
    await server.reopen();
    expect(await stateFor('ben', table)).toMatchObject({ status: 'over', ended });
    const mine = await (await server.client('ben')).ask({ type: 'mine' });
    expect(mine).toMatchObject({ tables: [{ status: 'over', isMyTurn: false, outcome: { winners: [1] } }] });
  });

  it('is kept though the server dies before anything that follows from it is', async () => {
    const [ann] = await seated(server, ['ann', 'ben'], GAME);
    const { table } = ann;
    const { store } = server.castellan;
    const run = store.run.bind(store);
    store.run = (name, input) => (name === 'endTable' ? new Promise(() => {}) : run(name, input));
    await ann.client.ask({ type: 'resign', table, seat: 0 });
    expect((await run('findTable', { id: table }))?.table.status).toBe('playing');
    for (let start = 0; start < 2; start++) {
      await server.reopen();
      const { table: row } = (await server.castellan.store.run('findTable', { id: table })) ?? {};
      expect(row?.status).toBe('over');
      expect(await server.castellan.store.run('isRated', { table })).toBe(true);
    }
    expect((await stateFor('ben', table)).ended).toEqual({ how: 'resigned', winners: [1], by: 0 });
  });

  it('where several are left leaves the seat to a bot for good; whoever is left alone has won', async () => {
    const [ann, ben, cas] = await seated(server, ['ann', 'ben', 'cas'], THREE);
    const { table } = ann;
    await ann.client.ask({ type: 'resign', table, seat: 0 });
    const after = await ben.client.once('table', ({ state }) => state.seats[0].out === true);
    expect(after.state).toMatchObject({
      status: 'playing',
      seats: [{ out: true, person: { name: 'ann' } }, {}, {}],
    });
    expect(after.state.seats[0].bot).not.toBeNull();
    const back = await ann.client.ask({ type: 'return', table, seat: 0 });
    expect(back).toMatchObject({ type: 'error', problem: { kind: 'not-allowed' } });
    await server.reopen();
    expect((await stateFor('ann', table)).seats[0]).toMatchObject({ out: true });
    const again = await server.client('ben');
    await again.watch(table);
    await again.ask({ type: 'resign', table, seat: 1 });
    expect(await stateFor('cas', table)).toMatchObject({
      status: 'over',
      ended: { how: 'resigned', winners: [2], by: 1 },
    });
    const [a, b, c] = await Promise.all(['ann', 'ben', 'cas'].map(muOf));
    // who held out longer comes before who gave up first
    expect(Number(c)).toBeGreaterThan(Number(b));
    expect(Number(b)).toBeGreaterThan(Number(a));
    expect(cas.table).toBe(table);
  });

  it('against bots only ends the game, and is nobody’s rating', async () => {
    const bots = [
      { kind: 'me', look: 0 },
      { kind: 'bot', look: 1, bot: 'crumb' },
    ] as const;
    const client = await server.client('ann');
    const ann = await Player.come(
      client,
      await client.create(setupFor('roquefort', 2, { seats: [...bots] })),
    );
    await ann.client.ask({ type: 'resign', table: ann.table, seat: 0 });
    expect(await stateFor('ann', ann.table)).toMatchObject({ ended: { how: 'resigned', winners: [1] } });
    expect(await muOf('ann')).toBeNull();
  });

  it('is not for others, not before the game and not after it', async () => {
    const ann = await server.client('ann');
    const waiting = await ann.create(GAME);
    await ann.watch(waiting);
    const early = await ann.ask({ type: 'resign', table: waiting, seat: 0 });
    expect(early).toMatchObject({ problem: { kind: 'not-started' } });
    const quick = setupFor('roquefort', 2, { options: { stallTurns: 4 } });
    const players = await seated(server, ['ann', 'ben'], quick);
    const { table } = players[0];
    const foreign = await players[1].client.ask({ type: 'resign', table, seat: 0 });
    expect(foreign).toMatchObject({ problem: { kind: 'not-your-seat' } });
    await playOut(players);
    const late = await players[0].client.ask({ type: 'resign', table, seat: 0 });
    expect(late).toMatchObject({ problem: { kind: 'is-over' } });
  });
});

describe('a game that people ended', () => {
  it('is over elsewhere, too', async () => {
    const [ann] = await seated(server, ['ann', 'ben'], GAME);
    await ann.client.ask({ type: 'resign', table: ann.table, seat: 0 });
    const { store } = server.castellan;
    const found = await store.run('findTable', { id: ann.table });
    const record = found === null ? null : recordOfTable(found);
    if (record === null) throw new Error('it was played');
    const foreign = foreignTable(record, 1);
    await store.run('importTable', foreign);
    const state = await stateFor('cas', foreign.table.id);
    expect(state).toMatchObject({ status: 'over', ended: { how: 'resigned', winners: [1], by: 0 } });
    // what makes no sense is no end
    const odd = { ...record, extras: { ...record.extras, ended: { how: 'resigned', winners: [3], by: 0 } } };
    expect(foreignTable(odd, 1).table.status).toBe('playing');
  });
});

describe('breaking off', () => {
  it('is possible before anybody’s second turn, and the game never counts', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], GAME);
    const { table } = ann;
    await moveOne([ann, ben]);
    expect(server.castellan.tables.here(table)?.state().mayAbort).toBe(true);
    expect(await ben.client.ask({ type: 'abort', table })).toMatchObject({ type: 'done' });
    expect(await ben.client.ask({ type: 'abort', table })).toMatchObject({ type: 'done' });
    await server.reopen();
    expect(await stateFor('ann', table)).toMatchObject({
      status: 'over',
      ended: { how: 'aborted', winners: [], by: 1 },
    });
    expect(await server.castellan.store.run('isRated', { table })).toBe(false);
  });

  it('is not possible later, also not after a restart', async () => {
    const players = await seated(server, ['ann', 'ben'], GAME);
    const { table } = players[0];
    await growUp(players);
    expect(players[0].update?.version).toBeGreaterThan(1);
    const refused = { type: 'error', problem: { kind: 'not-allowed' } };
    expect(await players[0].client.ask({ type: 'abort', table })).toMatchObject(refused);
    await server.reopen();
    const ann = await server.client('ann');
    expect((await ann.watch(table)).state.mayAbort).toBeUndefined();
    expect(await ann.ask({ type: 'abort', table })).toMatchObject(refused);
  });
});

describe('agreeing', () => {
  it('on a draw takes all who play, and counts as one', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], GAME);
    const { table } = ann;
    await ann.client.ask({ type: 'offer', table, end: 'draw' });
    await ben.client.once('table', ({ state }) => state.seats[0].offers === 'draw');
    // it still stands after a restart
    await server.reopen();
    const again = await server.client('ben');
    expect((await again.watch(table)).state.seats[0].offers).toBe('draw');
    // wanting something else is no agreement
    await again.ask({ type: 'offer', table, end: 'end' });
    expect((await stateFor('ann', table)).status).toBe('playing');
    await again.ask({ type: 'offer', table, end: 'draw' });
    expect(await stateFor('ann', table)).toMatchObject({ ended: { how: 'drawn', winners: [], by: null } });
    expect(await server.castellan.store.run('isRated', { table })).toBe(true);
    expect(await muOf('ann')).toBe(await muOf('ben'));
  });

  it('on an end does not count', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], GAME);
    const { table } = ann;
    for (const { client } of [ann, ben]) await client.ask({ type: 'offer', table, end: 'end' });
    expect(await stateFor('ann', table)).toMatchObject({ ended: { how: 'agreed', winners: [] } });
    expect(await server.castellan.store.run('isRated', { table })).toBe(false);
  });

  it('can be declined, and is not asked again before the next turn', async () => {
    const players = await seated(server, ['ann', 'ben'], GAME);
    const [ann, ben] = players;
    const { table } = ann;
    await ann.client.ask({ type: 'offer', table, end: 'draw' });
    await ben.client.ask({ type: 'offer', table, end: null });
    expect((await stateFor('ann', table)).seats[0].offers).toBeUndefined();
    const again = () => ann.client.ask({ type: 'offer', table, end: 'draw' });
    expect(await again()).toMatchObject({ problem: { kind: 'too-fast' } });
    await growUp(players);
    while (ann.turn() === null) await moveOne(players);
    expect(await again()).toMatchObject({ type: 'done' });
    // and taken back
    await ann.client.ask({ type: 'offer', table, end: null });
    expect((await stateFor('ben', table)).seats[0].offers).toBeUndefined();
  });
});

describe('a program at a seat', () => {
  it('is told how people ended the game, and that a table was closed', async () => {
    const ann = await server.client('ann');
    const seats = [{ kind: 'me', look: 0 } as const, { kind: 'bot', look: 1, bot: 'program' } as const];
    const keyAt = async (table: string): Promise<string> => {
      await ann.watch(table);
      const told = await ann.ask({ type: 'seat-key', table, seat: 1 });
      return told.type === 'done' ? (told.key ?? '') : '';
    };
    const table = await ann.create({ ...GAME, seats });
    const program = await BotClient.call(server.port, await keyAt(table));
    await program.ask({ type: 'hello', protocol: 1 }, 'start');
    const over = program.next('over');
    await ann.ask({ type: 'resign', table, seat: 0 });
    expect(await over).toMatchObject({ outcome: { reason: 'resigned', winners: [1] } });
    expect(await program.closed).toBe(1000);
    const open = { kind: 'open', look: 2 } as const;
    const closed = await ann.create({ ...THREE, seats: [...seats, open] });
    const other = await BotClient.call(server.port, await keyAt(closed));
    await other.ask({ type: 'hello', protocol: 1 }, 'start');
    const bye = other.next('bye');
    await ann.ask({ type: 'close', table: closed });
    expect(await bye).toMatchObject({ problem: { kind: 'is-over' } });
  });
});

describe('leaving strangers', () => {
  const QUICK = setupFor('roquefort', 2, { isPublic: true, options: { stallTurns: 4, first: 1 } });

  /** Ann lets a bot play to the end. */
  async function leave(): Promise<void> {
    const [ann, ben] = await seated(server, ['ann', 'ben'], QUICK);
    await ann.client.ask({ type: 'stand', table: ann.table, seat: 0 });
    await ben.client.ask({ type: 'resign', table: ben.table, seat: 1 });
  }

  it('is noted, others are told, and whoever does it again and again has a break', async () => {
    await leave();
    const ann = await server.client('ann');
    const cas = await server.client('cas');
    const sitDown = async () => {
      const table = await cas.create(QUICK);
      for (const one of [cas, ann]) await one.watch(table);
      return { table, answer: await ann.ask({ type: 'sit', table }) };
    };
    const seatOf = (table: string) => server.castellan.tables.here(table)?.state().seats[1];
    const first = await sitDown();
    expect(seatOf(first.table)?.leavesOften).toBeUndefined();
    await leave();
    expect(seatOf((await sitDown()).table)?.leavesOften).toBe(true);
    await leave();
    const refused = await sitDown();
    expect(refused.answer).toMatchObject({ type: 'error', problem: { kind: 'cooling-off' } });
    const playNow = { type: 'play-now', game: 'roquefort', players: 3 } as const;
    expect(await ann.ask(playNow)).toMatchObject({ problem: { kind: 'cooling-off' } });
    // friends are not concerned
    const friends = await cas.create({ ...GAME });
    await ann.watch(friends);
    expect(await ann.ask({ type: 'sit', table: friends })).toMatchObject({ type: 'done' });
    server.watch.pass(16 * MINUTE);
    expect(await ann.ask(playNow)).toMatchObject({ type: 'done' });
  });

  it('is not giving up: that is a way to end a game', async () => {
    for (let n = 0; n < 4; n++) {
      const [ann] = await seated(server, ['ann', 'ben'], QUICK);
      await ann.client.ask({ type: 'resign', table: ann.table, seat: 0 });
    }
    const { store } = server.castellan;
    expect(await store.run('leavingsOf', { person: idOf('ann'), since: 0 })).toEqual({ weight: 0, last: 0 });
  });
});

describe('claiming', () => {
  const LIVE = setupFor('roquefort', 2, {
    options: { first: 0 },
    clock: { kind: 'live', bank: 30 * MINUTE, increment: 0 },
  });

  it('the win is possible when the table has waited for somebody who is away, not before', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], LIVE);
    const { table } = ann;
    const claim = () => ben.client.ask({ type: 'claim', table, seat: 0, take: 'win' });
    const refused = { type: 'error', problem: { kind: 'not-allowed' } };
    server.watch.pass(5 * MINUTE);
    // slow is not away
    expect(await claim()).toMatchObject(refused);
    ann.client.hangUp();
    const { state } = await ben.client.next('table', (told) => !told.state.seats[0].present);
    const from = Number(state.seats[0].claimFrom);
    expect(from - server.watch.now()).toBeGreaterThan(MINUTE);
    server.watch.pass(MINUTE);
    expect(await claim()).toMatchObject(refused);
    server.watch.pass(2 * MINUTE);
    expect(await claim()).toMatchObject({ type: 'done' });
    expect(await claim()).toMatchObject({ type: 'done' });
    expect(await stateFor('ann', table)).toMatchObject({ ended: { how: 'claimed', winners: [1], by: 0 } });
    expect(Number(await muOf('ben'))).toBeGreaterThan(Number(await muOf('ann')));
  });

  it('is over when they are back, and nobody claims against who is not waited for', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], LIVE);
    const { table } = ann;
    ann.client.hangUp();
    await ben.client.next('table', (told) => !told.state.seats[0].present);
    server.watch.pass(3 * MINUTE);
    const back = await server.client('ann');
    expect((await back.watch(table)).state.seats[0].claimFrom).toBeUndefined();
    const win = { type: 'claim', table, seat: 0, take: 'win' } as const;
    expect(await ben.client.ask(win)).toMatchObject({ problem: { kind: 'not-allowed' } });
    // it is not ben's turn: nobody waits for him
    ben.client.hangUp();
    await back.next('table', (told) => !told.state.seats[1].present);
    server.watch.pass(3 * MINUTE);
    expect(await back.ask({ ...win, seat: 1 })).toMatchObject({ problem: { kind: 'not-allowed' } });
  });

  it('a bot lets the game go on until they return', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], LIVE);
    const { table } = ann;
    ann.client.hangUp();
    await ben.client.next('table', (told) => !told.state.seats[0].present);
    server.watch.pass(3 * MINUTE);
    const moved = ben.client.next('step', ({ seat }) => seat === 0);
    await ben.client.ask({ type: 'claim', table, seat: 0, take: 'bot' });
    await moved;
    const back = await server.client('ann');
    await back.watch(table);
    expect(await back.ask({ type: 'return', table, seat: 0 })).toMatchObject({ type: 'done' });
    expect((await stateFor('ben', table)).seats[0]).toMatchObject({ bot: null, present: true });
  });

  it('the win is not possible while somebody else still plays', async () => {
    const live = { ...THREE, clock: LIVE.clock };
    const [ann, ben] = await seated(server, ['ann', 'ben', 'cas'], live);
    const { table } = ann;
    ann.client.hangUp();
    await ben.client.next('table', (told) => !told.state.seats[0].present);
    server.watch.pass(3 * MINUTE);
    const claim = { type: 'claim', table, seat: 0 } as const;
    expect(await ben.client.ask({ ...claim, take: 'win' })).toMatchObject({
      problem: { kind: 'not-allowed' },
    });
    expect(await ben.client.ask({ ...claim, take: 'bot' })).toMatchObject({ type: 'done' });
  });
});
