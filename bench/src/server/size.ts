import { percentile } from './pace.js';
import { Load, Served } from './processes.js';
import { open } from './rates.js';

export type StepSizes = {
  readonly mean: number;
  readonly p95: number;
  readonly largest: number;
  readonly steps: number;
};

/** Bytes on the wire of every message that tells a seat of a move, in whole random games. */
export async function measureSteps(served: Served, clock: object): Promise<StepSizes> {
  const load = new Load();
  try {
    await open(load, 'castellan', served.port, 10, { clock, keepSizes: true, first: clockNumber++ * 1000 });
    const { sizes = [] } = await load.ask({ type: 'games', games: 20 });
    return {
      mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
      p95: percentile(sizes, 95),
      largest: Math.max(...sizes),
      steps: sizes.length,
    };
  } finally {
    await load.stop();
  }
}
let clockNumber = 1;

const SEATED = 500;

/** Memory for each connected seat with its share of a table, in bytes: what a server grows by for 500 tables of two. */
export async function measureMemory(folder: string): Promise<number> {
  const served = await Served.castellan(folder);
  const load = new Load();
  try {
    // the first tables bring the code with them, and what is shared by all
    await open(load, 'castellan', served.port, 50);
    await load.ask({ type: 'pace', milliseconds: 5_000 });
    const before = await served.restingMemory();
    const more = new Load();
    try {
      await open(more, 'castellan', served.port, SEATED, { first: 10_000 });
      await more.ask({ type: 'pace', milliseconds: 10_000 });
      return ((await served.restingMemory()) - before) / (2 * SEATED);
    } finally {
      await more.stop();
    }
  } finally {
    await load.stop();
    await served.stop();
  }
}
