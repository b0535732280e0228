import { defineConfig } from 'vitest/config';

/** Tests run against the sources: the packages' "source" condition leads there without a build. */
const conditions = ['source', 'node', 'import', 'module', 'default'];

export default defineConfig({
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['**/test/**/*.test.ts', 'test/**/*.test.ts'],
    // whole games in a browser on a busy machine; what does not come at all is given up much sooner
    testTimeout: 300_000,
    // starting a browser takes its time where others work, too
    hookTimeout: 120_000,
    // what is waited for comes later there, too; a second is nothing
    expect: { poll: { timeout: 30_000 } },
    // both cores of a small machine: the two longest files take turns otherwise
    maxWorkers: '100%',
  },
});
