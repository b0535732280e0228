import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type ThinkerAnswer, ThinkerClient } from '@castellan/ai';
import type { Table } from '@castellan/match';
import type { BotQuestion, Thinking, Waiter } from '../tables/table-services.js';
import { BotQueue, type Choice } from './bot-queue.js';

/** One thread in which bots think. Started when it is first needed. */
class BotThread {
  readonly #complain: (what: string, error: unknown) => void;
  readonly client: ThinkerClient;
  /** For whom it thinks, the last now. */
  readonly underWay: Waiter[] = [];
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

/** So many questions at most are under way in a thread; all but the last rest. */
const MOST_UNDER_WAY = 4;

/**
 * Bots of all tables, spread over a few threads. A table's bots always think in the same one. A thread has one question at a
 * time, and another on top of it only if that comes clearly before: so nobody waits for what others have piled up.
 */
export class BotPool implements Thinking {
  readonly #threads: readonly BotThread[];
  readonly #home = new Map<string, BotThread>();
  readonly #queue: BotQueue;
  #isPumping = false;

  constructor(
    threads: number,
    complain: (what: string, error: unknown) => void,
    now: () => number = Date.now,
  ) {
    this.#threads = Array.from({ length: threads }, () => new BotThread(complain));
    this.#queue = new BotQueue(now);
  }

  /** Questions that nobody thinks about yet. */
  get waiting(): number {
    return this.#queue.size;
  }

  decide(question: BotQuestion): Promise<string | null> {
    return new Promise((decided) => {
      this.#queue.add({ ...question, decided });
      this.lookAgain();
    });
  }

  lookAgain(): void {
    if (this.#isPumping || this.#queue.size === 0) return;
    this.#isPumping = true;
    queueMicrotask(() => {
      this.#isPumping = false;
      for (const thread of this.#threads) this.#pump(thread);
    });
  }

  #pump(thread: BotThread): void {
    const { underWay } = thread;
    while (underWay.length < MOST_UNDER_WAY) {
      const choice = this.#queue.next(({ table }) => (this.#home.get(table.id) ?? thread) === thread);
      const now = underWay.at(-1);
      if (choice === null || (now !== undefined && !this.#comesBefore(choice.waiter, now))) return;
      this.#queue.remove(choice.question);
      if (choice.question.isCurrent()) this.#ask(thread, choice);
      else choice.question.decided(null);
    }
  }

  /** Neighbours wait for each other, but not those who are here for those who are away. */
  #comesBefore(one: Waiter, other: Waiter): boolean {
    const isNeighbour =
      one.address === other.address && (one.presence === 'away') === (other.presence === 'away');
    return !isNeighbour && this.#queue.order(one, other) < 0;
  }

  #ask(thread: BotThread, { question, waiter }: Choice): void {
    const { table, seat, character, seed, decided } = question;
    const { client, underWay } = thread;
    this.#home.set(table.id, thread);
    const isUrgent = underWay.length > 0;
    underWay.push(waiter);
    client.decide(
      table,
      seat,
      character,
      seed,
      (move, looked) => {
        underWay.splice(underWay.indexOf(waiter), 1);
        this.#queue.spent(waiter, looked);
        decided(move);
        this.lookAgain();
      },
      isUrgent,
    );
  }

  leave(table: Table): void {
    for (const { decided } of this.#queue.take(table)) decided(null);
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
