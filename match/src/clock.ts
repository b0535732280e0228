import type { Seat } from '@castellan/kernel';

/** The time control: none, a bank for each seat with something added each turn, or so long for every turn. */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly turn: number };

/** How the clocks stood at a moment; those in `running` run down from there. */
export type ClockReading = {
  left: number[];
  running: Seat[];
  at: number;
};

/**
 * The clocks of a table, pure: moments come from outside, in milliseconds, and never go back. Whoever may act runs. All
 * of it follows from what happened when, so that a log with times is enough to have the same clocks again.
 */
export class Clock {
  readonly #setup: TimeControl;
  readonly #left: number[];
  #running: readonly Seat[] = [];
  #at = 0;
  #stopped = false;

  constructor(setup: TimeControl, seats: number) {
    this.#setup = setup;
    const first = setup.kind === 'live' ? setup.bank : setup.kind === 'days' ? setup.turn : 0;
    this.#left = Array.from({ length: seats }, () => first);
  }

  /** From now on these seats may act. Who no longer may has done their turn. */
  turnOf(actors: readonly Seat[], at: number): void {
    const setup = this.#setup;
    if (setup.kind === 'none') return;
    this.#charge(at);
    const before = this.#running;
    for (const seat of before)
      if (setup.kind === 'live' && !actors.includes(seat)) this.#left[seat] += setup.increment;
    for (const seat of actors)
      if (setup.kind === 'days' && !before.includes(seat)) this.#left[seat] = setup.turn;
    this.#running = [...actors];
  }

  /** Nobody's time runs any more. */
  stop(at: number): void {
    this.#charge(at);
    this.#stopped = true;
  }

  /** Time runs again; what has passed since it stopped, or since the server was there, is nobody's. */
  goOn(at: number): void {
    this.#at = Math.max(this.#at, at);
    this.#stopped = false;
  }

  state(at: number): ClockReading | null {
    if (this.#setup.kind === 'none') return null;
    this.#charge(at);
    return { left: [...this.#left], running: this.#stopped ? [] : [...this.#running], at: this.#at };
  }

  /** When the first of those who run has no time left; null if nobody runs. */
  outAt(): { readonly seat: Seat; readonly at: number } | null {
    if (this.#setup.kind === 'none' || this.#stopped) return null;
    let first: { seat: Seat; at: number } | null = null;
    for (const seat of this.#running) {
      const at = this.#at + this.#left[seat];
      if (first === null || at < first.at) first = { seat, at };
    }
    return first;
  }

  #charge(at: number): void {
    const passed = Math.max(0, at - this.#at);
    if (!this.#stopped)
      for (const seat of this.#running) this.#left[seat] = Math.max(0, this.#left[seat] - passed);
    this.#at = Math.max(this.#at, at);
  }
}
