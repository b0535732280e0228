import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Door } from '../access/door.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { RATES } from '../limits/rates.js';
import type { Rate } from '../limits/token-bucket.js';
import type { Identity } from '../people/identity.js';
import { readBody } from './body.js';
import { SECURITY_HEADERS } from './headers.js';
import { type HttpRefusal, passOn, refusalOf, refused, STATUS } from './refusal.js';
import { type ApiCall, partsOf, type Reply, type Route } from './route.js';
import {
  addressOf,
  isFromOurPage,
  isSecure,
  limitKey,
  originOf,
  ownPort,
  type ServerReach,
} from './sender.js';

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
  readonly door: Door;
  readonly routes: readonly Route[];
  readonly reach: ServerReach;
  readonly rates?: Partial<Readonly<Record<ApiRate, Rate>>>;
  readonly now?: () => number;
  readonly hear?: (event: ApiEvent) => void;
};

type ApiRate = 'address' | 'person' | 'guest' | 'passkey' | 'heavy';

/** Everything below /api/. `handle` leaves other addresses alone and says so. */
export class Api {
  readonly #setup: ApiSetup;
  readonly #now: () => number;
  readonly #limits: Readonly<Record<ApiRate, RateLimiter>>;

  constructor(setup: ApiSetup) {
    this.#setup = setup;
    const now = setup.now ?? Date.now;
    this.#now = now;
    const limit = (what: ApiRate) => new RateLimiter(setup.rates?.[what] ?? RATES[what], now);
    this.#limits = {
      address: limit('address'),
      person: limit('person'),
      guest: limit('guest'),
      passkey: limit('passkey'),
      heavy: limit('heavy'),
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
      const refusal = refusalOf(error);
      status = STATUS[refusal.kind];
      if (status >= 500) trouble = error instanceof Error ? (error.stack ?? error.message) : String(error);
      reply = { body: { problem: refusal }, headers: headersOf(refusal, found) };
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
    const { identity, reach, door } = this.#setup;
    const address = limitKey(addressOf(request, reach));
    this.#limit('address', address);
    if (found.length === 0) throw refused('no-such-address', 'there is nothing at this address');
    const one = found.find(({ route }) => route.method === request.method);
    if (one === undefined) throw refused('wrong-method', `only ${allowed(found)}`);
    const { route, parts } = one;
    const changes = route.method !== 'GET';
    if (changes && !isFromOurPage(request, reach))
      throw refused('wrong-origin', 'only pages of this server may ask for this');
    const body = changes ? await readBody(request) : {};
    const cookie = request.headers.cookie;
    const visitor = await identity.visitor(cookie);
    if (visitor !== null) this.#limit('person', visitor.person.id);
    const closed = route.isOutside === true ? null : await door.refusal(visitor?.person.id ?? null, address);
    if (closed !== null) throw passOn(closed);
    // whoever is known makes no new guest
    if (route.pace !== undefined && !(route.pace === 'guest' && visitor !== null))
      this.#limit(route.pace, address);
    const origin = changes ? (originOf(request) ?? '') : '';
    const call: ApiCall = {
      parts,
      body,
      cookie,
      visitor,
      address,
      origin,
      secure: isSecure(request, reach),
      ownPort: ownPort(request, reach),
    };
    if (route.for === 'all') return route.answer(call);
    if (visitor === null) throw refused('not-greeted', 'say hello first: POST /api/hello');
    return route.answer({ ...call, visitor });
  }

  #limit(what: ApiRate, key: string): void {
    const wait = this.#limits[what].take(key);
    // in whole seconds, because the header has no others
    if (wait > 0) throw refused('too-fast', 'slower, please', { retryAfter: 1000 * Math.ceil(wait / 1000) });
  }
}

type Found = { readonly route: Route; readonly parts: Readonly<Record<string, string>> };

function allowed(found: readonly Found[]): string {
  return found.map(({ route }) => route.method).join(', ');
}

function headersOf({ kind, retryAfter }: HttpRefusal, found: readonly Found[]): Record<string, string> {
  if (kind === 'wrong-method') return { Allow: allowed(found) };
  if (kind === 'too-large' || kind === 'too-slow') return { Connection: 'close' };
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter / 1000) };
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
