import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HELP } from '../../src/config.js';
import { TestServer } from './test-server.js';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.build();
});
afterEach(() => server.tearDown());

it('says that it is well as long as something can be kept', async () => {
  const health = () => fetch(`http://127.0.0.1:${server.port}/healthz`);
  expect((await health()).status).toBe(200);
  await server.castellan.store.close();
  expect((await health()).status).toBe(503);
});

it('counts what happens', async () => {
  const client = await server.client('ann');
  const setup = {
    game: 'roquefort',
    options: { first: 0 },
    seats: [
      { kind: 'me', look: 0 },
      { kind: 'bot', look: 1, bot: 'crumb' },
    ],
    isPublic: false,
    clock: { kind: 'none' },
    timeout: 'bot-turn',
    freeText: false,
  } as const;
  const table = await client.create({ ...setup, seats: [...setup.seats] });
  await client.watch(table);
  client.tell({ type: 'move', table, seat: 0, version: 0, moveId: 'a', move: 'place a1' });
  await client.once('step', ({ version }) => version === 2);
  const text = server.castellan.metrics.text();
  for (const line of ['castellan_moves_total 2', 'castellan_tables 1', 'castellan_lines 1'])
    expect(text).toContain(line);
});

it('stops with a word to everybody', async () => {
  const client = await server.client('ann');
  const bye = client.next('bye');
  await server.castellan.stop();
  expect((await bye).problem.kind).toBe('shutting-down');
});

it('is documented with every setting', () => {
  const page = readFileSync('docs/SELF-HOSTING.md', 'utf8');
  for (const variable of HELP.match(/\b(CASTELLAN_\w+|PORT|HOST)\b/g) ?? [])
    expect(page).toContain(`\`${variable}\``);
});
