/** How fast somebody may go on asking. */
export type Rate = {
  /** How many at once. */
  readonly burst: number;
  /** How many a second in the long run. */
  readonly perSecond: number;
};

/** A token bucket: it holds so many, refilled by so many a second, so that whoever is patient is never refused. */
export class TokenBucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** When it was last asked. */
  get at(): number {
    return this.#at;
  }

  /** One more that was asked for. */
  give(): void {
    this.#left = Math.min(this.#rate.burst, this.#left + 1);
  }

  /** Takes tokens; if there are not enough, says how many milliseconds there is to wait. */
  take(now: number, amount = 1): number {
    this.#refill(now);
    if (this.#left < amount) return this.#untilThereAre(amount);
    this.#left -= amount;
    return 0;
  }

  /** Takes what has been spent already, if need be on credit. */
  spend(now: number, amount: number): void {
    this.#refill(now);
    this.#left -= amount;
  }

  /** How many milliseconds there is to wait until nothing is owed. */
  debt(now: number): number {
    this.#refill(now);
    return this.#left >= 0 ? 0 : this.#untilThereAre(0);
  }

  /** A full one is as good as a new one. */
  isFull(now: number): boolean {
    return this.#leftAt(now) >= this.#rate.burst;
  }

  #untilThereAre(amount: number): number {
    return Math.ceil(((amount - this.#left) / this.#rate.perSecond) * 1000);
  }

  #refill(now: number): void {
    this.#left = this.#leftAt(now);
    this.#at = now;
  }

  #leftAt(now: number): number {
    const grown = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond;
    return Math.min(this.#rate.burst, this.#left + grown);
  }
}
