import { StoreError } from '../failure.js';
import type { LogRow } from '../operation.js';
import type { OperationInput } from '../operations.js';
import type { Waiting } from '../waiting.js';
import type { Connections } from './connections.js';
import { isBroken, postgresFailure } from './postgres-failure.js';

type Asked = { readonly after: OperationInput<'entriesAfter'>; readonly waiting: Waiting };

/** How many read at a time; what comes meanwhile goes together. */
const MOST_READS = 2;

const READ = `
SELECT asked.n, log.seq, log.entry, log.at
FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked(table_id, seq, n)
JOIN log ON log.table_id = asked.table_id AND log.seq > asked.seq ORDER BY asked.n, log.seq`;

type Row = LogRow & { readonly n: number };

/**
 * What other nodes have written, read when a note tells of it. Somebody waits for it at this very moment: it goes past all
 * other operations, at once, and all tables that one note names are read together. Whoever asks has nothing of their own under
 * way at that table, so there is no order to be kept.
 */
export class EntryReads {
  readonly #connections: Connections;
  readonly #progress: () => void;
  #queue: Asked[] = [];
  #reads = 0;
  #isPlanned = false;

  constructor(connections: Connections, progress: () => void) {
    this.#connections = connections;
    this.#progress = progress;
  }

  get isIdle(): boolean {
    return this.#queue.length === 0 && this.#reads === 0;
  }

  add(after: Asked['after'], waiting: Waiting): void {
    this.#queue.push({ after, waiting });
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    // after all who hear of the same note, and before anything else
    queueMicrotask(() => {
      this.#isPlanned = false;
      this.#look();
    });
  }

  #look(): void {
    if (this.#queue.length === 0 || this.#reads === MOST_READS) return;
    const asked = this.#queue;
    this.#queue = [];
    this.#reads++;
    void this.#read(asked).finally(() => {
      this.#reads--;
      this.#look();
      this.#progress();
    });
  }

  async #read(asked: readonly Asked[]): Promise<void> {
    try {
      const found = await this.#query(asked);
      asked.forEach(({ waiting }, i) => void waiting.resolve(found[i]));
    } catch (error) {
      const { kind, message } = postgresFailure(error);
      for (const { waiting } of asked) waiting.reject(new StoreError(kind, message));
    }
  }

  async #query(asked: readonly Asked[]): Promise<LogRow[][]> {
    const connection = await this.#connections.take();
    try {
      const { rows } = await connection.query<Row>({
        name: 'castellan_entries_after',
        text: READ,
        values: [asked.map(({ after }) => after.table), asked.map(({ after }) => after.seq)],
      });
      this.#connections.release(connection);
      const found = asked.map((): LogRow[] => []);
      for (const { n, seq, entry, at } of rows) found[n - 1].push({ seq, entry, at });
      return found;
    } catch (error) {
      if (isBroken(error)) this.#connections.discard(connection);
      else this.#connections.release(connection);
      throw error;
    }
  }
}
