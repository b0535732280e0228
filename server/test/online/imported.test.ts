import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CHANCE,
  Drawer,
  formatRecord,
  type GameRecord,
  parseRecord,
  replay,
  unwrap,
} from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entropyOf } from '../../src/tables/chance.js';
import { finishedGame } from '../../src/tables/finished.js';
import { castellan } from '../store/harness.js';
import { Player, playOut, seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

let here: TestServer;
let there: TestServer;
beforeEach(async () => {
  [here, there] = await Promise.all([TestServer.build(true), TestServer.build(true)]);
});
afterEach(async () => {
  for (const server of [here, there]) expect(await server.tearDown()).toEqual([]);
});

/** Two bots play until the game is over. */
async function watchToTheEnd(server: TestServer, table: string): Promise<void> {
  const watcher = await Player.come(await server.client('eve'), table);
  await playOut([watcher]);
  await watcher.client.once('table', ({ state }) => state.status === 'over');
}

async function playedHere(): Promise<string> {
  const seats = [0, 1].map((look) => ({ kind: 'bot', look, bot: 'crumb' }) as const);
  const options = { stallTurns: 8, layout: 'random' };
  const ann = await here.client('ann');
  const table = await ann.create(setupFor('roquefort', 0, { options, seats }));
  await watchToTheEnd(here, table);
  return table;
}

async function exported(server: TestServer, table: string): Promise<string> {
  const { code, out } = await castellan('export-game', '--data', `${server.folder}`, table);
  expect(code).toBe(0);
  return out;
}

async function imported(server: TestServer, text: string): Promise<string> {
  const file = join(`${server.folder}`, 'game.json');
  writeFileSync(file, text);
  const { out } = await castellan('import-game', '--data', `${server.folder}`, file);
  return /^table (\w+)/.exec(out)?.[1] ?? '';
}

/** The actions of chance that are not what the seed gives. */
function strangeDraws(record: GameRecord, seed: string): number[] {
  const drawer = new Drawer(roquefort.maxLegal);
  const strange: number[] = [];
  const look = replay(roquefort, record, ({ state, actor, action, n }) => {
    if (actor === CHANCE && drawer.draw(state, entropyOf(seed)(n)) !== action) strange.push(n);
  });
  unwrap(look);
  return strange;
}

describe('a game that is brought to another server', () => {
  it('can be checked there if it could be before, and says that it cannot otherwise', async () => {
    const table = await playedHere();
    const before = await finishedGame(here.castellan.store, table);
    expect(before?.asked).toEqual({ stallTurns: 8, layout: 'random', players: 2 });
    expect(before).not.toHaveProperty('imported');
    const text = await exported(here, table);
    // what one saves on the page of the game is the same
    expect(before?.record).toBe(text);

    const again = await imported(there, text);
    const after = await finishedGame(there.castellan.store, again);
    expect(after).toEqual({ ...before, imported: { unsealed: 0 }, at: after?.at });
    expect(await exported(there, again)).toBe(text);

    // a record that does not tell the seed, or tells nonsense
    const { extras, ...record } = unwrap(parseRecord(text));
    const { chance, ...rest } = extras ?? {};
    expect(chance).toMatchObject({ seed: before?.seed });
    const bare = formatRecord({ ...record, extras: rest });
    for (const told of [
      undefined,
      'x',
      { seed: 'tea', asked: {} },
      { seed: before?.seed ?? '', asked: { goal: 77 } },
    ]) {
      const odd = told === undefined ? rest : { ...rest, chance: told };
      const known = await imported(there, formatRecord({ ...record, extras: odd }));
      const found = await finishedGame(there.castellan.store, known);
      expect(found).toMatchObject({ record: bare, imported: { unsealed: record.actions.length } });
      expect(found).not.toHaveProperty('asked');
      expect(found?.seed).not.toBe(before?.seed);
    }
  });

  it('goes on there with chance that nobody knows yet', async () => {
    const whole = unwrap(parseRecord(await exported(here, await playedHere())));
    const { seed: known } = Object(whole.extras?.chance);
    expect(known).toMatch(/^[0-9a-f]{64}$/);
    const unsealed = Math.floor(whole.actions.length / 2);
    const table = await imported(
      there,
      formatRecord({ ...whole, actions: whole.actions.slice(0, unsealed) }),
    );
    // while it goes on its seed is nobody's business
    expect(unwrap(parseRecord(await exported(there, table))).extras).not.toHaveProperty('chance');
    await watchToTheEnd(there, table);
    const after = await finishedGame(there.castellan.store, table);
    if (after === null) throw new Error('it is over');
    expect(after.imported).toEqual({ unsealed });
    expect(after.seed).not.toBe(known);
    const record = unwrap(parseRecord(after.record));
    const strange = strangeDraws(record, after.seed);
    expect(strange.length).toBeGreaterThan(0);
    expect(Math.max(...strange)).toBeLessThan(unsealed);
    // and so much of it can still be checked when it comes back
    const back = await finishedGame(here.castellan.store, await imported(here, await exported(there, table)));
    expect(back).toMatchObject({ seed: after.seed, record: after.record, imported: { unsealed } });
  });

  it('can be sat down at by those who played it, or by bots for those who do not come, and goes on', async () => {
    const [ann] = await seated(
      here,
      ['ann', 'ben', 'cas'],
      setupFor('roquefort', 3, { options: { first: 0 } }),
    );
    const sent = ann.send(0, 0, 'place a1');
    await ann.client.next('step', ({ moveId }) => moveId === sent);
    const table = await imported(there, await exported(here, ann.table));
    const [guest, late, eve] = await Promise.all(['ann', 'ben', 'eve'].map((name) => there.client(name)));
    expect((await guest.watch(table)).holds).toEqual([]);
    expect(await guest.ask({ type: 'sit', table, seat: 0 })).toMatchObject({ type: 'done' });
    // nobody opened it here: whoever sits down first looks after it
    expect(await guest.ask({ type: 'seat-bot', table, seat: 2, bot: 'crumb' })).toMatchObject({
      type: 'done',
    });
    const player = await Player.come(late, table);
    expect(await late.ask({ type: 'sit', table })).toMatchObject({ type: 'done' });
    late.tell({ type: 'resync', table });
    await late.next('full', ({ holds }) => holds.includes(1));
    const turn = player.turn();
    if (turn === null) throw new Error('it is their turn');
    const moveId = player.send(turn.seat, turn.version, player.pick(turn.moves));
    await late.next('step', (step) => step.moveId === moveId);
    await late.once('step', ({ seat }) => seat === 2);
    await eve.watch(table);
    expect(await eve.ask({ type: 'sit', table })).toMatchObject({ problem: { kind: 'not-allowed' } });
    await there.reopen();
    const again = await there.client('ann');
    expect(await again.watch(table)).toMatchObject({ holds: [0], state: { host: 'ann'.padEnd(16, 'x') } });
  });

  it('can be looked at whatever else its record says, because anybody can write one', async () => {
    const { extras, ...record } = unwrap(parseRecord(await exported(here, await playedHere())));
    const odd = {
      seats: [
        { name: '\u3164', bot: 'deep-thought', look: 0 },
        { name: `${'x'.repeat(19)}🐭`, bot: null, look: 'blue' },
      ],
      drawings: {
        0: { side: 'guide', towers: '11', ink: 'AB' },
        1: { side: 'blank', ink: 'A'.repeat(70_000) },
      },
    };
    expect(extras).toBeDefined();
    for (const actions of [record.actions, record.actions.slice(0, 30)]) {
      const table = await imported(there, formatRecord({ ...record, actions, extras: odd }));
      const { state, drawings } = await (await there.client('eve')).watch(table);
      expect(drawings).toEqual({});
      const isOver = actions.length === record.actions.length;
      expect(state.seats[0]).toMatchObject({ name: 'deep-thought', bot: isOver ? null : expect.any(String) });
      expect(state.seats[0].bot).not.toBe('deep-thought');
      expect(state.seats[1]).toMatchObject({ name: 'x'.repeat(19), look: 1 });
    }
  });
});
