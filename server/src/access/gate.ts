import { createHmac } from 'node:crypto';
import type { Refusal } from '@castellan/protocol';
import { type Bus, NO_BUS } from '../cluster/bus.js';
import { newSecret } from '../ids.js';
import type { Person } from '../people/person.js';
import type { Admission } from '../store/operations/admission.js';
import type { Ban } from '../store/operations/bans.js';
import type { Store } from '../store/store.js';
import { type Access, bannedRefusal, type Door, type Openers } from './door.js';
import { hasHash, hashOf, plainWord } from './same-secret.js';

/** Bans that were made in the terminal hold after so long at the latest. */
const LOOK_EVERY = 2_000;
const MOST_KNOWN = 20_000;

export type GateSetup = {
  readonly access: Access;
  readonly word: string | null;
  readonly openers: Openers;
};

const NOT_ADMITTED: Refusal = { kind: 'not-admitted', message: 'this server is for those who were let in' };

/** The door of a server: who was let in, and who is banned. */
export class Gate implements Door {
  readonly access: Access;
  readonly openers: Openers;
  readonly #wordHash: string;
  readonly #store: Store;
  readonly #addressKey: string;
  readonly #now: () => number;
  readonly #bus: Bus;
  readonly #watchers: ((ban: Ban) => void)[] = [];
  /** What is known of those who were here lately. */
  readonly #standings = new Map<string, Admission>();
  #bans: readonly Ban[] = [];
  /** Those whom the watchers were told of. */
  #told = new Set<number>();
  readonly #timer: NodeJS.Timeout;

  private constructor(
    store: Store,
    { access, word, openers }: GateSetup,
    key: string,
    now: () => number,
    bus: Bus,
  ) {
    this.access = access;
    this.openers = openers;
    // without a word none is right: no word has this hash
    this.#wordHash = word === null ? '' : hashOf(plainWord(word));
    this.#store = store;
    this.#addressKey = key;
    this.#now = now;
    this.#bus = bus;
    bus.listen({
      message: (message) => {
        if (message.type === 'person' && message.change === 'standing')
          this.#standings.delete(message.person);
      },
      gap: () => this.#standings.clear(),
    });
    // a store that does not answer is told elsewhere; what was known holds on
    this.#timer = setInterval(() => void this.look().catch(() => {}), LOOK_EVERY);
    this.#timer.unref();
  }

  static async open(
    store: Store,
    setup: GateSetup,
    now: () => number = Date.now,
    bus = NO_BUS,
  ): Promise<Gate> {
    const key = await store.run('secret', { name: 'addresses', value: newSecret() });
    const gate = new Gate(store, setup, key, now, bus);
    await gate.look();
    return gate;
  }

  watch(banned: (ban: Ban) => void): void {
    this.#watchers.push(banned);
  }

  /** Reads which bans hold. */
  async look(): Promise<void> {
    this.#bans = await this.#store.run('bansNow', { now: this.#now() });
    const fresh = this.#bans.filter(({ id }) => !this.#told.has(id));
    this.#told = new Set(this.#bans.map(({ id }) => id));
    for (const ban of fresh) for (const watcher of this.#watchers) watcher(ban);
  }

  async refusal(person: string | null, address: string): Promise<Refusal | null> {
    const ban = this.banOf(person, address);
    if (ban !== null) return bannedRefusal(ban);
    if (this.access === 'open') return null;
    const isIn = person !== null && (await this.#standing(person)).isAdmitted;
    return isIn ? null : NOT_ADMITTED;
  }

  banOf(person: string | null, address: string): Ban | null {
    const now = this.#now();
    return (
      this.#bans.find(
        (ban) =>
          (ban.until === null || ban.until > now) &&
          ((person !== null && ban.person === person) || this.isFrom(ban, address)),
      ) ?? null
    );
  }

  isFrom(ban: Ban, address: string): boolean {
    return ban.address !== null && address !== '' && ban.address === this.fingerprint(address);
  }

  /** What is kept of an address: good for comparing, and for nothing else without the key. */
  fingerprint(address: string): string {
    return createHmac('sha256', this.#addressKey).update(address).digest('base64url');
  }

  async mayOpen({ id, hasPasskey }: Person): Promise<boolean> {
    if (this.openers === 'everybody') return true;
    return this.openers === 'passkey' ? hasPasskey : (await this.#standing(id)).mayOpen;
  }

  isWord(told: string): boolean {
    return hasHash(plainWord(told), this.#wordHash);
  }

  /** Whether an invitation still lets somebody in; it does once less from then on. */
  useInvitation(code: string): Promise<boolean> {
    return this.#store.run('useInvitation', { hash: hashOf(code), now: this.#now() });
  }

  async admit(person: string): Promise<void> {
    await this.#store.run('admit', { person, at: this.#now() });
    this.forget(person);
  }

  /** What is known of somebody has changed. */
  forget(person: string): void {
    this.#standings.delete(person);
    this.#bus.tell({ type: 'person', change: 'standing', person });
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #standing(person: string): Promise<Admission> {
    const known = this.#standings.get(person);
    if (known !== undefined) return known;
    const found = await this.#store.run('standingOf', { person });
    if (this.#standings.size >= MOST_KNOWN) this.#standings.clear();
    this.#standings.set(person, found);
    return found;
  }
}
