/** What was used so long ago counts half. */
const HALF_LIFE = 30_000;
const MOST = 20_000;
/** As good as nothing. */
const NOTHING = 1;

type Use = { amount: number; at: number };

/** Who has used how much lately, by whatever key they are known: who has used least comes first. */
export class RecentUse {
  readonly #now: () => number;
  readonly #uses = new Map<string, Use>();

  constructor(now: () => number) {
    this.#now = now;
  }

  of(key: string): number {
    const use = this.#uses.get(key);
    return use === undefined ? 0 : faded(use, this.#now());
  }

  add(key: string, amount: number): void {
    const now = this.#now();
    const before = this.of(key);
    // the latest are last, so that the others can be forgotten first
    this.#uses.delete(key);
    this.#uses.set(key, { amount: before + amount, at: now });
    if (this.#uses.size > MOST) this.#clear(now);
  }

  #clear(now: number): void {
    for (const [key, use] of this.#uses) if (faded(use, now) < NOTHING) this.#uses.delete(key);
    for (const key of this.#uses.keys()) {
      if (this.#uses.size <= MOST / 2) break;
      this.#uses.delete(key);
    }
  }
}

function faded({ amount, at }: Use, now: number): number {
  return amount * 0.5 ** (Math.max(0, now - at) / HALF_LIFE);
}
