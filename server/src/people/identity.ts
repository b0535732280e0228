import { randomInt } from 'node:crypto';
import { type Bus, type BusMessage, NO_BUS } from '../cluster/bus.js';
import { newPersonId, newSecret } from '../ids.js';
import type { Store } from '../store/store.js';
import { CookieSeal, sessionOf } from './cookie.js';
import { guestName } from './guest-names.js';
import { FORGOTTEN, type Person, type Visitor } from './person.js';
import { PersonCache } from './person-cache.js';
import type { PeopleWatcher } from './watchers.js';

const HOUR = 3_600_000;
/** A browser that was away for longer is not known any more. */
export const KNOWN_FOR = 365 * 24 * HOUR;

type PersonMessage = Extract<BusMessage, { readonly type: 'person' }>;

/** A visitor, and what their browser is to keep. */
export type Welcome = { readonly visitor: Visitor; readonly cookie: string };

/** Who people are: guests from their first visit, known by a cookie. docs/decisions/0014-guests-first.md */
export class Identity {
  readonly #store: Store;
  readonly #seal: CookieSeal;
  readonly #now: () => number;
  readonly #known = new PersonCache();
  readonly #watchers: PeopleWatcher[] = [];
  readonly #bus: Bus;
  /** When each browser was last noted down as seen. */
  readonly #noted = new Map<string, number>();

  private constructor(store: Store, key: string, now: () => number, bus: Bus) {
    this.#store = store;
    this.#bus = bus;
    bus.listen({
      message: (message) => {
        if (message.type === 'person') void this.#hear(message).catch(() => this.#known.clear());
      },
      // what was missed may have been that somebody has signed out
      gap: () => this.#known.clear(),
    });
    this.#seal = new CookieSeal(key);
    this.#now = now;
  }

  static async open(store: Store, now: () => number = Date.now, bus = NO_BUS): Promise<Identity> {
    const key = await store.run('secret', { name: 'cookies', value: newSecret() });
    return new Identity(store, key, now, bus);
  }

  watch(watcher: PeopleWatcher): void {
    this.#watchers.push(watcher);
  }

  /** Whose cookie this is. */
  async whoIs(cookieHeader: string | undefined): Promise<Person | null> {
    return (await this.visitor(cookieHeader))?.person ?? null;
  }

  async visitor(cookieHeader: string | undefined): Promise<Visitor | null> {
    const secret = this.#seal.open(cookieHeader);
    if (secret === null) return null;
    const session = sessionOf(secret);
    const person = this.#known.bySession(session) ?? (await this.#lookUp(session));
    if (person === null) return null;
    this.#note(session, person.id);
    return { person, session };
  }

  /** The visitor, who is a new guest unless the cookie says otherwise; the cookie is good for another year. */
  async welcome(cookieHeader: string | undefined): Promise<Welcome> {
    const secret = this.#seal.open(cookieHeader);
    const visitor = await this.visitor(cookieHeader);
    if (secret !== null && visitor !== null) return { visitor, cookie: this.#seal.seal(secret) };
    const now = this.#now();
    const look = randomInt(4);
    const person = { id: newPersonId(), name: guestName(), look, hasPasskey: false };
    const row = { ...person, created: now, seen: now, settings: '{}' };
    const [, welcome] = await Promise.all([this.#store.run('createPerson', row), this.open(person)]);
    return welcome;
  }

  /** A new session of a person who has proved to be that. */
  async open(person: Person): Promise<Welcome> {
    const secret = newSecret();
    const session = sessionOf(secret);
    const now = this.#now();
    await this.#store.run('createSession', { id: session, person: person.id, created: now, seen: now });
    this.#noted.set(session, now);
    return { visitor: { person, session }, cookie: this.#seal.seal(secret) };
  }

  async find(id: string): Promise<Person | null> {
    return this.#known.byId(id) ?? this.#read(id, null);
  }

  async rename(id: string, name: string, look: number): Promise<Person | null> {
    await this.#store.run('updatePerson', { id, name, look });
    return this.reread(id);
  }

  /** Something about them has changed in the database. */
  async reread(id: string): Promise<Person | null> {
    const person = await this.#reread(id);
    this.#bus.tell({ type: 'person', change: 'changed', person: id });
    return person;
  }

  async #reread(id: string): Promise<Person | null> {
    this.#known.forget(id);
    const person = await this.#read(id, null);
    if (person !== null) {
      this.#known.replace(person);
      for (const watcher of this.#watchers) watcher.changed?.(person);
    }
    return person;
  }

  async signOut({ person, session }: Visitor): Promise<void> {
    await this.#store.run('deleteSession', { id: session });
    this.#known.forgetSession(session);
    this.#noted.delete(session);
    for (const watcher of this.#watchers) watcher.signedOut?.(person.id, session, null);
    this.#bus.tell({ type: 'person', change: 'signed-out', person: person.id, session, kept: null });
  }

  /** In every browser, or in every other one. */
  async signOutEverywhere({ person, session }: Visitor, keepThis: boolean): Promise<void> {
    const except = keepThis ? session : null;
    const sessions = await this.#store.run('sessionsOf', { person: person.id });
    await this.#store.run('deleteSessions', { person: person.id, except });
    for (const { id } of sessions) if (id !== except) this.#known.forgetSession(id);
    for (const watcher of this.#watchers) watcher.signedOut?.(person.id, null, except);
    this.#bus.tell({ type: 'person', change: 'signed-out', person: person.id, session: null, kept: except });
  }

  /**
   * What a guest has becomes somebody else's, who they have proved to be. Told to the tables after it is on the disk, and then
   * done again: a table that wrote a seat down meanwhile has written the guest's name.
   */
  async move(from: string, to: Person): Promise<void> {
    await this.#store.run('moveSeats', { from, to: to.id });
    this.#known.forget(from);
    for (const watcher of this.#watchers) watcher.moved?.(from, to);
    this.#bus.tell({ type: 'person', change: 'moved', person: from, to: to.id });
    await this.#store.run('moveSeats', { from, to: to.id });
  }

  async forget({ person }: Visitor): Promise<void> {
    const sessions = await this.#store.run('sessionsOf', { person: person.id });
    await this.#store.run('erasePerson', { person: person.id, name: FORGOTTEN });
    this.#known.forget(person.id);
    for (const { id } of sessions) this.#known.forgetSession(id);
    for (const watcher of this.#watchers) {
      watcher.signedOut?.(person.id, null, null);
      watcher.forgotten?.(person.id);
    }
    this.#bus.tell({ type: 'person', change: 'signed-out', person: person.id, session: null, kept: null });
  }

  /** Something that is in the store, done at another node. */
  async #hear({ change, person, session = null, kept = null, to = '' }: PersonMessage): Promise<void> {
    if (change === 'changed') await this.#reread(person);
    else if (change === 'signed-out') {
      if (session === null) this.#known.forget(person);
      else this.#known.forgetSession(session);
      for (const watcher of this.#watchers) watcher.signedOut?.(person, session, kept);
    } else if (change === 'moved') {
      this.#known.forget(person);
      const known = await this.find(to);
      if (known !== null) for (const watcher of this.#watchers) watcher.moved?.(person, known);
    }
  }

  async #lookUp(session: string): Promise<Person | null> {
    const moment = this.#known.moment;
    const found = await this.#store.run('findSession', { id: session });
    if (found === null || found.seen < this.#now() - KNOWN_FOR) return null;
    return this.#read(found.person, session, moment);
  }

  async #read(id: string, session: string | null, moment = this.#known.moment): Promise<Person | null> {
    const [found, passkeys] = await Promise.all([
      this.#store.run('findPerson', { id }),
      this.#store.run('passkeysOf', { person: id }),
    ]);
    if (found === null) return null;
    const person = { id, name: found.name, look: found.look, hasPasskey: passkeys.length > 0 };
    this.#known.keep(moment, person, session);
    return person;
  }

  /** That they were here, once an hour: nobody waits for it. */
  #note(session: string, person: string): void {
    const now = this.#now();
    if (now - (this.#noted.get(session) ?? 0) < HOUR) return;
    if (this.#noted.size > 100_000) this.#noted.clear();
    this.#noted.set(session, now);
    const later = () => {};
    this.#store.run('touchSession', { id: session, seen: now }).catch(later);
    this.#store.run('touchPerson', { id: person, seen: now }).catch(later);
  }
}
