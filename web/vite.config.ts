import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { preload } from './preload-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

const { plugin: preloads, options: modulePreload } = preload();

/** Of Oh mon château: what is needed when somebody draws, when a game is over, and for one's own castles. */
const LATER =
  /oh-mon-chateau\/(sheet\/(desk|keep)|pages\/gallery|art\/end|(sheet\/view|table)\/(studio|ending|exhibition|keep-buttons|time-lapse)|sheet\/ink\/drawing)/;

/** What pages and both games share, but for what only tables online and replays need. */
const SHELL =
  /web\/src\/(shell|sound|tables|games\/common\/(?!replay)|i18n\/(i18n|chateau|catalogue|format))(?!.*online)/;

/** Packages are read from their sources, like in the tests: one build, no order to keep. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [preloads, serviceWorker(`${import.meta.dirname}/src/service-worker.ts`)],
  resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(manifest.version) },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    modulePreload,
    target: 'es2022',
    // older browsers get the two themes spelled out
    cssTarget: ['chrome105', 'safari15.4', 'firefox110'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // what is fetched together is one file: it packs better than in dozens, and nobody has to name them all
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'chateau-later', test: LATER, priority: 2 },
            { name: 'shell', test: SHELL, minShareCount: 2, priority: 3 },
            { name: 'chateau-table', test: /oh-mon-chateau\/(art|setup|sheet|src|table)\//, priority: 1 },
          ],
        },
      },
    },
  },
});
