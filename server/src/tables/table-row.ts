import { Refused } from '../refused.js';
import type { TableEnd } from '../store/operations/end.js';
import type { LeavingRow } from '../store/operations/leavings.js';
import type { TableInfo } from '../store/operations/tables.js';
import type { TableServices } from './table-services.js';

/** A throttle: the row is written at most so often for its time alone. */
const TOUCH_EVERY = 60_000;

/** What is written beside the log of a table; quietly: it is no news for other nodes. */
export type WriteRows = <T>(work: () => Promise<T>, isQuiet?: boolean) => Promise<T>;

/** What is kept of a table besides its log, in memory and in the store. */
export class TableRow {
  readonly #services: TableServices;
  readonly #changedStatus: () => void;
  /** Carries out what writes: at once, or when the log before it is kept. */
  readonly #write: WriteRows;
  #info: TableInfo;
  #touched: number;

  constructor(info: TableInfo, services: TableServices, changedStatus: () => void, write: WriteRows) {
    this.#info = info;
    this.#touched = info.updated;
    this.#services = services;
    this.#changedStatus = changedStatus;
    this.#write = write;
  }

  get info(): TableInfo {
    return this.#info;
  }

  /** When something last happened, as far as it is written. */
  get touched(): number {
    return this.#touched;
  }

  /** Something happened that changes nothing here but the time. */
  touch(at: number): void {
    if (at - this.#touched > TOUCH_EVERY) this.change({});
  }

  change(change: { status?: TableInfo['status']; next?: string; host?: string }): void {
    const { id } = this.#info;
    const updated = this.#services.now();
    this.#touched = updated;
    this.#info = { ...this.#info, ...change, updated };
    const update = { id, updated, ...change };
    // that only time has passed is no news elsewhere
    const isQuiet = Object.keys(change).length === 0;
    this.#keep(() => this.#services.store.run('updateTable', update), `table ${id}`, isQuiet);
    if (change.status !== undefined) this.#changedStatus();
  }

  /** When the game is going to be ended, or that it is not. Nothing has happened at the table by that. */
  setEnding(ending: number | null): void {
    const { id } = this.#info;
    this.#info = { ...this.#info, ending };
    const updated = this.#touched;
    this.#keep(() => this.#services.store.run('updateTable', { id, updated, ending }), `table ${id}`);
  }

  /** How the table is set up has changed: it counts when it is kept. */
  async keepSetup(setup: string, options: string): Promise<void> {
    const { id } = this.#info;
    const updated = this.#services.now();
    await this.#write(() => this.#services.store.run('updateTable', { id, updated, setup, options }));
    this.#touched = updated;
    this.#info = { ...this.#info, setup, options, updated };
  }

  /** The game is over; without places it is nobody's rating. */
  end(outcome: string, at: number, places: TableEnd['places'], leavings: readonly LeavingRow[] = []): void {
    const { id, game } = this.#info;
    this.#touched = at;
    this.#info = { ...this.#info, status: 'over', outcome, updated: at };
    const end = { id, game, outcome, at, places, leavings };
    this.#keep(async () => {
      await this.#services.store.run('endTable', end);
      // nothing happens here by itself any more
      this.#services.leases.release(id);
    }, `the end of table ${id}`);
    this.#changedStatus();
  }

  #keep(work: () => Promise<unknown>, what: string, isQuiet = false): void {
    this.#write(work, isQuiet).catch((error: unknown) => {
      // the entry that it would have followed from is not in the log
      if (!(error instanceof Refused)) this.#services.complain(`${what} cannot be kept`, error);
    });
  }

  /** In memory only: whoever calls this has it in the store, or knows that another node has. */
  note(known: Partial<TableInfo>): void {
    const { status } = this.#info;
    this.#info = { ...this.#info, ...known };
    if (known.updated !== undefined) this.#touched = Math.max(this.#touched, known.updated);
    if (this.#info.status !== status) this.#changedStatus();
  }
}
