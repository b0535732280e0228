import { StoreError } from './failure.js';
import type { LogRow } from './operation.js';
import type { OperationInput, OperationName } from './operations.js';
import type { Waiting } from './waiting.js';

type Append = { readonly table: string } & LogRow;

/** What the database has not been told of yet, up to the last entry of all. */
type Log = { last: number; entries: string[]; times: number[] };

/** Operations that look at the log of a table or change it, and at which. Only clusters look at the logs of several. */
const READS_LOG: { readonly [K in OperationName]?: (input: unknown) => string } = {
  findTable: (input) => (input as OperationInput<'findTable'>).id,
  deleteTable: (input) => (input as OperationInput<'deleteTable'>).id,
  compactTable: (input) => (input as OperationInput<'compactTable'>).id,
  entriesOf: (input) => (input as OperationInput<'entriesOf'>).table,
  entriesAfter: (input) => (input as OperationInput<'entriesAfter'>).table,
  setTurn: (input) => (input as OperationInput<'setTurn'>).id,
  latestTurn: (input) => (input as OperationInput<'latestTurn'>).id,
  appendMany: (input) => (input as OperationInput<'appendMany'>).table,
};

/** Logs of a store that keeps nothing: as fast as memory is, with the same order of entries and the same refusals. */
export class MemoryLog {
  readonly #logs = new Map<string, Log>();
  #waiting: Waiting[] = [];

  append(table: string, seq: number, entry: string, at: number, waiting: Waiting): void {
    const log = this.#logs.get(table);
    if (log?.last !== seq - 1) {
      const text = `entry ${seq} of table ${table} does not follow the last one`;
      queueMicrotask(() => waiting.reject(new StoreError('conflict', text)));
      return;
    }
    log.last = seq;
    log.entries.push(entry);
    log.times.push(at);
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
    const table = READS_LOG[name]?.(input) ?? '';
    const log = this.#logs.get(table);
    if (log === undefined) return [];
    const { entries, times, last } = log;
    const first = last + 1 - entries.length;
    log.entries = [];
    log.times = [];
    return entries.map((entry, i) => ({ table, seq: first + i, entry, at: times[i] }));
  }

  /** Learns from what else is asked how long logs are. */
  note(name: string, input: unknown): void {
    if (name === 'createTable') {
      const { id } = input as { id: string };
      this.#begin(id, 0);
    } else if (name === 'importTable') {
      const { table, entries } = input as { table: { id: string }; entries: readonly string[] };
      this.#begin(table.id, entries.length);
    } else if (name === 'deleteTable') this.#logs.delete((input as { id: string }).id);
    else if (name === 'appendMany') {
      const { table, entries } = input as { table: string; entries: readonly LogRow[] };
      const log = this.#logs.get(table);
      if (log !== undefined && entries.every(({ seq }, i) => seq === log.last + 1 + i))
        log.last += entries.length;
    }
  }

  #begin(table: string, last: number): void {
    if (!this.#logs.has(table)) this.#logs.set(table, { last, entries: [], times: [] });
  }
}
