import type { Seat } from '@castellan/kernel';

/** So many of the last requests of a seat are remembered at least, and at most twice as many. */
const REMEMBERED = 32;

/**
 * What makes requests idempotent: the last that a seat has had carried out, to recognise repeats, and the versions that they
 * led to.
 */
export class Requests {
  #last: [now: Map<string, number>, before: Map<string, number>][] = [];

  /** The version that it led to; undefined if it is new. */
  find(seat: Seat, moveId: string): number | undefined {
    const last = this.#last[seat];
    return last === undefined ? undefined : (last[0].get(moveId) ?? last[1].get(moveId));
  }

  remember(seat: Seat, moveId: string, version: number): void {
    this.#last[seat] ??= [new Map(), new Map()];
    const last = this.#last[seat];
    if (last[0].size === REMEMBERED) {
      const [now, before] = last;
      before.clear();
      last[0] = before;
      last[1] = now;
    }
    last[0].set(moveId, version);
  }
}
