import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { neighbours } from '../../src/http/neighbours.js';
import { partsOf } from '../../src/http/route.js';
import { limitKey } from '../../src/http/sender.js';
import { RateLimiter } from '../../src/limits/rate-limiter.js';
import { openTestApi } from './harness.js';

const kindOf = (answer: { body: { problem: { kind: string } } }) => answer.body.problem.kind;

describe('requests that are refused', () => {
  it('come from pages of others, or do not say', async () => {
    const { browser, port } = await openTestApi();
    const ask = (headers: Record<string, string>) => browser().ask('POST /api/hello', { headers });
    for (const origin of [
      'https://evil.example',
      `http://evil.example:${port}`,
      `http://localhost:${port + 1}`,
      'null',
      '',
      `http://localhost:${port}.evil.example`,
      // addresses that have no host, and one that only looks like one
      'data:text/html,x',
      'mailto:ann@castle.example',
      `http://localhost:${port}\xff`,
    ]) {
      const answer = await ask({ Origin: origin });
      expect([origin, answer.status, kindOf(answer)]).toEqual([origin, 403, 'wrong-origin']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('are no JSON, or too much of it', async () => {
    const { guest } = await openTestApi();
    const one = await guest();
    const ask = (text: string, headers = {}) => one.ask('POST /api/hello', { text, headers });
    expect(kindOf(await ask('{}', { 'Content-Type': 'text/plain' }))).toBe('wrong-type');
    expect(kindOf(await ask('{}', { 'Content-Type': 'application/jsonish' }))).toBe('wrong-type');
    expect((await ask('{}', { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(200);
    for (const text of ['{', '[]', '"x"', 'null'])
      expect([text, kindOf(await ask(text))]).toEqual([text, 'malformed']);
    const large = await ask(JSON.stringify({ x: 'y'.repeat(65_536) }));
    expect([large.status, kindOf(large)]).toEqual([413, 'too-large']);
    const chunked = await ask(JSON.stringify({ x: 'y'.repeat(65_536) }), { 'Transfer-Encoding': 'chunked' });
    expect([chunked.status, kindOf(chunked)]).toEqual([413, 'too-large']);
    expect((await ask(JSON.stringify({ x: 'y'.repeat(65_000) }))).status).toBe(200);
  });

  it('are for nothing that is there', async () => {
    const { browser } = await openTestApi();
    expect((await browser().ask('GET /api/nothing')).status).toBe(404);
    expect((await browser().ask('GET /api')).status).toBe(404);
    const wrong = await browser().ask('GET /api/hello');
    expect([wrong.status, wrong.headers.allow, kindOf(wrong)]).toEqual([405, 'POST', 'wrong-method']);
    expect((await browser().ask('OPTIONS /api/hello')).status).toBe(405);
    expect((await browser().ask('GET /api/me')).status).toBe(401);
    expect(
      await browser()
        .ask('GET /apis')
        .catch(() => 'not ours'),
    ).toMatchObject({ status: 404, body: null });
  });

  it('are broken off without harm', async () => {
    const { browser, port, heard } = await openTestApi();
    const gone = new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/hello HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\n` +
            'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a',
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    await gone;
    expect((await browser().ask('POST /api/hello')).status).toBe(200);
    expect(heard.every(({ trouble }) => trouble === undefined)).toBe(true);
  });
});

describe('every answer', () => {
  it('is kept by nobody and lets nothing in from elsewhere', async () => {
    const { browser, guest } = await openTestApi();
    for (const answer of [await (await guest()).ask('GET /api/me'), await browser().ask('GET /api/none')]) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('is heard of without a word about people', async () => {
    const { guest, heard, identity } = await openTestApi();
    const one = await guest();
    await one.ask('GET /api/me?who=zoe');
    const name = (await identity.find(one.id))?.name ?? '';
    const told = JSON.stringify(heard);
    expect(heard.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', '/api/hello', 200],
      ['GET', '/api/me', 200],
    ]);
    for (const secret of [one.id, name, String(one.cookie), '127.0.0.1', 'zoe'])
      expect(told).not.toContain(secret);
  });
});

describe('too much', () => {
  it('from one address is slowed down, by kind of request', async () => {
    const rate = (burst: number) => ({ burst, perSecond: 0.5 });
    const { browser, guest, time } = await openTestApi({
      setup: { rates: { guest: rate(2), address: rate(9), person: rate(3) } },
    });
    const one = await guest();
    await guest();
    const third = await browser().ask('POST /api/hello');
    expect([third.status, kindOf(third), third.headers['retry-after']]).toEqual([429, 'too-fast', '2']);
    // who is known already makes no guest
    expect((await one.ask('POST /api/hello')).status).toBe(200);
    time.now += 2000;
    expect((await browser().ask('POST /api/hello')).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await one.ask('GET /api/me')).status);
    // three for a person, one of which was the greeting and one more has come since; then the address has none left
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  });

  it('behind a proxy is counted by the address that the proxy saw', async () => {
    const setup = {
      reach: { publicUrl: null, trustProxy: true },
      rates: { guest: { burst: 1, perSecond: 0.01 } },
    };
    const { browser } = await openTestApi({ setup });
    const from = (forwarded: string) =>
      browser().ask('POST /api/hello', { headers: { 'X-Forwarded-For': forwarded } });
    expect((await from('9.9.9.9, 1.1.1.1')).status).toBe(200);
    expect((await from('8.8.8.8, 1.1.1.1')).status).toBe(429);
    expect((await from('1.1.1.1, 2.2.2.2')).status).toBe(200);
  });

  it('is counted in a bucket that fills up again', () => {
    let now = 0;
    const buckets = new RateLimiter({ burst: 2, perSecond: 4 }, () => now);
    const take = () => buckets.take('a');
    expect([take(), take(), take()]).toEqual([0, 0, 250]);
    expect(buckets.take('b')).toBe(0);
    now = 250;
    expect([take(), take()]).toEqual([0, 250]);
    now = 60_000;
    expect([take(), take(), take()]).toEqual([0, 0, 250]);
    for (let i = 0; i < 50_000; i++) buckets.take(`many ${i}`);
    expect(buckets.take('many 49999')).toBe(0);
  });
});

describe('a proxy before us', () => {
  it('makes cookies secure when it was asked over https', async () => {
    const { browser, port } = await openTestApi({ setup: { reach: { publicUrl: null, trustProxy: true } } });
    const ask = (proto: string) =>
      browser().ask('POST /api/hello', {
        headers: {
          'X-Forwarded-Proto': proto,
          'X-Forwarded-Host': 'castle.example',
          Origin: `${proto}://castle.example`,
        },
      });
    expect(String((await ask('https')).headers['set-cookie'])).toContain('Secure');
    expect(String((await ask('http')).headers['set-cookie'])).not.toContain('Secure');
    const direct = await openTestApi();
    const claimed = await direct
      .browser()
      .ask('POST /api/hello', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(String(claimed.headers['set-cookie'])).not.toContain('Secure');
    expect(port).toBeGreaterThan(0);
  });

  it('is not needed when we are told how we are reached', async () => {
    const reach = { publicUrl: 'https://castle.example/', trustProxy: false };
    const { browser } = await openTestApi({ setup: { reach } });
    const ask = (origin: string) => browser().ask('POST /api/hello', { headers: { Origin: origin } });
    const answer = await ask('https://castle.example');
    expect([answer.status, String(answer.headers['set-cookie']).includes('Secure')]).toEqual([200, true]);
    expect((await ask('http://castle.example')).status).toBe(403);
  });
});

describe('addresses', () => {
  it('of a house count as one', () => {
    expect(limitKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(limitKey('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(limitKey('2001:0db8::1')).toBe('2001:db8:0:0::/64');
    expect(limitKey('::1')).toBe('0:0:0:0::/64');
    expect(limitKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('are read by their pattern', () => {
    expect(partsOf('/api/games/:table', '/api/games/abc')).toEqual({ table: 'abc' });
    expect(partsOf('/api/games/:table', '/api/games/')).toBeNull();
    expect(partsOf('/api/games/:table', '/api/games/a/b')).toBeNull();
    expect(partsOf('/api/me', '/api/me')).toEqual({});
  });
});

describe('where others open the page', () => {
  it('is told to whoever opened it at the machine itself, and to nobody else', async () => {
    const { browser, port } = await openTestApi();
    const reach = { publicUrl: 'https://castle.example/', trustProxy: false };
    const named = await openTestApi({ setup: { reach } });
    const origins = async (one: typeof browser, headers: Record<string, string>) =>
      (await one().ask('GET /api/house', { headers })).body.origins;
    const near = neighbours().map((address) => `http://${address}:${port}`);
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(await origins(browser, { Host: `${host}:${port}` })).toEqual(near);
      expect(await origins(named.browser, { Host: host })).toEqual(['https://castle.example']);
    }
    // somebody else's name for this machine, or a proxy on it that asks for others
    expect(await origins(named.browser, { Host: 'evil.example' })).toEqual([]);
    expect(await origins(named.browser, { Host: '127.0.0.1.evil.example' })).toEqual([]);
    expect(await origins(named.browser, { Host: 'localhost', 'X-Forwarded-For': '8.8.8.8' })).toEqual([]);
    expect(await origins(named.browser, { Host: 'localhost', Via: '1.1 proxy' })).toEqual([]);
  });
});
