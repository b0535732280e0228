import type { StoreError } from '../store/failure.js';
import type { LogRow } from '../store/operation.js';
import type { Store } from '../store/store.js';
import type { Waiting } from '../store/waiting.js';

type Underway = { readonly row: LogRow; readonly waiting: Waiting };

/**
 * Appends to a log that other nodes write to as well. One thing is on its way at a time, and what comes meanwhile travels
 * together after it: were entry 8 sent while 7 is on its way, and somebody else's 7 came first, ours would follow theirs.
 */
export class SharedAppends {
  readonly #table: string;
  readonly #store: Store;
  #underway = false;
  #next: Underway[] = [];
  #lost: StoreError | null = null;

  constructor(table: string, store: Store) {
    this.#table = table;
    this.#store = store;
  }

  append(row: LogRow, waiting: Waiting): void {
    const lost = this.#lost;
    // never before whoever asks has gone on
    if (lost !== null) queueMicrotask(() => waiting.reject(lost));
    else if (this.#underway) this.#next.push({ row, waiting });
    else this.#send([{ row, waiting }]);
  }

  #send(some: readonly Underway[]): void {
    this.#underway = true;
    const answered: Waiting = {
      resolve: () => this.#arrived(some),
      reject: (error) => this.#failed(some, error),
    };
    const [{ row }] = some;
    if (some.length === 1) this.#store.append(this.#table, row.seq, row.entry, row.at, answered);
    else {
      const entries = some.map((one) => one.row);
      this.#store
        .run('appendMany', { table: this.#table, entries })
        .then(answered.resolve, (error: StoreError) => answered.reject(error));
    }
  }

  #arrived(some: readonly Underway[]): void {
    this.#underway = false;
    const next = this.#next;
    this.#next = [];
    if (next.length > 0) this.#send(next);
    for (const { waiting } of some) waiting.resolve(undefined);
  }

  /** What was to follow is lost with it. */
  #failed(some: readonly Underway[], error: StoreError): void {
    this.#lost = error;
    const all = [...some, ...this.#next];
    this.#next = [];
    for (const { waiting } of all) waiting.reject(error);
  }
}
