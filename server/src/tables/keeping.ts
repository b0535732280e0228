import type { StoreError } from '../store/failure.js';
import type { Store } from '../store/store.js';
import type { Waiting } from '../store/waiting.js';
import { type LogLine, writeLine } from './entries.js';

/** What is done when an entry is kept, or instead if it is lost. */
export type Promised = { readonly kept: () => void; readonly lost?: () => void };

/** An entry on its way to the store, and who waits for it to arrive. */
class Unkept implements Waiting {
  readonly #keeping: Keeping;
  readonly #then: () => void;
  /** Who has come since: hardly ever anybody. */
  #more: Promised[] | null = null;

  constructor(keeping: Keeping, then: () => void) {
    this.#keeping = keeping;
    this.#then = then;
  }

  resolve(): void {
    this.#keeping.arrived(this);
    this.#then();
    if (this.#more !== null) for (const { kept } of this.#more) kept();
  }

  reject(error: StoreError): void {
    for (const { lost } of this.#more ?? []) lost?.();
    this.#keeping.lost(error);
  }

  add(promised: Promised): void {
    this.#more ??= [];
    this.#more.push(promised);
  }
}

/** The log of a table as it grows. Nobody is told of what could still be lost. */
export class Keeping {
  readonly #table: string;
  readonly #store: Store;
  /** Told when something could not be kept: what is in memory is not the truth any more. */
  readonly lost: (error: StoreError) => void;
  #seq: number;
  /** The last entry of the log until it is there to stay. */
  #last: Unkept | null = null;

  constructor(table: string, store: Store, seq: number, lost: (error: StoreError) => void) {
    this.#table = table;
    this.#store = store;
    this.#seq = seq;
    this.lost = lost;
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#seq;
  }

  append(line: LogLine, at: number, then: () => void): void {
    const unkept = new Unkept(this, then);
    this.#last = unkept;
    this.#store.append(this.#table, ++this.#seq, writeLine(line), at, unkept);
  }

  arrived(unkept: Unkept): void {
    if (this.#last === unkept) this.#last = null;
  }

  /** After all that has happened so far is kept, and before what comes. */
  whenKept(promised: Promised): void {
    if (this.#last === null) promised.kept();
    else this.#last.add(promised);
  }
}
