import { MOST_AT_ONCE } from '../limits/rates.js';
import type { Person } from '../people/person.js';
import { Refused } from '../refused.js';
import type { OnlineTable } from '../tables/online-table.js';

/** Those who are in the house, with what they watch. */
type Watcher = { readonly address: string; readonly watched: ReadonlyMap<string, unknown> };
type Asker = { readonly person: Person | null; readonly address: string };

/** How much of the room somebody may take at one time, by person and by address. What is not in memory takes none. */
export class Quotas {
  readonly #tables: () => Iterable<OnlineTable>;
  readonly #watchers: () => Iterable<Watcher>;
  readonly #times: number;
  /** Where each was opened from: known as long as the table is in memory, and kept nowhere else. */
  readonly #openedFrom = new WeakMap<OnlineTable, string>();

  /** `times`: how many times as much as usual an address may have here. */
  constructor(tables: () => Iterable<OnlineTable>, watchers: () => Iterable<Watcher>, times = 1) {
    this.#tables = tables;
    this.#watchers = watchers;
    this.#times = times;
  }

  opened(table: OnlineTable, { address }: Asker): void {
    this.#openedFrom.set(table, address);
  }

  /** One more table. */
  insistOnTable({ person, address }: Asker): void {
    const mine = { waiting: 0, open: 0 };
    const house = { waiting: 0, open: 0 };
    for (const table of this.#tables()) {
      if (table.status === 'over') continue;
      const counts = [
        ...(table.info.host === person?.id ? [mine] : []),
        ...(this.#openedFrom.get(table) === address ? [house] : []),
      ];
      for (const count of counts) {
        count.open++;
        if (table.status === 'waiting') count.waiting++;
      }
    }
    for (const what of ['waiting', 'open'] as const) {
      const { person: most, address: mostOfHouse } = MOST_AT_ONCE[what];
      if (mine[what] >= most || house[what] >= mostOfHouse * this.#times)
        throw new Refused('too-many', 'other tables have to begin or to end first');
    }
  }

  /** One more table to look at. */
  insistOnWatching({ address }: Asker): void {
    let watched = 0;
    for (const one of this.#watchers()) if (one.address === address) watched += one.watched.size;
    if (watched >= MOST_AT_ONCE.watched.address * this.#times)
      throw new Refused('too-many', 'leave another table first');
  }

  /** One more seat at a table that others want to find somebody at. */
  insistOnSeat({ person }: Asker, { setup, status, info, seating }: OnlineTable): void {
    if (!setup.isPublic || status !== 'waiting' || person === null || info.host === person.id) return;
    const seatsAt = (table: OnlineTable): number =>
      table.seating.places.filter((place) => place.person === person.id).length;
    if (seating.places.some((place) => place.person === person.id))
      throw new Refused('too-many', 'one seat at a public table is enough');
    let seats = 0;
    for (const table of this.#tables())
      if (table.setup.isPublic && table.status === 'waiting') seats += seatsAt(table);
    if (seats >= MOST_AT_ONCE.seats.person)
      throw new Refused('too-many', 'tables at which there is a seat already have to begin first');
  }
}
