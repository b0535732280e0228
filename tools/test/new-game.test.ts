import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
const references = (folder: string): string[] =>
  JSON.parse(read(folder, 'tsconfig.json')).references.map((reference: { path: string }) => reference.path);

const COPIED = [
  ...['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts'],
  ...['kernel', 'tools/template-game', 'tools/dist'],
  // the test runner looks at what the root refers to
  ...references(ROOT).map((path) => `${path}/tsconfig.json`),
];
const made: string[] = [];

/** Enough of the project, in a folder of its own, for a game to be made and tested in it. */
function freshProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-new-game-'));
  made.push(folder);
  for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

function run(folder: string, ...args: string[]) {
  const { NO_COLOR: _no, FORCE_COLOR: _force, VITEST: _vitest, ...env } = process.env;
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
}

const newGame = (folder: string, ...names: string[]) => run(folder, 'tools/dist/new-game.js', ...names);

it('makes a game that is built, named throughout, and keeps the contract', () => {
  const folder = freshProject();
  const { status, stdout, stderr } = newGame(folder, 'four-winds');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('npm install');

  const game = join(folder, 'games/four-winds');
  expect(readdirSync(game).sort()).toEqual(['RULES.md', 'package.json', 'src', 'test', 'tsconfig.json']);
  expect(JSON.parse(read(game, 'package.json'))).toMatchObject({ name: '@castellan/four-winds' });
  expect(read(game, 'src/index.ts')).toContain("id: 'four-winds'");
  expect(read(game, 'src/index.ts')).toContain('export const fourWinds: Game<');
  expect(references(folder).filter((path) => !references(ROOT).includes(path))).toEqual(['games/four-winds']);

  const built = run(folder, 'node_modules/typescript/bin/tsc', '-b', 'games/four-winds');
  expect({ status: built.status, stdout: built.stdout }).toEqual({ status: 0, stdout: '' });
  const tested = run(folder, 'node_modules/vitest/vitest.mjs', 'run', 'games/four-winds');
  expect(tested.stdout).toMatch(/Test Files .*2 passed.*\(2\)/);
  expect(tested.status).toBe(0);
  expect(run(folder, 'tools/dist/check-rule-ids.js')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('games/four-winds: 4 rules, 4 named by tests'),
  });
});

it.each([
  [[], 'lower case words'],
  [['Four-Winds'], 'lower case words'],
  [['four_winds'], 'lower case words'],
  [['-winds'], 'lower case words'],
  [['four--winds'], 'lower case words'],
  [['../winds'], 'lower case words'],
  [['4-winds'], 'lower case words'],
  [['four', 'winds'], 'one name is enough'],
  [['taken'], 'games/taken exists already'],
  [['template-game'], 'there is a package @castellan/template-game already'],
  [['kernel'], 'there is a package @castellan/kernel already'],
  [['class'], 'uses the word "class"'],
])('refuses %j with exit code 2 and changes nothing', (names, message) => {
  const folder = freshProject();
  mkdirSync(join(folder, 'games/taken'));
  const before = readdirSync(folder, { recursive: true });
  const refused = newGame(folder, ...names);
  expect(refused.stderr).toContain(message);
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(read(folder, 'tsconfig.json')).toBe(read(ROOT, 'tsconfig.json'));
});
