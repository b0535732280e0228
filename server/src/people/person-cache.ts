import type { Person } from './person.js';

const MOST = 20_000;

/**
 * A cache of who was here lately, so that a request or a socket need not ask the database. What is looked up while somebody signs out is
 * not kept, because it may be wrong already.
 */
export class PersonCache {
  readonly #people = new Map<string, Person>();
  readonly #sessions = new Map<string, string>();
  #changes = 0;

  bySession(session: string): Person | null {
    return this.byId(this.#sessions.get(session) ?? '');
  }

  byId(id: string): Person | null {
    return this.#people.get(id) ?? null;
  }

  /** To be asked before a look-up and handed to `keep` after it. */
  get moment(): number {
    return this.#changes;
  }

  keep(moment: number, person: Person, session: string | null): void {
    if (moment !== this.#changes) return;
    put(this.#people, person.id, person);
    if (session !== null) put(this.#sessions, session, person.id);
  }

  /** They are somebody a bit different now; where they are known stays. */
  replace(person: Person): void {
    this.#changes++;
    if (this.#people.has(person.id)) this.#people.set(person.id, person);
  }

  forgetSession(session: string): void {
    this.#changes++;
    this.#sessions.delete(session);
  }

  /** Nothing that is known may be right any more. */
  clear(): void {
    this.#changes++;
    this.#people.clear();
    this.#sessions.clear();
  }

  forget(person: string): void {
    this.#changes++;
    this.#people.delete(person);
  }
}

/** The oldest goes when there are too many: it is looked up again if it is still of use. */
function put<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MOST) return;
  const [oldest] = map.keys();
  map.delete(oldest);
}
