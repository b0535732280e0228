import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs every test and ends with the one line that people and machines look for: "N passed, N failed".
 * Arguments go to the test runner, so `npm test -- kernel` runs a part.
 */
const folder = mkdtempSync(join(tmpdir(), 'castellan-tests-'));
const report = join(folder, 'report.json');
const runner = join(process.cwd(), 'node_modules', 'vitest', 'vitest.mjs');
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const run = spawnSync(process.execPath, [runner, ...args, ...process.argv.slice(2)], { stdio: 'inherit' });

type Report = { readonly numPassedTests: number; readonly numFailedTests: number; readonly success: boolean };
let counts: Report = { numPassedTests: 0, numFailedTests: 1, success: false };
try {
  counts = JSON.parse(readFileSync(report, 'utf8')) as Report;
} catch {
  console.error('the test runner left no report');
}
rmSync(folder, { recursive: true, force: true });

// A file that does not even load has no failed test of its own, yet nothing of it passed.
const failedCount = Math.max(counts.numFailedTests, run.status === 0 && counts.success ? 0 : 1);
console.log(`${counts.numPassedTests} passed, ${failedCount} failed`);
process.exitCode = failedCount === 0 ? 0 : 1;
