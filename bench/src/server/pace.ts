import { median } from '../measure.js';
import { measureSync } from './disk.js';
import { Load, Served } from './processes.js';
import { open } from './rates.js';

const TABLES = 500;

export type Times = { readonly p50: number; readonly p99: number };
export type Pace = { readonly inMemory: Times; readonly durable: Times; readonly sync: number };

/** 500 tables at one move a second each; in milliseconds from sending a move to being told of it. */
export async function measurePaces(
  folder: string,
  syncFolder: string,
  rounds: number,
  milliseconds: number,
): Promise<Pace> {
  const pairs: { served: Served; load: Load; times: Times[] }[] = [];
  const syncs: number[] = [];
  try {
    for (const data of [null, folder]) {
      const pair = { served: await Served.castellan(data), load: new Load(), times: [] };
      pairs.push(pair);
      await open(pair.load, 'castellan', pair.served.port, TABLES);
      // code that has not been compiled yet would be measured otherwise
      await pair.load.ask({ type: 'flat-out', milliseconds: 2_000 });
    }
    for (let round = 0; round < rounds; round++) {
      syncs.push(measureSync(syncFolder, 300));
      for (const { load, times } of pairs) {
        const { times: all = [] } = await load.ask({ type: 'pace', milliseconds });
        times.push({ p50: percentile(all, 50), p99: percentile(all, 99) });
      }
    }
  } finally {
    for (const { served, load } of pairs) await Promise.all([served.stop(), load.stop()]);
  }
  const [inMemory, durable] = pairs.map(({ times }) => ({
    p50: median(times.map(({ p50 }) => p50)),
    p99: median(times.map(({ p99 }) => p99)),
  }));
  return { inMemory, durable, sync: median(syncs) };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
}
