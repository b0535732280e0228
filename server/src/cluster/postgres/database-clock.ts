/** What took longer to ask says too little. */
const LONGEST_LOOK = 200;

/**
 * The time of the database, so that nodes agree on it whatever their own clocks say. Between looks it goes on by a clock
 * that never jumps, and it never goes back.
 */
export class DatabaseClock {
  readonly #steady: () => number;
  #ahead: number | null = null;
  #last = 0;

  constructor(steady: () => number = () => performance.now()) {
    this.#steady = steady;
  }

  /** Asked at one moment and answered at the next, by the steady clock. */
  look(time: number, asked: number, answered: number): void {
    if (this.#ahead === null || answered - asked <= LONGEST_LOOK) this.#ahead = time - (asked + answered) / 2;
  }

  now(): number {
    const now = this.#ahead === null ? Date.now() : Math.round(this.#steady() + this.#ahead);
    this.#last = Math.max(this.#last, now);
    return this.#last;
  }
}
