import type { SeatState, TableState } from '@castellan/protocol';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { FoundTable } from '../store/operations/tables.js';
import { type HintsEntry, readEntry } from './log-entry.js';
import type { OnlineTable } from './online-table.js';
import { hasLeft } from './places.js';

/**
 * Whether hints are allowed at a table: when all people who play have agreed, and then to the end. Such a game does not count.
 * Hints themselves are worked out by pages, from what their seats are shown: nothing more is told to anybody.
 */
export class HintAgreement {
  readonly #table: OnlineTable;
  readonly #wants = new Set<number>();
  /** Whoever was told no does not ask again; whoever said it may. */
  readonly #refused = new Set<number>();
  #isAllowed = false;

  constructor(table: OnlineTable, { entries }: Pick<FoundTable, 'entries'>) {
    this.#table = table;
    for (const { entry: text } of entries) {
      // nearly all are moves, which need not be read for this
      const entry = text.includes('"kind":"hints"') ? readEntry(text) : null;
      if (entry?.kind === 'hints') this.#note(entry);
    }
  }

  get isAllowed(): boolean {
    return this.#isAllowed;
  }

  state(): Pick<TableState, 'hints'> {
    return this.#isAllowed ? { hints: true } : {};
  }

  marks(seat: number): Pick<SeatState, 'hints'> {
    return this.#wants.has(seat) && !this.#isAllowed ? { hints: true } : {};
  }

  /** Asked twice it is done once. */
  ask(person: Person, on: boolean): void {
    const { status, seating, leaving } = this.#table;
    const mine = seating.places.filter(
      ({ seat, person: owner }) => owner === person.id && !leaving.isOut(seat),
    );
    if (mine.length === 0) throw new Refused('not-your-seat', 'only who plays decides about hints');
    if (this.#isAllowed) return;
    if (status !== 'playing') throw new Refused('not-allowed', 'there is no game to be helped with');
    const [{ seat }] = mine;
    if (!on) {
      if (this.#wants.size > 0) this.#happen({ kind: 'hints', seat, on });
      return;
    }
    if (mine.some((one) => this.#refused.has(one.seat)) && this.#wants.size === 0)
      throw new Refused('not-allowed', 'they said no');
    for (const one of mine)
      if (!this.#wants.has(one.seat)) this.#happen({ kind: 'hints', seat: one.seat, on });
    // who has left has no say in what the others agree upon
    const voters = seating.places.filter(
      (place) => place.person !== null && !hasLeft(place) && !leaving.isOut(place.seat),
    );
    if (voters.every((place) => this.#wants.has(place.seat)))
      this.#happen({ kind: 'hints', seat, on, all: true });
  }

  /** The same from another node. */
  follow(entry: HintsEntry): void {
    this.#note(entry);
  }

  #happen(entry: HintsEntry): void {
    this.#note(entry);
    this.#table.appendAside(entry);
  }

  #note({ seat, on, all }: HintsEntry): void {
    if (all === true) this.#isAllowed = true;
    if (on) {
      this.#wants.add(seat);
      return;
    }
    for (const asker of this.#wants) if (asker !== seat) this.#refused.add(asker);
    this.#wants.clear();
  }
}
