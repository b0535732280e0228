import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { serviceWorker } from './service-worker-plugin.ts';

/** Packages are read from their sources, like in the tests: one build, no order to keep. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [serviceWorker(`${import.meta.dirname}/src/service-worker.ts`)],
  resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(manifest.version) },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // older browsers get the two themes spelled out
    cssTarget: ['chrome105', 'safari15.4', 'firefox110'],
    assetsInlineLimit: 0,
  },
});
