import { StoreError } from '../failure.js';
import type { LogRow } from '../operation.js';
import type { Waiting } from '../waiting.js';
import { type Chain, insertEntries } from './append-batch.js';
import type { Connections, DatabaseConnection } from './connections.js';
import { type Done, notNext } from './drive.js';
import { LONGEST_NOTE, noteLength } from './notes.js';
import { isBroken, isDuplicate, isRetryable, postgresFailure } from './postgres-failure.js';

/** Something that has to be done before an entry is appended. */
export type Before = { readonly isDone: boolean };

type Append = {
  readonly table: string;
  readonly row: LogRow;
  readonly waiting: Waiting;
  readonly after: Before | null;
};

/** A chain with who waits for its entries. */
type WaitingChain = { readonly table: string; readonly entries: LogRow[]; readonly appends: Append[] };

/** As much as is worth one statement. */
const MOST_ENTRIES = 2000;
const TRIES = 5;

/**
 * Appends on their way: what comes while one batch is written goes together in the next, in one statement and one commit.
 * Entries of a table take the same lane, so that they arrive in order.
 */
export class AppendLane {
  readonly #connections: Connections;
  readonly #done: Done;
  /** Called when something has come to an end: others may wait for it. */
  readonly #progress: () => void;
  #queue: Append[] = [];
  #isBusy = false;
  #isPlanned = false;
  /** How many have been asked for, and how many of them have been answered. */
  asked = 0;
  answered = 0;

  constructor(connections: Connections, done: Done, progress: () => void) {
    this.#connections = connections;
    this.#done = done;
    this.#progress = progress;
  }

  append(table: string, row: LogRow, waiting: Waiting, after: Before | null): void {
    this.asked++;
    this.#queue.push({ table, row, waiting, after });
    if (this.#isBusy || this.#isPlanned) return;
    this.#isPlanned = true;
    // after everything that is being dealt with now
    setImmediate(() => {
      this.#isPlanned = false;
      this.look();
    });
  }

  /** Writes what can be written now. */
  look(): void {
    if (this.#isBusy || this.#queue.length === 0) return;
    const chains = this.#take();
    if (chains.length === 0) return;
    this.#isBusy = true;
    void this.#write(chains).finally(() => {
      this.#isBusy = false;
      this.#progress();
      this.look();
    });
  }

  /** The next batch: of each table what follows without a gap, as many tables as one note can name. */
  #take(): WaitingChain[] {
    const chains = new Map<string, WaitingChain>();
    const left: Append[] = [];
    const held = new Set<string>();
    let length = 0;
    let count = 0;
    for (const append of this.#queue) {
      const { table, row, after } = append;
      const chain = chains.get(table);
      const isFull = count === MOST_ENTRIES;
      if (isFull || held.has(table) || (after !== null && !after.isDone)) {
        held.add(table);
        left.push(append);
      } else if (chain === undefined) {
        // the number of the last entry may be longer than that of the first
        const more = noteLength({ table, seq: row.seq + MOST_ENTRIES });
        if (length + more > LONGEST_NOTE) {
          held.add(table);
          left.push(append);
          continue;
        }
        length += more;
        count++;
        chains.set(table, { table, entries: [row], appends: [append] });
      } else if (row.seq === chain.entries[chain.entries.length - 1].seq + 1) {
        count++;
        chain.entries.push(row);
        chain.appends.push(append);
      } else {
        held.add(table);
        left.push(append);
      }
    }
    this.#queue = left;
    return [...chains.values()];
  }

  async #write(chains: readonly WaitingChain[]): Promise<void> {
    let connection: DatabaseConnection;
    try {
      connection = await this.#connections.take();
    } catch (error) {
      this.#fail(chains, storageError(error));
      return;
    }
    try {
      const refused = await this.#insert(connection, chains);
      this.#connections.release(connection);
      this.#settle(chains, refused);
    } catch (error) {
      if (isBroken(error)) this.#connections.discard(connection);
      else this.#connections.release(connection);
      const { kind, message } = postgresFailure(error);
      // one of them is to blame: by themselves it turns out which
      if (kind === 'refused' && chains.length > 1) for (const chain of chains) await this.#write([chain]);
      else if (kind === 'refused') this.#fail(chains, new StoreError('refused', message));
      else this.#fail(chains, storageError(error));
    }
  }

  async #insert(
    connection: DatabaseConnection,
    chains: readonly WaitingChain[],
  ): Promise<ReadonlySet<Chain>> {
    for (let tries = 1; ; tries++) {
      try {
        return await insertEntries(connection, chains);
      } catch (error) {
        // nothing was kept; whoever was first can be seen now
        if (tries === TRIES || !(isDuplicate(error) || isRetryable(error))) throw error;
      }
    }
  }

  #settle(chains: readonly WaitingChain[], refused: ReadonlySet<Chain>): void {
    this.#done.commits++;
    for (const chain of chains) {
      if (refused.has(chain)) this.#refuse(chain);
      else {
        this.answered += chain.appends.length;
        this.#done.runs += chain.appends.length;
        for (const { waiting } of chain.appends) waiting.resolve(undefined);
      }
    }
  }

  /** Somebody else was first: nothing that was asked for at this table so far can be true. */
  #refuse({ table, appends }: WaitingChain): void {
    this.#reject(appends, (seq) => notNext(table, seq));
    const also = this.#queue.filter((one) => one.table === table);
    this.#queue = this.#queue.filter((one) => one.table !== table);
    this.#reject(also, (seq) => notNext(table, seq));
  }

  /** Nobody knows what became of these; what is meant to follow them has lost its ground as well. */
  #fail(chains: readonly WaitingChain[], error: StoreError): void {
    const tables = new Set(chains.map(({ table }) => table));
    const also = this.#queue.filter(({ table }) => tables.has(table));
    this.#queue = this.#queue.filter(({ table }) => !tables.has(table));
    for (const { appends } of chains) this.#reject(appends, () => error);
    this.#reject(also, () => error);
  }

  #reject(appends: readonly Append[], errorOf: (seq: number) => StoreError): void {
    this.answered += appends.length;
    for (const { row, waiting } of appends) waiting.reject(errorOf(row.seq));
  }
}

function storageError(error: unknown): StoreError {
  return new StoreError('storage', postgresFailure(error).message);
}
