import { type Rate, TokenBucket } from './token-bucket.js';

const MOST = 20_000;

/** A rate limit: slows down those who ask too much. Everybody has a token bucket, by whatever key they are known. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes tokens; if there are not enough, says how many milliseconds there is to wait. */
  take(key: string, amount = 1): number {
    const now = this.#now();
    return this.#bucket(key, now).take(now, amount);
  }

  /** Takes what has been spent already, if need be on credit. */
  spend(key: string, amount: number): void {
    const now = this.#now();
    this.#bucket(key, now).spend(now, amount);
  }

  /** How many milliseconds there is to wait until nothing is owed. */
  debt(key: string): number {
    return this.#buckets.get(key)?.debt(this.#now()) ?? 0;
  }

  #bucket(key: string, now: number): TokenBucket {
    return this.#buckets.get(key) ?? this.#add(key, now);
  }

  /** What was asked for need not be counted after all. */
  give(key: string): void {
    this.#buckets.get(key)?.give();
  }

  #add(key: string, now: number): TokenBucket {
    if (this.#buckets.size >= MOST) this.#clear(now);
    const bucket = new TokenBucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** Full buckets are as good as none; if all are in use, the oldest half goes. */
  #clear(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    if (this.#buckets.size < MOST) return;
    const oldest = [...this.#buckets].sort(([, a], [, b]) => a.at - b.at).slice(0, MOST / 2);
    for (const [key] of oldest) this.#buckets.delete(key);
  }
}
