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

  /** One more that was asked for. */
  give(): void {
    this.#left = Math.min(this.#size, this.#left + 1);
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
}
