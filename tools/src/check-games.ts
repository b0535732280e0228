import { readFileSync } from 'node:fs';
import { costlyStyles } from './costly-styles.js';
import { filesBelow } from './files.js';
import { waysToSay } from './names-of-games.js';
import { slippedStyles } from './styles-of-games.js';

/**
 * A game of the page is one folder: nothing outside `web/src/games/<id>/` but the registry says its id, in whichever
 * way code writes it, so that one more game touches one more folder and one line. What only one game looks like is
 * styled there as well, and no style makes every table slow.
 */
const SOURCES = 'web/src';
const REGISTRY = `${SOURCES}/games/registry.ts`;
/** Tests name games by right. */
const EXEMPT = /^web\/src\/test\//;
/** The pages for looking at drawings are no part of what is served, and show those of all games. */
const NOT_SERVED = /^web\/src\/gallery\//;

const files = filesBelow(SOURCES)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|css|json)$/.test(file) && !EXEMPT.test(file));
const told = files.filter((file) => /\/games\/[^/]+\/game\.json$/.test(file));
const ids = told.map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id);

const problems = ids.length === 0 ? ['no game was found'] : [];
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const id of ids) {
    if (file === REGISTRY || file.startsWith(`${SOURCES}/games/${id}/`) || NOT_SERVED.test(file)) continue;
    const said = waysToSay(id);
    lines.forEach((line, i) => {
      if (said.test(line)) problems.push(`${file}:${i + 1} knows the game "${id}": ${line.trim()}`);
    });
  }
}
/** Words of texts are no names of classes. */
const looks = files
  .filter((file) => !NOT_SERVED.test(file) && !/\/(texts|i18n)\//.test(file))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
problems.push(
  ...slippedStyles(looks, (path) => ids.find((id) => path.startsWith(`${SOURCES}/games/${id}/`)) ?? null),
  ...costlyStyles(looks),
);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'games: each in its folder' : `games: ${problems.length} slipped out`);
process.exitCode = problems.length === 0 ? 0 : 1;
