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

/** Growth for each connected seat with its share of a table, in bytes. */
export type Memory = {
  /** Of a server that has just begun: what comes with the first tables, once and for all, is in it. */
  readonly first: number;
  /** Of one that has as many already. */
  readonly next: number;
};

/** What a server grows by for 500 tables of two, and for 500 more. */
export async function measureMemory(folder: string): Promise<Memory> {
  const served = await Served.castellan(folder);
  const loads: Load[] = [];
  const seat = async (tables: number): Promise<number> => {
    const load = new Load();
    loads.push(load);
    await open(load, 'castellan', served.port, tables, { first: loads.length * 10_000 });
    await load.ask({ type: 'pace', milliseconds: 10_000 });
    return served.restingMemory();
  };
  try {
    const beginning = await seat(20);
    const some = await seat(SEATED);
    const many = await seat(SEATED);
    return { first: (some - beginning) / (2 * SEATED), next: (many - some) / (2 * SEATED) };
  } finally {
    await Promise.all(loads.map((load) => load.stop()));
    await served.stop();
  }
}
