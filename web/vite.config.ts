import { defineConfig } from 'vite';
import { TARGET } from './browsers.ts';
import { french } from './french-plugin.ts';
import manifest from './package.json' with { type: 'json' };
import { preload } from './preload-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

const { plugin: preloads, options: modulePreload } = preload();

/** Of Oh mon château: what is needed when somebody draws, when a game is over, and for one's own castles. */
const LATER =
  /oh-mon-chateau\/(sheet\/(desk|keep)|pages\/gallery|art\/end|(sheet\/view|table)\/(studio|ending|exhibition|keep-buttons|time-lapse|way-won)|sheet\/ink\/drawing)/;

/** How ink is painted, and what draws for bots and for whoever would rather play: a first board has no drawing yet. */
const INK = /oh-mon-chateau\/sheet\/(auto|view\/(ink-layer|paint|texture)|ink\/(outline|simplify|clip))/;

/** What only those see who set up a table, name their family or look for others; a first table needs little of it. */
const SETUP =
  /web\/src\/shell\/(family|place|company|ui\/name-field|setup\/(?!seats|last-table|start-table))/;

/** What pages and games share, but for what only tables online and replays need. */
const SHELL =
  /web\/src\/(shell|sound|tables|games\/([\w-]+\.ts|[\w-]+\/(characters|editions|game|texts\/(lists|table))\.|common\/(?!replay))|i18n\/(i18n|languages|catalogue|format))(?!.*online)/;

/** Little things that every first table needs as well, wherever they lie: by itself each costs more than it holds. */
const LITTLE =
  /web\/src\/(shell\/online\/(available|is-shut|list-online|my-games)|i18n\/(company|online-pages|words)|games\/common\/online-extras|online\/sitters)\.tsx?$/;

/** What components are made with. */
const PREACT = /node_modules\/@?preact\//;

/** Hints, and what they share with lessons and the rulebook: tables name one file for it. */
const HINTS = /web\/src\/learn\/(above|find|hand|hints|learn|pointed|progress|texts|wear)\./;

/** What the first page shows of the games, and what it is drawn with. */
const ART = /web\/src\/(art\/|games\/([\w-]+\/picture|roquefort\/art\/(tile|trap))\.tsx)/;

/** Packages are read from their sources, like in the tests: one build, no order to keep. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [french(), preloads, serviceWorker(`${import.meta.dirname}/src/service-worker.ts`)],
  resolve: { conditions: ['source', 'browser', 'import', 'module', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(manifest.version) },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // rules are called like the folder they lie in
        chunkFileNames: ({ facadeModuleId, name }) =>
          `assets/${/games\/([^/]+)\/rules\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
        // the entry of a Worker is imported by nothing: WebKit would run it a second time. What it shares lies beside it
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'tables', tags: ['$initial'], test: (id) => !/\.worker\.ts$/.test(id) }],
        },
      },
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    modulePreload,
    // some of them get the two themes spelled out
    target: TARGET,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // on a slow machine it would tell everybody who starts a server which parts of the build took how long
      checks: { bundlerTimings: false },
      output: {
        // what is fetched together is one file: it packs better than in dozens, and nobody has to name them all
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'chateau-later', test: LATER, priority: 2 },
            { name: 'chateau-ink', test: INK, priority: 2 },
            { name: 'setup', test: SETUP, minShareCount: 2, priority: 4 },
            {
              name: 'shell',
              test: (id) => SHELL.test(id) || LITTLE.test(id),
              minShareCount: 2,
              priority: 3,
            },
            { name: 'preact', test: PREACT, priority: 6 },
            { name: 'hints', test: HINTS, priority: 5 },
            { name: 'art', test: ART, minShareCount: 2, priority: 1 },
            { name: 'castle', test: /games\/roquefort\/(art|table)/, minShareCount: 2 },
            {
              name: 'chateau-table',
              // of the rules only what is printed on sheets: the others run in a Worker, or check somebody's own box
              test: /oh-mon-chateau\/((art|sheet|table)\/(?!marks\.|again\.)|src\/data\/track)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
