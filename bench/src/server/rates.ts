import { inTurn, median } from '../measure.js';
import { type Disturbance, Watcher } from './disturbance.js';
import { Load, type Served } from './processes.js';
import type { Target } from './roles.js';

const TABLES = 200;
const WARM_UP = 3_000;

export type Rate = {
  readonly name: string;
  readonly movesPerSecond: number;
  /** Shares of one core that each took. */
  readonly serverCpu: number;
  readonly loadCpu: number;
  /** Moves a second, round by round: the same round of another contestant was measured a moment before or after. */
  readonly rounds: readonly number[];
  /** What the rounds were disturbed by, each. */
  readonly disturbances: readonly (Disturbance | null)[];
};

type Round = Omit<Rate, 'name' | 'rounds' | 'disturbances'> & { readonly disturbance: Disturbance | null };

export type Contestant = { readonly name: string; readonly start: () => Promise<Served> };

/** Moves a second at 200 tables of two, each contestant in the median of rounds in which all take turns. */
export async function measureRates(
  contestants: readonly Contestant[],
  rounds: number,
  milliseconds: number,
): Promise<Map<string, Rate>> {
  const pairs: { name: string; served: Served; load: Load; rates: Round[] }[] = [];
  try {
    for (const { name, start } of contestants) {
      const pair = { name, served: await start(), load: new Load(), rates: [] };
      pairs.push(pair);
      await open(pair.load, pair.served.target, pair.served.port, TABLES);
      await pair.load.ask({ type: 'flat-out', milliseconds: WARM_UP });
    }
    for (let round = 0; round < rounds; round++)
      for (const { served, load, rates } of inTurn(pairs, round)) {
        const watcher = new Watcher();
        const cpu = served.cpuSeconds();
        const { stretch } = await load.ask({ type: 'flat-out', milliseconds });
        if (stretch === undefined) throw new Error('no answer');
        const { moves, seconds, cpuSeconds } = stretch;
        const spent = served.cpuSeconds() - cpu;
        rates.push({
          disturbance: watcher.end(spent + cpuSeconds),
          movesPerSecond: moves / seconds,
          serverCpu: spent / seconds,
          loadCpu: cpuSeconds / seconds,
        });
      }
  } finally {
    for (const { served, load } of pairs) await Promise.all([served.stop(), load.stop()]);
  }
  return new Map(
    pairs.map(({ name, rates }) => [
      name,
      {
        name,
        movesPerSecond: median(rates.map((rate) => rate.movesPerSecond)),
        serverCpu: median(rates.map((rate) => rate.serverCpu)),
        loadCpu: median(rates.map((rate) => rate.loadCpu)),
        rounds: rates.map((rate) => rate.movesPerSecond),
        disturbances: rates.map(({ disturbance }) => disturbance),
      },
    ]),
  );
}

export async function open(
  load: Load,
  target: Target,
  port: number,
  matches: number,
  more: { first?: number; seats?: number; clock?: object; keepSizes?: boolean } = {},
): Promise<void> {
  const usual = { first: 0, seats: 2, clock: { kind: 'none' }, keepSizes: false };
  await load.ask({ type: 'open', target, port, matches, ...usual, ...more });
}
