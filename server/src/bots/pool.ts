import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ThinkerAnswer, ThinkerMessage } from '@castellan/ai';
import type { Json } from '@castellan/kernel';
import type { Table } from '@castellan/match';
import type { Thinking } from '../tables/surroundings.js';

type Waiting = (move: string | null) => void;

/** One thread in which bots think, and what they have heard so far. Started when it is first needed. */
class BotThread {
  readonly #complain: (what: string, error: unknown) => void;
  #worker: Worker | null = null;
  /** By table and seat: who sits there, and how many actions they have heard of. */
  readonly #heard = new Map<string, { readonly character: string; readonly actions: number }>();
  readonly #waiting = new Map<number, Waiting>();
  #questions = 0;

  constructor(complain: (what: string, error: unknown) => void) {
    this.#complain = complain;
  }

  get load(): number {
    return this.#waiting.size;
  }

  decide(table: Table, seat: number, character: string, seed: string): Promise<string | null> {
    const place = { table: table.id, seat };
    const name = `${table.id}/${seat}`;
    const before = this.#heard.get(name);
    let heard = before?.actions ?? 0;
    if (before === undefined || before.character !== character || heard > table.length) {
      const { options, game } = table;
      this.#tell({ type: 'sit', ...place, game: game.id, options, character, seed: `${seed}/${seat}` });
      heard = 0;
    }
    this.#heard.set(name, { character, actions: table.length });
    const events = table.eventsSince(heard) as Json[];
    this.#tell({ type: 'witness', ...place, events, view: table.view(seat) as Json });
    const id = ++this.#questions;
    this.#tell({ type: 'think', ...place, id });
    return new Promise((done) => {
      this.#waiting.set(id, done);
    });
  }

  leave(table: Table): void {
    for (let seat = 0; seat < table.seats; seat++)
      if (this.#heard.delete(`${table.id}/${seat}`)) this.#tell({ type: 'leave', table: table.id, seat });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #tell(message: ThinkerMessage): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(program());
    // whoever thinks does not keep the server from stopping
    worker.unref();
    worker.on('message', (answer: ThinkerAnswer) => this.#hear(answer));
    worker.on('error', (error) => {
      this.#complain('a thread of bots', error);
      this.#worker = null;
      this.#heard.clear();
      for (const done of this.#waiting.values()) done(null);
      this.#waiting.clear();
    });
    return worker;
  }

  #hear(answer: ThinkerAnswer): void {
    if (answer.type === 'progress' || answer.id === null) return;
    if (answer.type === 'refused') this.#complain('a bot cannot follow', answer.message);
    const done = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    done?.(answer.type === 'decided' ? answer.move : null);
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
      thread = this.#threads.reduce((a, b) => (b.load < a.load ? b : a));
      this.#home.set(table.id, thread);
    }
    return thread.decide(table, seat, character, seed);
  }

  leave(table: Table): void {
    this.#home.get(table.id)?.leave(table);
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
