import { readdirSync, readFileSync } from 'node:fs';
import type { NodeProcess } from '../chaos/setting/node-process.js';

/** What one node used at a moment. */
export type Usage = { readonly megabytes: number; readonly handles: number; readonly cpuSeconds: number };

/** Everything that was measured at a moment, in seconds since the beginning. */
export type Sample = {
  readonly at: number;
  readonly nodes: readonly Usage[];
  /** Of moves since the sample before, in milliseconds. */
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
};

const PAGE = 4096;
const TICKS = 100;

/** As the system sees it; the node is not asked. */
export function usageOf({ pid }: NodeProcess): Usage {
  const resident = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    megabytes: resident / 1e6,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
  };
}

export function sampleOf(at: number, nodes: readonly NodeProcess[], latencies: number[]): Sample {
  latencies.sort((a, b) => a - b);
  const quantile = (q: number): number => latencies[Math.floor(latencies.length * q)] ?? 0;
  return { at, nodes: nodes.map(usageOf), moves: latencies.length, p50: quantile(0.5), p99: quantile(0.99) };
}

/** How much higher the last quarter lies than the second: 1 is flat. The first is left out, when everything still grows. */
export function rise(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const mean = (part: readonly number[]): number =>
    part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
  return mean(values.slice(-quarter)) / mean(values.slice(quarter, 2 * quarter));
}
