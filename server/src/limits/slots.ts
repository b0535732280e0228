export type SlotLimits = {
  /** How many may be under way in all. */
  readonly atOnce: number;
  /** How many of one person, or whoever it is for. */
  readonly each: number;
  /** How many to one place; as many as you like if it is not said. */
  readonly place?: number;
  /** How many of one person may wait; more are turned away. */
  readonly waiting: number;
};

type Waiting = { readonly place: string; readonly begin: () => void };

/** Slots for work that takes its time elsewhere, given out in turn: whoever fills theirs waits for themselves, not others for them. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #ofPeople = new Counts();
  readonly #ofPlaces = new Counts();
  /** By person, in the order in which they come next. */
  readonly #waiting = new Map<string, Waiting[]>();
  #all = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  get underWay(): number {
    return this.#all;
  }

  /** Does the work when there is a slot; null if too much waits already. */
  run<T>(person: string, work: () => Promise<T>, place = ''): Promise<T> | null {
    const queue = this.#waiting.get(person) ?? [];
    if (queue.length >= this.#limits.waiting && !this.#isFree(person, place)) return null;
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        this.#count(person, place, 1);
        const end = (): void => {
          this.#count(person, place, -1);
          this.#next();
        };
        work().finally(end).then(resolve, reject);
      };
      queue.push({ place, begin });
      this.#waiting.set(person, queue);
      this.#next();
    });
  }

  #isFree(person: string, place: string): boolean {
    const { atOnce, each, place: ofPlace = Number.POSITIVE_INFINITY } = this.#limits;
    return this.#all < atOnce && this.#ofPeople.of(person) < each && this.#ofPlaces.of(place) < ofPlace;
  }

  #next(): void {
    for (const [person, queue] of this.#waiting) {
      const at = queue.findIndex(({ place }) => this.#isFree(person, place));
      if (at < 0) continue;
      const [next] = queue.splice(at, 1);
      // whoever had their turn comes last
      this.#waiting.delete(person);
      if (queue.length > 0) this.#waiting.set(person, queue);
      next.begin();
      return;
    }
  }

  #count(person: string, place: string, change: 1 | -1): void {
    this.#all += change;
    this.#ofPeople.add(person, change);
    this.#ofPlaces.add(place, change);
  }
}

class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, change: number): void {
    const count = this.of(key) + change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
