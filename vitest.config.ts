import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node';
import { french } from './web/french-plugin.js';

/** Where nothing is known of earlier runs the runner goes by size, and these short files take longest: they come first. */
const LONG = /\/(engine-\w+|contract|differential\/[\w-]+)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** The packages that the compiler makes from src/ to dist/, module by module. */
const PACKAGE = '(?:kernel|contract|games/[\\w-]+|ai|match|protocol|server|cli|reference)';
const SOURCE = new RegExp(`^(.*/${PACKAGE})/src/(.+)\\.ts$`);
const COMPILED = new RegExp(`/${PACKAGE}/dist/.+\\.js$`);

/**
 * Node runs what the compiler made, as it does for everybody else. The runner can run sources itself, but every use of
 * an import is a call there, which costs rules and search half of their speed. They are compiled before the first test.
 */
const compiled: Vite.Plugin = {
  name: 'compiled',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('.')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const made = found?.id.replace(SOURCE, '$1/dist/$2.js') ?? '';
    return existsSync(made) ? { ...found, id: made } : found;
  },
};

export default defineConfig({
  // texts are what the page has
  plugins: [compiled, french()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    server: { deps: { external: [COMPILED] } },
    // the packages are compiled, and what tests need from outside is fetched, once, before any of them starts
    globalSetup: ['tools/src/needs/compile.ts', 'tools/src/needs/global-setup.ts'],
    include: ['**/test/**/*.test.ts', 'test/**/*.test.ts'],
    // whole games in a browser on a busy machine; what does not come at all is given up much sooner
    testTimeout: 300_000,
    // starting a browser takes its time where others work, too
    hookTimeout: 120_000,
    // what is waited for comes later there, too; a second is nothing
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongFirst },
    // browser tests wait for pages about half of their time, so two cores carry four files at once
    maxWorkers: Math.max(availableParallelism(), Math.min(4, 2 * availableParallelism())),
  },
});
