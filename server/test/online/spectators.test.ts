import { afterEach, beforeEach, expect, it } from 'vitest';
import { setupFor } from './play.js';
import { type Client, TestServer } from './test-server.js';

const MINUTE = 60_000;
let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build();
  await server.reopen({ CASTELLAN_SPECTATOR_DELAY: '60' });
});
afterEach(async () => {
  expect(await server.tearDown()).toEqual([]);
});

/** Two at a table of their own; the first begins. */
async function begin(
  isPublic: boolean,
  game = 'roquefort',
): Promise<{ ann: Client; ben: Client; table: string }> {
  const [ann, ben] = [await server.client('ann'), await server.client('ben')];
  const table = await ann.create(setupFor(game, 2, { isPublic, options: { first: 0 } }));
  for (const client of [ann, ben]) await client.watch(table);
  const began = [ann.next('full'), ben.next('full')];
  await ben.ask({ type: 'sit', table });
  await Promise.all(began);
  // the answer to a question comes after all that was asked of the store before
  await ann.ask({ type: 'mine' });
  return { ann, ben, table };
}

const move = (client: Client, table: string, seat: number, version: number, to: string) =>
  client.tell({ type: 'move', table, seat, version, moveId: `${seat}-${version}`, move: `place ${to}` });

const stepsHeard = (client: Client) => client.heard.filter(({ type }) => type === 'step').length;

it('see a public game that counts a minute later, in order, whenever they come', async () => {
  const { ann, ben, table } = await begin(true);
  const early = await server.client('eve');
  expect((await early.watch(table)).full?.version).toBe(0);
  const told = ben.next('step');
  move(ann, table, 0, 0, 'a1');
  await told;

  const late = await server.client('lou');
  expect((await late.watch(table)).full?.version).toBe(0);
  expect([stepsHeard(early), stepsHeard(late)]).toEqual([0, 0]);
  const heard = [early.next('step'), late.next('step')];
  server.watch.pass(MINUTE + 1);
  for (const step of await Promise.all(heard))
    expect(step).toMatchObject({ version: 1, seat: 0, move: 'place a1' });

  // whoever asks for everything anew is not told more by it
  const answered = ann.next('step');
  move(ben, table, 1, 1, 'g7');
  await answered;
  early.tell({ type: 'resync', table });
  await early.ask({ type: 'ping' });
  expect(early.heard.some((message) => message.type === 'full')).toBe(false);
  const next = early.next('step');
  server.watch.pass(MINUTE + 1);
  expect(await next).toMatchObject({ version: 2 });
});

it('see a game among friends at once', async () => {
  const { ann, ben, table } = await begin(false);
  const eve = await server.client('eve');
  await eve.watch(table);
  const [told, seen] = [ben.next('step'), eve.next('step')];
  move(ann, table, 0, 0, 'a1');
  expect(await told).toMatchObject({ version: 1 });
  expect(await seen).toMatchObject({ version: 1 });
});

it('see what is drawn at such a game a minute later as well', async () => {
  const { ann, ben, table } = await begin(true, 'oh-mon-chateau');
  const draw = async (keep: number, add: string): Promise<void> => {
    const told = ben.next('ink');
    ann.tell({ type: 'ink', table, seat: 0, side: 'guide', keep, add });
    expect(await told).toMatchObject({ keep, add });
  };
  const early = await server.client('eve');
  expect((await early.watch(table)).drawings).toEqual({});
  await draw(0, 'abc');
  server.watch.pass(MINUTE / 2);
  await draw(3, 'de');
  // whoever plays sees all of it
  expect((await ben.watch(table)).drawings).toMatchObject({ 0: { ink: 'abcde' } });
  const inks = (client: Client) => client.heard.flatMap((one) => (one.type === 'ink' ? [one.add] : []));
  expect(inks(early)).toEqual([]);
  server.watch.pass(MINUTE / 2 + 1);
  const late = await server.client('lou');
  expect((await late.watch(table)).drawings).toMatchObject({ 0: { ink: 'abc' } });
  await early.ask({ type: 'ping' });
  expect([inks(early), inks(late)]).toEqual([['abc'], []]);
  const next = [early.next('ink'), late.next('ink')];
  server.watch.pass(MINUTE / 2);
  for (const ink of await Promise.all(next)) expect(ink).toMatchObject({ seat: 0, keep: 3, add: 'de' });
  expect((await (await server.client('max')).watch(table)).drawings).toMatchObject({ 0: { ink: 'abcde' } });
});
