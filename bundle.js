import { build } from 'rolldown';

/**
 * What runs is one file a program. Besides starting faster this is what makes the rules fast: a constant that is
 * imported from another module costs a load at every use, one in the same file is folded into the code
 * (measured: listing the twelve slides 50 ns against 10). docs/decisions/0004-bundled-programs.md
 */
const program = (input, file, external = []) => ({
  input,
  external,
  platform: 'node',
  resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
  output: { file, format: 'esm', sourcemap: true, codeSplitting: false },
});

/** `ws` looks for these and does without them. */
const WS = ['bufferutil', 'utf-8-validate'];

/** Larger than what they are used for in one file, and free to have parts that only some machines have. */
const OUTSIDE = ['@photostructure/sqlite', '@simplewebauthn/server', 'pg', 'web-push', ...WS];

/** Native code, which cannot be part of a bundle; only a Node without SQLite of its own asks for it. */
const SQLITE = ['@photostructure/sqlite'];

await build([
  program('cli/src/main.ts', 'dist/castellan.js', WS),
  // beside the program that starts it, under the name that it has in the sources
  program('cli/src/arena/arena-worker.ts', 'dist/arena-worker.js'),
  program('server/src/main.ts', 'dist/server.js', OUTSIDE),
  program('server/src/store/thread.ts', 'dist/store-thread.js', SQLITE),
  program('server/src/bots/thread.ts', 'dist/bot-thread.js'),
  program('bench/src/main.ts', 'dist/bench.js'),
  program('server/bench/store.ts', 'dist/bench-store.js', SQLITE),
  program('server/bench/abuse/main.ts', 'dist/abuse.js', WS),
  program('bench/src/train.ts', 'dist/train.js'),
  program('bench/src/climb.ts', 'dist/climb.js'),
  program('bench/src/duel.ts', 'dist/duel.js'),
  program('bench/src/soak.ts', 'dist/soak.js'),
  program('bench/src/peers.ts', 'dist/peers.js'),
  program('bench/src/calibrate.ts', 'dist/calibrate.js'),
  program('bench/src/server/main.ts', 'dist/bench-server.js', OUTSIDE),
  program('bench/src/server/slow-disk.ts', 'dist/slow-disk.js', SQLITE),
  program('bench/src/chaos/main.ts', 'dist/chaos.js', OUTSIDE),
  program('bench/src/soak-server/main.ts', 'dist/soak-server.js', OUTSIDE),
  program('bench/src/cluster/measure/main.ts', 'dist/bench-cluster.js', OUTSIDE),
  program('bench/src/cluster/main.ts', 'dist/cluster.js', OUTSIDE),
  program('bench/src/chaos/preload/skewed-clock.ts', 'dist/chaos-skewed-clock.js'),
  program('bench/src/chaos/preload/bad-postgres.ts', 'dist/chaos-bad-postgres.js', ['pg']),
  program('bench/src/chaos/preload/lying-sqlite.ts', 'dist/chaos-lying-sqlite.js', SQLITE),
  program('test/fuzz/main.ts', 'dist/fuzz.js', OUTSIDE),
  program('test/fuzz/worker.ts', 'dist/fuzz-worker.js', OUTSIDE),
  program('web/bench/main.ts', 'dist/bench-web.js', ['playwright-core']),
  program('web/bench/pictures.ts', 'dist/pictures.js', ['playwright-core']),
]);
