import { RateLimiter } from '../limits/rate-limiter.js';
import { RATES } from '../limits/rates.js';
import type { Store } from '../store/store.js';
import { type NoticeConfig, Push, type Turn } from './push.js';
import { Webhook } from './webhook.js';

/** On their way at the same time; more are dropped, because the page shows whose turn it is anyway. */
const MOST_AT_ONCE = 200;

/** Tells people who are not looking that it is their turn. */
export class Notices {
  readonly push: Push;
  readonly #webhook: Webhook;
  readonly #pushes: RateLimiter;
  readonly #calls: RateLimiter;
  #underWay = 0;

  private constructor(push: Push, webhook: Webhook, now: () => number) {
    this.push = push;
    this.#webhook = webhook;
    this.#pushes = new RateLimiter(RATES.push, now);
    this.#calls = new RateLimiter(RATES.webhook, now);
  }

  static async open(store: Store, config: NoticeConfig, now: () => number = Date.now): Promise<Notices> {
    return new Notices(await Push.open(store, config), new Webhook(store, config), now);
  }

  /** To be called when it becomes the turn of somebody who is not looking. Nobody needs to wait for it; it never fails. */
  async yourTurn(turn: Turn): Promise<void> {
    if (this.#underWay >= MOST_AT_ONCE) return;
    this.#underWay++;
    const key = `${turn.person} ${turn.table}`;
    const ways: Promise<void>[] = [];
    if (this.#pushes.take(key) === 0) ways.push(this.push.send(turn));
    if (this.#calls.take(key) === 0) ways.push(this.#webhook.send(turn));
    // what goes wrong here is the store being closed
    await Promise.allSettled(ways);
    this.#underWay--;
  }
}
