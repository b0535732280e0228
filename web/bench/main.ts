import { launch } from '../test/harness/launch.js';
import { serve } from '../test/harness/serve.js';
import { sizes } from './size.js';
import { type Smoothness, smoothness } from './smooth.js';

/*
 * What the page costs in a real Chromium: bytes until the first board, tasks that would make it stutter, and the time
 * from a tap to the frame that shows it. Times are wall times: on a busy machine look at the best run.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const SLOWDOWN = 4;

const served = await serve();
const browser = await launch();
try {
  const { scripts, rest, elsewhere, list } = await sizes(browser, served.origin);
  if (process.argv.includes('--files'))
    for (const { path, bytes } of [...list].sort((a, b) => b.bytes - a.bytes))
      console.log(`  ${bytes}  ${path}`);
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
} finally {
  await browser.close();
  served.close();
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function ms(value: number): string {
  return `${value} ms`;
}

function print(title: string, lines: readonly (readonly [string, string])[]): void {
  console.log(`\n${title}`);
  for (const [what, value] of lines) console.log(`  ${what.padEnd(48)}${value.padStart(24)}`);
}
