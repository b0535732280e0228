import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { Gate } from '../../src/access/gate.js';
import { Operator } from '../../src/access/operator.js';
import { Api, type ApiEvent, type ApiSetup } from '../../src/http/api.js';
import { SECURITY_HEADERS } from '../../src/http/headers.js';
import { allRoutes, type RouteParts } from '../../src/http/routes.js';
import { Notices } from '../../src/notices/notices.js';
import { Identity } from '../../src/people/identity.js';
import { Passkeys } from '../../src/people/passkeys.js';
import type { Store } from '../../src/store/store.js';
import { openStore } from '../store/harness.js';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was said
  readonly body: any;
};

export type Wish = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  readonly method?: string;
};

/** A browser as far as requests go: it keeps its cookie and says where it comes from. */
export class Browser {
  cookie: string | null = null;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  get header(): string {
    return `castellan=${this.cookie}`;
  }

  async ask(line: string, { headers = {}, body, text }: Wish = {}): Promise<Answer> {
    const [method, path] = line.split(' ');
    const own: Record<string, string> = {};
    if (method !== 'GET') {
      own.Origin = `http://localhost:${this.#port}`;
      own['Content-Type'] = 'application/json';
    }
    own.Host = `localhost:${this.#port}`;
    if (this.cookie !== null) own.Cookie = this.header;
    const answer = await send(this.#port, method, path, { ...own, ...headers }, text ?? textOf(body));
    const set = String(answer.headers['set-cookie'] ?? '');
    const [, value] = /^castellan=([^;]*)/.exec(set) ?? [];
    if (value !== undefined) this.cookie = value === '' ? null : value;
    return answer;
  }
}

const textOf = (body: unknown) => (body === undefined ? '' : JSON.stringify(body));

function send(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  text: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Node leaves the length out where a body is unusual, such as DELETE
    const length = 'Transfer-Encoding' in headers ? {} : { 'Content-Length': Buffer.byteLength(text) };
    const all = { ...headers, ...length };
    const request = ask({ host: '127.0.0.1', port, method, path, headers: all }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: body === '' ? null : JSON.parse(body),
        }),
      );
    });
    request.on('error', reject).end(text);
  });
}

export type TestApi = {
  readonly store: Store;
  readonly identity: Identity;
  readonly notices: Notices;
  readonly port: number;
  readonly heard: ApiEvent[];
  readonly time: { now: number };
  browser(): Browser;
  /** A browser whose guest has been made. */
  guest(): Promise<Browser & { readonly id: string }>;
};

type Wanted = {
  readonly folder?: string | null;
  readonly setup?: Partial<ApiSetup>;
  readonly parts?: Partial<RouteParts>;
};

/** A server with its store, and time that stands still until a test moves it. */
export async function openTestApi({ folder = null, setup = {}, parts = {} }: Wanted = {}): Promise<TestApi> {
  const store = await openStore(folder);
  const time = { now: 1_000_000_000_000 };
  const identity = await Identity.open(store, () => time.now);
  const clock = () => time.now;
  const reach = { publicUrl: null, trustProxy: false, ...setup.reach };
  const allowPrivate = parts.allowPrivate ?? false;
  const { publicUrl } = reach;
  const notices = await Notices.open(store, { publicUrl, contact: null, allowPrivate }, clock);
  const gate = await Gate.open(store, { access: 'open', word: null, openers: 'everybody' }, clock);
  const routes = allRoutes({
    gate,
    operator: new Operator(store, null, clock),
    running: () => null,
    store,
    identity,
    passkeys: new Passkeys(store, identity, clock),
    notices,
    readGame: async () => null,
    games: ['roquefort', 'oh-mon-chateau'],
    publicUrl,
    isHeardInHouse: true,
    allowPrivate,
    now: clock,
    ...parts,
  });
  const heard: ApiEvent[] = [];
  const api = new Api({
    identity,
    door: gate,
    routes,
    now: clock,
    hear: (event) => heard.push(event),
    ...setup,
    reach,
  });
  const server = createServer((request, response) => {
    if (api.handle(request, response)) return;
    // an empty page for browsers
    response.writeHead(request.url === '/' ? 200 : 404, { ...SECURITY_HEADERS, 'Content-Type': 'text/html' });
    response.end(request.url === '/' ? '<!doctype html><title>Castellan</title>' : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const browser = () => new Browser(port);
  const guest = async () => {
    const one = browser();
    const { body } = await one.ask('POST /api/hello');
    return Object.assign(one, { id: String(body.me.id) });
  };
  return { store, identity, notices, port, heard, time, browser, guest };
}
