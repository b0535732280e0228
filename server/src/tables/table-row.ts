import type { TableEnd } from '../store/operations/end.js';
import type { TableInfo } from '../store/operations/tables.js';
import type { Surroundings } from './surroundings.js';

/** The row is written at most so often for its time alone. */
const TOUCH_EVERY = 60_000;

/** What is kept of a table besides its log, in memory and in the store. */
export class TableRow {
  readonly #around: Surroundings;
  readonly #changedStatus: () => void;
  #info: TableInfo;
  #touched: number;

  constructor(info: TableInfo, around: Surroundings, changedStatus: () => void) {
    this.#info = info;
    this.#touched = info.updated;
    this.#around = around;
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

  change(change: { status?: TableInfo['status']; next?: string }): void {
    const { id } = this.#info;
    const updated = this.#around.now();
    this.#touched = updated;
    this.#info = { ...this.#info, ...change, updated };
    this.#around.store
      .run('updateTable', { id, updated, ...change })
      .catch((error) => this.#around.complain(`table ${id} cannot be kept`, error));
    if (change.status !== undefined) this.#changedStatus();
  }

  /** The game is over; without places it is nobody's rating. */
  end(outcome: string, at: number, places: TableEnd['places']): void {
    const { id, game } = this.#info;
    this.#touched = at;
    this.#info = { ...this.#info, status: 'over', outcome, updated: at };
    this.#around.store
      .run('endTable', { id, game, outcome, at, places })
      .catch((error) => this.#around.complain(`the end of table ${id} cannot be kept`, error));
    this.#changedStatus();
  }

  /** In memory only: whoever calls this has it in the store. */
  setHost(host: string): void {
    this.#info = { ...this.#info, host };
  }
}
