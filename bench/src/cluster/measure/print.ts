import type { Rate } from './rates.js';

export const whole = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`;
export const ms = (value: number): string => `${value.toFixed(2)} ms`;
export const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'NOT REACHED');

export function tellRate(name: string, { movesPerSecond, nodeCpu, loadCpu, databaseCpu }: Rate): void {
  const stored = databaseCpu === null ? '' : `, ${databaseCpu.toFixed(0)} in the database`;
  line(
    `${name} (µs a move: ${nodeCpu.toFixed(0)} in nodes, ${loadCpu.toFixed(0)} in the load${stored})`,
    whole(movesPerSecond),
  );
}

export function line(what: string, value: string, wanted = ''): void {
  console.log(`  ${what.padEnd(64)}${value.padStart(18)}${wanted === '' ? '' : `   wanted ${wanted}`}`);
}

export function ratio(what: string, value: number, wanted: number, bound: 'least' | 'most'): void {
  const isReached = bound === 'least' ? value >= wanted : value <= wanted;
  line(what, `${value.toFixed(2)} x`, `at ${bound} ${wanted} x: ${verdict(isReached)}`);
}
