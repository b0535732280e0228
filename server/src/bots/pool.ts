import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type ThinkerAnswer, ThinkerClient } from '@castellan/ai';
import type { Table } from '@castellan/match';
import type { Thinking } from '../tables/table-services.js';

/** One thread in which bots think. Started when it is first needed. */
class BotThread {
  readonly #complain: (what: string, error: unknown) => void;
  readonly client: ThinkerClient;
  #worker: Worker | null = null;

  constructor(complain: (what: string, error: unknown) => void) {
    this.#complain = complain;
    this.client = new ThinkerClient({
      send: (message) => {
        this.#worker ??= this.#start();
        this.#worker.postMessage(message);
      },
      refused: (message) => complain('a bot cannot follow', message),
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(program());
    // a thread that thinks does not keep the server from stopping
    worker.unref();
    worker.on('message', (answer: ThinkerAnswer) => this.client.hear(answer));
    worker.on('error', (error) => {
      this.#complain('a thread of bots', error);
      this.#worker = null;
      this.client.lost();
    });
    return worker;
  }
}

/** Bots of all tables, spread over a few threads. A table's bots always think in the same one. */
export class BotPool implements Thinking {
  readonly #threads: readonly BotThread[];
  readonly #home = new Map<string, BotThread>();

  constructor(threads: number, complain: (what: string, error: unknown) => void) {
    this.#threads = Array.from({ length: threads }, () => new BotThread(complain));
  }

  decide(table: Table, seat: number, character: string, seed: string): Promise<string | null> {
    let thread = this.#home.get(table.id);
    if (thread === undefined) {
      thread = this.#threads.reduce((a, b) => (b.client.load < a.client.load ? b : a));
      this.#home.set(table.id, thread);
    }
    const { client } = thread;
    return new Promise((decided) => client.decide(table, seat, character, seed, decided));
  }

  leave(table: Table): void {
    this.#home.get(table.id)?.client.leave(table);
    this.#home.delete(table.id);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

/** Beside the program that uses it; from the sources, where tests run, in the folder of programs. */
function program(): URL {
  const beside = new URL('./bot-thread.js', import.meta.url);
  return existsSync(beside) ? beside : new URL('../../../dist/bot-thread.js', import.meta.url);
}
