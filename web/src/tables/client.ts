import { TableError } from './problem.js';
import type { AskName, Asks, WorkerMessage } from './worker-messages.js';

/** What is told of a table without being asked. */
export type TableMessage = Extract<WorkerMessage, { type: 'update' | 'lost' | 'began' | 'state' | 'sheet' }>;

/** What is told of the line to the server. */
export type OnlineMessage = Extract<WorkerMessage, { type: 'online' | 'heard' }>;

/** The page's end of the Worker with the tables. */
export class TableWorkerClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { done: (answer: unknown) => void; fail: (error: TableError) => void }
  >();
  readonly #listeners = new Map<string, Set<(message: TableMessage) => void>>();
  /** Whoever is interested in the line to the server; nobody until somebody plays online. */
  onOnline: ((message: OnlineMessage) => void) | null = null;
  #asked = 0;

  constructor() {
    this.#worker = new Worker(new URL('./table.worker.ts', import.meta.url), {
      type: 'module',
      name: 'tables',
    });
    this.#worker.onmessage = (event: MessageEvent<WorkerMessage>) => {
      if (event.data.type === 'bots') startBots(event.ports[0]);
      else this.#hear(event.data);
    };
  }

  ask<K extends AskName>(ask: K, details: Asks[K]['ask']): Promise<Asks[K]['answer']> {
    const id = ++this.#asked;
    this.#worker.postMessage({ ...details, id, ask });
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done: done as (answer: unknown) => void, fail });
    });
  }

  /** Updates of a table from now on; returns what stops them. */
  listen(table: string, listener: (message: TableMessage) => void): () => void {
    const all = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, all.add(listener));
    return () => {
      all.delete(listener);
    };
  }

  #hear(message: Exclude<WorkerMessage, { type: 'bots' }>): void {
    if (message.type === 'online' || message.type === 'heard') {
      this.onOnline?.(message);
      return;
    }
    if ('table' in message) {
      for (const listener of this.#listeners.get(message.table) ?? []) listener(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'answer') waiting?.done(message.answer);
    else waiting?.fail(new TableError(message.problem));
  }
}

/** The Worker in which bots think; what it is told comes from the tables, past the page. */
function startBots(tables: MessagePort): void {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.postMessage({}, [tables]);
}

let client: TableWorkerClient | null = null;

/** One Worker for the whole page, started when it is first needed. */
export function tableWorker(): TableWorkerClient {
  client ??= new TableWorkerClient();
  return client;
}
