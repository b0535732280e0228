import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@castellan/kernel';
import { judge, type Verdict } from './checker/judge.js';
import { FAULTS, type Fault } from './faults.js';
import type { Group } from './load/group.js';
import { parties } from './load/parties.js';
import type { Setting } from './setting/setting.js';
import type { KeptTruth, Transcript, Trouble } from './transcript.js';

export type RunOptions = {
  readonly seed: string;
  readonly tables: number;
  /** How many things are broken. */
  readonly faults: number;
  /** Seconds in which nothing is broken, before anything is. */
  readonly calm: number;
  /** Only those whose name has this in it. */
  readonly only: string;
  /** What is said while it goes on. */
  readonly say: (text: string) => void;
};

/** How long it took after a fault until something happened at every table again, in milliseconds. */
export type Recovery = { readonly fault: string; readonly milliseconds: number };

export type RunResult = {
  readonly seed: string;
  readonly verdict: Verdict;
  readonly recoveries: readonly Recovery[];
  readonly transcripts: readonly Transcript[];
  readonly truths: readonly KeptTruth[];
  /** What nodes wrote down. */
  readonly complaints: readonly string[];
};

/** Nobody waits longer than this for anything. */
const PATIENCE = 45_000;
/**
 * Whoever listens hears of a move within this after the first who does. Less than the time after which nodes look for
 * what they may have missed; on a machine that is busy with something else, as much more as that holds us up.
 */
const LATEST = 2_000;
const MOST_LATE = 4_500;
/** Sheets are kept two seconds after a stroke. */
const INK_IS_KEPT = 2_500;

/** Everybody plays while one thing after the other breaks; then it is judged. */
export async function runSeed(setting: Setting, options: RunOptions): Promise<RunResult> {
  const { seed, say } = options;
  const chance = new SeededChance(`chaos/${seed}`);
  const delay = monitorEventLoopDelay();
  delay.enable();
  const groups = parties(options.tables, setting.ports, seed);
  const playing = groups.map((group) => group.run());
  const problems: string[] = [];
  const recoveries: Recovery[] = [];
  const troubles: Trouble[] = [];
  const possible = FAULTS.filter((fault) => fault.isPossible(setting) && fault.name.includes(options.only));
  await recovered(groups, performance.now(), problems, 'the start');
  await sleep(options.calm * 1000);
  for (const fault of chosen(possible, options.faults, chance)) {
    await sleep(300 + chance.below(700));
    say(`  ${fault.name} ...`);
    const from = performance.now();
    const since = await fault.run(setting, chance);
    const milliseconds = await recovered(groups, since, problems, fault.name);
    troubles.push({ what: fault.name, from, to: performance.now() });
    recoveries.push({ fault: fault.name, milliseconds });
    say(`    people play on after ${Math.round(milliseconds)} ms`);
  }
  await sleep(1000);
  say('  everybody comes to rest');
  const latest = Math.min(MOST_LATE, LATEST + delay.percentile(99.5) / 1e5);
  await settle(setting, groups, problems, latest);
  for (const group of groups) group.end();
  await Promise.all(playing);
  const guests = groups.flatMap((group) => group.guests);
  for (const guest of guests) guest.hangUp();
  await setting.stopNodes();
  const transcripts = guests.map(({ transcript }) => transcript);
  const truths = await setting.backing.truths();
  const verdict = judge({ transcripts, truths, troubles, latest });
  return {
    seed,
    verdict: { ...verdict, problems: [...problems, ...verdict.problems] },
    recoveries,
    transcripts,
    truths,
    complaints: setting.nodes.map(({ complaints }) => complaints),
  };
}

/** So many, each once before any comes again. */
function chosen(faults: readonly Fault[], count: number, chance: SeededChance): Fault[] {
  const bag: Fault[] = [];
  while (bag.length < count && faults.length > 0) {
    const round = [...faults];
    while (round.length > 0) bag.push(...round.splice(chance.below(round.length), 1));
  }
  return bag.slice(0, count);
}

/** Waits until something has happened at every table since then; answers how long the slowest took. */
async function recovered(
  groups: readonly Group[],
  since: number,
  problems: string[],
  what: string,
): Promise<number> {
  // where somebody never moves, nothing happens for as long as their clock runs
  const awake = groups.filter(({ party }) => !party.hasSleeper);
  const firstOf = ({ progress }: Group): number | undefined => progress.find((at) => at > since);
  const deadline = performance.now() + PATIENCE;
  while (awake.some((group) => firstOf(group) === undefined)) {
    if (performance.now() > deadline) {
      const stuck = awake
        .filter((group) => firstOf(group) === undefined)
        .map(({ name, table }) => `${name} (${table})`);
      problems.push(`after ${what} nothing happens any more at ${stuck.join(', ')}`);
      return Number.POSITIVE_INFINITY;
    }
    await sleep(20);
  }
  return Math.max(...awake.map((group) => (firstOf(group) ?? since) - since));
}

/** Nothing new is begun; everybody hears of everything that is in the log, without having to ask. */
async function settle(
  setting: Setting,
  groups: readonly Group[],
  problems: string[],
  latest: number,
): Promise<void> {
  for (const group of groups) group.calm();
  await sleep(INK_IS_KEPT);
  const versions = new Map(
    (await setting.backing.truths()).map(({ id, log }) => [id, movesIn(log)] as const),
  );
  const behind = (): string[] =>
    groups.flatMap(({ guests }) =>
      guests
        .filter((guest) => guest.table !== '' && guest.version < (versions.get(guest.table) ?? 0))
        .map(
          (guest) =>
            `${guest.name} knows version ${guest.version} of ${guest.table}, the log has ${versions.get(guest.table)}`,
        ),
    );
  const deadline = performance.now() + latest;
  while (behind().length > 0 && performance.now() < deadline) await sleep(50);
  problems.push(...behind());
}

const movesIn = (log: KeptTruth['log']): number =>
  log.filter(({ entry }) => /^\{"kind":"(move|undo)"/.test(entry)).length;
