type Kind = 'register' | 'login';
type Challenge = { readonly text: string; readonly until: number };

const MOST = 10_000;
const LIFE = 5 * 60_000;

/** What passkeys are asked to sign. Each is for one browser, good once and not for long; a newer one replaces it. */
export class Challenges {
  readonly #now: () => number;
  readonly #waiting = new Map<string, Challenge>();

  constructor(now: () => number) {
    this.#now = now;
  }

  put(kind: Kind, session: string, text: string): void {
    const now = this.#now();
    const key = `${kind} ${session}`;
    // the oldest are first in the map
    this.#waiting.delete(key);
    for (const [old, { until }] of this.#waiting) {
      if (until > now && this.#waiting.size < MOST) break;
      this.#waiting.delete(old);
    }
    this.#waiting.set(key, { text, until: now + LIFE });
  }

  take(kind: Kind, session: string): string | null {
    const key = `${kind} ${session}`;
    const found = this.#waiting.get(key);
    this.#waiting.delete(key);
    return found !== undefined && found.until > this.#now() ? found.text : null;
  }
}
