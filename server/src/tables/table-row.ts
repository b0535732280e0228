import type { TableEnd } from '../store/operations/end.js';
import type { LeavingRow } from '../store/operations/leavings.js';
import type { TableInfo } from '../store/operations/tables.js';
import type { TableServices } from './table-services.js';

/** A throttle: the row is written at most so often for its time alone. */
const TOUCH_EVERY = 60_000;

/** What is kept of a table besides its log, in memory and in the store. */
export class TableRow {
  readonly #services: TableServices;
  readonly #changedStatus: () => void;
  #info: TableInfo;
  #touched: number;

  constructor(info: TableInfo, services: TableServices, changedStatus: () => void) {
    this.#info = info;
    this.#touched = info.updated;
    this.#services = services;
    this.#changedStatus = changedStatus;
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
    this.#services.store
      .run('updateTable', { id, updated, ...change })
      .catch((error) => this.#services.complain(`table ${id} cannot be kept`, error));
    if (change.status !== undefined) this.#changedStatus();
  }

  /** When the game is going to be ended, or that it is not. Nothing has happened at the table by that. */
  setEnding(ending: number | null): void {
    const { id } = this.#info;
    this.#info = { ...this.#info, ending };
    this.#services.store
      .run('updateTable', { id, updated: this.#touched, ending })
      .catch((error) => this.#services.complain(`table ${id} cannot be kept`, error));
  }

  /** How the table is set up has changed: it counts when it is kept. */
  async keepSetup(setup: string, options: string): Promise<void> {
    const { id } = this.#info;
    const updated = this.#services.now();
    await this.#services.store.run('updateTable', { id, updated, setup, options });
    this.#touched = updated;
    this.#info = { ...this.#info, setup, options, updated };
  }

  /** The game is over; without places it is nobody's rating. */
  end(outcome: string, at: number, places: TableEnd['places'], leavings: readonly LeavingRow[] = []): void {
    const { id, game } = this.#info;
    this.#touched = at;
    this.#info = { ...this.#info, status: 'over', outcome, updated: at };
    this.#services.store
      .run('endTable', { id, game, outcome, at, places, leavings })
      .catch((error) => this.#services.complain(`the end of table ${id} cannot be kept`, error));
    this.#changedStatus();
  }

  /** In memory only: whoever calls this has it in the store. */
  setHost(host: string): void {
    this.#info = { ...this.#info, host };
  }
}
