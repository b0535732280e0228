import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

export const references = (folder: string): string[] =>
  JSON.parse(read(folder, 'tsconfig.json')).references.map((reference: { path: string }) => reference.path);

/** What a new game is copied from and written into. */
const COPIED = [
  ...['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts'],
  ...['kernel', 'tools/template-game', 'tools/dist', 'tools/src/needs'],
  ...['cli/package.json', 'cli/src'],
  ...['server/package.json', 'server/src/games.ts'],
  ...['web/package.json', 'web/tsconfig.json', 'web/template-game', 'web/src/games/registry.ts'],
  // the test runner reads French as the page does
  'web/french-plugin.ts',
  // the test runner looks at what the root refers to
  ...references(ROOT).map((path) => `${path}/tsconfig.json`),
];

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** Enough of the project, in a folder of its own, for a game to be made in it, and whatever else is asked for. */
export function freshProject(more: readonly string[] = []): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'castellan-new-game-')));
  made.push(folder);
  for (const path of [...COPIED, ...more])
    cpSync(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (one) => !/node_modules/.test(one),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export function run(folder: string, ...args: string[]) {
  const { NO_COLOR: _no, FORCE_COLOR: _force, VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
}

export const newGame = (folder: string, ...names: string[]) =>
  run(folder, 'tools/dist/new-game.js', ...names);

/** What `npm install` does: the new package is found by its name. */
export function install(folder: string, name: string): void {
  const [modules, ours] = ['node_modules', 'node_modules/@castellan'].map((path) => join(folder, path));
  rmSync(modules);
  mkdirSync(ours, { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules')))
    if (entry !== '@castellan') symlinkSync(join(ROOT, 'node_modules', entry), join(modules, entry));
  for (const entry of readdirSync(join(ROOT, 'node_modules/@castellan')))
    symlinkSync(realpathSync(join(ROOT, 'node_modules/@castellan', entry)), join(ours, entry));
  symlinkSync(join(folder, 'games', name), join(ours, name));
}

/** Programs as they are built there, without the others: from what, and to where. */
export function bundle(folder: string, programs: Readonly<Record<string, string>>) {
  const script = `
    import { build } from 'rolldown';
    await build(Object.entries(${JSON.stringify(programs)}).map(([input, file]) => ({
      input, platform: 'node', logLevel: 'silent',
      external: ['bufferutil', 'utf-8-validate', '@photostructure/sqlite', '@simplewebauthn/server', 'web-push'],
      resolve: { conditionNames: ['source', 'import', 'node', 'default'] },
      output: { file, format: 'esm', codeSplitting: false },
    })));`;
  return run(folder, '--input-type=module', '-e', script);
}
