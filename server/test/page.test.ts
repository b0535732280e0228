import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };

let server: ChildProcess;
let port = 0;

const get = (path: string, headers = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ port, path, headers, method }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  server = spawn(process.execPath, [
    'dist/server.js',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--data',
    'memory',
  ]);
  port = await new Promise<number>((resolve) => {
    server.stdout?.on('data', (text) => {
      const found = /localhost:(\d+)/.exec(String(text));
      if (found !== null) resolve(Number(found[1]));
    });
  });
});
afterAll(() => {
  server.kill();
});

describe('the page is served', () => {
  it('at its root and at every address of its own', async () => {
    const root = await get('/');
    expect(root.status).toBe(200);
    expect(root.body).toContain('<div id="app">');
    expect((await get('/table/abc')).body).toBe(root.body);
  });

  it('with files that may be kept for ever, packed when the browser can unpack', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/')).body)?.[1] ?? '';
    const plain = await get(script);
    expect(plain.headers['cache-control']).toContain('immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    const small = await get(script, { 'accept-encoding': 'br, gzip' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(Number(small.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
    expect((await get(script, { 'if-none-match': plain.headers.etag })).status).toBe(304);
  });

  it('with a policy that lets nothing in from elsewhere', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('and nothing else is', async () => {
    expect((await get('/assets/none.js')).status).toBe(404);
    expect((await get('/../package.json')).status).toBe(404);
    expect((await get('/%2e%2e/package.json')).status).toBe(404);
    expect((await get('/%')).status).toBe(404);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });
});
