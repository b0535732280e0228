/** Calls back then; returns what calls it off. */
export type After = (milliseconds: number, work: () => void) => () => void;

/** Everything that is to happen later, so that a server that stops waits for nothing of it. */
export class Timers {
  readonly #after: After;
  readonly #pending = new Set<() => void>();
  #isStopped = false;

  constructor(after: After) {
    this.#after = after;
  }

  readonly after: After = (milliseconds, work) => {
    if (this.#isStopped) return () => {};
    const callOff = this.#after(milliseconds, () => {
      this.#pending.delete(forget);
      work();
    });
    const forget = (): void => {
      this.#pending.delete(forget);
      callOff();
    };
    this.#pending.add(forget);
    return forget;
  };

  stop(): void {
    this.#isStopped = true;
    for (const callOff of this.#pending) callOff();
  }
}
