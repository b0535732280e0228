import { describe, expect, it } from 'vitest';
import { Notices } from '../../src/notices/notices.js';
import { post, whyNot } from '../../src/notices/post.js';
import { isPublicAddress } from '../../src/notices/private-address.js';
import { openTestApi } from '../http/harness.js';
import { freshFolder, openStore, somebody } from '../store/harness.js';
import { openPostOffice, subscriber, vapidOf } from './post-office.js';

const TABLE = 'abcdefghijkmnpqrstuv';
const open = () =>
  openTestApi({
    parts: { allowPrivate: true },
    setup: { reach: { publicUrl: 'https://castle.example', trustProxy: false } },
  });
const turnOf = (person: string, table = TABLE) => ({ person, table, game: 'roquefort' });

describe('a push', () => {
  it('reaches every browser of a person, readable for that browser only', async () => {
    const { guest, notices } = await open();
    const office = await openPostOffice();
    const one = await guest();
    const browsers = [subscriber(), subscriber()];
    for (const [i, { keys }] of browsers.entries()) {
      const subscription = { endpoint: `${office.url}/push/${i}`, expirationTime: null, keys };
      expect((await one.ask('PUT /api/push', { body: { subscription } })).status).toBe(200);
    }
    await notices.tell(turnOf(one.id));
    await notices.tell(turnOf('somebody-else'));
    const { key } = (await one.ask('GET /api/push/key')).body;
    expect(office.letters.map(({ path }) => path).sort()).toEqual(['/push/0', '/push/1']);
    for (const { path, headers, body } of office.letters) {
      const own = browsers[Number(path.slice(-1))];
      expect(JSON.parse(own.read(body))).toEqual({ table: TABLE, game: 'roquefort' });
      expect(() => browsers[1 - Number(path.slice(-1))].read(body)).toThrow();
      expect(body.toString('latin1')).not.toContain(TABLE);
      expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: TABLE });
      const claims = vapidOf(String(headers.authorization), key);
      expect(claims).toMatchObject({ aud: office.url, sub: 'https://castle.example' });
      expect(claims?.exp).toBeGreaterThan(Date.now() / 1000);
    }
  });

  it('stays away from browsers that are gone, not from those that are asleep', async () => {
    const { guest, notices, store, time } = await open();
    const office = await openPostOffice();
    const one = await guest();
    const subscription = { endpoint: `${office.url}/push`, keys: subscriber().keys };
    await one.ask('PUT /api/push', { body: { subscription } });
    const kept = async () => (await store.run('pushOf', { person: one.id })).length;
    const told: number[] = [];
    for (const status of [500, 429, 410]) {
      office.answer.status = status;
      time.now += 10_000;
      await notices.tell(turnOf(one.id));
      told.push(await kept());
    }
    expect(told).toEqual([1, 1, 0]);
    expect(office.letters).toHaveLength(3);
  });

  it('comes at most every ten seconds for a table', async () => {
    const { guest, notices, time } = await open();
    const office = await openPostOffice();
    const one = await guest();
    const subscription = { endpoint: `${office.url}/push`, keys: subscriber().keys };
    await one.ask('PUT /api/push', { body: { subscription } });
    await notices.tell(turnOf(one.id));
    await notices.tell(turnOf(one.id));
    await notices.tell(turnOf(one.id, 'zzzzzzzzzzzzzzzzzzzz'));
    expect(office.letters).toHaveLength(2);
    time.now += 10_000;
    await notices.tell(turnOf(one.id));
    expect(office.letters).toHaveLength(3);
  });

  it('is asked for and taken back by its own person only', async () => {
    const { guest, store } = await open();
    const [one, other] = [await guest(), await guest()];
    const { keys } = subscriber();
    const put = (subscription: unknown) => one.ask('PUT /api/push', { body: { subscription } });
    const endpoint = 'https://push.example/1';
    for (const wrong of [
      null,
      {},
      { endpoint },
      { endpoint, keys: {} },
      { endpoint, keys: { ...keys, auth: 'AAAA' } },
      { endpoint: 'ftp://push.example', keys },
      { endpoint: 'no address', keys },
    ])
      expect((await put(wrong)).status).toBe(400);
    await put({ endpoint, keys });
    await other.ask('DELETE /api/push', { body: { endpoint } });
    expect(await store.run('pushOf', { person: one.id })).toHaveLength(1);
    expect((await one.ask('GET /api/me')).body.pushes).toMatchObject([{ endpoint }]);
    await one.ask('DELETE /api/push', { body: { endpoint } });
    expect(await store.run('pushOf', { person: one.id })).toHaveLength(0);
    for (let i = 0; i < 20; i++) await put({ endpoint: `${endpoint}/${i}`, keys });
    expect((await put({ endpoint, keys })).body.problem.kind).toBe('too-many');
    expect((await put({ endpoint: `${endpoint}/7`, keys })).status).toBe(200);
  });

  it('is signed with the same key after a start', async () => {
    const { notices, store } = await open();
    const again = await Notices.open(store, { publicUrl: null, contact: null, allowPrivate: false });
    expect(again.push.key).toBe(notices.push.key);
  });
});

describe('a webhook', () => {
  it('is called with a link to the table, once a minute at most', async () => {
    const { guest, notices, time } = await open();
    const office = await openPostOffice();
    const one = await guest();
    const url = `${office.url}/hook?me`;
    expect((await one.ask('PUT /api/webhook', { body: { url } })).body).toEqual({ url });
    expect((await one.ask('GET /api/me')).body.webhook).toBe(url);
    await notices.tell(turnOf(one.id));
    await notices.tell(turnOf(one.id));
    expect(office.letters).toHaveLength(1);
    const [{ path, method, headers, body }] = office.letters;
    expect([path, method, headers['content-type']]).toEqual(['/hook?me', 'POST', 'application/json']);
    expect(JSON.parse(body.toString())).toEqual({
      kind: 'your-turn',
      table: `https://castle.example/t/${TABLE}`,
      game: 'roquefort',
    });
    time.now += 60_000;
    await notices.tell(turnOf(one.id));
    expect(office.letters).toHaveLength(2);
    await one.ask('PUT /api/webhook', { body: { url: null } });
    time.now += 60_000;
    await notices.tell(turnOf(one.id));
    expect(office.letters).toHaveLength(2);
  });

  it('that does not answer holds up nobody else, however many tables and people call it', async () => {
    const { guest, notices } = await open();
    const [slow, office] = [await openPostOffice(), await openPostOffice()];
    slow.answer.isSlow = true;
    const tables = Array.from({ length: 30 }, (_, n) => `table-${n}`.padEnd(20, 'x'));
    const others = await Promise.all(Array.from({ length: 12 }, () => guest()));
    for (const one of others) await one.ask('PUT /api/webhook', { body: { url: `${slow.url}/${one.id}` } });
    const held = others.flatMap(({ id }) => tables.map((table) => notices.tell(turnOf(id, table))));
    const one = await guest();
    await one.ask('PUT /api/webhook', { body: { url: `${office.url}/hook` } });
    await notices.tell(turnOf(one.id));
    expect(office.letters).toHaveLength(1);
    // one slow host has eight calls at a time, whoever asked for them
    await expect.poll(() => slow.letters.length).toBe(8);
    slow.goOn();
    await Promise.all(held);
  });

  it('that sends us elsewhere is not followed', async () => {
    const { guest, notices } = await open();
    const [office, elsewhere] = [await openPostOffice(), await openPostOffice()];
    Object.assign(office.answer, { status: 307, location: `${elsewhere.url}/secret` });
    const one = await guest();
    await one.ask('PUT /api/webhook', { body: { url: office.url } });
    await notices.tell(turnOf(one.id));
    expect([office.letters.length, elsewhere.letters.length]).toEqual([1, 0]);
  });

  it('is given up after ten failures in a row', async () => {
    const { guest, notices, store, time } = await open();
    const office = await openPostOffice();
    const one = await guest();
    await one.ask('PUT /api/webhook', { body: { url: office.url } });
    const call = async (status: number, times: number) => {
      office.answer.status = status;
      for (let i = 0; i < times; i++) {
        time.now += 60_000;
        await notices.tell(turnOf(one.id));
      }
      return store.run('webhookOf', { person: one.id });
    };
    expect(await call(500, 9)).toBe(office.url);
    expect(await call(204, 1)).toBe(office.url);
    expect(await call(302, 9)).toBe(office.url);
    expect(await call(404, 1)).toBeNull();
    expect(office.letters).toHaveLength(20);
  });

  it('is given up after ten failures in a row, however often the server is started anew', async () => {
    const folder = freshFolder();
    const office = await openPostOffice();
    office.answer.status = 500;
    const fail = async (times: number) => {
      const store = await openStore(folder);
      if ((await store.run('findPerson', { id: 'ann' })) === null) {
        await store.run('createPerson', somebody('ann'));
        await store.run('setWebhook', { person: 'ann', url: office.url });
      }
      let now = 0;
      const config = { publicUrl: null, contact: null, allowPrivate: true };
      const notices = await Notices.open(store, config, () => now);
      for (let i = 0; i < times; i++) {
        now += 60_000;
        await notices.tell(turnOf('ann'));
      }
      const kept = await store.run('webhookOf', { person: 'ann' });
      await store.close();
      return kept;
    };
    expect([await fail(5), await fail(4), await fail(1)]).toEqual([office.url, office.url, null]);
  });

  it('that is given anew is given another chance', async () => {
    const { guest, notices, store, time } = await open();
    const office = await openPostOffice();
    office.answer.status = 500;
    const one = await guest();
    for (let i = 0; i < 3; i++) {
      await one.ask('PUT /api/webhook', { body: { url: office.url } });
      for (let k = 0; k < 9; k++) {
        time.now += 60_000;
        await notices.tell(turnOf(one.id));
      }
    }
    expect(await store.run('webhookOf', { person: one.id })).toBe(office.url);
  });

  it('and nobody there is a failure that nobody notices', async () => {
    const { guest, notices } = await open();
    const office = await openPostOffice();
    office.close();
    const one = await guest();
    await one.ask('PUT /api/webhook', { body: { url: office.url } });
    await expect(notices.tell(turnOf(one.id))).resolves.toBeUndefined();
  });
});

describe('addresses of this house', () => {
  it('are not taken from anybody', async () => {
    const { guest } = await openTestApi();
    const one = await guest();
    for (const url of [
      'http://example.org/',
      'https://127.0.0.1/',
      'https://localhost.:0x/',
      'https://10.1.2.3/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:192.168.0.1]/',
      'https://user:secret@example.org/',
      'file:///etc/passwd',
      7,
      'x'.repeat(3000),
    ])
      expect([url, (await one.ask('PUT /api/webhook', { body: { url } })).status]).toEqual([url, 400]);
    expect((await one.ask('PUT /api/webhook', { body: { url: 'https://example.org/' } })).status).toBe(200);
  });

  it('are not called, whatever name leads to them', async () => {
    const office = await openPostOffice();
    const { port } = new URL(office.url);
    const letter = { headers: {}, body: Buffer.from('{}'), allowPrivate: false };
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      await expect(post({ ...letter, url: `https://${host}:${port}/` })).rejects.toThrow(
        'not a public address',
      );
    expect(office.letters).toEqual([]);
  });

  it('are told from those of the world', () => {
    const closed = `0.0.0.0 10.9.8.7 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255
      192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1 fc00::1
      fd12::1 fe80::1 ff02::1 2001:db8::1 2002:7f00:1:: 2001::1 nonsense`.split(/\s+/);
    const open = '1.1.1.1 100.128.0.1 172.32.0.1 192.169.0.1 223.255.255.255 2606:4700::1111 2a00::1'.split(
      ' ',
    );
    expect(closed.filter(isPublicAddress)).toEqual([]);
    expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(whyNot('http://127.0.0.1/', true)).toBeNull();
  });
});
