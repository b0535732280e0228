import { RateLimiter } from '../limits/rate-limiter.js';
import { RATES } from '../limits/rates.js';
import { Slots } from '../limits/slots.js';
import type { Store } from '../store/store.js';
import { type NoticeConfig, Push, type Turn } from './push.js';
import { Webhook } from './webhook.js';

/** Pushes on their way at the same time, of all and of one person; a few more wait. What is dropped the page shows anyway. */
const PUSHES = { atOnce: 100, each: 2, waiting: 8 } as const;

/** Tells people who are not looking that it is their turn, or that somebody wants to play with them. */
export class Notices {
  readonly push: Push;
  readonly #webhook: Webhook;
  readonly #pushes: RateLimiter;
  readonly #calls: RateLimiter;
  readonly #slots = new Slots(PUSHES);

  private constructor(push: Push, webhook: Webhook, now: () => number) {
    this.push = push;
    this.#webhook = webhook;
    this.#pushes = new RateLimiter(RATES.push, now);
    this.#calls = new RateLimiter(RATES.webhook, now);
  }

  static async open(store: Store, config: NoticeConfig, now: () => number = Date.now): Promise<Notices> {
    return new Notices(await Push.open(store, config), new Webhook(store, config), now);
  }

  /** To be called when somebody who is not looking is to know something. Nobody needs to wait for it; it never fails. */
  async tell(turn: Turn): Promise<void> {
    const { person, table } = turn;
    const key = `${person} ${table}`;
    const ways: (Promise<void> | null)[] = [];
    if (this.#pushes.take(key) === 0) ways.push(this.#slots.run(person, () => this.push.send(turn)));
    if (this.#calls.take(key) === 0) ways.push(this.#webhook.send(turn));
    // what goes wrong here is the store being closed
    await Promise.allSettled(ways);
  }
}
