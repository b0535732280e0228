import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '@castellan/kernel';
import type { Deal } from './deal.js';

/** What all members of a crew are told at the start. */
export type Orders = { readonly game: string; readonly options: JsonObject; readonly seed: string };

/** One deal to be played. */
export type Task = { readonly a: string; readonly b: string; readonly deal: number };

/** Somebody in a thread of their own, who plays one deal after the other. */
export class Member {
  readonly #worker: Worker;

  constructor(orders: Orders) {
    this.#worker = new Worker(new URL('./arena-worker.js', import.meta.url), { workerData: orders });
  }

  async play(task: Task): Promise<Deal> {
    this.#worker.postMessage(task);
    // an error in the thread comes out here too
    const [deal] = await once(this.#worker, 'message');
    return deal as Deal;
  }

  async dismiss(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Hires a crew, lets it work and sends it home, whatever happens. */
export async function withCrew<T>(
  size: number,
  orders: Orders,
  work: (crew: readonly Member[]) => Promise<T>,
): Promise<T> {
  const crew = Array.from({ length: size }, () => new Member(orders));
  try {
    return await work(crew);
  } finally {
    await Promise.all(crew.map((member) => member.dismiss()));
  }
}
