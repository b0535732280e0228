import type { Bus } from '../cluster/bus.js';
import { Refused } from '../refused.js';
import type { StoreError } from '../store/failure.js';
import type { Waiting } from '../store/waiting.js';
import { type LogEntry, writeEntry } from './log-entry.js';
import { SharedAppends } from './shared-appends.js';
import type { TableServices } from './table-services.js';

/** What is done when an entry is kept, or instead if it is lost. */
export type Promised = { readonly kept: () => void; readonly lost?: () => void };

/** An entry on its way to the store, and who waits for it to arrive. */
class PendingEntry implements Waiting {
  readonly #log: LogAppender;
  readonly #then: () => void;
  readonly #again: (() => void) | null;
  /** Who has come since: hardly ever anybody. */
  #more: Promised[] | null = null;

  constructor(log: LogAppender, then: () => void, again: (() => void) | null) {
    this.#log = log;
    this.#then = then;
    this.#again = again;
  }

  resolve(): void {
    this.#log.arrived(this);
    this.#then();
    if (this.#more !== null) for (const { kept } of this.#more) kept();
    this.#log.settled?.();
  }

  reject(error: StoreError): void {
    for (const { lost } of this.#more ?? []) lost?.();
    if (this.#again !== null) this.#log.undone.push(this.#again);
    this.#log.lost(error);
  }

  add(promised: Promised): void {
    this.#more ??= [];
    this.#more.push(promised);
  }
}

type AppenderServices = Pick<TableServices, 'store' | 'lanes'> & { readonly bus: Pick<Bus, 'isShared'> };

/** Appends to the log of a table, write-ahead: nobody is told of what could still be lost. */
export class LogAppender {
  readonly #table: string;
  readonly #services: AppenderServices;
  /** Where other nodes write to the same log. */
  readonly #shared: SharedAppends | null;
  /** Told when something could not be kept: what is in memory is not the truth any more. */
  readonly lost: (error: StoreError) => void;
  /** What was asked for and is not in the log, in order: how to ask for it again. */
  readonly undone: (() => void)[] = [];
  /** Called whenever something has arrived. */
  settled: (() => void) | null = null;
  #seq: number;
  /** The last entry of the log until it is there to stay. */
  #last: PendingEntry | null = null;

  constructor(table: string, services: AppenderServices, seq: number, lost: (error: StoreError) => void) {
    this.#table = table;
    this.#services = services;
    this.#shared = services.bus.isShared ? new SharedAppends(table, services.store) : null;
    this.#seq = seq;
    this.lost = lost;
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#seq;
  }

  /** Nothing is on its way. */
  get isSettled(): boolean {
    return this.#last === null;
  }

  /** `again`: how to ask for it once more, should another node have been there first. */
  append(entry: LogEntry, at: number, then: () => void, again: (() => void) | null = null): void {
    const pending = new PendingEntry(this, then, again);
    this.#last = pending;
    const { store, lanes } = this.#services;
    const seq = ++this.#seq;
    const text = writeEntry(entry, lanes);
    if (this.#shared === null) store.append(this.#table, seq, text, at, pending);
    else this.#shared.append({ seq, entry: text, at }, pending);
  }

  /** An entry that was written elsewhere has been read. */
  passed(seq: number): void {
    this.#seq = seq;
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
