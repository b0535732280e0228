import { StoreError } from './failure.js';
import type { LogEntry } from './operations/log.js';

type Append = { readonly table: string } & LogEntry;
type Waiting = { resolve(value: unknown): void; reject(error: StoreError): void };

/** Logs of a store that keeps nothing: as fast as memory is, with the same order of entries and the same refusals. */
export class MemoryLog {
  readonly #last = new Map<string, number>();
  #kept: Append[] = [];
  #waiting: Waiting[] = [];

  append(append: Append, waiting: Waiting): void {
    if (this.#last.get(append.table) !== append.seq - 1) {
      const text = `entry ${append.seq} of table ${append.table} does not follow the last one`;
      waiting.reject(new StoreError('conflict', text));
      return;
    }
    this.#last.set(append.table, append.seq);
    this.#kept.push(append);
    this.#waiting.push(waiting);
  }

  /** Everybody who waits since the last turn has been served. */
  settle(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting) one.resolve(undefined);
  }

  /** What has been kept since it was last asked. */
  take(): readonly Append[] {
    const kept = this.#kept;
    this.#kept = [];
    return kept;
  }

  /** Learns from what else is asked how long logs are. */
  note(name: string, input: unknown): void {
    if (name === 'createTable') {
      const { id } = input as { id: string };
      if (!this.#last.has(id)) this.#last.set(id, 0);
    } else if (name === 'importTable') {
      const { table, entries } = input as { table: { id: string }; entries: readonly string[] };
      if (!this.#last.has(table.id)) this.#last.set(table.id, entries.length);
    } else if (name === 'deleteTable') this.#last.delete((input as { id: string }).id);
    else if (name === 'appendMany') {
      const { table, entries } = input as { table: string; entries: readonly LogEntry[] };
      const before = this.#last.get(table);
      const fits = before !== undefined && entries.every(({ seq }, i) => seq === before + 1 + i);
      if (fits) this.#last.set(table, before + entries.length);
    }
  }
}
