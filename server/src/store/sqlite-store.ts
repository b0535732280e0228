import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Failure, StoreError } from './failure.js';
import { MemoryLog } from './memory-log.js';
import { CLOSE, type Start, type StoreAnswer } from './messages.js';
import type { LogRow } from './operation.js';
import type { OperationInput, OperationName, OperationOutput } from './operations.js';
import type { Store } from './store.js';
import type { Waiting } from './waiting.js';

export type SqliteConfig = {
  /** Where the data lies; null: in memory only, gone at the end. */
  readonly folder: string | null;
  /** A sync of the disk for every run: only to measure what that would cost. */
  readonly commitEach?: boolean;
  /** Told when the thread comes to an end by itself: the store is of no use any more. */
  readonly onLost?: (error: StoreError) => void;
};

type Append = { readonly table: string } & LogRow;

/**
 * A store on SQLite, as the main thread sees it. What is asked for in one turn of the event loop travels together to the
 * thread that has the database.
 */
export class SqliteStore implements Store {
  readonly #worker: Worker;
  readonly #memory: MemoryLog | null;
  #batch: unknown[] = [];
  #runs = 0;
  readonly #enough: number;
  #sending = false;
  /** Who waits, in order; those before `#answered` have been answered. */
  #waiting: Waiting[] = [];
  #answered = 0;
  #gone: StoreError | null = null;
  readonly #end: Promise<void>;

  private constructor(worker: Worker, { folder, commitEach = false, onLost }: SqliteConfig) {
    this.#worker = worker;
    this.#enough = commitEach ? 1 : ENOUGH;
    this.#memory = folder === null ? new MemoryLog() : null;
    worker.on('message', (answer: StoreAnswer) => this.#take(answer));
    worker.on('error', (error) => this.#lose(new StoreError('closed', error.message)));
    this.#end = new Promise((resolve) => {
      worker.on('exit', () => {
        const closed = this.#gone !== null;
        this.#lose(new StoreError('closed', 'the thread of the store has come to an end'));
        if (!closed && this.#gone !== null) onLost?.(this.#gone);
        resolve();
      });
    });
  }

  static async open(config: SqliteConfig): Promise<SqliteStore> {
    const { folder, commitEach = false } = config;
    const worker = new Worker(program(), { workerData: { folder, commitEach } satisfies Start });
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (answer: StoreAnswer) => {
        worker.off('error', reject);
        if (answer.type === 'cannot-open') reject(errorOf(answer.failure));
        else resolve();
      });
    });
    return new SqliteStore(worker, config);
  }

  run<K extends OperationName>(name: K, input: OperationInput<K>): Promise<OperationOutput<K>> {
    return new Promise((resolve, reject) => {
      const waiting = { resolve: resolve as Waiting['resolve'], reject };
      if (this.#gone !== null) reject(this.#gone);
      else if (name === 'append') {
        const { table, seq, entry, at } = input as Append;
        this.append(table, seq, entry, at, waiting);
      } else if (this.#memory === null) this.#ask(name, input, waiting);
      else this.#askMemory(this.#memory, name, input, waiting);
    });
  }

  /** What is asked for most, without a promise for each: in the same order as everything else. */
  append(table: string, seq: number, entry: string, at: number, waiting: Waiting): void {
    const gone = this.#gone;
    // never before whoever asks has gone on
    if (gone !== null) queueMicrotask(() => waiting.reject(gone));
    else if (this.#memory === null) this.#askAppend(table, seq, entry, at, waiting);
    else {
      this.#memory.append(table, seq, entry, at, waiting);
      this.#sendSoon();
    }
  }

  /** Waits for everything that was asked for, then closes the database. */
  close(): Promise<void> {
    if (this.#gone === null) {
      this.#send();
      this.#gone = new StoreError('closed', 'the store has been closed');
      this.#worker.postMessage(CLOSE);
    }
    return this.#end;
  }

  #ask(name: OperationName, input: unknown, waiting: Waiting): void {
    this.#waiting.push(waiting);
    this.#batch.push(name, input);
    this.#count();
  }

  #askAppend(table: string, seq: number, entry: string, at: number, waiting: Waiting): void {
    this.#waiting.push(waiting);
    this.#batch.push('append', table, seq, entry, at);
    this.#count();
  }

  #count(): void {
    // the thread can begin with these while the main thread is still busy with others
    if (++this.#runs >= this.#enough) this.#post();
    else this.#sendSoon();
  }

  /** Appends stay on this side until somebody asks for their log. */
  #askMemory(memory: MemoryLog, name: OperationName, input: unknown, waiting: Waiting): void {
    for (const { table, seq, entry, at } of memory.take(name, input))
      this.#askAppend(table, seq, entry, at, IGNORED);
    memory.note(name, input);
    this.#ask(name, input, waiting);
  }

  /** After everything that is being dealt with now: what comes through sockets in one turn is dealt with at once. */
  #sendSoon(): void {
    if (this.#sending) return;
    this.#sending = true;
    process.nextTick(() => this.#send());
  }

  #send(): void {
    this.#sending = false;
    this.#memory?.settle();
    if (this.#batch.length > 0) this.#post();
  }

  #post(): void {
    this.#worker.postMessage(this.#batch);
    this.#batch = [];
    this.#runs = 0;
  }

  #take(answer: StoreAnswer): void {
    if (answer.type !== 'done' && answer.type !== 'lost') return;
    const from = this.#answered;
    const to = from + answer.count;
    const waiting = this.#waiting;
    if (answer.type === 'lost') {
      for (let i = from; i < to; i++) waiting[i].reject(errorOf(answer.failure));
    } else {
      const values = new Map(answer.values);
      const failures = new Map(answer.failures);
      for (let i = 0; i < answer.count; i++) {
        const failure = failures.size === 0 ? undefined : failures.get(i);
        if (failure !== undefined) waiting[from + i].reject(errorOf(failure));
        else waiting[from + i].resolve(values.size === 0 ? undefined : values.get(i));
      }
    }
    this.#answered = to;
    if (to === waiting.length) this.#waiting = [];
    else if (to > 10_000) this.#waiting = waiting.slice(to);
    else return;
    this.#answered = 0;
  }

  #lose(error: StoreError): void {
    this.#gone ??= error;
    const left = this.#waiting.slice(this.#answered);
    this.#waiting = [];
    this.#answered = 0;
    for (const waiting of left) waiting.reject(error);
  }
}

/** So many runs are worth a message of their own. */
const ENOUGH = 32;

const IGNORED: Waiting = { resolve: () => {}, reject: () => {} };

function errorOf({ kind, message }: Failure): StoreError {
  return new StoreError(kind, message);
}

/** Beside the program that uses it; from the sources, where tests run, in the folder of programs. */
function program(): URL {
  const beside = new URL('./store-thread.js', import.meta.url);
  return existsSync(beside) ? beside : new URL('../../../dist/store-thread.js', import.meta.url);
}
