import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setupFor } from '../online/play.js';
import { Client } from '../online/test-server.js';
import { castellan } from '../store/harness.js';
import { KEY, openPlace } from './place.js';

describe('the operator’s page', () => {
  it('is closed to whoever has not shown the key, and to requests of other pages', async () => {
    const place = await openPlace();
    const { browser } = await place.guest();
    for (const line of [
      'GET /api/operator/overview',
      'GET /api/operator/tables',
      'POST /api/operator/people',
      'GET /api/operator/reports',
      'GET /api/operator/bans',
      'POST /api/operator/bans',
      'DELETE /api/operator/bans/1',
      'DELETE /api/operator/tables/c87p5ty9bkjyh3w6ema3',
      'POST /api/operator/invitations',
    ])
      expect(await browser.ask(line), line).toMatchObject({
        status: 403,
        body: { problem: { kind: 'no-operator' } },
      });
    const elsewhere = { Origin: 'http://elsewhere.example' };
    const answer = await browser.ask('POST /api/operator/session', {
      body: { key: KEY },
      headers: elsewhere,
    });
    expect(answer.body.problem.kind).toBe('wrong-origin');
  });

  it('takes some wrong keys, then none for a while', async () => {
    const place = await openPlace();
    const show = (key: string) => place.browser().ask('POST /api/operator/session', { body: { key } });
    const answers = new Set<number>();
    for (let i = 0; i < 100 && !answers.has(429); i++) answers.add((await show(`${KEY}${i}`)).status);
    expect([...answers]).toEqual([403, 429]);
    expect((await show(KEY)).status).toBe(429);
  });

  it('hands out a cookie that no script reads and no other page sends', async () => {
    const place = await openPlace();
    const { headers } = await place.browser().ask('POST /api/operator/session', { body: { key: KEY } });
    expect(String(headers['set-cookie'])).toMatch(
      /^castellan-operator=[\w-]{43}; Path=\/api\/operator; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is nobody’s where there is no key, and whoever’s made one in the terminal', async () => {
    const place = await openPlace({ CASTELLAN_OPERATOR_KEY: '' }, true);
    const browser = place.browser();
    const session = () => browser.ask('GET /api/operator/session');
    expect((await session()).body).toEqual({ isIn: false, hasKey: false });
    const made = await castellan('operator-key', '--data', place.folder ?? '');
    expect(made).toMatchObject({ code: 0, err: '' });
    const show = (key: string) => browser.ask('POST /api/operator/session', { body: { key } });
    expect((await show('')).status).toBe(400);
    expect((await show(made.out.trim())).status).toBe(200);
    await castellan('operator-key', '--data', place.folder ?? '');
    expect((await show(made.out.trim())).status).toBe(403);
    expect(statSync(join(place.folder ?? '', 'castellan.db')).mode & 0o777).toBe(0o600);
  });

  it('shows tables without what would let somebody play there, people, health and storage', async () => {
    const place = await openPlace();
    const { client, id } = await place.guest();
    const table = await client.create(setupFor('roquefort', 2));
    const ask = await place.operator();
    const listed = (await ask('GET /api/operator/tables')).body.tables;
    expect(listed).toMatchObject([{ id: table, game: 'roquefort', status: 'waiting', isPublic: false }]);
    expect(JSON.stringify(listed)).not.toMatch(/seed|"key"/);
    const { people } = (await ask('POST /api/operator/people', { find: '' })).body;
    expect(people).toMatchObject([{ id, isHere: true, isBanned: false, games: 1 }]);
    expect((await ask('POST /api/operator/people', { find: '%' })).body.people).toEqual([]);
    const { health, storage, access } = (await ask('GET /api/operator/overview')).body;
    expect(access).toBe('open');
    expect(health).toMatchObject({ lines: 1, tablesInMemory: 1 });
    expect(storage).toMatchObject({ people: 1, tables: { waiting: 1, playing: 0, over: 0 } });
  });

  it('shows what was reported with what was said, until it is dealt with', async () => {
    const place = await openPlace();
    const [host, other] = [await place.guest(), await place.guest()];
    const table = await host.client.create(setupFor('roquefort', 2, { freeText: true }));
    await host.client.watch(table);
    await other.client.watch(table);
    const heard = other.client.next('said');
    await host.client.ask({ type: 'say', table, saying: { kind: 'text', text: 'rude words' } });
    await other.client.ask({ type: 'report', table, n: (await heard).n, person: null });
    const ask = await place.operator();
    const { reports } = (await ask('GET /api/operator/reports')).body;
    expect(reports).toMatchObject([{ table, person: host.id, text: 'rude words', by: other.id }]);
    await ask(`DELETE /api/operator/reports/${reports[0].id}`);
    expect((await ask('GET /api/operator/reports')).body.reports).toEqual([]);
  });
});

describe('a table that the operator closes', () => {
  const REASON = 'Good night, it is late';
  /** Two people at a game that has begun, and one of them at a table that has not. */
  async function openTables(place: Awaited<ReturnType<typeof openPlace>>) {
    const [host, other] = [await place.guest(), await place.guest()];
    const begun = await host.client.create(setupFor('roquefort', 2));
    const waiting = await host.client.create(setupFor('roquefort', 3));
    for (const { client } of [host, other]) for (const table of [begun, waiting]) await client.watch(table);
    const began = host.client.next('full');
    await other.client.ask({ type: 'sit', table: begun });
    await began;
    return { host, other, begun, waiting };
  }
  const endOf = (client: Client, table: string) =>
    client.next('table', ({ state }) => state.table === table && state.status === 'over');

  it('is over for all who are there, with the reason, and its game can be exported', async () => {
    const place = await openPlace();
    const { host, other, begun, waiting } = await openTables(place);
    const ends = [endOf(host.client, begun), endOf(other.client, begun), endOf(other.client, waiting)];
    const ask = await place.operator();
    for (const table of [begun, waiting])
      expect((await ask(`DELETE /api/operator/tables/${table}`, { reason: REASON })).status).toBe(200);
    const [mine, theirs, closed] = (await Promise.all(ends)).map(({ state }) => state.ended);
    expect(mine).toEqual({ how: 'stopped', winners: [], by: null, reason: REASON });
    expect(theirs).toEqual(mine);
    expect(closed).toEqual({ how: 'closed', winners: [], by: null, reason: REASON });
    const { body } = await other.browser.ask(`GET /api/games/${begun}`);
    expect(body).toMatchObject({ ended: { how: 'stopped', reason: REASON }, rated: false });
    // once more changes nothing, and what is not there cannot be closed
    expect((await ask(`DELETE /api/operator/tables/${begun}`, { reason: 'no' })).status).toBe(200);
    expect((await ask('DELETE /api/operator/tables/c87p5ty9bkjyh3w6ema3')).status).toBe(404);
    expect((await ask('GET /api/operator/tables')).body.tables).toMatchObject([
      { status: 'over' },
      { status: 'over' },
    ]);
  });

  it('can be closed in the terminal as well, and a server that runs tells it', async () => {
    const place = await openPlace({}, true);
    const { host, other, begun, waiting } = await openTables(place);
    const data = ['--data', place.folder ?? ''] as const;
    for (const table of [begun, waiting])
      expect(await castellan('close-table', ...data, table, '--reason', REASON)).toMatchObject({
        code: 0,
        out: `table ${table} is closed\n`,
      });
    expect(await castellan('close-table', ...data, begun)).toMatchObject({ code: 1 });
    expect(await castellan('close-table', ...data, 'nowhere')).toMatchObject({ code: 1 });
    const ends = [endOf(host.client, begun), endOf(other.client, waiting)];
    await place.castellan.tables.reread();
    const [stopped, closed] = (await Promise.all(ends)).map(({ state }) => state.ended);
    expect(stopped).toEqual({ how: 'stopped', winners: [], by: null, reason: REASON });
    expect(closed).toEqual({ how: 'closed', winners: [], by: null, reason: REASON });
    expect((await castellan('export-game', ...data, begun)).out).toContain('"ended":{"how":"stopped"');
  });
});

describe('a ban', () => {
  it('closes every door at once, says why and until when, and ends', async () => {
    const place = await openPlace();
    const { browser, id, client } = await place.guest();
    const ask = await place.operator();
    const bye = client.next('bye');
    const until = Date.now() + 3 * 86_400_000;
    await ask('POST /api/operator/bans', { person: id, reason: 'spoilt a game', days: 3 });
    const { problem } = await bye;
    expect(problem).toMatchObject({ kind: 'banned', reason: 'spoilt a game' });
    expect(Math.abs((problem.until ?? 0) - until)).toBeLessThan(60_000);
    for (const line of [
      'POST /api/hello',
      'GET /api/me',
      'POST /api/entrance',
      'POST /api/passkey/login/options',
    ])
      expect((await browser.ask(line)).body.problem, line).toMatchObject({ kind: 'banned' });
    await expect(Client.call(place.port, { cookie: browser.header })).rejects.toThrow('401');
    // what is kept about them is theirs all the same
    expect((await browser.ask('GET /api/me/export')).body.bans).toMatchObject([{ reason: 'spoilt a game' }]);
    const { bans } = (await ask('GET /api/operator/bans')).body;
    await ask(`DELETE /api/operator/bans/${bans[0].id}`);
    expect((await browser.ask('GET /api/me')).status).toBe(200);
  });

  it('leaves the others a game that goes on, and a free seat where none has begun', async () => {
    const place = await openPlace();
    const [host, rude] = [await place.guest(), await place.guest()];
    const begun = await host.client.create(setupFor('roquefort', 2, { options: { first: 1 } }));
    const waiting = await host.client.create(setupFor('roquefort', 3));
    for (const table of [begun, waiting]) {
      await host.client.watch(table);
      await rude.client.watch(table);
      await rude.client.ask({ type: 'sit', table });
    }
    const ask = await place.operator();
    const played = host.client.next('step', ({ table, seat }) => table === begun && seat === 1);
    const freed = host.client.next(
      'table',
      ({ state }) => state.table === waiting && state.seats[1].person === null,
    );
    await ask('POST /api/operator/bans', { person: rude.id, reason: '', days: null });
    await Promise.all([played, freed]);
  });

  it('holds for programs at their seats', async () => {
    const place = await openPlace();
    const { client, id } = await place.guest();
    // in a game that goes on the key of the seat stays what it was
    const seats = [
      { kind: 'me', look: 0 },
      { kind: 'bot', look: 1, bot: 'crumb' },
    ] as const;
    const table = await client.create(setupFor('roquefort', 2, { seats: [...seats] }));
    await client.watch(table);
    const answer = await client.ask({ type: 'seat-key', table, seat: 0 });
    const key = answer.type === 'done' ? answer.key : '';
    const program = await Client.call(place.port, { authorization: `Bearer ${key}` });
    place.clients.push(program);
    const bye = program.next('bye');
    const ask = await place.operator();
    await ask('POST /api/operator/bans', { person: id, reason: '', days: 1 });
    expect((await bye).problem.kind).toBe('banned');
    await expect(Client.call(place.port, { authorization: `Bearer ${key}` })).rejects.toThrow('401');
  });

  it('may be for an address, of which nothing is kept that says which', async () => {
    const place = await openPlace({}, true);
    const { id } = await place.guest();
    const ask = await place.operator();
    await ask('POST /api/operator/bans', { person: id, reason: '', days: 1, withAddress: true });
    expect((await place.browser().ask('POST /api/hello')).body.problem.kind).toBe('banned');
    const bans = await place.castellan.store.run('bansNow', { now: Date.now() });
    expect(JSON.stringify(bans)).not.toContain('127.0.0.1');
    // the operator comes from the same place
    expect((await ask('GET /api/operator/bans')).body.bans).toHaveLength(2);
  });

  it('can be made, seen and lifted in the terminal while the server runs', async () => {
    const place = await openPlace({}, true);
    const { id, client, browser } = await place.guest();
    const data = ['--data', place.folder ?? ''] as const;
    const bye = client.next('bye');
    expect((await castellan('people', ...data)).out).toContain(id);
    const made = await castellan('ban', ...data, id, '--days', '2', '--reason', 'shouted');
    expect(made).toMatchObject({ code: 0, out: 'ban 1\n' });
    expect((await bye).problem).toMatchObject({ kind: 'banned', reason: 'shouted' });
    expect((await castellan('bans', ...data)).out).toMatch(new RegExp(`^ban 1 of .*${id}.*"shouted"\n$`));
    expect((await castellan('unban', ...data, '1')).code).toBe(0);
    expect((await castellan('unban', ...data, '1')).code).toBe(1);
    await expect
      .poll(async () => (await browser.ask('GET /api/entrance')).body.isIn, {
        timeout: 30_000,
        interval: 500,
      })
      .toBe(true);
    expect((await castellan('ban', ...data, id, '--days', 'many')).code).toBe(2);
    expect((await castellan('status', ...data)).out).toMatch(/^people 1\ntables 0 waiting/);
    expect((await castellan('tables', ...data)).out).toBe('there are no tables\n');
    expect((await castellan('invite', ...data, '--uses', '3')).out).toMatch(/^\/enter#[a-z2-9]{26}\n$/);
    expect((await castellan('invitations', ...data)).out).toContain('for 3 more');
  }, 60_000);
});

describe('numbers', () => {
  it('are told at a port of their own, and nowhere by default', async () => {
    const quiet = await openPlace();
    // behind a page every other address is one of the page's own
    expect((await fetch(`http://127.0.0.1:${quiet.port}/metrics`)).status).toBe(404);
    expect(quiet.castellan.metricsPort).toBeNull();
    const place = await openPlace({ CASTELLAN_METRICS_PORT: '0' });
    const text = await (await fetch(`http://127.0.0.1:${place.castellan.metricsPort}/metrics`)).text();
    expect(text).toContain('castellan_moves_total 0');
    expect((await fetch(`http://127.0.0.1:${place.port}/metrics`)).status).toBe(404);
  });
});
