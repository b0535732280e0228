import { Buckets } from '../http/buckets.js';
import type { Store } from '../store/store.js';
import { type NoticeConfig, Push, type Turn } from './push.js';
import { Webhook } from './webhook.js';

/** On their way at the same time; more are dropped, because the page shows whose turn it is anyway. */
const MOST_AT_ONCE = 200;

/** Tells people who are not looking that it is their turn. */
export class Notices {
  readonly push: Push;
  readonly #webhook: Webhook;
  readonly #pushes: Buckets;
  readonly #calls: Buckets;
  #underWay = 0;

  private constructor(push: Push, webhook: Webhook, now: () => number) {
    this.push = push;
    this.#webhook = webhook;
    this.#pushes = new Buckets({ burst: 1, perSecond: 1 / 10 }, now);
    this.#calls = new Buckets({ burst: 1, perSecond: 1 / 60 }, now);
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
