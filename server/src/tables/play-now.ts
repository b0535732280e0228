import type { ClockSetup, GameWish, TableSetup, ToServerOf } from '@castellan/protocol';
import { registry } from '../games.js';
import type { Person } from '../people/person.js';
import { insist, Refused } from '../refused.js';
import { insistOnCalm } from './conduct.js';
import type { Lobby } from './lobby.js';
import type { OnlineTable } from './online-table.js';
import { keyOf, paceOf } from './seekers.js';
import type { TableServices } from './table-services.js';

/** What somebody looks for who wants to play with whoever comes. */
type Wish = Pick<ToServerOf<'play-now'>, 'game' | 'players' | 'clock'>;

type TablesHere = {
  readonly lobby: Lobby;
  create(setup: TableSetup, person: Person): Promise<OnlineTable>;
};

/** People who do not know each other come to the same table. */
export class PlayNow {
  readonly #tables: TablesHere;
  readonly #services: Pick<TableServices, 'store' | 'now'>;
  /** The last who asked, by what they asked for. */
  readonly #last = new Map<string, Promise<OnlineTable>>();

  constructor(tables: TablesHere, services: Pick<TableServices, 'store' | 'now'>) {
    this.#tables = tables;
    this.#services = services;
  }

  /** Whoever looks for others looks for something that there is, and has not left others too often. */
  async mayMeet({ game, players }: GameWish, person: Person): Promise<void> {
    const { seats } = insist(registry.find(game));
    if (players < seats.min || players > seats.max)
      throw new Refused('bad-options', `${game} is not for ${players}`);
    await this.#insistOnCalm(person);
  }

  /**
   * A seat at a table that waits for somebody, or a table that waits with one. Those who look for the same thing come one after
   * the other, so that the second finds the table of the first.
   */
  find(wish: Wish, person: Person): Promise<OnlineTable> {
    const { game, players = 2, clock = { kind: 'none' } } = wish;
    const key = keyOf({ game, players, clock });
    const before: Promise<unknown> = this.#last.get(key) ?? Promise.resolve();
    const seat = (): Promise<OnlineTable> => this.#seat({ game, players, clock }, person);
    const found = before.then(seat, seat);
    this.#last.set(key, found);
    const isLast = (): boolean => this.#last.get(key) === found && this.#last.delete(key);
    found.then(isLast, isLast);
    return found;
  }

  async #seat(wish: GameWish, person: Person): Promise<OnlineTable> {
    await this.#insistOnCalm(person);
    for (const table of this.#tables.lobby.tables()) {
      if (!isFor(table, wish, person)) continue;
      await table.seats.take(person, undefined);
      return table;
    }
    const { game, players, clock } = wish;
    const seats = Array.from(
      { length: players },
      (_, look) => ({ kind: look === 0 ? 'me' : 'open', look }) as const,
    );
    return this.#tables.create(
      { game, options: {}, seats, isPublic: true, clock, timeout: 'bot-turn', freeText: false },
      person,
    );
  }

  #insistOnCalm(person: Person): Promise<void> {
    return insistOnCalm(this.#services.store, person.id, this.#services.now());
  }
}

function isFor({ setup, seating, status, hosting }: OnlineTable, wish: GameWish, person: Person): boolean {
  const { game, players, clock } = wish;
  const fits = setup.game === game && seating.places.length === players && isSamePace(setup.clock, clock);
  // a seat that is taken is told to all when it is kept, which may be a moment later
  const isOpen = status === 'waiting' && hosting.hasOpenSeat && !hosting.isRemoved(person.id);
  return fits && isOpen && seating.heldBy({ person, program: null }).length === 0;
}

function isSamePace(one: ClockSetup, other: ClockSetup): boolean {
  return paceOf(one).join() === paceOf(other).join();
}
