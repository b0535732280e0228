import type { TestProject } from 'vitest/node';
import { ensure, Missing } from './ensure.js';
import { NEEDS } from './list.js';
import { neededBy } from './needed-by.js';

/** What a run ends with that could not begin. */
export const NOT_STARTED = 3;

/** Vitest calls this before the first test starts, however it was started: `npm test`, or `npx vitest` by hand. */
export default async function setup(project: TestProject): Promise<void> {
  project.onTestsRerun((specifications) => provide(specifications.map(({ moduleId }) => moduleId)));
  await provide(project.vitest.state.getPaths());
}

async function provide(files: readonly string[]): Promise<void> {
  try {
    await ensure(neededBy(files, NEEDS));
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    // thrown on, it would come between "No test files found" and a stack, which are both beside the point
    console.error(`\n${error.message}\n`);
    process.exit(NOT_STARTED);
  }
}
