import type { Update } from '@castellan/match';

/** A turn as a seat was shown it. */
export type SeenTurn = {
  readonly seat: number;
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly unknown[];
};

type Views = Pick<Update, 'sights'>;

/** The last turn of somebody else, as those here were shown it: from it a bot says why. */
export class LastTurn {
  /** Whose it is; null before the first, and after something was missed. */
  #seat: number | null = null;
  /** Somebody here has acted since: the next of theirs is another turn. */
  #isOver = false;
  #before: Views | null = null;
  #after: Views | null = null;
  #events: unknown[] = [];

  /** Somebody is about to act; `now` is asked only when a turn begins. */
  begins(seat: number, holds: readonly number[], now: () => Views): void {
    if (holds.includes(seat)) this.#isOver = true;
    else if (seat !== this.#seat || this.#isOver) {
      this.#isOver = false;
      this.#seat = seat;
      this.#before = now();
      this.#after = null;
      this.#events = [];
    }
  }

  /** What it led to. */
  led(seat: number, update: Views & Pick<Update, 'events'>): void {
    if (seat !== this.#seat || this.#isOver) return;
    this.#after = update;
    this.#events.push(...update.events);
  }

  /** Something was missed, or taken back. */
  forget(): void {
    this.#seat = null;
  }

  seenBy(asker: number): SeenTurn | null {
    const view = (from: Views | null): unknown => from?.sights.find(({ seat }) => seat === asker)?.view;
    const [before, after] = [view(this.#before), view(this.#after)];
    if (this.#seat === null || before === undefined || after === undefined) return null;
    return { seat: this.#seat, before, after, events: this.#events };
  }
}
