import { readConfig } from '../../../server/src/config.js';
import type { PageFile } from '../../../server/src/files.js';
import { ServerLog } from '../../../server/src/log.js';
import { openPeople } from '../../../server/src/open-people.js';
import { Castellan } from '../../../server/src/server.js';
import { Caller } from '../caller.js';
import type { Input } from '../input.js';
import { spoilText, spoilValue } from '../spoil.js';
import { Found, insist, type Target, type Trial } from '../target.js';

/** After so many requests the server is another one: what guests leave behind is data, and no leak. */
const REQUESTS_A_SERVER = 50_000;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'SEARCH'];
const OPERATOR_KEY = 'a key for the fuzzer';
const ID = 'c87p5ty9bkjyh3w6ema3';

/** What routes are asked for, with a body that they like. */
const ROUTES: readonly (readonly [string, unknown?])[] = [
  ['GET /'],
  ['GET /healthz'],
  ['GET /metrics'],
  [`GET /t/${ID}`],
  ['GET /socket'],
  ['GET /api/me'],
  ['GET /api/me/export'],
  ['POST /api/hello', {}],
  ['POST /api/sign-out', {}],
  ['PUT /api/profile', { shown: true, name: 'Ann', look: 3 }],
  ['GET /api/entrance'],
  ['POST /api/entrance', { word: 'swiss and cheddar', invitation: ID }],
  ['GET /api/running'],
  [`GET /api/people/${ID.slice(4)}`],
  ['GET /api/friends'],
  ['POST /api/friends/link', {}],
  ['POST /api/friends', { code: ID }],
  [`DELETE /api/friends/${ID.slice(4)}`, {}],
  ['POST /api/challenges', { person: ID.slice(4), table: ID }],
  [`DELETE /api/challenges/${ID}`, {}],
  [`GET /api/games/${ID}`],
  ['GET /api/leaderboard/roquefort'],
  ['GET /api/house'],
  ['GET /api/push/key'],
  ['PUT /api/push', { endpoint: 'https://push.example/a', keys: { p256dh: 'a', auth: 'b' }, locale: 'en' }],
  ['DELETE /api/push', { endpoint: 'https://push.example/a' }],
  ['PUT /api/webhook', { url: 'https://bot.example/hook' }],
  ['POST /api/operator/session', { key: OPERATOR_KEY }],
  ['GET /api/operator/session'],
  ['GET /api/operator/overview'],
  ['GET /api/operator/tables'],
  ['POST /api/operator/people', { find: 'Ann' }],
  [`PUT /api/operator/people/${ID.slice(4)}`, { mayOpen: true }],
  ['GET /api/operator/reports'],
  ['DELETE /api/operator/reports/1', {}],
  ['GET /api/operator/bans'],
  ['POST /api/operator/bans', { person: ID.slice(4), days: 7, reason: 'rude', address: true }],
  ['DELETE /api/operator/bans/1', {}],
  ['GET /api/operator/invitations'],
  ['POST /api/operator/invitations', { uses: 3, days: 2, note: 'class' }],
  ['DELETE /api/operator/invitations/1', {}],
  ['POST /api/passkey/register/options', {}],
  ['POST /api/passkey/register', { response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }],
  ['POST /api/passkey/login/options', {}],
  ['POST /api/passkey/login', { response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }],
  ['DELETE /api/passkey', { id: 'a' }],
];
const PATHS = ROUTES.map(([line]) => line.split(' ')[1]);

const PAGE: PageFile = {
  type: 'text/html',
  plain: Buffer.from('<!doctype html>'),
  brotli: null,
  gzip: null,
  tag: '"a"',
  immutable: false,
};

export const http: Target = {
  name: 'http',
  about:
    'a whole server over real sockets: no request, however broken, gets a 500 or is left without an answer',
  atOnce: 16,
  unguided: 'a whole server with threads of its own, over sockets',
  open: () => new Requests(),
};

class Requests implements Trial {
  #asked = 0;
  #server: Promise<Running> | null = null;
  #underWay = 0;

  async run(input: Input): Promise<void> {
    const n = this.#asked++;
    // a new server when nobody is at the old one
    if (this.#server !== null && n >= REQUESTS_A_SERVER && this.#underWay === 0) {
      this.#asked = 0;
      await this.close();
    }
    this.#server ??= Running.open();
    this.#underWay++;
    try {
      await (await this.#server).ask(input, n);
    } finally {
      this.#underWay--;
    }
  }

  async close(): Promise<void> {
    const running = this.#server;
    this.#server = null;
    await (await running)?.close();
  }
}

class Running {
  readonly #castellan: Castellan;
  readonly #complaints: string[];
  readonly #callers: Caller[] = [];
  readonly #cookies: string[] = [];
  readonly #port: number;

  private constructor(castellan: Castellan, complaints: string[], port: number) {
    this.#castellan = castellan;
    this.#complaints = complaints;
    this.#port = port;
  }

  static async open(): Promise<Running> {
    const config = readConfig([], {
      CASTELLAN_DATA: 'memory',
      CASTELLAN_BOT_THREADS: '1',
      // everybody calls from somewhere else, so that nobody is too fast
      CASTELLAN_TRUST_PROXY: 'yes',
      CASTELLAN_OPERATOR_KEY: OPERATOR_KEY,
    });
    if (typeof config === 'string') throw new Error(config);
    const complaints: string[] = [];
    const log = new ServerLog('lines', (text) => {
      if (text.includes('ERROR')) complaints.push(text);
    });
    const castellan = await Castellan.start(config, new Map([['/index.html', PAGE]]), openPeople, log);
    return new Running(castellan, complaints, await castellan.listen(0, '127.0.0.1'));
  }

  async ask(input: Input, n: number): Promise<void> {
    const caller = this.#callers.pop() ?? new Caller(this.#port);
    const request = requestFrom(input, n, this.#port, this.#cookies);
    const answer = await caller.ask(request);
    this.#callers.push(caller);
    insist(
      answer === null || /^HTTP\/1\.1 [1-4]\d\d /.test(answer),
      'an answer',
      answer?.slice(0, 200),
      request.text,
    );
    const [, cookie] = /\r\nset-cookie: (castellan\w*=[^;]+)/i.exec(answer ?? '') ?? [];
    if (cookie !== undefined) this.#cookies[this.#cookies.length % 50] = cookie;
    const complaint = this.#complaints.pop();
    if (complaint !== undefined) throw new Found(`the server complains: ${complaint} ${request.text}`);
  }

  async close(): Promise<void> {
    for (const caller of this.#callers) caller.close();
    await this.#castellan.stop();
  }
}

export type Request = {
  readonly text: Buffer;
  /** The answer has no body, whatever it says about its length. */
  readonly isHead: boolean;
  /** Not to be trusted to end where it says: the line is closed behind it. */
  readonly isBroken: boolean;
};

function requestFrom(input: Input, n: number, port: number, cookies: readonly string[]): Request {
  const [line, liked] = input.pick(ROUTES);
  const isOdd = input.once(3);
  const method = isOdd && input.once(3) ? input.pick(METHODS) : line.split(' ')[0];
  const path = isOdd ? addressFrom(input, line.split(' ')[1]) : line.split(' ')[1];
  const body = Buffer.from(method === 'GET' || method === 'HEAD' ? '' : bodyFrom(input, liked));
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `X-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    `Content-Length: ${body.length}`,
    ...(input.once(8) ? [] : [`Origin: http://localhost:${port}`]),
    ...(method === 'GET' || input.once(12) ? [] : ['Content-Type: application/json']),
    ...(cookies.length > 0 && !input.once(3) ? [`Cookie: ${headerText(input, input.pick(cookies))}`] : []),
    ...(input.once(10) ? [`${input.pick(HEADERS)}: ${headerText(input, input.pick(HEADER_VALUES))}`] : []),
  ].join('\r\n');
  const whole = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]);
  if (!input.once(16)) return { text: whole, isHead: method === 'HEAD', isBroken: false };
  const broken = input.once(2)
    ? whole.subarray(0, input.below(whole.length + 1))
    : spoilText(input, whole.toString());
  return { text: Buffer.from(broken), isHead: method === 'HEAD', isBroken: true };
}

const HEADERS = [
  'Accept-Encoding',
  'If-None-Match',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Authorization',
  'Range',
  'Origin',
  'Content-Type',
  'Expect',
];
const HEADER_VALUES = [
  'br',
  'gzip;q=x',
  '"a"',
  'castle.example',
  'https',
  'Bearer abcdefghjkmnpqrstuvwxyz234',
  'bytes=0-1',
  'null',
  'http://[',
  'text/plain',
  '',
];

/** What a header may hold at all; whatever else would make another request of it. */
const headerText = (input: Input, text: string): string =>
  (input.once(4) ? spoilText(input, text) : text).replaceAll(/[^\x20-\x7e\x80-\xff]/g, '');

function addressFrom(input: Input, path: string): string {
  const spoilt = spoilText(input, path, PATHS).replaceAll(/[^\x21-\x7e]/g, (letter) =>
    encodeURIComponent(/[\ud800-\udfff]/.test(letter) ? '?' : letter),
  );
  return spoilt.startsWith('/') ? spoilt : `/${spoilt}`;
}

function bodyFrom(input: Input, liked: unknown): string {
  const way = input.below(6);
  if (way === 0) return spoilText(input, JSON.stringify(liked ?? {}));
  if (way === 1) return Buffer.from(input.bytes(40)).toString('latin1');
  return JSON.stringify(way === 2 ? (liked ?? {}) : spoilValue(input, liked ?? {}));
}
