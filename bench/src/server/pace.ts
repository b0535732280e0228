import { median } from '../measure.js';
import { measureSyncs } from './disk.js';
import { Load, Served } from './processes.js';
import { open } from './rates.js';

const TABLES = 500;

export type Times = { readonly p50: number; readonly p99: number };
export type Pace = { readonly inMemory: Times; readonly durable: Times; readonly sync: Times };

/** 500 tables at one move a second each; in milliseconds from sending a move to being told of it. */
export async function measurePaces(
  folder: string,
  syncFolder: string,
  rounds: number,
  milliseconds: number,
): Promise<Pace> {
  const pairs: { served: Served; load: Load; times: Times[] }[] = [];
  const syncs: Times[] = [];
  try {
    for (const data of [null, folder]) {
      const pair = { served: await Served.castellan(data), load: new Load(), times: [] };
      pairs.push(pair);
      await open(pair.load, 'castellan', pair.served.port, TABLES);
      // code that has not been compiled yet would be measured otherwise
      await pair.load.ask({ type: 'flat-out', milliseconds: 2_000 });
    }
    for (let round = 0; round < rounds; round++) {
      // what the disk does by itself at that pace
      syncs.push(timesOf(await measureSyncs(syncFolder, TABLES, milliseconds)));
      for (const { load, times } of pairs) {
        const { times: all = [] } = await load.ask({ type: 'pace', milliseconds });
        times.push(timesOf(all));
      }
    }
  } finally {
    for (const { served, load } of pairs) await Promise.all([served.stop(), load.stop()]);
  }
  const [inMemory, durable] = pairs.map(({ times }) => middleOf(times));
  return { inMemory, durable, sync: middleOf(syncs) };
}

function timesOf(all: readonly number[]): Times {
  return { p50: percentile(all, 50), p99: percentile(all, 99) };
}

function middleOf(rounds: readonly Times[]): Times {
  return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(rounds.map(({ p99 }) => p99)) };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
}
