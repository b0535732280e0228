import { Slots } from '../limits/slots.js';
import type { Store } from '../store/store.js';
import { post } from './post.js';
import type { NoticeConfig, Turn } from './push.js';

const MOST_FAILURES = 10;
/**
 * Calls at the same time: of all, of one person, and to one host, whoever asked for them. They are given out in turn, so that
 * slow ones hold up nobody else; what finds no place is dropped, because the page shows whose turn it is anyway.
 */
const CALLS = { atOnce: 100, each: 2, place: 8, waiting: 8 } as const;

/** An address of a person's own that is called when it is their turn. Taken away when nobody has answered for long. */
export class Webhook {
  readonly #store: Store;
  readonly #config: NoticeConfig;
  readonly #slots = new Slots(CALLS);

  constructor(store: Store, config: NoticeConfig) {
    this.#store = store;
    this.#config = config;
  }

  async send({ person, table, game, kind }: Turn): Promise<void> {
    const url = await this.#store.run('webhookOf', { person });
    if (url === null) return;
    const { publicUrl, allowPrivate } = this.#config;
    const link = publicUrl === null ? `/t/${table}` : new URL(`/t/${table}`, publicUrl).href;
    const body = Buffer.from(JSON.stringify({ kind: kind ?? 'your-turn', table: link, game }));
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Castellan' };
    const call = (): Promise<number> => post({ url, headers, body, allowPrivate }).catch(() => 0);
    const status = await this.#slots.run(person, call, new URL(url).host);
    if (status === null) return;
    const answered = status >= 200 && status < 300;
    await this.#store.run('countCall', { person, url, answered, most: MOST_FAILURES });
  }
}
