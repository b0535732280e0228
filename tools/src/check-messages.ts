import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './files.js';

/**
 * Texts of the page: every language has every key of English and no other, nothing is left in English by oversight,
 * and every key is used. A key is used if some source says "group.key", or looks the group up by "group[".
 */
const LANGUAGES = ['fr', 'de'];

/** Names and words that are the same in other languages, so that equality means nothing. */
const SAME_EVERYWHERE = new Set([
  'app.name',
  'choice.layoutRandom',
  'newGame.name',
  'about.version',
  'app.title',
  'roquefort.name',
  'settings.volume',
]);
const SAME_GROUPS = new Set(['tile', 'edition']);

type Texts = Map<string, string>;

/** Leaves by path, such as "home.playNow"; functions as their source, which is enough to compare. */
function leaves(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      leaves(inner, path === '' ? key : `${path}.${key}`, into);
  else into.set(path, String(value));
  return into;
}

async function catalogue(language: string): Promise<Texts> {
  const url = pathToFileURL(`web/dist/i18n/${language}.js`).href;
  const { default: messages } = (await import(url)) as { default: unknown };
  return leaves(messages, '', new Map());
}

function isSuspicious(path: string, text: string, english: string | undefined): boolean {
  if (text !== english || SAME_EVERYWHERE.has(path) || SAME_GROUPS.has(path.split('.')[0])) return false;
  // a character's name stays what it is
  return !/^character\.\w+\.name$/.test(path);
}

const problems: string[] = [];
const english = await catalogue('en');
for (const language of LANGUAGES) {
  const texts = await catalogue(language);
  for (const path of english.keys()) if (!texts.has(path)) problems.push(`${language}: ${path} is missing`);
  for (const [path, text] of texts) {
    if (!english.has(path)) problems.push(`${language}: ${path} is not in English`);
    else if (text.trim() === '') problems.push(`${language}: ${path} is empty`);
    else if (isSuspicious(path, text, english.get(path)))
      problems.push(`${language}: ${path} is still English: ${text}`);
  }
}

const sources = filesBelow('web/src')
  .filter((file) => /\.tsx?$/.test(file) && !/\/i18n\/(en|fr|de)\b|\/test\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** "const { saved: texts } = t()" and "const texts = t().saved" give a group another name for a while. */
const aliases = new Map<string, Set<string>>();
for (const [, group, alias] of [
  ...sources.matchAll(/[{,]\s*(\w+): (\w+)(?=[^{}]*\} = t\(\))/g),
  ...[...sources.matchAll(/const (\w+) = t\(\)\.(\w+);/g)].map(([all, alias, group]) => [all, group, alias]),
])
  aliases.set(group, (aliases.get(group) ?? new Set()).add(alias));
/** "const { undo, removed } = t().saved" takes keys out of a group. */
const taken = new Set(
  [...sources.matchAll(/const \{([^}]*)\} = t\(\)\.(\w+);/g)].flatMap(([, keys, group]) =>
    keys.split(',').map((key) => `${group}.${key.split(':')[0].trim()}`),
  ),
);

const isUsed = (group: string, key: string): boolean =>
  [group, ...(aliases.get(group) ?? [])].some(
    (name) => new RegExp(`\\b${name}\\.${key}\\b`).test(sources) || new RegExp(`\\b${name}\\[`).test(sources),
  ) || taken.has(`${group}.${key}`);

for (const path of new Set([...english.keys()].map((key) => key.split('.').slice(0, 2).join('.')))) {
  const [group, key] = path.split('.');
  if (!isUsed(group, key)) problems.push(`en: ${path} is used nowhere`);
}

for (const problem of problems) console.error(problem);
console.log(`messages: ${english.size} texts in ${LANGUAGES.length + 1} languages`);
process.exitCode = problems.length === 0 ? 0 : 1;
