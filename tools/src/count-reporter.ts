import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { COUNTS_FILE, Tally } from './counts.js';

/** Runs beside vitest's own reporter, in its process, and hands the counts to run-tests.ts. */
export default class CountReporter implements Reporter {
  readonly #tally = new Tally();

  onTestCaseReady(test: TestCase): void {
    this.#tally.begin(test);
  }

  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const file = process.env[COUNTS_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#tally.end(modules, uncaught.length)));
  }
}
