import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { Api, type ApiEvent, type ApiSetup } from '../../src/http/api.js';
import { allRoutes, type RouteParts } from '../../src/http/routes.js';
import { Identity } from '../../src/people/identity.js';
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
    const request = ask({ host: '127.0.0.1', port, method, path, headers }, (response) => {
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

export type House = {
  readonly store: Store;
  readonly identity: Identity;
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
export async function openHouse({ folder = null, setup = {}, parts = {} }: Wanted = {}): Promise<House> {
  const store = await openStore(folder);
  const time = { now: 1_000_000_000_000 };
  const identity = await Identity.open(store, () => time.now);
  const heard: ApiEvent[] = [];
  const api = new Api({
    identity,
    routes: allRoutes({ store, identity, ...parts }),
    reach: { publicUrl: null, trustProxy: false },
    now: () => time.now,
    hear: (event) => heard.push(event),
    ...setup,
  });
  const server = createServer((request, response) => {
    if (!api.handle(request, response)) response.writeHead(404).end();
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
  return { store, identity, port, heard, time, browser, guest };
}
