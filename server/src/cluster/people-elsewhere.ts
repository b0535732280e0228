import type { Bus } from './bus.js';

/** So many people are named in one message. */
const NAMED = 200;

/** Who is connected at other nodes. It may lag behind by a moment, and nothing is decided by it. */
export class PeopleElsewhere {
  readonly #bus: Bus;
  readonly #here: () => Iterable<string>;
  /** By node. */
  readonly #people = new Map<string, Set<string>>();

  constructor(bus: Bus, here: () => Iterable<string>, changed: () => void) {
    this.#bus = bus;
    this.#here = here;
    bus.listen({
      message: (message, from) => {
        if (message.type === 'came' || message.type === 'went') {
          const people = this.#people.get(from) ?? new Set();
          this.#people.set(from, people);
          for (const person of message.people)
            if (message.type === 'came') people.add(person);
            else people.delete(person);
          changed();
        } else if (message.type === 'roll-call') this.#answer();
      },
      gap: () => {
        this.#people.clear();
        bus.tell({ type: 'roll-call' });
        this.#answer();
      },
      died: (node) => {
        if (this.#people.delete(node)) changed();
      },
    });
  }

  has(person: string): boolean {
    for (const people of this.#people.values()) if (people.has(person)) return true;
    return false;
  }

  /** How many there are besides those who are here. */
  countBeside(here: ReadonlyMap<string, unknown>): number {
    const others = new Set<string>();
    for (const people of this.#people.values())
      for (const person of people) if (!here.has(person)) others.add(person);
    return others.size;
  }

  /** Somebody has their first line here, or has lost their last. */
  changed(person: string, isHere: boolean): void {
    if (this.#bus.isShared) this.#bus.tell({ type: isHere ? 'came' : 'went', people: [person] });
  }

  #answer(): void {
    const people = [...new Set(this.#here())];
    for (let i = 0; i < people.length; i += NAMED)
      this.#bus.tell({ type: 'came', people: people.slice(i, i + NAMED) });
  }
}
