import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTS_FILE, type Counts, inWords } from './counts.js';
import { NOT_STARTED } from './needs/global-setup.js';

/**
 * Runs every test and ends with the one line that people and machines look for: "N passed, N failed", and
 * ", N skipped" if some were. Arguments go to the test runner, so `npm test -- kernel` runs a part.
 */
const folder = mkdtempSync(join(tmpdir(), 'castellan-tests-'));
const file = join(folder, 'counts.json');
const runner = join(process.cwd(), 'node_modules', 'vitest', 'vitest.mjs');
const counter = fileURLToPath(new URL('./count-reporter.js', import.meta.url));
const args = [runner, 'run', '--reporter=default', `--reporter=${counter}`, ...process.argv.slice(2)];
const run = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, [COUNTS_FILE]: file },
});

let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
try {
  counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
} catch {
  // a run that could not begin has said why
  if (run.status !== NOT_STARTED) console.error('the test runner did not come to its end');
}
rmSync(folder, { recursive: true, force: true });

// whatever else went wrong, such as no test at all: a run that failed never ends with "0 failed"
const failed = Math.max(counts.failed, run.status === 0 ? 0 : 1);
console.log(inWords({ ...counts, failed }));
process.exitCode = failed === 0 ? 0 : 1;
