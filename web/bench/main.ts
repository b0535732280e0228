import { launch } from '../test/harness/launch.js';
import { serve } from '../test/harness/serve.js';
import { type Ink, inkBehindThePen } from './ink.js';
import { chateauSizes, type Sizes, sizes } from './size.js';
import { type Smoothness, smoothness } from './smooth.js';

/*
 * What the page costs in a real Chromium: bytes until the first board, tasks that would make it stutter, and the time
 * from a tap to the frame that shows it; of Oh mon château what it adds, and how far ink is behind the pen. Times are
 * wall times: on a busy machine look at the best run. With --chateau only Oh mon château is measured.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const SLOWDOWN = 4;

const served = await serve();
const browser = await launch();
try {
  const { scripts, rest, elsewhere, list } = await sizes(browser, served.origin);
  printFiles(list);
  if (!process.argv.includes('--chateau')) await measurePage({ scripts, rest, elsewhere });
  await measureChateau(list);
} finally {
  await browser.close();
  served.close();
}

async function measurePage({ scripts, rest, elsewhere }: Omit<Sizes, 'list'>): Promise<void> {
  const runs: Smoothness[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await smoothness(browser, served.origin, SLOWDOWN));
  const longest = runs.map(({ longTasks }) => Math.max(0, ...longTasks));
  const counts = runs.map(({ longTasks }) => longTasks.length);
  const taps = runs.map(({ taps }) => ({ median: middle(taps), most: Math.max(0, ...taps) }));
  const animated = [...new Set(runs.flatMap(({ animated }) => animated))].sort();
  print('The page until the first playable board, gzip', [
    ['JavaScript, Workers included (at most 110 kB)', kB(scripts)],
    ['everything else (at most 60 kB)', kB(rest)],
    ['requests to other origins (none)', String(elsewhere)],
  ]);
  print(
    `A game against the champion, processor ${SLOWDOWN}x slower, ${RUNS} runs of ${runs[0]?.moves} moves`,
    [
      ['tasks over 50 ms, by run (none)', counts.join(', ')],
      ['longest of them, by run', longest.map(ms).join(', ')],
      ['tap to frame, median by run', taps.map(({ median }) => ms(median)).join(', ')],
      ['tap to frame, slowest by run (at most 100 ms)', taps.map(({ most }) => ms(most)).join(', ')],
      [
        'tasks over 50 ms of processor time, by run',
        runs.map(({ slowed }) => slowed.filter((time) => time > 50).length).join(', '),
      ],
      ['longest of them', runs.map(({ slowed }) => ms(Math.round(slowed[0] ?? 0))).join(', ')],
      [
        'longest task by processor time, x 4, by run',
        runs.map(({ work }) => ms(Math.round(4 * work[0]))).join(', '),
      ],
      [
        'tasks over 50 ms by processor time, x 4',
        runs.map(({ work }) => work.filter((t) => 4 * t > 50).length).join(', '),
      ],
      ['animations change', animated.join(', ')],
    ],
  );
  const odd = animated.filter((property) => !/^(transform|opacity)$/.test(property));
  if (scripts > 110_000 || rest > 60_000 || elsewhere > 0 || odd.length > 0) process.exitCode = 1;
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

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function printFiles(list: Sizes['list']): void {
  if (!process.argv.includes('--files')) return;
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
