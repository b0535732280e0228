import type { PeopleElsewhere } from '../cluster/people-elsewhere.js';
import type { Person } from '../people/person.js';
import type { Seekers } from '../tables/seekers.js';
import type { Connection } from './connection.js';

/** A throttle: who is around changes all the time, and is told at most so often. */
const TOLD_EVERY = 1000;

type World = {
  readonly connections: ReadonlySet<Connection>;
  readonly seekers: Seekers;
  /** Whether somebody looks at the lobby. */
  looks(connection: Connection): boolean;
  after(wait: number, work: () => void): () => void;
  readonly elsewhere: Pick<PeopleElsewhere, 'countBeside'>;
};

/** Tells those who look at the lobby, or for somebody, who is around. */
export class Around {
  readonly #world: World;
  #isResting = false;
  #isStale = false;

  constructor(world: World) {
    this.#world = world;
  }

  /** Something may have changed. */
  changed(): void {
    this.#isStale = true;
    if (this.#isResting) return;
    this.#isResting = true;
    // all that happens in one turn is told at once
    setImmediate(() => this.#tellAll());
    this.#world.after(TOLD_EVERY, () => {
      this.#isResting = false;
      if (this.#isStale) this.changed();
    });
  }

  #tellAll(): void {
    this.#isStale = false;
    const { seekers, connections, looks } = this.#world;
    const seeks = ({ person }: Connection): boolean => person !== null && seekers.wishOf(person.id) !== null;
    const wants = [...connections].filter((connection) => looks(connection) || seeks(connection));
    if (wants.length === 0) return;
    const { people, lobby } = this.#who();
    const around = seekers.around(people, lobby);
    for (const connection of wants) {
      const { person } = connection;
      connection.say({ ...around, mine: person === null ? null : seekers.wishOf(person.id) });
    }
  }

  #who(): { readonly people: number; readonly lobby: readonly Person[] } {
    const all = new Map<string, Person>();
    const lobby = new Map<string, Person>();
    for (const connection of this.#world.connections) {
      const { person } = connection;
      if (person === null) continue;
      all.set(person.id, person);
      if (this.#world.looks(connection)) lobby.set(person.id, person);
    }
    return { people: all.size + this.#world.elsewhere.countBeside(all), lobby: [...lobby.values()] };
  }
}
