import { describe, expect, it } from 'vitest';
import { Challenges } from '../../src/people/challenges.js';
import type { Person } from '../../src/people/person.js';
import type { Store } from '../../src/store/store.js';
import { openTestApi, type TestApi } from '../http/harness.js';
import { someTable } from '../store/harness.js';
import { Device } from './devices.js';

const open = () => openTestApi({ setup: { rates: { passkey: { burst: 100, perSecond: 1 } } } });

async function sit(store: Store, table: string, seat: number, person: string): Promise<void> {
  await store.run('setSeat', { ...someTable(table).seats[seat], table, person, name: 'as a guest' });
}

async function seatsAt(store: Store, table: string) {
  const found = await store.run('findTable', { id: table });
  return found?.seats.map(({ person }) => person);
}

/** Somebody with a passkey, and the same passkey on a second device where they are a guest still. */
async function twoDevices(api: TestApi) {
  const first = await Device.open(api.port);
  await first.use('register');
  const second = await Device.open(api.port);
  await first.syncTo(second);
  return { first, second, account: (await first.me()).id, guest: (await second.me()).id };
}

describe('a passkey', () => {
  it('leaves a guest who they are, with their seats and their name', async () => {
    const api = await open();
    const device = await Device.open(api.port);
    const { id, name } = await device.me();
    await api.store.run('createTable', someTable('a', { host: id }));
    await sit(api.store, 'a', 1, id);
    const told: Person[] = [];
    api.identity.watch({ changed: (person) => told.push(person) });
    const answer = await device.use('register');
    expect(answer.body).toEqual({ me: expect.objectContaining({ id, name, hasPasskey: true }) });
    expect(told).toEqual([answer.body.me]);
    expect(await seatsAt(api.store, 'a')).toEqual([null, id]);
    expect(await api.identity.whoIs(await device.cookie())).toEqual(answer.body.me);
  });

  it('brings what a guest has on another device to its owner', async () => {
    const api = await open();
    const { store, identity } = api;
    const { first, second, account, guest } = await twoDevices(api);
    await identity.rename(account, 'Zoë', 2);
    await store.run('createTable', someTable('a', { host: account }));
    await store.run('createTable', someTable('b', { host: guest }));
    await sit(store, 'a', 0, account);
    await sit(store, 'a', 1, guest);
    await sit(store, 'b', 0, guest);
    await second.ask('PUT', '/api/webhook', { url: 'https://example.org/hook' });
    const told: unknown[] = [];
    identity.watch({ moved: (from, to) => told.push([from, to.id]) });
    const before = await second.cookie();

    const answer = await second.use('login');
    expect(answer.body).toEqual({ me: { id: account, name: 'Zoë', look: 2, hasPasskey: true } });
    expect((await second.me()).id).toBe(account);
    expect(told).toEqual([[guest, account]]);
    expect(await seatsAt(store, 'a')).toEqual([account, account]);
    const table = await store.run('findTable', { id: 'b' });
    expect([table?.table.host, table?.seats[0].person, table?.seats[0].name]).toEqual([
      account,
      account,
      'Zoë',
    ]);
    expect(await store.run('webhookOf', { person: account })).toBe('https://example.org/hook');
    expect(await identity.whoIs(before)).toBeNull();
    // the first device knows nothing of it and goes on
    expect((await first.me()).id).toBe(account);
    // a second time changes nothing
    expect((await second.use('login')).body.me.id).toBe(account);
    expect(await seatsAt(store, 'a')).toEqual([account, account]);
  });

  it('of one account does not take what another account has', async () => {
    const api = await open();
    const { first, second, account, guest } = await twoDevices(api);
    await second.loseKeys();
    await second.use('register');
    await second.loseKeys();
    await first.syncTo(second);
    await api.store.run('createTable', someTable('a'));
    await sit(api.store, 'a', 0, guest);
    expect((await second.use('login')).body.me.id).toBe(account);
    expect(await seatsAt(api.store, 'a')).toEqual([guest, null]);
    expect((await api.identity.find(guest))?.hasPasskey).toBe(true);
  });

  it('proves nothing in another browser, a second time, or too late', async () => {
    const api = await open();
    const { first, second, guest } = await twoDevices(api);
    const stolen = await second.sign('login');
    await first.sign('login');
    expect((await first.prove('login', stolen)).body.problem.kind).toBe('passkey-refused');
    const late = await second.sign('login');
    api.time.now += 5 * 60_000;
    expect((await second.prove('login', late)).status).toBe(403);
    expect((await second.me()).id).toBe(guest);
    const good = await second.sign('login');
    expect((await second.prove('login', good)).status).toBe(200);
    expect((await second.prove('login', good)).status).toBe(403);
  });

  it('that has counted further elsewhere may be a copy', async () => {
    const api = await open();
    const { second, account, guest } = await twoDevices(api);
    const [{ id }] = await api.store.run('passkeysOf', { person: account });
    await api.store.run('usePasskey', { id, counter: 1000 });
    expect((await second.use('login')).body.problem.kind).toBe('passkey-refused');
    expect((await second.me()).id).toBe(guest);
  });

  it('can be given back; without one somebody is a guest of their browsers', async () => {
    const api = await open();
    const { first, second, account } = await twoDevices(api);
    const [{ id }] = await api.store.run('passkeysOf', { person: account });
    await second.ask('DELETE', '/api/passkey', { id });
    expect((await first.me()).hasPasskey).toBe(true);
    expect((await first.ask('DELETE', '/api/passkey', { id })).body.me).toMatchObject({
      id: account,
      hasPasskey: false,
    });
    expect((await second.use('login')).status).toBe(403);
  });

  it('is asked for only where it can belong to a name', async () => {
    const { guest, port } = await open();
    const one = await guest();
    const at = (host: string) => ({ headers: { Host: host, Origin: `http://${host}` } });
    const ask = (host: string) => one.ask('POST /api/passkey/login/options', at(host));
    expect((await ask(`127.0.0.1:${port}`)).body.problem.kind).toBe('no-passkeys-here');
    expect((await ask(`castle.example:${port}`)).body.problem.kind).toBe('no-passkeys-here');
    expect((await ask(`[::1]:${port}`)).body.problem.kind).toBe('no-passkeys-here');
    expect((await ask(`localhost:${port}`)).body).toMatchObject({ options: { rpId: 'localhost' } });
    const reach = { publicUrl: 'https://castle.example', trustProxy: false };
    const api = await openTestApi({ setup: { reach } });
    const other = await api.guest();
    const asked = (origin: string) =>
      other.ask('POST /api/passkey/login/options', { headers: { Origin: origin } });
    expect((await asked('https://castle.example')).body).toMatchObject({
      options: { rpId: 'castle.example' },
    });
    expect((await asked(`http://localhost:${api.port}`)).status).toBe(409);
  });

  it('that is none is refused', async () => {
    const { guest } = await open();
    const one = await guest();
    const ask = (what: string, body: unknown) => one.ask(`POST /api/passkey/${what}`, { body });
    expect((await ask('register', {})).status).toBe(400);
    const nonsense = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };
    for (const what of ['register', 'login']) {
      await ask(`${what}/options`, {});
      expect((await ask(what, { response: nonsense })).status).toBe(403);
    }
  });
});

describe('moving', () => {
  it('loses no seat that a table writes down at the same time', async () => {
    const { store, identity, guest } = await openTestApi();
    const [from, to] = [await guest(), await guest()];
    await store.run('createTable', someTable('a'));
    await sit(store, 'a', 0, from.id);
    const account = await identity.find(to.id);
    if (account === null) throw new Error('nobody');
    await Promise.all([identity.move(from.id, account), sit(store, 'a', 0, from.id)]);
    expect(await seatsAt(store, 'a')).toEqual([to.id, null]);
  });
});

describe('guests who have left nothing', () => {
  it('are forgotten when they have been away for long, nobody else', async () => {
    const { store, identity, guest, time } = await openTestApi();
    const [idle, seated, host] = [await guest(), await guest(), await guest()];
    await store.run('createTable', someTable('a', { host: host.id }));
    await sit(store, 'a', 0, seated.id);
    time.now += 1000;
    const here = await guest();
    expect(await store.run('deleteIdleGuests', { before: time.now })).toBe(1);
    const left = await Promise.all(
      [idle, seated, host, here].map(({ id }) => store.run('findPerson', { id })),
    );
    expect(left.map((person) => person !== null)).toEqual([false, true, true, true]);
    expect(await identity.whoIs(idle.header)).toBeNull();
  });
});

describe('challenges', () => {
  it('are good once, for one browser and one purpose, and are not piled up', () => {
    let now = 0;
    const challenges = new Challenges(() => now);
    challenges.put('login', 'a', 'one');
    expect(challenges.take('register', 'a')).toBeNull();
    expect(challenges.take('login', 'b')).toBeNull();
    expect([challenges.take('login', 'a'), challenges.take('login', 'a')]).toEqual(['one', null]);
    challenges.put('login', 'a', 'two');
    challenges.put('login', 'a', 'three');
    for (let i = 0; i < 20_000; i++) challenges.put('login', `other ${i}`, 'x');
    expect(challenges.take('login', 'a')).toBeNull();
    expect(challenges.take('login', 'other 19999')).toBe('x');
    now = 5 * 60_000;
    expect(challenges.take('login', 'other 19998')).toBeNull();
  });
});
