import type { EndOfGame } from './end-of-game.js';
import type { LogEntry } from './log-entry.js';
import type { OnlineTable } from './online-table.js';
import type { TableRow } from './table-row.js';
import type { TableServices } from './table-services.js';
import type { TurnNotices } from './turn-notices.js';

/** What a table consists of that nobody else may touch. */
type Parts = {
  readonly row: TableRow;
  readonly end: EndOfGame;
  readonly notices: TurnNotices;
  append(entry: LogEntry): void;
  afterChange(): void;
  startIfReady(): void;
};

/** A node that has taken over within so many milliseconds was there in time: clocks have run on. */
const IN_TIME = 10_000;

/** A table comes into memory, and what happens at it by itself goes on: at once, or when it turns out to be kept here. */
export class TakingUp {
  readonly #table: OnlineTable;
  readonly #services: TableServices;
  readonly #parts: Parts;
  #isDone = false;

  constructor(table: OnlineTable, services: TableServices, parts: Parts) {
    this.#table = table;
    this.#services = services;
    this.#parts = parts;
  }

  /** What happens here by itself has been set going. */
  get isDone(): boolean {
    return this.#isDone;
  }

  /** Here it is. One that other nodes may have as well is only followed, until it turns out to be kept here. */
  wake(): void {
    const table = this.#table;
    const { play, telling, elsewhere } = table;
    if (!elsewhere.isShared) {
      this.#takeUp(null);
      return;
    }
    // it was read while it began
    if (play !== null && table.status === 'waiting') this.#parts.row.note({ status: 'playing' });
    if (play !== null && table.status === 'playing') telling.begin(play);
    this.#parts.afterChange();
    elsewhere.ask();
  }

  /** What happens by itself is this node's to do from now on. Nobody did it for so many milliseconds; null: nobody ever has. */
  async keep(gap: number | null): Promise<void> {
    const table = this.#table;
    await table.elsewhere.catchUp();
    const rows = await this.#services.store.run('tableRows', { id: table.id });
    if (table.isGone || !table.elsewhere.isKept) return;
    // whoever began it was gone before that was in the row as well
    const isUnsaid = table.play !== null && table.status === 'playing' && rows?.table.status === 'waiting';
    if (isUnsaid) this.#parts.row.change({ status: 'playing' });
    // whose turn has just begun may not have heard of it
    if (gap === null || table.now() - table.lastAt < gap + IN_TIME) this.#parts.notices.forget();
    this.#takeUp(gap);
    this.#isDone = true;
  }

  /** Takes up again what was going on: bots that are to move, clocks that run. */
  #takeUp(gap: number | null): void {
    const table = this.#table;
    const { play, leaving, clock } = table;
    const { row, end, startIfReady, afterChange, append } = this.#parts;
    // the server was gone between an entry in the log and what follows from it
    if (play !== null && table.status === 'waiting') row.change({ status: 'playing' });
    if (play?.isOver() === true && table.status === 'playing') end.byRules(play, table.lastAt);
    const { ended } = leaving;
    if (ended !== null && table.status !== 'over') end.early(ended, table.lastAt);
    startIfReady();
    // whoever sat there when the server stopped is looked for as if they had just gone
    if (table.status === 'waiting' && table.setup.isPublic)
      for (const { person } of table.seating.people()) table.hosting.watchFor(person ?? '');
    if (table.status !== 'playing') return;
    if (play !== null) table.telling.begin(play);
    // the time in which no server was there is nobody's
    if (clock.outAt() !== null && (gap === null || gap > IN_TIME)) {
      append({ kind: 'restart' });
      clock.goOn(this.#services.now());
      leaving.goOn(this.#services.now());
    }
    afterChange();
  }
}
