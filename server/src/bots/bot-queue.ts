import { RecentUse } from '../limits/recent-use.js';
import type { BotQuestion, Waiter } from '../tables/table-services.js';

/** A question, and whoever waits for its answer. */
export type Queued = BotQuestion & { readonly decided: (move: string | null) => void };
export type Choice = { readonly question: Queued; readonly waiter: Waiter };

/** Whoever waits at the table comes first; where nobody is, there is time. */
const RANKS: Readonly<Record<Waiter['presence'], number>> = { playing: 0, watching: 1, away: 2, nobody: 3 };

/**
 * Questions to bots, in fair order. Somebody who is at a table comes before those who are away; then whoever lives at the
 * address that has used the least lately; then the person who has. Tables of bots alone that nobody looks at wait until somebody does.
 */
export class BotQueue {
  readonly #byAddress: RecentUse;
  readonly #byPerson: RecentUse;
  #questions: Queued[] = [];

  constructor(now: () => number) {
    this.#byAddress = new RecentUse(now);
    this.#byPerson = new RecentUse(now);
  }

  get size(): number {
    return this.#questions.length;
  }

  add(question: Queued): void {
    this.#questions.push(question);
  }

  /** Positions that were looked at for somebody. */
  spent({ address, person }: Waiter, positions: number): void {
    this.#byAddress.add(address, positions);
    this.#byPerson.add(person, positions);
  }

  /** Whoever comes next of those that fit; it stays in the queue. */
  next(fits: (question: Queued) => boolean): Choice | null {
    let best: Choice | null = null;
    for (const question of this.#questions) {
      if (!fits(question)) continue;
      for (const waiter of question.waiters())
        if (waiter.presence !== 'nobody' && (best === null || this.order(waiter, best.waiter) < 0))
          best = { question, waiter };
    }
    return best;
  }

  /** Negative if the one comes before the other. */
  order(one: Waiter, other: Waiter): number {
    const isAway = ({ presence }: Waiter): number => (presence === 'away' ? 1 : 0);
    return (
      isAway(one) - isAway(other) ||
      this.#byAddress.of(one.address) - this.#byAddress.of(other.address) ||
      RANKS[one.presence] - RANKS[other.presence] ||
      this.#byPerson.of(one.person) - this.#byPerson.of(other.person)
    );
  }

  remove(question: Queued): void {
    this.#questions = this.#questions.filter((one) => one !== question);
  }

  /** Takes out all questions of a table. */
  take(table: BotQuestion['table']): Queued[] {
    const taken = this.#questions.filter((question) => question.table === table);
    if (taken.length > 0) this.#questions = this.#questions.filter((question) => question.table !== table);
    return taken;
  }
}
