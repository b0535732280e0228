import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Identity } from '../people/identity.js';
import { StoreError } from '../store/failure.js';
import { readBody } from './body.js';
import { Buckets, type Pace } from './buckets.js';
import { SECURITY_HEADERS } from './headers.js';
import { HttpProblem } from './problem.js';
import { type Call, partsOf, type Reply, type Route } from './route.js';
import { addressOf, isFromOurPage, isSecure, limitKey, originOf, type Reach } from './sender.js';

/** Told of every answer. Says nothing about people: the route's pattern, not the address. */
export type ApiEvent = {
  readonly method: string;
  readonly route: string | null;
  readonly status: number;
  readonly milliseconds: number;
  /** Something that should not happen. */
  readonly trouble?: string;
};

export type ApiSetup = {
  readonly identity: Identity;
  readonly routes: readonly Route[];
  readonly reach: Reach;
  readonly paces?: Partial<Paces>;
  readonly now?: () => number;
  readonly hear?: (event: ApiEvent) => void;
};

/** A house or a school has one address, so there is more for an address than for a person. */
export type Paces = Readonly<Record<'address' | 'person' | 'guest' | 'passkey' | 'heavy', Pace>>;
export const PACES: Paces = {
  address: { burst: 200, perSecond: 20 },
  person: { burst: 60, perSecond: 2 },
  guest: { burst: 40, perSecond: 0.1 },
  passkey: { burst: 20, perSecond: 0.2 },
  heavy: { burst: 20, perSecond: 1 },
};

/** Everything below /api/. `handle` leaves other addresses alone and says so. */
export class Api {
  readonly #setup: ApiSetup;
  readonly #now: () => number;
  readonly #limits: Readonly<Record<keyof Paces, Buckets>>;

  constructor(setup: ApiSetup) {
    this.#setup = setup;
    const now = setup.now ?? Date.now;
    this.#now = now;
    const paces = { ...PACES, ...setup.paces };
    this.#limits = {
      address: new Buckets(paces.address, now),
      person: new Buckets(paces.person, now),
      guest: new Buckets(paces.guest, now),
      passkey: new Buckets(paces.passkey, now),
      heavy: new Buckets(paces.heavy, now),
    };
  }

  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const path = (request.url ?? '').replace(/[?#].*$/s, '');
    if (path !== '/api' && !path.startsWith('/api/')) return false;
    void this.#respond(request, response, path);
    return true;
  }

  async #respond(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const from = this.#now();
    const method = request.method ?? '';
    const found = this.#find(path);
    let trouble: string | undefined;
    let status = 200;
    let reply: Reply;
    try {
      reply = await this.#answer(request, found);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500)
        trouble = error instanceof Error ? (error.stack ?? error.message) : String(error);
      status = problem.status;
      const { kind, message, headers } = problem;
      const retryAfter = headers['Retry-After'];
      const told = { kind, message, ...(retryAfter && { retryAfter: Number(retryAfter) }) };
      reply = { body: { problem: told }, headers };
    }
    send(response, status, reply);
    this.#setup.hear?.({
      method,
      route: found[0]?.route.path ?? null,
      status,
      milliseconds: this.#now() - from,
      ...(trouble !== undefined && { trouble }),
    });
  }

  #find(path: string): readonly Found[] {
    return this.#setup.routes.flatMap((route) => {
      const parts = partsOf(route.path, path);
      return parts === null ? [] : [{ route, parts }];
    });
  }

  async #answer(request: IncomingMessage, found: readonly Found[]): Promise<Reply> {
    const { identity, reach } = this.#setup;
    const address = limitKey(addressOf(request, reach));
    this.#limit('address', address);
    if (found.length === 0) throw new HttpProblem(404, 'no-such-address', 'there is nothing at this address');
    const one = found.find(({ route }) => route.method === request.method);
    if (one === undefined) {
      const Allow = found.map(({ route }) => route.method).join(', ');
      throw new HttpProblem(405, 'wrong-method', `only ${Allow}`, { Allow });
    }
    const { route, parts } = one;
    const changes = route.method !== 'GET';
    if (changes && !isFromOurPage(request, reach))
      throw new HttpProblem(403, 'wrong-origin', 'only pages of this server may ask for this');
    const body = changes ? await readBody(request) : {};
    const cookie = request.headers.cookie;
    const visitor = await identity.visitor(cookie);
    if (visitor !== null) this.#limit('person', visitor.person.id);
    // whoever is known makes no new guest
    if (route.pace !== undefined && !(route.pace === 'guest' && visitor !== null))
      this.#limit(route.pace, address);
    const origin = changes ? (originOf(request) ?? '') : '';
    const call: Call = { parts, body, cookie, visitor, origin, secure: isSecure(request, reach) };
    if (route.for === 'all') return route.answer(call);
    if (visitor === null) throw new HttpProblem(401, 'not-greeted', 'say hello first: POST /api/hello');
    return route.answer({ ...call, visitor });
  }

  #limit(what: keyof Paces, key: string): void {
    const wait = this.#limits[what].take(key);
    if (wait === 0) return;
    throw new HttpProblem(429, 'too-fast', 'slower, please', { 'Retry-After': String(Math.ceil(wait)) });
  }
}

type Found = { readonly route: Route; readonly parts: Readonly<Record<string, string>> };

/** What went wrong inside is nobody's business outside. */
function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof StoreError && error.kind === 'closed')
    return new HttpProblem(503, 'shutting-down', 'the server is about to stop');
  if (error instanceof StoreError) return new HttpProblem(503, 'storage', 'this could not be kept');
  return new HttpProblem(500, 'failed', 'something went wrong');
}

function send(response: ServerResponse, status: number, { body, headers = {} }: Reply): void {
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'Content-Length': bytes.length }).end(bytes);
}
