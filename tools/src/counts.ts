import type { TestCase, TestModule, TestSuite } from 'vitest/node';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** What became of a file of tests, and the names of those that failed. */
export type FileCounts = Counts & { readonly failures: readonly string[] };

/** What a run of the test runner has counted. */
export type RunCounts = {
  readonly files: Readonly<Record<string, FileCounts>>;
  /** Errors that nobody caught, which belong to no file. */
  readonly uncaught: number;
};

/** The environment variable that names the file into which the test runner's process writes its counts. */
export const COUNTS_FILE = 'CASTELLAN_COUNTS_FILE';

export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

export function sumOf({ files, uncaught }: RunCounts): Counts {
  const sum = { passed: 0, failed: uncaught, skipped: 0 };
  for (const { passed, failed, skipped } of Object.values(files)) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * Counts by what it means for whoever trusts the last line. Skipped is what somebody chose to skip. A test that never
 * ran because something before it broke has failed, and so has a file that does not load, a hook that throws after the
 * tests, and an error that nobody caught.
 */
export class Tally {
  readonly #begun = new Set<string>();

  begin(test: TestCase): void {
    this.#begun.add(test.id);
  }

  end(modules: readonly TestModule[], uncaught: number): RunCounts {
    return {
      files: Object.fromEntries(modules.map((module) => [module.moduleId, this.#of(module)])),
      uncaught,
    };
  }

  #of(module: TestModule): FileCounts {
    const sum = { passed: 0, failed: 0, skipped: 0 };
    const failures: string[] = [];
    for (const test of module.children.allTests()) {
      const verdict = this.#verdict(test);
      sum[verdict]++;
      if (verdict === 'failed') failures.push(test.fullName);
    }
    for (const suite of [module, ...module.children.allSuites()]) {
      // an error of its own that kept no test from running would not be counted otherwise
      const tests = [...suite.children.allTests()];
      if (suite.errors().length === 0 || tests.some((test) => this.#wasPrevented(test))) continue;
      sum.failed++;
      failures.push(suite.type === 'module' ? 'the file itself' : suite.fullName);
    }
    return { ...sum, failures };
  }

  #verdict(test: TestCase): keyof Counts {
    const { state } = test.result();
    if (state === 'passed') return 'passed';
    return state === 'skipped' && !this.#wasPrevented(test) ? 'skipped' : 'failed';
  }

  /** It was to run and was never begun: vitest calls that skipped as well. */
  #wasPrevented(test: TestCase): boolean {
    const { mode } = test.options;
    if (mode === 'skip' || mode === 'todo' || this.#begun.has(test.id)) return false;
    for (let above: TestSuite | TestModule = test.parent; ; above = above.parent) {
      if (above.errors().length > 0) return true;
      if (above.type === 'module') return false;
    }
  }
}
