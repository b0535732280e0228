import { type Bus, NO_BUS } from '../cluster/bus.js';
import { newSecret } from '../ids.js';
import type { Store } from '../store/store.js';
import { hasHash, hashOf } from './same-secret.js';

/** Under this name the database has the hash of the key. */
export const OPERATOR_KEY = 'operator-key';
const COOKIE = 'castellan-operator';
const HOURS = 12;
const MOST_SESSIONS = 100;

/**
 * Who runs the server, known by a key and for some hours by a cookie. Which browsers are in is kept in memory only: a restart
 * signs them out, and so does a new key.
 */
export class Operator {
  readonly #store: Store;
  /** Of the key that the environment gives; it goes before the one in the database. */
  readonly #given: string | null;
  readonly #now: () => number;
  /** By the hash of what the browser keeps. */
  readonly #sessions = new Map<string, { readonly until: number; readonly key: string }>();

  readonly #bus: Bus;

  constructor(store: Store, key: string | null, now: () => number = Date.now, bus: Bus = NO_BUS) {
    this.#bus = bus;
    bus.listen({
      message: (message) => {
        if (message.type !== 'operator') return;
        if (message.session === null) this.#sessions.delete(message.browser);
        else this.#sessions.set(message.browser, message.session);
      },
    });
    this.#store = store;
    this.#given = key === null ? null : hashOf(key);
    this.#now = now;
  }

  /** There is no operator before there is a key. */
  async hasKey(): Promise<boolean> {
    return (await this.#keyHash()) !== null;
  }

  /** What the browser is to keep; null if it is not the key. */
  async enter(key: string): Promise<string | null> {
    const hash = await this.#keyHash();
    if (hash === null || !hasHash(key, hash)) return null;
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size >= MOST_SESSIONS && oldest !== undefined) this.#sessions.delete(oldest);
    const secret = newSecret();
    const [browser, session] = [hashOf(secret), { until: this.#now() + HOURS * 3_600_000, key: hash }];
    this.#sessions.set(browser, session);
    this.#bus.tell({ type: 'operator', browser, session });
    return secret;
  }

  async isIn(cookies: string | undefined): Promise<boolean> {
    const secret = secretIn(cookies);
    const session = secret === null ? undefined : this.#sessions.get(hashOf(secret));
    return session !== undefined && session.until > this.#now() && session.key === (await this.#keyHash());
  }

  leave(cookies: string | undefined): void {
    const secret = secretIn(cookies);
    if (secret === null || !this.#sessions.delete(hashOf(secret))) return;
    this.#bus.tell({ type: 'operator', browser: hashOf(secret), session: null });
  }

  async #keyHash(): Promise<string | null> {
    return this.#given ?? (await this.#store.run('findSecret', { name: OPERATOR_KEY }));
  }
}

/** The header that sets it, or takes it away. Only requests of the operator's page carry it, and none from elsewhere. */
export function operatorCookie(secret: string | null, isSecure: boolean): string {
  const age = secret === null ? 0 : HOURS * 3600;
  const parts = [`${COOKIE}=${secret ?? ''}`, 'Path=/api/operator', `Max-Age=${age}`, 'HttpOnly'];
  return [...parts, 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])].join('; ');
}

function secretIn(cookies = ''): string | null {
  return new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies.slice(0, 8192))?.[1] ?? null;
}
