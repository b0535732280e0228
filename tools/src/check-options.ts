import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { optionTable, type ToldOptions } from './option-table.js';

/**
 * The options of each game stand in docs/NOTATION.md as its rules tell them. With --write they are written there, between
 * `<!-- options GAME -->` and `<!-- /options GAME -->`; else it is an error if they differ.
 */
const DOCUMENT = 'docs/NOTATION.md';

const problems: string[] = [];
let text = readFileSync(DOCUMENT, 'utf8');
for (const game of readdirSync('games')) {
  const list = `games/${game}/dist/option-list.js`;
  if (!existsSync(list)) continue;
  const told = (await import(pathToFileURL(list).href)) as ToldOptions;
  // a new game has none yet; docs/ADDING-A-GAME.md says when
  if (told.OPTION_HELP === undefined) continue;
  const place = new RegExp(`(?<=<!-- options ${game} -->\n)[^]*?(?=<!-- /options ${game} -->)`);
  const table = `\n${optionTable(told)}\n`;
  if (!place.test(text)) problems.push(`${DOCUMENT}: no place for the options of "${game}"`);
  else if (place.exec(text)?.[0] !== table) {
    text = text.replace(place, () => table);
    problems.push(
      `${DOCUMENT}: the options of "${game}" are others; "node ${process.argv[1]} --write" writes them`,
    );
  }
}
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, text);
else {
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? 'options: documents as the rules' : `options: ${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
