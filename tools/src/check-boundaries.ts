import { readdirSync, readFileSync } from 'node:fs';
import { namedTwice } from './exported-names.js';
import { filesBelow, packageFolders } from './files.js';
import { type FolderOrder, outOfOrder } from './folder-order.js';

/** A game's package is called like its folder. */
const GAMES = readdirSync('games');

/** Programs put all games together, with some of what others have written. */
const withGames = (others: string): RegExp =>
  new RegExp(`^(@castellan/(kernel|ai|match|protocol|${GAMES.join('|')})|${others})$`);

/**
 * Who may import whom. A package.json says what its package imports (the linter checks that every import is
 * declared there and that no files import each other in a circle); here it is checked against the
 * architecture, together with what the rules may never touch.
 */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  kernel: /^$/,
  'kernel/contract': /^(@castellan\/kernel|vitest|fast-check)$/,
  games: /^@castellan\/kernel$/,
  ai: /^@castellan\/kernel$/,
  match: /^@castellan\/kernel$/,
  protocol: /^valibot$/,
  server: withGames('@photostructure/sqlite|@simplewebauthn/server|pg|uqr|web-push|ws'),
  web: withGames('preact|@preact/signals|@simplewebauthn/browser|idb|uqr'),
  'test/reference': /^$/,
  cli: withGames('ws'),
  bench: /^@castellan\//,
  'bench/rivals': /^(boardgame\.io|@colyseus\/(core|ws-transport))$/,
  test: /^$/,
  tools: /^$/,
  'tools/template-game': /^@castellan\/kernel$/,
};

/** Not a workspace, so that not everybody installs it: docs/decisions/0019-rivals-are-installed-by-benchmarks.md */
const APART = ['bench/rivals'];

/** Who may import whom inside a package. Whatever puts the parts together lies at the root, above all of them. */
const ORDER: Readonly<Record<string, FolderOrder>> = {
  'server/src': [
    ['ids', 'games', 'parsed-url', 'refused'],
    ['limits', 'fast', 'store'],
    ['cluster'],
    ['people', 'notices'],
    ['access'],
    ['tables'],
    ['bots', 'net', 'http', 'commands'],
    ['config'],
    ['doctor'],
    ['.'],
  ],
  'web/src': [
    // words, the pen, and what a device remembers
    ['i18n', 'art', 'shell/look', 'shell/remembered', 'shell/shake', 'online/sitters'],
    [
      'shell/settings',
      'shell/router',
      'shell/online/my-games',
      'shell/online/is-shut',
      'online/muted',
      'tables/problem',
      'tables/entropy',
    ],
    ['online/side'],
    // the worker that holds tables: here, and on a server
    ['sound', 'tables/games', 'tables/fairness'],
    ['tables/worker-messages'],
    ['online/api', 'tables/hints'],
    ['online/link'],
    ['tables'],
    // what the page knows of any game
    ['games'],
    ['games/common/names', 'shell/game-name', 'shell/problems', 'shell/link', 'shell/frame'],
    ['shell/files', 'shell/ui', 'shell/online/push'],
    ['shell/pages/not-found', 'shell/company/challenged'],
    ['online/online'],
    ['shell/family', 'shell/saved', 'shell/new-version', 'boxes'],
    ['shell/offline', 'shell/online'],
    ['shell/place'],
    ['shell/company'],
    ['shell/setup', 'online/rematch'],
    // lessons, hints and the rulebook: games tell what they teach
    ['learn'],
    // what tables of all games have around them, and the games
    ['games/common'],
    ['games/plain'],
    ['games/*', 'online/table'],
    ['games/registry', 'shell/pages'],
    ['shell/app'],
    ['.', 'gallery', 'test'],
  ],
};

/** Where one name means one thing: packages that meet, and the page. The games never do; tests and oracles speak for themselves. */
const MEETING = ['kernel/src', 'ai/src', 'match/src', 'protocol/src', 'server/src'];
const ONE_NAME = [
  ['web/src'],
  ...['cli/src', ...GAMES.map((game) => `games/${game}/src`)].map((one) => [...MEETING, one]),
];

/** kernel and games are pure: same input, same output, in any place where JavaScript runs. */
const PURE = /^(kernel|games|ai|match|tools\/template-game)\b/;
const IMPURE =
  /\b(Math\.random|Date\b|process\.|document\.|window\.|Promise\b|async\b|await\b|setTimeout|fetch\(|performance\.|crypto\b|globalThis)/;

const problems: string[] = [];
for (const folder of [...packageFolders(), ...APART]) {
  const key = folder.startsWith('games/') ? 'games' : folder;
  const allowed = ALLOWED[key];
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  if (allowed === undefined) {
    problems.push(`${folder}: say in check-boundaries.ts what it may import`);
    continue;
  }
  for (const name of Object.keys(manifest.dependencies ?? {}))
    if (!allowed.test(name)) problems.push(`${folder} must not import ${name}`);
  if (!PURE.test(folder)) continue;
  for (const file of filesBelow(`${folder}/src`)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    lines.forEach((line, i) => {
      const code = line.replace(/\/\/.*|^\s*\/?\*.*/, '');
      if (IMPURE.test(code)) problems.push(`${file}:${i + 1} rules may not use this: ${line.trim()}`);
    });
  }
}
for (const [folder, order] of Object.entries(ORDER)) problems.push(...outOfOrder(folder, order));
for (const folders of ONE_NAME) problems.push(...namedTwice(folders));
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'boundaries: as drawn' : `boundaries: ${problems.length} crossed`);
process.exitCode = problems.length === 0 ? 0 : 1;
