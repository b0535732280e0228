import type { Store } from '../store/store.js';
import { post } from './post.js';
import type { NoticeConfig, Turn } from './push.js';

const MOST_FAILURES = 10;

/** An address of a person's own that is called when it is their turn. Taken away when nobody has answered for long. */
export class Webhook {
  readonly #store: Store;
  readonly #config: NoticeConfig;
  /** How often in a row, by person and address. */
  readonly #failures = new Map<string, number>();

  constructor(store: Store, config: NoticeConfig) {
    this.#store = store;
    this.#config = config;
  }

  async send({ person, table, game }: Turn): Promise<void> {
    const url = await this.#store.run('webhookOf', { person });
    if (url === null) return;
    const { publicUrl, allowPrivate } = this.#config;
    const link = publicUrl === null ? `/t/${table}` : new URL(`/t/${table}`, publicUrl).href;
    const body = Buffer.from(JSON.stringify({ kind: 'your-turn', table: link, game }));
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Castellan' };
    const status = await post({ url, headers, body, allowPrivate }).catch(() => 0);
    await this.#count(person, url, status >= 200 && status < 300);
  }

  async #count(person: string, url: string, answered: boolean): Promise<void> {
    const key = `${person} ${url}`;
    const failures = answered ? 0 : (this.#failures.get(key) ?? 0) + 1;
    if (failures === 0 || failures >= MOST_FAILURES) this.#failures.delete(key);
    else this.#failures.set(key, failures);
    if (failures < MOST_FAILURES) return;
    // another one may have been given meanwhile
    if ((await this.#store.run('webhookOf', { person })) === url)
      await this.#store.run('setWebhook', { person, url: null });
  }
}
