import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundle, freshProject, install, newGame, ROOT, read, references, run } from './fresh-project.js';

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
  expect(readdirSync(join(folder, 'web/src/games/four-winds')).sort()).toEqual([
    'game.json',
    'index.ts',
    'rules.ts',
    'texts',
  ]);
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

it('makes a game that is played in the terminal at once, also against bots', () => {
  const folder = freshProject();
  newGame(folder, 'four-winds');
  install(folder, 'four-winds');
  expect(bundle(folder, { 'cli/src/main.ts': 'castellan.mjs' })).toMatchObject({ status: 0, stderr: '' });
  const castellan = (args: string, input = '') =>
    spawnSync(process.execPath, ['castellan.mjs', ...args.split(' ')], {
      cwd: folder,
      encoding: 'utf8',
      input,
    });
  const played = castellan(
    'play four-winds --against tinkerer --seed tea --save winds.json',
    'climb\n'.repeat(40),
  );
  expect(played).toMatchObject({ status: 0, stderr: '' });
  // its view, its events and how it ended
  expect(played.stdout).toMatch(/^heights: 0 \(you\) \d+, 1 \(bot\) \d+$/m);
  expect(played.stdout).toMatch(/^stood, seat 1, step 10$/m);
  expect(played.stdout).toContain('The game is over: top. Seat 1 wins.');
  const replayed = castellan('replay winds.json');
  expect(replayed).toMatchObject({ status: 0, stdout: expect.stringContaining('heights: [4,10]') });
  expect(castellan('simulate four-winds --games 3').status).toBe(0);
});

it('makes a game that the checks of the page accept, under the name that the documents give it', () => {
  const folder = freshProject(['web/src']);
  expect(read(ROOT, 'docs/ADDING-A-GAME.md')).toContain('npm run new-game my-game\n');
  newGame(folder, 'my-game');
  expect(run(folder, 'tools/dist/check-games.js')).toMatchObject({ status: 0, stderr: '' });
  appendFileSync(join(folder, 'web/src/main.tsx'), "import './games/my-game/index.js';\n");
  expect(run(folder, 'tools/dist/check-games.js')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('web/src/main.tsx'),
  });
});

let project = '';

/** Who is refused leaves a project as it was, so that one is enough for all. */
function unchanged(): string {
  if (project !== '') return project;
  project = freshProject();
  mkdirSync(join(project, 'games/taken'));
  mkdirSync(join(project, 'web/src/games/on-the-page'));
  return project;
}

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
  [['on-the-page'], 'web/src/games/on-the-page exists already'],
  [['template-game'], 'there is a package @castellan/template-game already'],
  [['kernel'], 'there is a package @castellan/kernel already'],
  [['class'], 'uses the word "class"'],
])('refuses %j with exit code 2 and changes nothing', (names, message) => {
  const folder = unchanged();
  const before = readdirSync(folder, { recursive: true });
  const refused = newGame(folder, ...names);
  expect(refused.stderr).toContain(message);
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(read(folder, 'tsconfig.json')).toBe(read(ROOT, 'tsconfig.json'));
});
