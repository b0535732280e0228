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
    return (this.#buckets.get(key) ?? this.#add(key, now)).take(now, amount);
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
