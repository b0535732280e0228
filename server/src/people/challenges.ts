import { type Bus, NO_BUS } from '../cluster/bus.js';

type Kind = 'register' | 'login';
type Challenge = { readonly text: string; readonly until: number };

const MOST = 10_000;
const LIFE = 5 * 60_000;

/** What passkeys are asked to sign. Each is for one browser, good once and not for long; a newer one replaces it. */
export class Challenges {
  readonly #now: () => number;
  readonly #waiting = new Map<string, Challenge>();

  readonly #bus: Bus;

  constructor(now: () => number, bus = NO_BUS) {
    this.#now = now;
    this.#bus = bus;
    bus.listen({
      message: (message) => {
        if (message.type === 'passkey') this.#set(message.key, message.challenge);
      },
    });
  }

  put(kind: Kind, session: string, text: string): void {
    const key = `${kind} ${session}`;
    const challenge = { text, until: this.#now() + LIFE };
    this.#set(key, challenge);
    this.#bus.tell({ type: 'passkey', key, challenge });
  }

  #set(key: string, challenge: Challenge | null): void {
    const now = this.#now();
    // the oldest are first in the map
    this.#waiting.delete(key);
    for (const [old, { until }] of this.#waiting) {
      if (until > now && this.#waiting.size < MOST) break;
      this.#waiting.delete(old);
    }
    if (challenge !== null) this.#waiting.set(key, challenge);
  }

  take(kind: Kind, session: string): string | null {
    const key = `${kind} ${session}`;
    const found = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (found !== undefined) this.#bus.tell({ type: 'passkey', key, challenge: null });
    return found !== undefined && found.until > this.#now() ? found.text : null;
  }
}
