import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** Packages are read from their sources, like in the tests: one build, no order to keep. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(manifest.version) },
  worker: { format: 'es' },
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
});
