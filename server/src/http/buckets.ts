export type Pace = {
  /** How many at once. */
  readonly burst: number;
  /** How many a second in the long run. */
  readonly perSecond: number;
};

type Bucket = { left: number; at: number };

const MOST = 20_000;

/** Slows down those who ask too much: everybody has a bucket of tokens that fills up again. */
export class Buckets {
  readonly #pace: Pace;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(pace: Pace, now: () => number) {
    this.#pace = pace;
    this.#now = now;
  }

  /** Takes tokens; if there are not enough, says in how many seconds there will be. */
  take(key: string, amount = 1): number {
    const { burst, perSecond } = this.#pace;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? this.#add(key, now);
    const grown = ((now - bucket.at) / 1000) * perSecond;
    bucket.left = Math.min(burst, bucket.left + Math.max(0, grown));
    bucket.at = now;
    if (bucket.left < amount) return (amount - bucket.left) / perSecond;
    bucket.left -= amount;
    return 0;
  }

  #add(key: string, now: number): Bucket {
    if (this.#buckets.size >= MOST) this.#clear(now);
    const bucket = { left: this.#pace.burst, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** Full buckets are as good as none; if all are in use, the oldest half goes. */
  #clear(now: number): void {
    const { burst, perSecond } = this.#pace;
    for (const [key, { left, at }] of this.#buckets)
      if (left + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(key);
    if (this.#buckets.size < MOST) return;
    const oldest = [...this.#buckets].sort(([, a], [, b]) => a.at - b.at).slice(0, MOST / 2);
    for (const [key] of oldest) this.#buckets.delete(key);
  }
}
