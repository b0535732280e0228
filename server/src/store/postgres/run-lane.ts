import { StoreError } from '../failure.js';
import { type OperationName, operationOf } from '../operations.js';
import type { Waiting } from '../waiting.js';
import type { Connections, DatabaseConnection } from './connections.js';
import { type Done, drive } from './drive.js';
import { isBroken, isRetryable, postgresFailure } from './postgres-failure.js';
import { READS } from './reads.js';

/** An operation on its way. */
export type Job = {
  readonly name: OperationName;
  readonly input: unknown;
  readonly waiting: Waiting;
  /** Whether all appends are answered that were asked for before. */
  readonly isReady: () => boolean;
  isDone: boolean;
};

/** How many look something up at a time, and how many changes share a commit. */
const MOST_READS = 4;
const MOST_WRITES = 32;
const TRIES = 5;

/**
 * Operations on their way, in order: whoever looks something up does so beside others who do, after all changes that were
 * asked for before; changes that wait together share a transaction. Should one of them fail, nothing of it is kept, and
 * each is tried by itself.
 */
export class RunLane {
  readonly #connections: Connections;
  readonly #done: Done;
  readonly #progress: () => void;
  readonly #queue: Job[] = [];
  #reads = 0;
  #isWriting = false;

  constructor(connections: Connections, done: Done, progress: () => void) {
    this.#connections = connections;
    this.#done = done;
    this.#progress = progress;
  }

  get isIdle(): boolean {
    return this.#queue.length === 0 && this.#reads === 0 && !this.#isWriting;
  }

  add(job: Job): void {
    this.#queue.push(job);
    // after everything that is being dealt with now: changes that come together go together
    if (this.#queue.length === 1) setImmediate(() => this.look());
  }

  /** Begins what can begin now. */
  look(): void {
    while (!this.#isWriting) {
      const [job] = this.#queue;
      if (job === undefined || !job.isReady()) return;
      if (READS.has(job.name)) {
        if (this.#reads === MOST_READS) return;
        this.#queue.shift();
        this.#reads++;
        void this.#read(job).finally(() => {
          this.#reads--;
          this.#finish([job]);
        });
      } else {
        if (this.#reads > 0) return;
        const jobs = this.#takeWrites();
        this.#isWriting = true;
        void this.#writeAll(jobs).finally(() => {
          this.#isWriting = false;
          this.#finish(jobs);
        });
      }
    }
  }

  #takeWrites(): Job[] {
    const end = this.#queue.findIndex((job) => READS.has(job.name) || !job.isReady());
    return this.#queue.splice(0, Math.min(MOST_WRITES, end === -1 ? this.#queue.length : end));
  }

  #finish(jobs: readonly Job[]): void {
    for (const job of jobs) job.isDone = true;
    this.look();
    this.#progress();
  }

  async #read(job: Job): Promise<void> {
    try {
      const value = await this.#with((connection) => this.#drive(connection, job));
      job.waiting.resolve(value);
    } catch (error) {
      job.waiting.reject(errorOf(error));
    }
  }

  async #writeAll(jobs: readonly Job[]): Promise<void> {
    try {
      const values = await this.#transaction(jobs);
      jobs.forEach(({ waiting }, i) => void waiting.resolve(values[i]));
      return;
    } catch (error) {
      // whoever cannot be asked now cannot be asked for each of them either
      if (jobs.length === 1 || postgresFailure(error).kind === 'storage') {
        for (const { waiting } of jobs) waiting.reject(errorOf(error));
        return;
      }
    }
    for (const job of jobs) await this.#writeAll([job]);
  }

  /** All of these or none. */
  async #transaction(jobs: readonly Job[]): Promise<unknown[]> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#with(async (connection) => {
          const values: unknown[] = [];
          await connection.query('BEGIN');
          try {
            for (const job of jobs) values.push(await this.#drive(connection, job));
          } catch (error) {
            if (!isBroken(error)) await connection.query('ROLLBACK');
            throw error;
          }
          await connection.query('COMMIT');
          this.#done.commits++;
          this.#done.runs += jobs.length;
          return values;
        });
      } catch (error) {
        if (tries === TRIES || !isRetryable(error)) throw error;
      }
    }
  }

  async #drive(connection: DatabaseConnection, { name, input }: Job): Promise<unknown> {
    return drive(connection, operationOf(name, input), this.#done);
  }

  async #with<T>(work: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const connection = await this.#connections.take();
    try {
      const value = await work(connection);
      this.#connections.release(connection);
      return value;
    } catch (error) {
      if (isBroken(error)) this.#connections.discard(connection);
      else this.#connections.release(connection);
      throw error;
    }
  }
}

function errorOf(error: unknown): StoreError {
  const { kind, message } = postgresFailure(error);
  return new StoreError(kind, message);
}
