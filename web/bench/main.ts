import { parseArgs } from 'node:util';
import { ensure } from '../../tools/src/needs/ensure.js';
import { CHROMIUM } from '../../tools/src/needs/list.js';
import { launch } from '../test/harness/launch.js';
import { type Served, serve } from '../test/harness/serve.js';
import { hostTook } from './host.js';
import { idleTables } from './idle.js';
import { type Ink, inkBehindThePen } from './ink.js';
import { type Opening, openLessons } from './lessons.js';
import { chateauSizes, type Sizes, sizes } from './size.js';
import { MOVES, type Smoothness, smoothness } from './smooth.js';

/*
 * What the page costs in a real Chromium: bytes until the first board, tasks that would make it stutter, and the time
 * from a tap to the frame that shows it; of Oh mon château what it adds, and how far ink is behind the pen; of both what a
 * table costs that waits for its player, and how long a lesson takes to open. A run during which a host gave the
 * processors to others is repeated: it would tell about them. --only PARTS measures some of it (page, chateau, lessons,
 * idle), --beside FOLDER another build's page in turns with this one, --files lists what was fetched.
 */
const PARTS = ['page', 'chateau', 'lessons', 'idle'] as const;
type Part = (typeof PARTS)[number];
const { values: wishes } = parseArgs({
  options: {
    only: { type: 'string' },
    files: { type: 'boolean' },
    beside: { type: 'string' },
  },
});
const only = wishes.only?.split(',') ?? PARTS;
for (const part of only)
  if (!PARTS.some((one) => one === part)) {
    console.error(`There is no part "${part}"; there are ${PARTS.join(', ')}.`);
    process.exit(1);
  }
const isAsked = (part: Part): boolean => only.includes(part);
const RUNS = Number(process.env.RUNS ?? 3);
const SLOWDOWN = 4;
const TAUGHT = ['roquefort', 'oh-mon-chateau'];
const IDLE_SECONDS = Number(process.env.IDLE_SECONDS ?? 60);
/** A run of which the host took more does not tell about the page. */
const DISTURBED = 0.01;

let failures = 0;
type Run = Smoothness & { readonly took: number };
type Measured = {
  readonly name: string;
  readonly served: Served;
  readonly quiet: Run[];
  readonly disturbed: Run[];
};

await ensure([CHROMIUM]);
const served = await serve();
const browser = await launch('whole');
try {
  if (isAsked('page') || isAsked('chateau')) {
    const { scripts, rest, elsewhere, list } = await sizes(browser, served.origin);
    printFiles(list);
    if (isAsked('page')) await measurePage({ scripts, rest, elsewhere });
    if (isAsked('chateau')) await measureChateau(list);
  }
  if (isAsked('lessons')) await measureLessons();
  if (isAsked('idle')) await measureIdle();
} finally {
  await browser.close();
  served.close();
}

async function measurePage({ scripts, rest, elsewhere }: Omit<Sizes, 'list'>): Promise<void> {
  print('The page until the first playable board, gzip', [
    ['JavaScript, Workers included (at most 110 kB)', kB(scripts)],
    ['everything else (at most 60 kB)', kB(rest)],
    ['requests to other origins (none)', String(elsewhere)],
  ]);
  const pages: Measured[] = [{ name: 'this page', served, quiet: [], disturbed: [] }];
  if (wishes.beside !== undefined) {
    const other = await serve({ program: wishes.beside });
    pages.push({ name: wishes.beside, served: other, quiet: [], disturbed: [] });
  }
  for (let i = 0; i < 3 * RUNS && pages.some(({ quiet }) => quiet.length < RUNS); i++)
    for (const page of pages) if (page.quiet.length < RUNS) await measureOnce(page);
  for (const page of pages) printSmoothness(page);
  for (const { served: other } of pages.slice(1)) other.close();
  // what animations change does not depend on who else is at work
  const odd = [...pages[0].quiet, ...pages[0].disturbed]
    .flatMap(({ animated }) => animated)
    .filter((one) => !/^(transform|opacity)$/.test(one));
  if (scripts > 110_000 || rest > 60_000 || elsewhere > 0 || odd.length > 0) process.exitCode = 1;
}

/** A run that stands still says where, and another takes its place; two of them are a flaw of the page or the bench. */
async function measureOnce({ served: { origin }, quiet, disturbed }: Measured): Promise<void> {
  const took = hostTook();
  const measured = await smoothness(browser, origin, SLOWDOWN).catch((error: Error) => {
    console.error(`\nA run came to nothing: ${error.message}: ${String(error.cause)}`);
    if (++failures > 1) throw error;
    return null;
  });
  if (measured === null) return;
  const run = { ...measured, took: took() };
  (run.took > DISTURBED ? disturbed : quiet).push(run);
}

function printSmoothness({ name, quiet, disturbed }: Measured): void {
  const title = `A game against the champion, processor ${SLOWDOWN}x slower, ${MOVES} moves a run: ${name}`;
  print(`${title}, ${quiet.length} runs`, smoothnessOf(quiet));
  if (disturbed.length > 0)
    print(
      `The same while the host took the processors away, ${disturbed.length} runs`,
      smoothnessOf(disturbed),
    );
}

function smoothnessOf(runs: readonly Run[]): (readonly [string, string])[] {
  const each = (of: (run: Run) => string): string => runs.map(of).join(', ');
  const most = (times: readonly number[]): number => Math.round(Math.max(0, ...times));
  const long = (times: readonly number[]): string => String(times.filter((time) => time > 50).length);
  const animated = new Set(runs.flatMap((run) => run.animated));
  return [
    ['tasks over 50 ms of processor time, by run (none)', each(({ slowed }) => long(slowed))],
    ['longest task of processor time', each(({ slowed }) => ms(most(slowed)))],
    ['tasks over 50 ms by the clock', each(({ longTasks }) => String(longTasks.length))],
    ['longest of them', each(({ longTasks }) => ms(most(longTasks)))],
    ['tap to frame, median by run', each(({ taps }) => ms(quantile(taps, 0.5)))],
    ['tap to frame, slowest by run (at most 100 ms)', each(({ taps }) => ms(most(taps)))],
    [
      'not slowed down, longest of processor time, x 4',
      each(({ work }) => ms(most(work.map((time) => 4 * time)))),
    ],
    ['taken by the host, by run', each(({ took }) => `${(100 * took).toFixed(1)} %`)],
    ['animations change', [...animated].sort().join(', ')],
  ];
}

async function measureChateau(known: Sizes['list']): Promise<void> {
  const { board, later, rules, list } = await chateauSizes(browser, served.origin, known);
  printFiles(list);
  print('What Oh mon château adds in JavaScript, gzip', [
    ['until its first board, Workers included (at most 60 kB)', kB(board)],
    ['when somebody draws, and at the end', kB(later)],
    ['in all, without the rules in the Worker', kB(board + later - rules)],
  ]);
  const runs: Ink[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await inkBehindThePen(browser, served.origin, SLOWDOWN));
  const spread = (values: readonly number[]): string =>
    [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(1)).join(' / ');
  const each = (of: (run: Ink) => readonly number[]): string => runs.map((run) => spread(of(run))).join(', ');
  print(`Ink on a sheet of ${runs[0]?.points} points: median / 95 % / most of each run, in ms`, [
    [`move to ink, processor ${SLOWDOWN}x slower`, each(({ toInk }) => toInk)],
    [`move to frame, processor ${SLOWDOWN}x slower`, each(({ toFrame }) => toFrame)],
    ['moves whose ink missed the first frame', runs.map(({ missed }) => missed).join(', ')],
    ['processor time from frame to frame, x 4', each(({ work }) => work.map((time) => SLOWDOWN * time))],
  ]);
  if (board > 60_000) process.exitCode = 1;
}

async function measureLessons(): Promise<void> {
  for (const game of TAUGHT) {
    const runs: (Opening & { took: number })[] = [];
    for (let i = 0; i < RUNS; i++) {
      const took = hostTook();
      runs.push({ ...(await openLessons(browser, served.origin, game, SLOWDOWN)), took: took() });
    }
    const each = (of: (run: (typeof runs)[number]) => string): string => runs.map(of).join(', ');
    print(`From the tap on a lesson to its board, processor ${SLOWDOWN}x slower: ${game}`, [
      ['the first, by run (at most 1,000 ms)', each(({ first }) => ms(Math.round(first)))],
      ['of it processor time of the page', each(({ work }) => ms(Math.round(work)))],
      ['the slowest of all', each(({ slowest }) => ms(Math.round(slowest.time)))],
      ['which was', each(({ slowest }) => slowest.lesson.replace(`/lesson/${game}_`, ''))],
      ['taken by the host, by run', each(({ took }) => `${(100 * took).toFixed(1)} %`)],
    ]);
  }
}

async function measureIdle(): Promise<void> {
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const tables = await idleTables(launch, served.origin, IDLE_SECONDS);
  print(
    `A table that waits for its player, ${IDLE_SECONDS} s, all processes of the browser (at most 1 % of a core)`,
    tables.map(({ table, share }) => [table, percent(share)]),
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function printFiles(list: Sizes['list']): void {
  if (wishes.files !== true) return;
  for (const { path, bytes } of [...list].sort((a, b) => b.bytes - a.bytes))
    console.log(`  ${bytes}  ${path}`);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function ms(value: number): string {
  return `${value} ms`;
}

function print(title: string, lines: readonly (readonly [string, string])[]): void {
  console.log(`\n${title}`);
  for (const [what, value] of lines) console.log(`  ${what.padEnd(56)}${value.padStart(24)}`);
}
