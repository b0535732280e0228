import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { readToClient } from '@castellan/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Castellan } from '../../server/src/server.js';
import { freePorts, NAME, openServer, Place } from './place.js';
import { PROXIES, type ProxyPorts } from './proxies.js';

type Answer = Pick<IncomingMessage, 'statusCode' | 'headers'> & { readonly body: string };

describe.each(PROXIES)('the example for $name', (proxy) => {
  const nodes: { castellan: Castellan; port: number }[] = [];
  let [place, ports, child]: [Place | null, ProxyPorts, ChildProcess | null] = [
    null,
    { http: 0, https: 0, nodes: [] },
    null,
  ];
  let certificate = '';

  beforeAll(async () => {
    if (proxy.path === null) return;
    const [http, https] = await freePorts(2);
    place = new Place();
    certificate = readFileSync(place.certificate, 'utf8');
    for (let i = 0; i < 2; i++) nodes.push(await openServer(`https://${NAME}:${https}`));
    ports = { http, https, nodes: nodes.map(({ port }) => port) };
    child = await proxy.start(place, ports);
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await Promise.all(nodes.map(({ castellan }) => castellan.stop()));
    place?.remove();
  });

  const ask = (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const at = { host: '127.0.0.1', port: ports.https, servername: NAME, ca: certificate, path, method };
      const all = { host: `${NAME}:${ports.https}`, 'content-length': String(body.length), ...headers };
      requestHttps({ ...at, headers: all }, (response) => read(response).then(resolve, reject))
        .on('error', reject)
        .end(body);
    });

  const call = (query = ''): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const origin = `https://${NAME}:${ports.https}`;
      const headers = { host: `${NAME}:${ports.https}`, origin, 'x-forwarded-for': '192.0.2.7' };
      const options = { ca: certificate, servername: NAME, headers };
      const socket = new WebSocket(`wss://127.0.0.1:${ports.https}/socket${query}`, options);
      socket.once('open', () => resolve(socket)).once('error', reject);
    });

  /** What the servers know of who is connected. */
  const connected = () => nodes.map(({ castellan }) => [...castellan.sockets.connections]);

  it.skipIf(proxy.path === null)('hands the page on by https, and sends there who asks by http', async () => {
    const page = await ask('/');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<title>Castellan')]);
    expect((await ask('/healthz')).body).toBe('well\n');
    const plain = await new Promise<Answer>((resolve, reject) => {
      const headers = { host: NAME };
      requestHttp({ host: '127.0.0.1', port: ports.http, path: '/t/abc', headers }, (response) =>
        read(response).then(resolve, reject),
      )
        .on('error', reject)
        .end();
    });
    expect([301, 308]).toContain(plain.statusCode);
    expect(plain.headers.location).toMatch(new RegExp(`^https://${NAME}(:\\d+)?/t/abc$`));
  });

  it.skipIf(proxy.path === null)('says that it was https, so that cookies are for https only', async () => {
    const headers = { origin: `https://${NAME}:${ports.https}`, 'content-type': 'application/json' };
    const hello = await ask('/api/hello', headers, 'POST', '{}');
    expect(hello.statusCode).toBe(200);
    expect(String(hello.headers['set-cookie'])).toMatch(/; Secure/i);
  });

  it.skipIf(proxy.path === null)('tells nobody outside the numbers of the server', async () => {
    const answer = await ask('/metrics');
    expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('castellan_')]);
  });

  it.skipIf(proxy.path === null)('carries sockets, and says who calls whatever they claim', async () => {
    const socket = await call();
    const heard = new Promise<string>((resolve) =>
      socket.once('message', (data) => resolve(data.toString())),
    );
    socket.send(JSON.stringify({ type: 'hello', id: 1, protocol: 1 }));
    const answer = readToClient(await heard);
    expect(answer.ok && answer.message.type).toBe('welcome');
    expect(
      connected()
        .flat()
        .map(({ address }) => address),
    ).toEqual(['127.0.0.1']);
    socket.terminate();
    await expect.poll(() => connected().flat().length).toBe(0);
  });

  it.skipIf(proxy.path === null)('brings sockets of one table to one machine, of many to both', async () => {
    const sockets: WebSocket[] = [];
    for (let i = 0; i < 6; i++) sockets.push(await call('?table=c87p5ty9bkjyh3w6ema3'));
    expect(
      connected()
        .map(({ length }) => length)
        .sort(),
    ).toEqual([0, 6]);
    for (let i = 0; i < 30; i++) sockets.push(await call(`?table=table${i}`));
    const [some, others] = connected()
      .map(({ length }) => length)
      .sort((a, b) => a - b);
    expect(some).toBeGreaterThan(3);
    expect(some + others).toBe(36);
    for (const socket of sockets) socket.terminate();
    await expect.poll(() => connected().flat().length).toBe(0);
  });

  it.skipIf(proxy.path === null)('leaves out a machine that is gone', async () => {
    await nodes[0].castellan.stop();
    for (let i = 0; i < 6; i++) expect((await ask(`/healthz?table=table${i}`)).statusCode).toBe(200);
    for (let i = 0; i < 4; i++) (await call(`?table=table${i}`)).terminate();
  });
});

function read(response: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let body = '';
    response.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    response.on('error', reject);
    response.on('end', () => resolve({ statusCode: response.statusCode, headers: response.headers, body }));
  });
}
