import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTS_FILE, inWords, type RunCounts, sumOf } from './counts.js';
import { NOT_STARTED } from './needs/global-setup.js';
import { mended, secondTry } from './second-try.js';

/**
 * Runs every test and ends with the one line that people and machines look for: "N passed, N failed", and
 * ", N skipped" if some were. Arguments go to the test runner, so `npm test -- kernel` runs a part. What failed in a
 * browser is tried a second time, and told (second-try.ts).
 */
const folder = mkdtempSync(join(tmpdir(), 'castellan-tests-'));
const runner = join(process.cwd(), 'node_modules', 'vitest', 'vitest.mjs');
const counter = fileURLToPath(new URL('./count-reporter.js', import.meta.url));

type Ran = { readonly counts: RunCounts; readonly isGreen: boolean };

function run(args: readonly string[]): Ran {
  const file = join(folder, 'counts.json');
  rmSync(file, { force: true });
  const all = [runner, 'run', '--reporter=default', `--reporter=${counter}`, ...args];
  const { status } = spawnSync(process.execPath, all, {
    stdio: 'inherit',
    env: { ...process.env, [COUNTS_FILE]: file },
  });
  let counts: RunCounts = { files: {}, uncaught: 0 };
  try {
    counts = JSON.parse(readFileSync(file, 'utf8')) as RunCounts;
  } catch {
    // a run that could not begin has said why
    if (status !== NOT_STARTED) console.error('the test runner did not come to its end');
  }
  return { counts, isGreen: status === 0 };
}

const nameOf = (file: string): string => relative(process.cwd(), file);

let result = run(process.argv.slice(2));
const files = secondTry(result.counts);
if (files.length > 0) {
  console.log(`\nOnce more, by themselves: ${files.map(nameOf).join(', ')}\n`);
  const again = run(files.map(nameOf));
  for (const { file, test } of mended(result.counts, again.counts)) {
    console.log(`passed only at the second try: ${nameOf(file)} > ${test}`);
  }
  const counts = { ...again.counts, files: { ...result.counts.files, ...again.counts.files } };
  result = { counts, isGreen: again.isGreen && sumOf(counts).failed === 0 };
}
rmSync(folder, { recursive: true, force: true });

const sum = sumOf(result.counts);
// whatever else went wrong, such as no test at all: a run that failed never ends with "0 failed"
const failed = Math.max(sum.failed, result.isGreen ? 0 : 1);
console.log(inWords({ ...sum, failed }));
process.exitCode = failed === 0 ? 0 : 1;
