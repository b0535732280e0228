/** So many at once, refilled by so many a second: whoever is patient is never refused. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#at = now;
  }

  /** Takes one, or says how many milliseconds there is to wait. */
  take(now: number, amount = 1): number {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left >= amount) {
      this.#left -= amount;
      return 0;
    }
    return Math.ceil(((amount - this.#left) / this.#perSecond) * 1000);
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#perSecond >= this.#size;
  }
}

/** A bucket for everybody, by whatever name they have; those that are full again are forgotten. */
export class Buckets {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  take(name: string, now: number, amount = 1): number {
    if (this.#buckets.size > 10_000) this.#tidy(now);
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      bucket = new Bucket(this.#size, this.#perSecond, now);
      this.#buckets.set(name, bucket);
    }
    return bucket.take(now, amount);
  }

  #tidy(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }
}
