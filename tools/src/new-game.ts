import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesBelow, packageFolders } from './files.js';

/**
 * `npm run new-game NAME`: a game to start from, which keeps the contract from its first minute. It copies the
 * template to games/NAME under its new name and adds it to the build. docs/ADDING-A-GAME.md tells the rest.
 */
const TEMPLATE = 'tools/template-game';
const PROJECT = 'tsconfig.json';

const [name = '', ...more] = process.argv.slice(2);
const problem = more.length > 0 ? `one name is enough, "${more[0]}" is too much` : findProblem();
if (problem === null) {
  writeGame();
  addToBuild();
  console.log(nextSteps());
} else {
  console.error(`new-game: ${problem}`);
  process.exitCode = 2;
}

/** What is wrong with the name; nothing has been written when it is asked. */
function findProblem(): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `a name is made of lower case words with dashes between them, such as "my-game", not "${name}"`;
  if (existsSync(`games/${name}`)) return `games/${name} exists already`;
  const packages = packageFolders().filter((folder) => existsSync(`${folder}/package.json`));
  if (packages.some((folder) => packageName(folder) === `@castellan/${name}`))
    return `there is a package @castellan/${name} already`;
  const used = templateFiles().some((file) => new RegExp(`\\b${camelCase()}\\b`).test(textOf(file)));
  return used ? `the template's own code uses the word "${camelCase()}"` : null;
}

function packageName(folder: string): unknown {
  return (JSON.parse(textOf(`${folder}/package.json`)) as { name?: unknown }).name;
}

function writeGame(): void {
  for (const file of templateFiles()) {
    const copy = file.replace(TEMPLATE, `games/${name}`);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(
      copy,
      textOf(file).replaceAll('template-game', name).replaceAll('templateGame', camelCase()),
    );
  }
}

function templateFiles(): string[] {
  return filesBelow(TEMPLATE).filter((file) => !file.endsWith('.tsbuildinfo'));
}

/** The new reference goes above those of the other games. */
function addToBuild(): void {
  const others = '    { "path": "games/';
  writeFileSync(PROJECT, textOf(PROJECT).replace(others, `${others}${name}" },\n${others}`));
}

/** "my-game" is exported as `myGame`. */
function camelCase(): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

function nextSteps(): string {
  return [
    `games/${name} is there: the template under a new name, exported as \`${camelCase()}\`.`,
    '',
    'Next:',
    '  npm install                                  links the package and notes it in package-lock.json',
    `  npx vitest run games/${name.padEnd(24)}passes already, and should go on doing so`,
    `  games/${name}/RULES.md`,
    '                                               write the rules, one id each; then the code and its tests',
    '  docs/ADDING-A-GAME.md                        the whole way, from the rules to the registry',
  ].join('\n');
}
