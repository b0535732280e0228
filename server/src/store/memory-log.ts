import { StoreError } from './failure.js';
import type { LogEntry } from './operations/log.js';
import type { Input, OperationName } from './operations.js';

type Append = { readonly table: string } & LogEntry;
type Waiting = { resolve(value: unknown): void; reject(error: StoreError): void };

/** Operations that look at the log of a table or change it, and at which. Nothing looks at the logs of several. */
const READS_LOG: { readonly [K in OperationName]?: (input: unknown) => string } = {
  findTable: (input) => (input as Input<'findTable'>).id,
  deleteTable: (input) => (input as Input<'deleteTable'>).id,
  entriesAfter: (input) => (input as Input<'entriesAfter'>).table,
  setSnapshot: (input) => (input as Input<'setSnapshot'>).id,
  latestSnapshot: (input) => (input as Input<'latestSnapshot'>).id,
  appendMany: (input) => (input as Input<'appendMany'>).table,
};

/** Logs of a store that keeps nothing: as fast as memory is, with the same order of entries and the same refusals. */
export class MemoryLog {
  readonly #last = new Map<string, number>();
  readonly #kept = new Map<string, Append[]>();
  #waiting: Waiting[] = [];

  append(append: Append, waiting: Waiting): void {
    if (this.#last.get(append.table) !== append.seq - 1) {
      const text = `entry ${append.seq} of table ${append.table} does not follow the last one`;
      waiting.reject(new StoreError('conflict', text));
      return;
    }
    this.#last.set(append.table, append.seq);
    const kept = this.#kept.get(append.table);
    if (kept === undefined) this.#kept.set(append.table, [append]);
    else kept.push(append);
    this.#waiting.push(waiting);
  }

  /** Everybody who waits since the last turn has been served. */
  settle(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting) one.resolve(undefined);
  }

  /** What the database has to know before it can carry something out: logs are looked at by few, and one at a time. */
  take(name: OperationName, input: unknown): readonly Append[] {
    const tableOf = READS_LOG[name];
    const table = tableOf?.(input) ?? '';
    const kept = this.#kept.get(table) ?? [];
    this.#kept.delete(table);
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
