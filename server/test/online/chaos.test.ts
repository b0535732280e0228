import { SPECTATOR } from '@castellan/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { isGameEntry, readEntry, tableOf } from '../../src/tables/log-entry.js';
import { setupFor } from './play.js';
import { TestServer } from './test-server.js';
import { Unruly } from './unruly.js';

let server: TestServer;
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const ROUNDS = 60;

async function open(game: string, names: readonly string[], seed: string): Promise<Unruly[]> {
  const host = await server.client(names[0]);
  const options = { stallTurns: 30, first: 0 };
  const table = await host.create(setupFor(game, names.length, { options }));
  host.hangUp();
  const people = [...names, 'eve'].map((name) => new Unruly(name, table, seed, () => server.client(name)));
  for (const one of people) {
    const { client } = await one.come();
    if (one.name !== names[0] && one.name !== 'eve') await client.ask({ type: 'sit', table });
  }
  return people;
}

/** Until everything that was said is kept and has been told to all. */
async function calm(people: readonly Unruly[]): Promise<void> {
  for (const one of people) if (one.player === null) await one.come();
  // what was asked is dealt with, then kept, then told, then asked for anew where a step was missing
  await Promise.all(people.map((one) => one.breathe()));
  await server.castellan.store.run('statistics', undefined);
  for (let n = 0; n < 2; n++) await Promise.all(people.map((one) => one.breathe()));
}

/** What everybody sees is what the log says, and what was acknowledged is in it once. */
async function compare(people: readonly Unruly[]): Promise<number> {
  const found = await server.castellan.store.run('findTable', { id: people[0].table });
  const truth = found === null ? null : tableOf(found);
  if (found === null || truth === null) throw new Error('the game is kept');
  for (const { player, name } of people) {
    const holds = player?.joined.holds ?? [];
    expect(player?.update?.version, name).toBe(truth.version);
    expect(player?.update?.sights.map(({ seat }) => seat)).toEqual(holds.length === 0 ? [SPECTATOR] : holds);
    for (const { seat, view } of player?.update?.sights ?? []) expect(view, name).toEqual(truth.view(seat));
  }
  const log = found.entries
    .map(({ entry }) => readEntry(entry))
    .flatMap((line) => (isGameEntry(line) && line.kind !== 'open' ? [line.moveId] : []));
  expect(new Set(log).size).toBe(log.length);
  for (const one of people) {
    const told = one.acknowledged();
    expect(log).toEqual(expect.arrayContaining([...new Set(told)]));
  }
  return log.length;
}

describe('a repeat', () => {
  it('is answered when the move is kept, and not before', async () => {
    server = await TestServer.build(true);
    const [ann] = await open('roquefort', ['ann', 'ben'], 'once');
    const client = ann.player?.client;
    if (client === undefined) throw new Error('ann is here');
    await client.once('full');
    const { table } = ann;
    const move = { type: 'move', table, seat: 0, version: 0, moveId: 'x', move: 'place a1' } as const;
    const answered = client.next('full', ({ moveId }) => moveId === 'x');
    // the second arrives while the first is on its way to the disk
    client.tell(move);
    client.tell(move);
    await answered;
    const told = client.heard.filter((message) => 'moveId' in message && message.moveId === 'x');
    expect(told.map(({ type }) => type)).toEqual(['step', 'full']);
  });
});

describe('people with bad lines and worse manners', () => {
  it.each([
    ['roquefort', 2, true, 'cheese'],
    ['roquefort', 4, false, 'trap'],
    ['oh-mon-chateau', 2, false, 'wood'],
    ['oh-mon-chateau', 4, true, 'stone'],
  ])(
    'end with what the log says: %s by %i people, on a disk: %s, seed %s',
    async (game, count, disk, seed) => {
      server = await TestServer.build(disk);
      const people = await open(game, ['ann', 'ben', 'cas', 'dee'].slice(0, count), seed);
      let moves = 0;
      for (let n = 1; n <= ROUNDS; n++) {
        // all at once: whose message comes first is nobody's choice
        await Promise.all(people.map((one) => one.act()));
        if (n % 2 === 0) await Promise.all(people.map((one) => one.breathe()));
        if (n % 20 !== 0) continue;
        await calm(people);
        moves = await compare(people);
      }
      expect(moves).toBeGreaterThan(10);
      // and after a restart it is still so
      if (!disk) return;
      await server.reopen();
      for (const one of people) await one.come();
      expect(await compare(people)).toBe(moves);
    },
  );
});
