import type { SeatState } from '@castellan/protocol';
import { Refused } from '../refused.js';
import type { LeavingRow } from '../store/operations/leavings.js';
import type { Store } from '../store/store.js';
import type { OnlineTable } from './online-table.js';
import { hasLeft } from './places.js';

const MINUTE = 60_000;
/** What was longer ago is forgotten. */
const REMEMBERED = 24 * 60 * MINUTE;
/** To leave weighs more than to break off before it counts; to give up is nothing to blame anybody for. */
const LEFT = 2;
const BROKEN_OFF = 1;
/** From this on others are told. */
const OFTEN = 2 * LEFT;
/** From this on strangers have a break from somebody. */
const TOO_OFTEN = 3 * LEFT;
const BREAK = 15 * MINUTE;
const LONG_BREAK = 60 * MINUTE;

/** Whoever has left strangers again and again cools off before they meet the next ones. */
export async function insistOnCalm(store: Store, person: string, now: number): Promise<void> {
  const { weight, last } = await store.run('leavingsOf', { person, since: now - REMEMBERED });
  if (weight < TOO_OFTEN) return;
  const retryAfter = last + (weight > TOO_OFTEN + LEFT ? LONG_BREAK : BREAK) - now;
  if (retryAfter > 0) throw new Refused('cooling-off', 'left several games before their end', { retryAfter });
}

/** What somebody's way of leaving means at one table. Among friends it is nobody's business. */
export class Conduct {
  readonly #table: OnlineTable;
  readonly #store: Store;
  readonly #often = new Set<string>();

  constructor(table: OnlineTable, store: Store) {
    this.#table = table;
    this.#store = store;
  }

  marks(seat: number): Pick<SeatState, 'leavesOften'> {
    const { person } = this.#table.seating.place(seat);
    return person !== null && this.#often.has(person) ? { leavesOften: true } : {};
  }

  /** Whoever sits down with strangers is known for how they left others. */
  async meet(person: string): Promise<void> {
    if (!this.#table.setup.isPublic) return;
    const since = this.#table.now() - REMEMBERED;
    const { weight } = await this.#store.run('leavingsOf', { person, since });
    if (weight >= OFTEN === this.#often.has(person)) return;
    if (weight >= OFTEN) this.#often.add(person);
    else this.#often.delete(person);
    this.#table.seatsChanged();
  }

  /** Who has left, as the game ends. */
  leavings(): LeavingRow[] {
    const { setup, seating, leaving } = this.#table;
    const people = new Set(seating.people().map(({ person }) => person));
    if (!setup.isPublic || people.size < 2) return [];
    const { ended } = leaving;
    // nobody who plays has brought that about
    if (ended?.how === 'expired' || ended?.how === 'stopped') return [];
    const left = new Map<string, number>();
    for (const place of seating.places) {
      const isToBlame = ended?.by === place.seat;
      const wasAway =
        hasLeft(place) && !leaving.isOut(place.seat) && !(isToBlame && ended.how === 'resigned');
      if (place.person === null) continue;
      if (wasAway || (isToBlame && ended.how === 'claimed')) left.set(place.person, LEFT);
      else if (isToBlame && ended.how === 'aborted') left.set(place.person, BROKEN_OFF);
    }
    return [...left].map(([person, weight]) => ({ person, weight }));
  }
}
