import { formatRecord, replay } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishedGame } from '../../src/tables/finished.js';
import { recordOfTable } from '../../src/tables/record.js';
import { castellan } from '../store/harness.js';
import { Player, playOut, seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

const DAY = 86_400_000;
const QUICK = setupFor('roquefort', 2, { options: { stallTurns: 4 } });

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build(true);
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const find = (id: string) => server.castellan.store.run('findTable', { id });
const isThere = async (id: string) => (await find(id)) !== null;
async function pass(days: number): Promise<void> {
  server.watch.pass(days * DAY);
  await server.castellan.expiry.sweep();
}
/** Everybody has gone, and the table is not in memory any more. */
async function putAway(table: string, ...players: Player[]): Promise<void> {
  for (const { client } of players) client.hangUp();
  const { tables } = server.castellan;
  await expect.poll(() => tables.here(table)?.isIdle() ?? true).toBe(true);
  tables.sweep();
  server.watch.pass(11 * 60_000);
  tables.sweep();
  expect(tables.here(table)).toBeUndefined();
}

describe('a table that never began', () => {
  it('goes after a week without anybody, not before, and not while somebody is there', async () => {
    const ann = await server.client('ann');
    const [left, kept] = [await ann.create({ ...QUICK, isPublic: true }), await ann.create(QUICK)];
    await ann.watch(kept);
    await pass(6);
    expect(await Promise.all([left, kept].map(isThere))).toEqual([true, true]);
    await pass(2);
    expect(await Promise.all([left, kept].map(isThere))).toEqual([false, true]);
    expect(server.castellan.tables.lobby.has(left)).toBe(false);
    expect(await ann.ask({ type: 'watch', table: left })).toMatchObject({
      problem: { kind: 'no-such-table' },
    });
    // the week begins when the last one goes
    await ann.ask({ type: 'leave', table: kept });
    await pass(6);
    expect(await isThere(kept)).toBe(true);
    await pass(2);
    expect(await isThere(kept)).toBe(false);
  });

  it('stays as long as there is a complaint to be read', async () => {
    const ann = await server.client('ann');
    const table = await ann.create(QUICK);
    await ann.watch(table);
    await ann.ask({ type: 'say', table, saying: { kind: 'phrase', phrase: 'hello' } });
    await ann.ask({ type: 'report', table, n: 1, person: null });
    await ann.ask({ type: 'leave', table });
    await pass(100);
    expect(await isThere(table)).toBe(true);
  });

  it('stays where the server is told so', async () => {
    await server.reopen({ CASTELLAN_UNBEGUN_DAYS: 'never' });
    const ann = await server.client('ann');
    const table = await ann.create(QUICK);
    await pass(1_000);
    expect(await isThere(table)).toBe(true);
  });

  it('is like bots that play alone, and unlike a game that somebody plays', async () => {
    const ann = await server.client('ann');
    const seats = [0, 1].map((look) => ({ kind: 'bot', look, bot: 'crumb' }) as const);
    const alone = await ann.create(setupFor('roquefort', 0, { seats }));
    const [one] = await seated(server, ['ben', 'cas'], QUICK);
    await pass(8);
    expect(await Promise.all([alone, one.table].map(isThere))).toEqual([false, true]);
  });
});

describe('a game that nobody plays any more', () => {
  it('is offered an end, which a move or a word takes back', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], QUICK);
    const { table } = ann;
    await pass(59);
    expect(server.castellan.tables.here(table)?.state().ending).toBeUndefined();
    await pass(2);
    const offered = await ben.client.once('table', ({ state }) => state.ending !== undefined);
    expect((offered.state.ending ?? 0) - server.watch.now()).toBeGreaterThan(13.9 * DAY);
    const mine = await ann.client.ask({ type: 'mine' });
    expect(mine).toMatchObject({ tables: [{ ending: offered.state.ending }] });
    const eve = await server.client('eve');
    await eve.watch(table);
    expect(await eve.ask({ type: 'keep', table })).toMatchObject({ problem: { kind: 'not-your-seat' } });
    await ann.client.ask({ type: 'keep', table });
    await pass(15);
    expect(server.castellan.tables.here(table)?.status).toBe('playing');
    // and once more, until somebody moves
    await pass(61);
    expect(server.castellan.tables.here(table)?.info.ending).not.toBeNull();
    await playOut([ann, ben]);
    expect((await find(table))?.table.ending).toBeNull();
  });

  it('is over when nobody wants it: nobody has won, nobody is rated, and its record stays', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], QUICK);
    const { table } = ann;
    const mover = [ann, ben].find((one) => one.turn() !== null);
    const turn = mover?.turn();
    if (mover === undefined || turn == null) throw new Error('it is somebody’s turn');
    const moveId = mover.send(turn.seat, turn.version, turn.moves[0]);
    await mover.client.once('step', (step) => step.moveId === moveId);
    await pass(61);
    await server.reopen();
    await pass(15);
    const found = await find(table);
    expect([found?.table.status, found?.table.outcome]).toEqual([
      'over',
      '{"reason":"expired","winners":[],"scores":[0,0]}',
    ]);
    expect(await server.castellan.store.run('isRated', { table })).toBe(false);
    const again = await Player.come(await server.client('ann'), table);
    expect(again.joined.state).toMatchObject({ status: 'over', ended: { how: 'expired', winners: [] } });
    expect(again.joined.seed).toEqual(expect.any(String));
    again.client.tell({ type: 'move', table, seat: 0, version: 1, moveId: 'late', move: 'x' });
    expect(await again.client.next('error')).toMatchObject({ problem: { kind: 'is-over' } });
    const game = await finishedGame(server.castellan.store, table);
    expect(JSON.parse(game?.record ?? '')).toMatchObject({
      actions: expect.objectContaining({ 0: expect.anything() }),
      extras: { ended: { how: 'expired' } },
    });
    expect(game?.ended).toEqual({ how: 'expired', winners: [], by: null });
    expect(await again.client.ask({ type: 'rematch', table })).toMatchObject({ type: 'done' });
  });
});

describe('a game that was ended when the log did not say so yet', () => {
  it('says that it came to an end, and takes no move', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], QUICK);
    const { table } = ann;
    await putAway(table, ann, ben);
    const outcome = '{"reason":"expired","winners":[],"scores":[]}';
    await server.castellan.store.run('updateTable', { id: table, updated: 1, status: 'over', outcome });
    const again = await Player.come(await server.client('ann'), table);
    expect(again.joined.state).toMatchObject({ status: 'over', ended: { how: 'expired', winners: [] } });
    again.client.tell({ type: 'move', table, seat: 0, version: 0, moveId: 'late', move: 'x' });
    expect(await again.client.next('error')).toMatchObject({ problem: { kind: 'is-over' } });
  });
});

describe('a finished game', () => {
  it('is kept in one compact piece, and is the same to everybody', async () => {
    const [ann, ben] = await seated(server, ['ann', 'ben'], QUICK);
    const { table } = ann;
    await playOut([ann, ben]);
    await ann.client.once('table', ({ state }) => state.status === 'over');
    await putAway(table, ann, ben);
    const before = await find(table);
    if (before === null) throw new Error('the table is there');
    const text = formatRecord(recordOfTable(before) ?? (undefined as never));
    await pass(8);
    const { store } = server.castellan;
    expect(await store.run('compactTable', { id: table })).toBe('left');
    expect(await find(table)).toEqual(before);
    expect((await finishedGame(store, table))?.record).toBe(text);
    const replayed = replay(roquefort, JSON.parse(text));
    expect(replayed.ok).toBe(true);
    expect((await castellan('export-game', '--data', `${server.folder}`, table)).out.trim()).toBe(
      text.trim(),
    );
    const eve = await server.client('eve');
    expect((await eve.watch(table)).state.status).toBe('over');
    // it says the same after a start, and goes with its table only
    await server.reopen();
    expect(await find(table)).toEqual(before);
    await server.castellan.store.run('deleteTable', { id: table });
    expect(await find(table)).toBeNull();
  });

  it('of bots alone goes when nobody looks any more', async () => {
    const ann = await server.client('ann');
    const seats = [0, 1].map((look) => ({ kind: 'bot', look, bot: 'crumb' }) as const);
    const options = { stallTurns: 4, layout: 'random' };
    const table = await ann.create(setupFor('roquefort', 0, { options, seats }));
    const watcher = await Player.come(ann, table);
    await playOut([watcher]);
    await ann.once('table', ({ state }) => state.status === 'over');
    await putAway(table, watcher);
    await pass(8);
    expect(await isThere(table)).toBe(false);
  });
});
