import { Refused } from '../refused.js';
import type { StoreError } from '../store/failure.js';
import type { Waiting } from '../store/waiting.js';
import { type LogEntry, writeEntry } from './log-entry.js';
import type { TableServices } from './table-services.js';

/** What is done when an entry is kept, or instead if it is lost. */
export type Promised = { readonly kept: () => void; readonly lost?: () => void };

/** An entry on its way to the store, and who waits for it to arrive. */
class PendingEntry implements Waiting {
  readonly #log: LogAppender;
  readonly #then: () => void;
  /** Who has come since: hardly ever anybody. */
  #more: Promised[] | null = null;

  constructor(log: LogAppender, then: () => void) {
    this.#log = log;
    this.#then = then;
  }

  resolve(): void {
    this.#log.arrived(this);
    this.#then();
    if (this.#more !== null) for (const { kept } of this.#more) kept();
  }

  reject(error: StoreError): void {
    for (const { lost } of this.#more ?? []) lost?.();
    this.#log.lost(error);
  }

  add(promised: Promised): void {
    this.#more ??= [];
    this.#more.push(promised);
  }
}

/** Appends to the log of a table, write-ahead: nobody is told of what could still be lost. */
export class LogAppender {
  readonly #table: string;
  readonly #services: Pick<TableServices, 'store' | 'lanes'>;
  /** Told when something could not be kept: what is in memory is not the truth any more. */
  readonly lost: (error: StoreError) => void;
  #seq: number;
  /** The last entry of the log until it is there to stay. */
  #last: PendingEntry | null = null;

  constructor(
    table: string,
    services: Pick<TableServices, 'store' | 'lanes'>,
    seq: number,
    lost: (error: StoreError) => void,
  ) {
    this.#table = table;
    this.#services = services;
    this.#seq = seq;
    this.lost = lost;
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#seq;
  }

  append(entry: LogEntry, at: number, then: () => void): void {
    const pending = new PendingEntry(this, then);
    this.#last = pending;
    const { store, lanes } = this.#services;
    store.append(this.#table, ++this.#seq, writeEntry(entry, lanes), at, pending);
  }

  arrived(pending: PendingEntry): void {
    if (this.#last === pending) this.#last = null;
  }

  /** The same as a promise. */
  kept(): Promise<void> {
    return new Promise((kept, fail) => {
      this.whenKept({ kept, lost: () => fail(new Refused('storage', 'this could not be kept')) });
    });
  }

  /** After all that has happened so far is kept, and before what comes. */
  whenKept(promised: Promised): void {
    if (this.#last === null) promised.kept();
    else this.#last.add(promised);
  }
}
