import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { castellan } from '../store/harness.js';
import { Player, playOut, seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build(true);
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const two = (setup: ReturnType<typeof setupFor>) => seated(server, ['ann', 'ben'], setup);

const MINUTE = 60_000;
/** So long that it makes no difference how slow the machine is. */
const TEN_MINUTES = { kind: 'live', bank: 10 * MINUTE, increment: 0 } as const;

describe('after a restart', () => {
  it('everything is there: the game, who sits where, what was said and drawn, and repeats are still repeats', async () => {
    const [ann] = await two(setupFor('oh-mon-chateau', 2, { freeText: true }));
    const { table, client } = ann;
    while (ann.turn() === null || (ann.update?.version ?? 0) < 3) {
      const turn = ann.turn();
      if (turn === null) break;
      const moveId = ann.send(turn.seat, turn.version, ann.pick(turn.moves));
      await client.next('step', (step) => step.moveId === moveId);
    }
    const said = { kind: 'text', text: '<b>hello</b> http://example.org' } as const;
    await client.ask({ type: 'say', table, saying: said });
    client.tell({ type: 'ink', table, seat: 0, side: 'blank', keep: 0, add: 'AbC' });
    client.tell({ type: 'ink', table, seat: 0, side: 'blank', keep: 3, add: '.dEf' });
    await client.ask({ type: 'ping' });
    const before = ann.update;
    await server.reopen();
    const again = await Player.come(await server.client('ann'), table, 'ann');
    expect(again.update?.sights).toEqual(before?.sights);
    expect(again.joined.holds).toEqual([0]);
    expect(again.joined.drawings).toEqual({ 0: { side: 'blank', ink: 'AbC.dEf' } });
    expect(await again.client.once('said')).toMatchObject({ saying: said, by: { name: 'ann' }, seat: 0 });
    const repeat = { type: 'move', table, seat: 0, version: 0, moveId: 'm0', move: 'anything' } as const;
    again.client.tell(repeat);
    await again.client.next('full', ({ moveId }) => moveId === 'm0');
    expect(again.update?.version).toBe(before?.version);
  });

  it('bots whose turn it was go on', async () => {
    const [ann, ben] = await two(setupFor('roquefort', 2, { options: { first: 0, stallTurns: 4 } }));
    await server.castellan.store.run('setSeat', {
      ...(await seatRow(ann.table, 0)),
      bot: 'crumb',
    });
    await server.reopen();
    const again = await Player.come(await server.client('ben'), ann.table);
    await again.client.once('step', ({ seat }) => seat === 0).catch(() => null);
    await playOut([again]);
    expect(ben.update?.outcome).toBeNull();
  });
});

async function seatRow(table: string, seat: number) {
  const found = await server.castellan.store.run('findTable', { id: table });
  const row = found?.seats[seat];
  if (row === undefined) throw new Error('the seat is there');
  return row;
}

describe('time', () => {
  it('runs for whoever is to act, and is told with every move', async () => {
    const [ann, ben] = await two(setupFor('roquefort', 2, { options: { first: 0 }, clock: TEN_MINUTES }));
    server.watch.pass(3 * MINUTE);
    const moveId = ann.send(0, 0, 'place a1');
    const step = await ben.client.next('step');
    await ann.client.once('step', (one) => one.moveId === moveId);
    const left = step.clocks?.left ?? [];
    expect(left[0]).toBeGreaterThan(4 * MINUTE);
    expect(left[0]).toBeLessThanOrEqual(7 * MINUTE);
    expect(left[1]).toBe(10 * MINUTE);
    expect(step.clocks?.running).toEqual([1]);
  });

  it.each(['bot-turn', 'bot-seat'] as const)('that is out lets a bot play: %s', async (timeout) => {
    const [ann, ben] = await two(
      setupFor('roquefort', 2, { options: { first: 0 }, clock: TEN_MINUTES, timeout }),
    );
    const sat = ben.client.next('table', ({ state }) => state.seats[0].bot !== null);
    const acted = ben.client.next('step', ({ seat }) => seat === 0);
    server.watch.pass(11 * MINUTE);
    await sat;
    await acted;
    const state = (await ann.client.ask({ type: 'watch', table: ann.table })) as { joined: Player['joined'] };
    expect(state.joined.state.seats[0].bot === null).toBe(timeout === 'bot-turn');
    await ann.client.ask({ type: 'return', table: ann.table, seat: 0 });
    const back = (await ann.client.ask({ type: 'watch', table: ann.table })) as { joined: Player['joined'] };
    expect(back.joined.state.seats[0].bot).toBeNull();
  });

  it('stands still while everybody wants a pause, and nobody can move', async () => {
    const [ann, ben] = await two(setupFor('roquefort', 2, { options: { first: 0 }, clock: TEN_MINUTES }));
    const { table } = ann;
    await ann.client.ask({ type: 'pause', table, on: true });
    expect(server.castellan.tables.here(table)?.state().paused).toBe(false);
    await ben.client.ask({ type: 'pause', table, on: true });
    expect(server.castellan.tables.here(table)?.state()).toMatchObject({
      paused: true,
      clocks: { running: [] },
    });
    const moveId = ann.send(0, 0, 'place a1');
    const refused = await ann.client.next('error', (error) => error.moveId === moveId);
    expect(refused.problem.kind).toBe('is-paused');
    await server.reopen();
    const again = await Player.come(await server.client('ann'), table);
    expect(again.joined.state.paused).toBe(true);
    await again.client.ask({ type: 'pause', table, on: false });
    const state = server.castellan.tables.here(table)?.state();
    expect(state).toMatchObject({ paused: false, clocks: { running: [0] } });
  });

  it('does not begin before everybody is there', async () => {
    const ann = await server.client('ann');
    const ben = await server.client('ben');
    const table = await ann.create(setupFor('roquefort', 2, { clock: TEN_MINUTES }));
    await ben.watch(table);
    await ben.ask({ type: 'sit', table });
    expect(server.castellan.tables.here(table)?.status).toBe('waiting');
    await ann.watch(table);
    expect(server.castellan.tables.here(table)?.status).toBe('playing');
  });
});

describe('talk', () => {
  it('is words only where the host allows it, and never at public tables', async () => {
    const [ann, ben] = await two(setupFor('roquefort', 2));
    const { table } = ann;
    const refused = await ann.client.ask({ type: 'say', table, saying: { kind: 'text', text: 'hi' } });
    expect(refused).toMatchObject({ problem: { kind: 'not-allowed' } });
    const heard = ben.client.next('said');
    await ann.client.ask({ type: 'say', table, saying: { kind: 'phrase', phrase: 'hello' } });
    expect(await heard).toMatchObject({ saying: { phrase: 'hello' }, seat: 0, n: 1 });
    const report = (n: number) => ben.client.ask({ type: 'report', table, n, person: null });
    await report(1);
    await report(1);
    // whoever looks after the server reads it in the terminal
    const { out } = await castellan('reports', '--data', `${server.folder}`);
    expect(out).toMatch(
      /^\S+Z table \w{20}, remark 1\n {2}said by "ann" \(annx+\): phrase "hello"\n {2}reported by "ben" \(benx+\)\n$/,
    );
    // and a mistake of somebody's is no trouble of the server's
    expect(await report(77)).toMatchObject({ problem: { kind: 'not-allowed' } });
    const setup = setupFor('roquefort', 2, { isPublic: true, freeText: true });
    expect(await ann.client.ask({ type: 'create', setup })).toMatchObject({
      problem: { kind: 'bad-options' },
    });
  });
});

describe('a sheet', () => {
  it('is told to the others while it is drawn, and refuses what has a gap or is another’s', async () => {
    const [ann, ben] = await two(setupFor('oh-mon-chateau', 2));
    const { table } = ann;
    const heard = ben.client.next('ink');
    ann.client.tell({ type: 'ink', table, seat: 0, side: 'guide', keep: 0, add: 'AB' });
    expect(await heard).toMatchObject({ seat: 0, keep: 0, add: 'AB' });
    const gap = ann.client.next('error');
    ann.client.tell({ type: 'ink', table, seat: 0, side: 'guide', keep: 5, add: 'C' });
    expect((await gap).problem.kind).toBe('ink-gap');
    // where towers stand is told when it changes, and stays when a page does not speak of it
    const moved = ben.client.next('ink');
    ann.client.tell({ type: 'ink', table, seat: 0, side: 'guide', towers: '31', keep: 2, add: '' });
    expect(await moved).toMatchObject({ seat: 0, towers: '31', keep: 2, add: '' });
    const more = ben.client.next('ink');
    ann.client.tell({ type: 'ink', table, seat: 0, side: 'guide', keep: 2, add: '.C' });
    expect(await more).not.toHaveProperty('towers');
    const late = await (await server.client('cleo')).watch(table);
    expect(late.drawings).toEqual({ 0: { side: 'guide', towers: '31', ink: 'AB.C' } });
    const other = ben.client.next('error');
    ben.client.tell({ type: 'ink', table, seat: 0, side: 'guide', keep: 0, add: 'X' });
    expect((await other).problem.kind).toBe('not-your-seat');
  });
});

describe('a rematch', () => {
  it('is one table for all who ask, with the same people at the same places', async () => {
    const [ann, ben] = await two(setupFor('roquefort', 2, { options: { stallTurns: 3 } }));
    const { table } = ann;
    expect(await ann.client.ask({ type: 'rematch', table })).toMatchObject({
      problem: { kind: 'not-allowed' },
    });
    await playOut([ann, ben]);
    const told = ben.client.next('table', ({ state }) => state.next !== null);
    const first = await ann.client.ask({ type: 'rematch', table });
    const second = await ben.client.ask({ type: 'rematch', table });
    expect(second).toMatchObject({ type: 'done', table: (first as { table: string }).table });
    expect((await told).state.next).toBe((first as { table: string }).table);
    const again = await ben.client.watch((first as { table: string }).table);
    expect(again).toMatchObject({ holds: [1], state: { status: 'playing' } });
  });
});

describe('one’s own games', () => {
  it('come with those that wait for one first', async () => {
    const ann = await server.client('ann');
    await ann.create(setupFor('roquefort', 2));
    const bot = { kind: 'bot', look: 1, bot: 'crumb' } as const;
    const setup = setupFor('roquefort', 1, { options: { first: 0 } });
    const playing = await ann.create({ ...setup, seats: [...setup.seats, bot] });
    await ann.create(setupFor('oh-mon-chateau', 2));
    const mine = await ann.ask({ type: 'mine' });
    if (mine.type !== 'mine') throw new Error('an answer');
    expect(mine.tables).toHaveLength(3);
    expect(mine.tables[0]).toMatchObject({ table: playing, isMyTurn: true });
  });

  it('send a notice when it is one’s turn and one is not looking', async () => {
    const [ann, ben] = await two(setupFor('roquefort', 2, { options: { first: 0 } }));
    ben.client.hangUp();
    await ann.client.next('table', ({ state }) => !state.seats[1].present);
    const moveId = ann.send(0, 0, 'place a1');
    await ann.client.next('step', (step) => step.moveId === moveId);
    expect(server.told).toEqual(['turn benxxxxxxxxxxxxx']);
  });

  it('send a notice to whoever goes away during their own turn, but not to who comes back at once', async () => {
    const [ann, ben] = await two(setupFor('roquefort', 2, { options: { first: 0 } }));
    ann.client.hangUp();
    await ben.client.next('table', ({ state }) => !state.seats[0].present);
    const again = await Player.come(await server.client('ann'), ann.table);
    server.watch.pass(30_000);
    expect(server.told).toEqual([]);
    again.client.hangUp();
    await ben.client.next('table', ({ state }) => !state.seats[0].present);
    server.watch.pass(30_000);
    expect(server.told).toEqual(['turn annxxxxxxxxxxxxx']);
  });

  it('are known without being played through, when nobody has been at the table for some time', async () => {
    const [ann, ben] = await two(setupFor('roquefort', 2, { options: { first: 0 } }));
    const { table } = ann;
    const moveId = ann.send(0, 0, 'place a1');
    await ann.client.next('step', (step) => step.moveId === moveId);
    ann.client.hangUp();
    ben.client.hangUp();
    const { tables } = server.castellan;
    const again = await server.client('ben');
    await again.ask({ type: 'ping' });
    while (tables.here(table)?.audience.listeners.size !== 0) await again.ask({ type: 'ping' });
    tables.sweep();
    server.watch.pass(11 * 60_000);
    tables.sweep();
    expect(tables.count).toBe(0);
    const mine = await again.ask({ type: 'mine' });
    expect(mine).toMatchObject({ tables: [{ table, isMyTurn: true, status: 'playing' }] });
    expect(tables.count).toBe(0);
    const back = await Player.come(again, table);
    expect(back.update?.version).toBe(1);
  });
});
