import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesBelow, packageFolders } from './files.js';

/**
 * `npm run new-game NAME`: a game to start from, which keeps the contract from its first minute. It copies the
 * templates of rules and page under its new name, adds the game to the build, and registers it in the terminal, on the
 * page and in the server. docs/ADDING-A-GAME.md tells the rest.
 */
const RULES = 'tools/template-game';
const PAGE = 'web/template-game';
const PROJECT = 'tsconfig.json';
/** Where imports of the games begin, above which one more goes. */
const FIRST_GAME = /(?=^import \{[^}]*\} from '@castellan\/(?!ai|kernel|match|protocol))/m;

const [name = '', ...more] = process.argv.slice(2);
const problem = more.length > 0 ? `one name is enough, "${more[0]}" is too much` : findProblem();
if (problem === null) {
  copy(RULES, `games/${name}`);
  // from there the page's own sources are nearer
  copy(PAGE, `web/src/games/${name}`, (text) => text.replaceAll('/src/games/', '/'));
  addToBuild();
  addToTerminal();
  addToPage();
  addToServer();
  console.log(nextSteps());
} else {
  console.error(`new-game: ${problem}`);
  process.exitCode = 2;
}

/** What is wrong with the name; nothing has been written when it is asked. */
function findProblem(): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `a name is made of lower case words with dashes between them, such as "my-game", not "${name}"`;
  for (const folder of [`games/${name}`, `web/src/games/${name}`])
    if (existsSync(folder)) return `${folder} exists already`;
  const packages = packageFolders().filter((folder) => existsSync(`${folder}/package.json`));
  if (packages.some((folder) => packageName(folder) === `@castellan/${name}`))
    return `there is a package @castellan/${name} already`;
  const used = [RULES, PAGE]
    .flatMap(filesOf)
    .some((file) => new RegExp(`\\b${camelCase()}\\b`).test(textOf(file)));
  return used ? `the template's own code uses the word "${camelCase()}"` : null;
}

function packageName(folder: string): unknown {
  return (JSON.parse(textOf(`${folder}/package.json`)) as { name?: unknown }).name;
}

/** A template's files under the game's name. */
function copy(template: string, to: string, moved = (text: string): string => text): void {
  for (const file of filesOf(template)) {
    const made = file.replace(template, to);
    mkdirSync(dirname(made), { recursive: true });
    writeFileSync(made, moved(renamed(textOf(file))));
  }
}

function renamed(text: string): string {
  return text
    .replaceAll('template-game', name)
    .replaceAll('templateGame', camelCase())
    .replaceAll('Template game', title());
}

function filesOf(template: string): string[] {
  return filesBelow(template).filter((file) => !file.endsWith('.tsbuildinfo'));
}

/** The new reference goes above those of the other games. */
function addToBuild(): void {
  const others = '    { "path": "games/';
  writeFileSync(PROJECT, textOf(PROJECT).replace(others, `${others}${name}" },\n${others}`));
}

/** It is played in a terminal at once: drawn as text, and against bots that search plainly. */
function addToTerminal(): void {
  depend('cli');
  replace('cli/src/registry.ts', FIRST_GAME, importedRules());
  replace('cli/src/registry.ts', /;\n$/, `\n  .addPlain('${title()}', ${camelCase()}, ${imagineName()});\n`);
}

/** The page finds rules by where they lie, and shows the games of its registry. */
function addToPage(): void {
  const registry = 'web/src/games/registry.ts';
  depend('web');
  replace(registry, /^/, `import { ${camelCase()} } from './${name}/index.js';\n`);
  replace(registry, /,?\n?(?=\];\n$)/, `, ${camelCase()}`);
}

/** Tables online, with the same bots. */
function addToServer(): void {
  const games = 'server/src/games.ts';
  const botSupport = `plainBotSupport(${camelCase()}, ${imagineName()}) as AnyBotSupport`;
  depend('server');
  replace(games, FIRST_GAME, importedRules());
  // only a server with plain games needs plain bots
  replace(games, /^import type \{ ThinkingGame \}/m, 'import { plainBotSupport, type ThinkingGame }');
  replace(games, /(?=\n\];\n)/, `\n  { game: ${camelCase()} as AnyGame, botSupport: ${botSupport} },`);
}

function importedRules(): string {
  return `import { ${camelCase()}, imagine as ${imagineName()} } from '@castellan/${name}';\n`;
}

/** A program that plays the game says so, to npm and, where it is compiled by reference, to the compiler. */
function depend(program: string): void {
  replace(`${program}/package.json`, /(?= {4}"@castellan\/kernel")/, `    "@castellan/${name}": "0.1.0",\n`);
  replace(
    `${program}/tsconfig.json`,
    /(?= {4}\{ "path": "\.\.\/games\/)/,
    `    { "path": "../games/${name}" },\n`,
  );
}

function replace(file: string, what: RegExp, by: string): void {
  writeFileSync(file, textOf(file).replace(what, by));
}

/** "my-game" is exported as `myGame`. */
function camelCase(): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** "my-game" is called "My game" until somebody calls it something else. */
function title(): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** Every game exports how bots imagine a position; in a registry each has its own name for it. */
function imagineName(): string {
  return `imagine${camelCase().replace(/^./, (letter) => letter.toUpperCase())}`;
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

function nextSteps(): string {
  return [
    `games/${name} and web/src/games/${name} are there: the template under a new name, exported as \`${camelCase()}\`.`,
    '',
    'Next:',
    '  npm install                                  links the package and notes it in package-lock.json',
    '  npm run format                               sorts what was written into the registries',
    `  npm run castellan -- play ${name.padEnd(19)}is played at once, also against bots`,
    '  npm start                                    the same on the page, and online with others',
    `  npx vitest run games/${name.padEnd(24)}passes already, and should go on doing so`,
    `  games/${name}/RULES.md`,
    '                                               write the rules, one id each; then the code and its tests',
    '  docs/ADDING-A-GAME.md                        the whole way, from the rules to the registry',
  ].join('\n');
}
