import { afterEach, beforeEach, expect, it } from 'vitest';
import { Player, playOut, seated, setupFor } from './play.js';
import { TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build(true);
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

const QUICK = setupFor('roquefort', 2, { options: { stallTurns: 4 } });
const stateFor = async (name: string, table: string) =>
  (await (await server.client(name)).watch(table)).state;

it('hints are for all who play or for none, and a game with them does not count', async () => {
  const players = await seated(server, ['ann', 'ben'], QUICK);
  const [ann] = players;
  const { table } = ann;
  const eve = await server.client('eve');
  await eve.watch(table);
  expect(await eve.ask({ type: 'hints', table, on: true })).toMatchObject({
    problem: { kind: 'not-your-seat' },
  });
  expect(await ann.client.ask({ type: 'hints', table, on: true })).toMatchObject({ type: 'done' });
  const asked = await stateFor('ben', table);
  expect([asked.hints, asked.seats.map(({ hints }) => hints)]).toEqual([undefined, [true, undefined]]);
  // asking still stands after a restart
  await server.reopen();
  expect((await stateFor('ann', table)).seats[0].hints).toBe(true);
  const again = await server.client('ben');
  await again.watch(table);
  await again.ask({ type: 'hints', table, on: true });
  expect(await stateFor('ann', table)).toMatchObject({ hints: true });
  // there is no way back: what was told is known
  await again.ask({ type: 'hints', table, on: false });
  await server.reopen();
  expect(await stateFor('ann', table)).toMatchObject({ hints: true });
  const back = await Promise.all(
    ['ann', 'ben'].map(async (name) => Player.come(await server.client(name), table, name)),
  );
  await playOut(back);
  expect((await stateFor('ann', table)).status).toBe('over');
  expect(await server.castellan.store.run('isRated', { table })).toBe(false);
});

it('one no is enough, is not argued with, and leaves the game as it was', async () => {
  const players = await seated(server, ['ann', 'ben'], QUICK);
  const [ann, ben] = players;
  const { table } = ann;
  const ask = (one: (typeof players)[number], on: boolean) => one.client.ask({ type: 'hints', table, on });
  await ask(ann, true);
  await ask(ben, false);
  expect((await stateFor('ann', table)).seats[0].hints).toBeUndefined();
  expect(await ask(ann, true)).toMatchObject({ problem: { kind: 'not-allowed' } });
  // whoever said no may change their mind, and take it back again
  await ask(ben, true);
  expect((await stateFor('ann', table)).seats[1].hints).toBe(true);
  await ask(ben, false);
  await playOut(players);
  expect((await stateFor('ann', table)).hints).toBeUndefined();
  expect(await server.castellan.store.run('isRated', { table })).toBe(true);
});
