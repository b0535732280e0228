import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
const at = (path: string): string => join(folder, path);
const put = (path: string, text: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

/** A project that notes down what was built, in the place of compilers that take their time. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-build-'));
  cpSync('build.js', at('build.js'));
  put('package.json', '{"type": "module"}');
  put('kernel/src/game.ts', 'export {};');
  put('README.md', 'words');
  const note = (what: string) =>
    `require('node:fs').appendFileSync('dist-steps.log', '${what} '); process.exitCode = require('node:fs').existsSync('broken.md') ? 3 : 0;`;
  put('node_modules/package.json', '{"type": "commonjs"}');
  put('node_modules/typescript/bin/tsc', note('tsc'));
  put('node_modules/vite/bin/vite.js', note('vite'));
  put(
    'bundle.js',
    `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/web', { recursive: true });
for (const file of ['server.js', 'store-thread.js', 'bot-thread.js', 'castellan.js', 'web/index.html']) writeFileSync('dist/' + file, '');`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(...args: string[]): { readonly steps: string; readonly status: number | null } {
  rmSync(at('dist-steps.log'), { force: true });
  const { status } = spawnSync(process.execPath, ['build.js', ...args], { cwd: folder });
  let steps = '';
  try {
    steps = readFileSync(at('dist-steps.log'), 'utf8');
  } catch {
    // nothing was built
  }
  return { steps, status };
}
const ALL = { steps: 'tsc vite ', status: 0 };
const NOTHING = { steps: '', status: 0 };

it('builds a fresh clone, and not again what is built', () => {
  expect(build('--if-changed')).toEqual(ALL);
  expect(build('--if-changed')).toEqual(NOTHING);
  put('README.md', 'other words');
  expect(build('--if-changed')).toEqual(NOTHING);
  expect(build()).toEqual(ALL);
});

it.each([
  ['a source is changed', () => appendFileSync(at('kernel/src/game.ts'), '// more')],
  ['a source is added', () => put('games/third/src/game.ts', '')],
  ['a source is gone', () => rmSync(at('kernel/src/game.ts'))],
  ['something else is installed', () => put('node_modules/.package-lock.json', '{}')],
  ['a program is gone', () => rmSync(at('dist/server.js'))],
  ['dist is gone', () => rmSync(at('dist'), { recursive: true })],
])('builds again when %s', (_, change) => {
  build('--if-changed');
  change();
  expect(build('--if-changed')).toEqual(ALL);
});

it('does not take for built what failed', () => {
  put('broken.md', '');
  expect(build('--if-changed')).toEqual({ steps: 'tsc ', status: 3 });
  rmSync(at('broken.md'));
  expect(build('--if-changed')).toEqual(ALL);
});
