import { legalMoves } from '@castellan/kernel';
import type { Bots } from './local-table.js';
import { LocalTables } from './local-tables.js';
import type { Row, TableStore } from './store.js';
import type { Asks, LocalMessage, WorkerMessage } from './worker-messages.js';

/**
 * Tables to learn at: of lessons and of the rulebook. They are tables like all others, by the same rules, but nothing of
 * them is kept, and their bots do what the lesson says instead of thinking.
 */
export class PracticeTables {
  readonly #replies = new Map<string, readonly string[]>();
  readonly #tables: LocalTables;

  constructor(tell: (message: WorkerMessage) => void) {
    this.#tables = new LocalTables(tell, this.#bots(), new Memory(), '~');
  }

  async answer(message: LocalMessage): Promise<Asks[LocalMessage['ask']]['answer']> {
    const answer = await this.#tables.answer(message);
    if (message.ask === 'adopt')
      this.#replies.set((answer as Asks['adopt']['answer']).table, message.replies ?? []);
    return answer;
  }

  /** The first of their replies that is allowed now; else whatever is. */
  #bots(): Bots {
    return {
      decide: (table, seat, _bot, _seed, decided) => {
        const allowed = legalMoves(table.game, table.position(), seat);
        const wanted = this.#replies.get(table.id)?.find((move) => allowed.includes(move));
        decided(wanted ?? allowed[0] ?? null);
      },
      leave: () => {},
    };
  }
}

/** Nobody else writes here, so whoever writes has seen what is there. */
export class Memory implements TableStore {
  readonly #rows = new Map<string, Row>();

  async all(): Promise<Row[]> {
    return [...this.#rows.values()];
  }

  async find(id: string): Promise<Row | undefined> {
    return this.#rows.get(id);
  }

  async put(row: Row): Promise<boolean> {
    this.#rows.set(row.id, row);
    return true;
  }

  async mark(id: string): Promise<void> {
    this.#rows.delete(id);
  }
}
