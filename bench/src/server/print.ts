import { pairedRatio } from '../measure.js';
import { type Disturbance, isUndisturbed } from './disturbance.js';
import type { Pace } from './pace.js';
import type { Rate } from './rates.js';
import type { Memory, StepSizes } from './size.js';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const share = (value: number): string => `${(100 * value).toFixed(0)} %`;
const ms = (value: number): string => `${value.toFixed(2)} ms`;

/** A figure beside what was asked for. */
function line(what: string, value: string, wanted = ''): void {
  console.log(`  ${what.padEnd(52)}${value.padStart(18)}${wanted === '' ? '' : `   wanted ${wanted}`}`);
}

/** Moves a second if each were committed by itself, on this disk and on a slow one. */
type SingleCommits = { readonly here: number; readonly slow: number };

export function printRates(rates: ReadonlyMap<string, Rate>, singleCommits: SingleCommits): void {
  console.log(
    '\nMoves a second at 200 tables of two (shares of a core: server, load; processor time of the server a move)',
  );
  for (const { name, movesPerSecond, serverCpu, loadCpu } of rates.values())
    line(
      `${name} (${share(serverCpu)}, ${share(loadCpu)}, ${((1e6 * serverCpu) / movesPerSecond).toFixed(1)} µs)`,
      `${whole(movesPerSecond)}/s`,
    );
  line('one commit a move, the database alone', `${whole(singleCommits.here)}/s`);
  line('the same, 3 ms more a commit', `${whole(singleCommits.slow)}/s`);
  const rate = (name: string): number => rates.get(name)?.movesPerSecond ?? Number.NaN;
  const ratio = (what: string, value: number, wanted: number): void => {
    if (Number.isNaN(value)) return;
    line(what, `${value.toFixed(2)} x`, `${wanted} x: ${value >= wanted ? 'reached' : 'NOT REACHED'}`);
  };
  const between = (one: string, other: string): number =>
    pairedRatio(rates.get(one)?.rounds ?? [], rates.get(other)?.rounds ?? []);
  ratio('in memory to a bare echo (an undisturbed machine)', between('in memory', 'echo'), 0.35);
  ratio('in memory to Colyseus doing the same', between('in memory', 'colyseus-rules'), 1);
  // it checks nothing and keeps no state: what it is worth beside a table is for the reader to say
  const blind = between('in memory', 'colyseus');
  if (!Number.isNaN(blind)) line('in memory to Colyseus that broadcasts blindly', `${blind.toFixed(2)} x`);
  ratio('in memory to boardgame.io, as its guide shows', between('in memory', 'boardgame-io'), 8);
  ratio('in memory to boardgame.io, tuned by hand', between('in memory', 'boardgame-io-tuned'), 8);
  ratio('durable to in memory', between('durable', 'in memory'), 0.6);
  const here = rate('durable') / singleCommits.here;
  if (!Number.isNaN(here)) line('durable to one commit a move, on this disk', `${here.toFixed(2)} x`);
  ratio('durable to one commit a move, at 3 ms more a commit', rate('slow disk') / singleCommits.slow, 25);
  printDisturbance([...rates.values()].flatMap(({ disturbances }) => disturbances));
}

/** Whether somebody else was at the machine: a figure of a disturbed one decides nothing. */
function printDisturbance(all: readonly (Disturbance | null)[]): void {
  const known = all.filter((one) => one !== null);
  if (known.length === 0) {
    line('who else was at the machine', 'cannot be told');
    return;
  }
  const quiet = known.filter(isUndisturbed).length;
  const most = (what: 'others' | 'host'): string => share(Math.max(...known.map((one) => one[what])));
  line('rounds that nobody disturbed', `${quiet} of ${known.length}`);
  line('of all processors, at most: other programs, the host', `${most('others')}, ${most('host')}`);
  if (quiet < known.length)
    console.log('  The machine was disturbed: what is reached or not reached above decides nothing.');
}

export function printPace({ inMemory, durable, sync }: Pace): void {
  console.log('\n500 tables, one move a second each, from sending a move to being told of it');
  const verdict = (value: number, most: number): string =>
    `at most ${ms(most)}: ${value <= most ? 'reached' : 'NOT REACHED'}`;
  line('one fdatasync, median', ms(sync.p50));
  line('one fdatasync, 99 of 100', ms(sync.p99));
  line('in memory, median', ms(inMemory.p50));
  line('in memory, 99 of 100', ms(inMemory.p99));
  line('durable, median (fdatasync + 2 ms)', ms(durable.p50), verdict(durable.p50, sync.p50 + 2));
  line('durable, 99 of 100 (3 x in memory)', ms(durable.p99), verdict(durable.p99, 3 * inMemory.p99));
}

export function printSizes(without: StepSizes, live: StepSizes): void {
  console.log('\nBytes on the wire that tell a seat of a move, whole random games of two');
  for (const [name, { mean, p95, largest, steps }] of [
    ['without clock', without],
    ['with running clocks', live],
  ] as const) {
    const wanted = `at most 250: ${p95 <= 250 ? 'reached' : 'NOT REACHED'}`;
    line(`${name}, mean of ${whole(steps)}`, mean.toFixed(1), wanted);
    line(`${name}, 95 of 100 at most`, whole(p95), wanted);
    line(`${name}, largest`, whole(largest));
  }
}

export function printMemory({ first, next }: Memory): void {
  console.log('\nMemory of a connected seat with its share of a table: growth of the resident set');
  for (const [what, bytes] of [
    ['the first 500 tables of two', first],
    ['500 tables more', next],
  ] as const) {
    const wanted = `at most 40 kB: ${bytes <= 40_000 ? 'reached' : 'NOT REACHED'}`;
    line(what, `${(bytes / 1000).toFixed(1)} kB`, wanted);
  }
}
