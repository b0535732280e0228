import type { AnyGame } from '@castellan/kernel';
import { registry } from '../games.js';
import type { Person } from '../people/person.js';
import { insist, Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { type KeptSetup, setupOfRematch } from './first-player.js';
import type { NewSeat } from './new-table.js';
import type { OnlineTable } from './online-table.js';

type TablesHere = {
  open(game: AnyGame, setup: KeptSetup, seats: readonly NewSeat[], host: string): Promise<OnlineTable>;
  delete(id: string): Promise<boolean>;
};

/** The same people at the same places once more. */
export class Rematches {
  readonly #tables: TablesHere;
  readonly #store: Store;
  /** Those that are being laid, by the table they follow. */
  readonly #coming = new Map<string, Promise<string>>();

  constructor(tables: TablesHere, store: Store) {
    this.#tables = tables;
    this.#store = store;
  }

  /** Who is away finds it among their games. */
  async ask(table: OnlineTable, person: Person): Promise<string> {
    if (table.status !== 'over') throw new Refused('not-allowed', 'the game is not over');
    if (table.seating.heldBy({ person, program: null }).length === 0)
      throw new Refused('not-your-seat', 'only who played can ask for a rematch');
    if (table.info.next !== null) return table.info.next;
    // whoever asks while it is being laid waits for the same one
    const coming = this.#coming.get(table.id) ?? this.#lay(table, person);
    this.#coming.set(table.id, coming);
    try {
      return await coming;
    } finally {
      this.#coming.delete(table.id);
    }
  }

  async #lay(table: OnlineTable, person: Person): Promise<string> {
    const seats = table.seating.places.map(({ seat, person: who, bot, name, look }) => {
      return { seat, person: who, bot: who === null ? bot : null, name, look };
    });
    // by today's rules, whichever the old table was played by
    const game = insist(registry.find(table.game.id));
    const next = await this.#tables.open(game, setupOfRematch(table.setup), seats, person.id);
    const first = await this.#store.run('claimNext', { id: table.id, next: next.id });
    // somebody has asked for one at another node in the same moment
    if (first !== next.id) await this.#tables.delete(next.id);
    table.setNext(first);
    return first;
  }
}
