import { StoreError } from '../failure.js';
import type { LogRow } from '../operation.js';
import type { OperationInput, OperationName, OperationOutput } from '../operations.js';
import type { Store } from '../store.js';
import type { Waiting } from '../waiting.js';
import { AppendLane } from './append-lane.js';
import { Connections } from './connections.js';
import type { Done } from './drive.js';
import { EntryReads } from './entry-reads.js';
import { preparePostgres } from './postgres-migrate.js';
import { LOG_OF } from './reads.js';
import { type Job, RunLane } from './run-lane.js';

/** While one waits for its commit, another one writes. */
const LANES = 2;

/**
 * A store on PostgreSQL, which any number of nodes share. The primary key of the log is the arbiter: of two nodes that
 * write the same entry one hears of a conflict. If the database is gone, what was asked for fails with `storage`, also
 * what may have been written at the last moment, and it is tried to reach it again.
 */
export class PostgresStore implements Store {
  readonly #connections: Connections;
  readonly #done: Done = { commits: 0, runs: 0 };
  readonly #lanes: readonly AppendLane[];
  readonly #runs: RunLane;
  readonly #entryReads: EntryReads;
  /** By table: the last operation on its log that is under way. */
  readonly #logJobs = new Map<string, Job>();
  #gone: StoreError | null = null;
  #whenIdle: (() => void) | null = null;
  #end: Promise<void> | null = null;

  private constructor(connections: Connections) {
    this.#connections = connections;
    this.#lanes = Array.from({ length: LANES }, () => {
      return new AppendLane(connections, this.#done, () => {
        this.#runs.look();
        this.#look();
      });
    });
    this.#runs = new RunLane(connections, this.#done, () => {
      for (const lane of this.#lanes) lane.look();
      this.#look();
    });
    this.#entryReads = new EntryReads(connections, () => this.#look());
  }

  /** Connects, and brings the schema to the version of this program. Throws a StoreError that says what is wrong. */
  static async open(url: string): Promise<PostgresStore> {
    const connections = new Connections(url);
    // others may be at it, and it may take its time
    const connection = await connections.connect(null);
    try {
      await preparePostgres(connection);
    } finally {
      await connection.end();
    }
    return new PostgresStore(connections);
  }

  run<K extends OperationName>(name: K, input: OperationInput<K>): Promise<OperationOutput<K>> {
    return new Promise((resolve, reject) => {
      const waiting = { resolve: resolve as Waiting['resolve'], reject };
      if (this.#gone !== null) reject(this.#gone);
      else if (name === 'append') {
        const { table, seq, entry, at } = input as { readonly table: string } & LogRow;
        this.append(table, seq, entry, at, waiting);
      } else if (name === 'entriesAfter')
        this.#entryReads.add(input as OperationInput<'entriesAfter'>, waiting);
      else this.#runs.add(this.#job(name, input, waiting));
    });
  }

  append(table: string, seq: number, entry: string, at: number, waiting: Waiting): void {
    const gone = this.#gone;
    // never before whoever asks has gone on
    if (gone !== null) queueMicrotask(() => waiting.reject(gone));
    else this.#laneOf(table).append(table, { seq, entry, at }, waiting, this.#logJobs.get(table) ?? null);
  }

  close(): Promise<void> {
    this.#gone ??= new StoreError('closed', 'the store has been closed');
    this.#end ??= new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
      this.#look();
    }).then(() => this.#connections.close());
    return this.#end;
  }

  #laneOf(table: string): AppendLane {
    let hash = 0;
    for (let i = 0; i < table.length; i++) hash = (31 * hash + table.charCodeAt(i)) | 0;
    return this.#lanes[(hash >>> 0) % LANES];
  }

  #job(name: OperationName, input: unknown, waiting: Waiting): Job {
    const asked = this.#lanes.map((lane) => lane.asked);
    const isReady = (): boolean => this.#lanes.every(({ answered }, i) => answered >= asked[i]);
    const job: Job = { name, input, waiting, isReady, isDone: false };
    const table = tableOf(name, input);
    if (table !== null) this.#logJobs.set(table, job);
    return job;
  }

  #look(): void {
    for (const [table, job] of this.#logJobs) if (job.isDone) this.#logJobs.delete(table);
    const isRead = this.#runs.isIdle && this.#entryReads.isIdle;
    const isIdle = isRead && this.#lanes.every(({ asked, answered }) => asked === answered);
    if (isIdle) this.#whenIdle?.();
  }
}

function tableOf(name: OperationName, input: unknown): string | null {
  try {
    return LOG_OF[name]?.(input) ?? null;
  } catch {
    // it will be refused
    return null;
  }
}
