import webPush from 'web-push';
import type { PushAddress } from '../store/operations/push.js';
import type { Store } from '../store/store.js';
import { post, whyNot } from './post.js';

export type Turn = {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  readonly title?: string;
  /** Not a turn: somebody was found to play with, or asks one to play. */
  readonly kind?: 'found' | 'challenge';
  /** Who asks, and whether it is a friend: in children's mode nobody else is heard. */
  readonly by?: string;
  readonly isFriend?: boolean;
};

export type NoticeConfig = {
  /** The address that people use; null: links are without a host. */
  readonly publicUrl: string | null;
  /** Whom services of push may write to when something is wrong with us: mailto: or https:. */
  readonly contact: string | null;
  /** Also http, and machines of this house. */
  readonly allowPrivate: boolean;
};

/** A turn of yesterday is no news. */
const LIFE = 86_400;
const GONE = new Set([404, 410]);

type Keys = { readonly publicKey: string; readonly privateKey: string };
type Subscription = { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } };

/** Web Push: browsers are told through the services of their makers, who cannot read it. */
export class Push {
  readonly #store: Store;
  readonly #config: NoticeConfig;
  readonly #keys: Keys;

  private constructor(store: Store, config: NoticeConfig, keys: Keys) {
    this.#store = store;
    this.#config = config;
    this.#keys = keys;
  }

  /** The keys that name this server are made at its first start. */
  static async open(store: Store, config: NoticeConfig): Promise<Push> {
    const value = JSON.stringify(webPush.generateVAPIDKeys());
    const keys = JSON.parse(await store.run('secret', { name: 'push', value })) as Keys;
    return new Push(store, config, keys);
  }

  get key(): string {
    return this.#keys.publicKey;
  }

  /** What is wrong with a subscription, or null. */
  whyNot({ endpoint, keys }: Subscription): string | null {
    const bytes = (text: string) => Buffer.from(text, 'base64url').length;
    if (bytes(keys.p256dh) !== 65 || bytes(keys.auth) !== 16) return 'keys of a wrong size';
    return whyNot(endpoint, this.#config.allowPrivate);
  }

  async send({ person, ...turn }: Turn): Promise<void> {
    const addresses = await this.#store.run('pushOf', { person });
    await Promise.all(addresses.map((address) => this.#sendTo(address, turn)));
  }

  async #sendTo({ endpoint, keys }: PushAddress, turn: Omit<Turn, 'person'>): Promise<void> {
    const { publicUrl, contact, allowPrivate } = this.#config;
    const secure = publicUrl?.startsWith('https:') === true ? publicUrl : null;
    const subject = contact ?? secure ?? 'https://castellan.invalid/';
    try {
      const subscription = { endpoint, keys: JSON.parse(keys) as Subscription['keys'] };
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(turn), {
        vapidDetails: { subject, ...this.#keys },
        TTL: LIFE,
        // what is still on its way about the same table is replaced
        topic: turn.table,
        contentEncoding: 'aes128gcm',
      });
      const status = await post({
        url: endpoint,
        headers: headers as Record<string, string>,
        body,
        allowPrivate,
      });
      if (GONE.has(status)) await this.#store.run('deletePush', { endpoint });
    } catch {
      // nobody there just now: the page shows whose turn it is anyway
    }
  }
}
