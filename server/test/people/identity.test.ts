import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/people/cookie.js';
import { Identity } from '../../src/people/identity.js';
import { openTestApi } from '../http/harness.js';
import { freshFolder, openStore, someTable } from '../store/harness.js';

const YEAR = 365 * 86_400_000;

describe('a guest', () => {
  it('is made at the first visit, with a name, and known afterwards', async () => {
    const { browser, identity } = await openTestApi();
    const one = browser();
    const first = await one.ask('POST /api/hello');
    expect(first.status).toBe(200);
    expect(first.body.me).toMatchObject({ id: expect.stringMatching(/^[a-z2-9]{16}$/), hasPasskey: false });
    expect(first.body.me.name).toMatch(/^\p{L}+ \d+$/u);
    expect([0, 1, 2, 3]).toContain(first.body.me.look);
    const set = String(first.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000'])
      expect(set).toContain(part);
    expect(set).not.toContain('Secure');
    const again = await one.ask('POST /api/hello');
    expect(again.body).toEqual(first.body);
    expect(await identity.whoIs(one.header)).toEqual(first.body.me);
    expect(await identity.whoIs(`theme=dark; ${one.header}; x=y`)).toEqual(first.body.me);
    expect(await identity.find(first.body.me.id)).toEqual(first.body.me);
    expect((await browser().ask('POST /api/hello')).body.me.id).not.toBe(first.body.me.id);
  });

  it('is nobody without a cookie that we have signed', async () => {
    const { guest, browser, identity } = await openTestApi();
    const one = await guest();
    const [secret, signature] = String(one.cookie).split('.');
    const other = secret.startsWith('A') ? 'B' : 'A';
    const forged = [
      undefined,
      '',
      'castellan=',
      `castellan=${secret}`,
      `castellan=${other}${secret.slice(1)}.${signature}`,
      `castellan=${secret}.${signature.slice(1)}A`,
      `castellan=${sessionOf(secret)}.${signature}`,
      `castellan=${'x'.repeat(100_000)}`,
    ];
    for (const header of forged) expect(await identity.whoIs(header)).toBeNull();
    const stranger = browser();
    stranger.cookie = `${secret}.${signature.slice(1)}A`;
    expect((await stranger.ask('GET /api/me')).body.problem.kind).toBe('not-greeted');
    expect((await stranger.ask('POST /api/hello')).body.me.id).not.toBe(one.id);
  });

  it('is known to the database by a hash only', async () => {
    const folder = freshFolder();
    const { guest, store } = await openTestApi({ folder });
    const one = await guest();
    const [secret] = String(one.cookie).split('.');
    await store.close();
    const kept = readFileSync(join(folder, 'castellan.db'), 'latin1');
    expect(kept).toContain(one.id);
    expect(kept).toContain(sessionOf(secret));
    expect(kept).not.toContain(secret);
  });

  it('is known after the server was started again', async () => {
    const folder = freshFolder();
    const { guest, store } = await openTestApi({ folder });
    const one = await guest();
    await store.close();
    const later = await Identity.open(await openStore(folder), () => 1_000_000_000_000);
    expect((await later.whoIs(one.header))?.id).toBe(one.id);
  });

  it('is forgotten by a browser that was away for more than a year, and not by one that came back', async () => {
    const { guest, time, identity, store } = await openTestApi();
    const [one, other] = [await guest(), await guest()];
    time.now += YEAR - 1000;
    await one.ask('POST /api/hello');
    time.now += YEAR - 1000;
    const fresh = await Identity.open(store, () => time.now);
    expect((await fresh.whoIs(one.header))?.id).toBe(one.id);
    expect(await fresh.whoIs(other.header)).toBeNull();
    expect(identity).toBeDefined();
  });

  it('can be called otherwise, and everybody who watches is told', async () => {
    const { guest, identity } = await openTestApi();
    const one = await guest();
    const told: unknown[] = [];
    identity.watch({ changed: (person) => told.push(person) });
    const renamed = { id: one.id, name: 'Zoë 🐭', look: 3, hasPasskey: false };
    expect(await identity.rename(one.id, 'Zoë 🐭', 3)).toEqual(renamed);
    expect(told).toEqual([renamed]);
    expect(await identity.whoIs(one.header)).toEqual(renamed);
    expect((await one.ask('GET /api/me')).body).toMatchObject(renamed);
  });
});

describe('signing out', () => {
  it('ends this browser and nothing else', async () => {
    const { guest, identity, browser } = await openTestApi();
    const one = await guest();
    const person = await identity.whoIs(one.header);
    const other = browser();
    if (person !== null) other.cookie = (await identity.open(person)).cookie;
    const before = one.header;
    const told: unknown[] = [];
    identity.watch({ signedOut: (...what) => told.push(what) });
    const answer = await one.ask('POST /api/sign-out');
    expect(String(answer.headers['set-cookie'])).toContain('castellan=; Path=/; Max-Age=0');
    expect(await identity.whoIs(before)).toBeNull();
    expect(await identity.whoIs(other.header)).toEqual(person);
    expect(told).toEqual([[one.id, sessionOf(before.slice(10).split('.')[0]), null]]);
  });

  it('everywhere ends every browser, or every other one', async () => {
    const { guest, identity, browser } = await openTestApi();
    const one = await guest();
    const person = await identity.whoIs(one.header);
    if (person === null) throw new Error('nobody');
    const others = [browser(), browser()];
    for (const other of others) other.cookie = (await identity.open(person)).cookie;
    const seen = await one.ask('GET /api/me');
    expect(seen.body.sessions.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([
      false,
      false,
      true,
    ]);
    const known = () => Promise.all([one, ...others].map(({ header }) => identity.whoIs(header)));
    expect(await known()).toEqual([person, person, person]);
    await one.ask('POST /api/sign-out-everywhere', { body: { keepThis: true } });
    expect(await known()).toEqual([person, null, null]);
    const header = one.header;
    await one.ask('POST /api/sign-out-everywhere');
    expect(await identity.whoIs(header)).toBeNull();
  });

  it('holds against a look-up that was under way', async () => {
    const { guest, identity, store } = await openTestApi();
    const one = await guest();
    const fresh = await Identity.open(store, () => 1_000_000_000_000);
    const visitor = await identity.visitor(one.header);
    if (visitor === null) throw new Error('nobody');
    await Promise.all([fresh.whoIs(one.header), fresh.signOut(visitor), fresh.whoIs(one.header)]);
    expect(await fresh.whoIs(one.header)).toBeNull();
  });
});

describe('what is kept about somebody', () => {
  it('can be had as a file', async () => {
    const { guest, store } = await openTestApi();
    const one = await guest();
    await store.run('createTable', someTable('a', { host: one.id }));
    const { body, headers } = await one.ask('GET /api/me/export');
    expect(headers['content-disposition']).toContain('attachment');
    expect(body).toMatchObject({ person: { id: one.id }, hosted: [{ id: 'a' }] });
    expect(JSON.stringify(body)).not.toContain(String(one.cookie).split('.')[0]);
  });

  it('can be deleted, and then nobody is known by it', async () => {
    const { guest, store, identity } = await openTestApi();
    const [one, other] = [await guest(), await guest()];
    await store.run('createTable', someTable('a'));
    const [seat] = someTable('a').seats;
    await store.run('setSeat', { ...seat, table: 'a', person: one.id, name: 'Zoë' });
    const told: string[] = [];
    identity.watch({ forgotten: (person) => told.push(person) });
    const header = one.header;
    expect((await one.ask('DELETE /api/me')).status).toBe(200);
    expect(one.cookie).toBeNull();
    expect(await identity.whoIs(header)).toBeNull();
    expect(told).toEqual([one.id]);
    expect((await store.run('findTable', { id: 'a' }))?.seats[0].name).toBe('—');
    expect((await identity.find(one.id))?.name).toBe('—');
    expect((await identity.whoIs(other.header))?.id).toBe(other.id);
  });
});
