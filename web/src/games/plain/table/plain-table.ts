import { signal } from '@preact/signals';
import { type Happened, Session } from '../../../tables/session.js';
import type { Joined } from '../../../tables/worker-messages.js';
import type { PlainEvent, PlainView } from '../kit.js';
import { hasSecrets } from './secrets.js';

/** A table of any game: what can be done the table offers, and a button does it. */
export class PlainTable extends Session<PlainView, PlainEvent> {
  /** The end is told; put aside it can be called back. */
  readonly results = signal(true);
  /** Who has the screen. */
  #holder: number;
  #isGoingBack = false;
  /** Where the log tells that something was taken back. */
  readonly #takenBack = new Set<number>();

  constructor(table: string, joined: Joined) {
    super(table, joined);
    this.#holder = this.sight.value.seat;
  }

  choose(move: string): void {
    this.#isGoingBack = false;
    if (!this.busy.value && this.actor.value !== null) void this.send(move);
  }

  /** Whoever the screen is handed to has it. */
  takeOver(): void {
    this.#holder = this.handover.value ?? this.#holder;
    this.handover.value = null;
  }

  override undo(): void {
    this.#isGoingBack = true;
    super.undo();
  }

  /** Nothing to be told need not mean that something was taken back: somebody may have chosen in secret. */
  protected override remember(past: readonly Happened<PlainEvent>[]): readonly Happened<PlainEvent>[] {
    const last = past.at(-1);
    if (last?.event === null && this.#isGoingBack) {
      this.#takenBack.add(last.number);
      this.#isGoingBack = false;
    }
    return past.filter(({ number, event }) => event !== null || this.#takenBack.has(number));
  }

  protected override arrived(): void {
    const { seat } = this.sight.value;
    if (seat === this.#holder) return;
    if (hasSecrets(this.sights.value)) this.handover.value = seat;
    else this.#holder = seat;
  }
}
