import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { OnlineTable } from './online-table.js';

/** Whether a table rests: from when everybody who plays wants it until one of them does not. Clocks rest along with it. */
export class Pause {
  readonly #table: OnlineTable;
  #isOn: boolean;

  constructor(table: OnlineTable, isOn: boolean) {
    this.#table = table;
    this.#isOn = isOn;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Somebody wants it, or does not any more. Answers whether it began or ended by that. */
  ask(person: Person, on: boolean, now: number): boolean {
    const { status, seating } = this.#table;
    if (status !== 'playing') throw new Refused('not-allowed', 'there is no game to pause');
    const mine = seating.people().filter((place) => place.person === person.id);
    if (mine.length === 0) throw new Refused('not-your-seat', 'only who plays can ask for a pause');
    for (const place of mine) place.pausing = on;
    const wanted = seating.wantPause();
    if (wanted === this.#isOn) return false;
    this.set(wanted, now);
    return true;
  }

  /** It begins or ends. */
  set(on: boolean, now: number): void {
    const { seating, clock, leaving } = this.#table;
    this.#isOn = on;
    if (on) clock.stop(now);
    else {
      clock.goOn(now);
      leaving.goOn(now);
      for (const place of seating.places) place.pausing = false;
    }
  }
}
