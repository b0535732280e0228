import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './files.js';
import {
  againstGlossary,
  BOTH,
  GLOSSARY_LANGUAGES,
  readGlossary,
  type Scope,
  type Spoken,
} from './glossary.js';

/**
 * Texts of the page: every language has every key of English and no other, nothing is left in English by oversight,
 * and every key is used. A key is used if some source says "group.key", or looks the group up by "group[". All of them speak
 * of the game's things in the words of docs/GLOSSARY.md.
 */
const LANGUAGES = ['fr', 'de'];

type Catalogue = {
  readonly name: string;
  /** Below web/dist/i18n. */
  readonly file: (language: string) => string;
  /** The function that gives its texts. */
  readonly asked: string;
  /** Where it is used; groups of two catalogues may have the same name. */
  readonly used: RegExp;
  /** Which game's words it speaks in. */
  readonly scope: Scope;
  /** Names and words that are the same in other languages, so that equality means nothing. */
  readonly same: ReadonlySet<string>;
};

const CATALOGUES: readonly Catalogue[] = [
  {
    name: 'page',
    file: (language) => `${language}.js`,
    asked: 'pageTexts',
    used: /^web\/src\//,
    scope: BOTH,
    same: new Set([
      'app.name',
      'choice.layoutRandom',
      'newGame.name',
      'about.version',
      'app.title',
      'settings.volume',
      'tile',
      'character.noisette.name',
      'character.biscuit.name',
      'character.praline.name',
      'character.griffonne.name',
    ]),
  },
  {
    name: 'online pages',
    file: (language) => `${language}/online-pages.js`,
    asked: 'onlinePageTexts',
    used: /^web\/src\/(shell\/|games\/[\w-]+\/index)/,
    scope: BOTH,
    same: new Set(['clock.live', 'account.name', 'setup.long']),
  },
  {
    name: 'a server of one’s own',
    file: (language) => `${language}/place.js`,
    asked: 'placeTexts',
    used: /^web\/src\/shell\/place\//,
    scope: BOTH,
    same: new Set(['table.bot']),
  },
  {
    name: 'company',
    file: (language) => `${language}/company.js`,
    asked: 'companyTexts',
    used: /^web\/src\/shell\/company\//,
    scope: BOTH,
    same: new Set([]),
  },
  {
    name: 'a table and phones',
    file: (language) => `${language}/sides.js`,
    asked: 'sidesTexts',
    used: /^web\/src\/online\/table\//,
    scope: BOTH,
    same: new Set([]),
  },
  {
    name: 'rules of Oh mon château',
    file: (language) => `${language}/chateau-rules.js`,
    asked: 'chateauRulesTexts',
    used: /^web\/src\/games\/oh-mon-chateau\/pages\//,
    scope: 'Oh mon château',
    same: new Set(),
  },
  {
    name: 'Oh mon château',
    file: (language) => `${language}/chateau.js`,
    asked: 'chateauTexts',
    used: /^web\/src\/games\/oh-mon-chateau\//,
    scope: 'Oh mon château',
    same: new Set([
      'table.name',
      'resource.gold',
      'score.total',
      'ending.standing',
      'guest.prince',
      'guest.troll',
      'score.title',
      'drawing.colour.violet',
      'drawing.colour.rose',
    ]),
  },
  {
    name: 'the mice',
    file: (language) => `${language}/mice.js`,
    asked: 'miceTexts',
    used: /^web\/src\/games\/roquefort\/remarks\//,
    scope: 'Château Roquefort',
    same: new Set([]),
  },
  {
    name: 'the end of Château Roquefort',
    file: (language) => `${language}/roquefort-end.js`,
    asked: 'endTexts',
    used: /^web\/src\/games\/roquefort\/ending\//,
    scope: 'Château Roquefort',
    same: new Set([]),
  },
  {
    name: 'the family',
    file: (language) => `${language}/family.js`,
    asked: 'familyTexts',
    used: /^web\/src\/shell\/family\//,
    scope: BOTH,
    same: new Set([]),
  },
  {
    name: 'plain tables',
    file: (language) => `${language}/plain.js`,
    asked: 'plainTexts',
    used: /^web\/src\/games\/plain\//,
    scope: BOTH,
    same: new Set([]),
  },
  {
    name: 'online tables',
    file: (language) => `${language}/online-table.js`,
    asked: 'onlineTableTexts',
    used: /^web\/src\/online\//,
    scope: BOTH,
    same: new Set([]),
  },
];

type Texts = Map<string, string>;

/** Leaves by path, such as "home.playNow"; functions as their source, which is enough to compare. */
function leaves(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      leaves(inner, path === '' ? key : `${path}.${key}`, into);
  else into.set(path, String(value));
  return into;
}

async function textsOf({ file }: Catalogue, language: string): Promise<Texts> {
  const url = pathToFileURL(`web/dist/i18n/${file(language)}`).href;
  const { default: messages } = (await import(url)) as { default: unknown };
  return leaves(messages, '', new Map());
}

function isSuspicious({ same }: Catalogue, path: string, text: string, english: string | undefined): boolean {
  return text === english && !same.has(path) && !same.has(path.split('.')[0]);
}

async function missingTexts(catalogue: Catalogue, english: Texts): Promise<string[]> {
  const problems: string[] = [];
  for (const language of LANGUAGES) {
    const texts = await textsOf(catalogue, language);
    for (const path of english.keys()) if (!texts.has(path)) problems.push(`${language}: ${path} is missing`);
    for (const [path, text] of texts) {
      if (!english.has(path)) problems.push(`${language}: ${path} is not in English`);
      else if (text.trim() === '') problems.push(`${language}: ${path} is empty`);
      else if (isSuspicious(catalogue, path, text, english.get(path)))
        problems.push(`${language}: ${path} is still English: ${text}`);
    }
  }
  return problems;
}

function unusedTexts({ asked, used }: Catalogue, english: Texts): string[] {
  const sources = filesBelow('web/src')
    .filter((file) => used.test(file) && /\.tsx?$/.test(file) && !/\/i18n\/(en|fr|de)\b|\/test\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  /** "const { saved: texts } = pageTexts()" and "const texts = pageTexts().saved" give a group another name for a while. */
  const aliases = new Map<string, Set<string>>();
  const renamed = new RegExp(`[{,]\\s*(\\w+): (\\w+)(?=[^{}]*\\} = ${asked}\\(\\))`, 'g');
  const named = new RegExp(`const (\\w+)(?:: [^=;]*)? = ${asked}\\(\\)\\.(\\w+)[ ;]`, 'g');
  for (const [, group, alias] of [
    ...sources.matchAll(renamed),
    ...[...sources.matchAll(named)].map(([all, alias, group]) => [all, group, alias]),
  ])
    aliases.set(group, (aliases.get(group) ?? new Set()).add(alias));
  /** "const { undo, removed } = pageTexts().saved" takes keys out of a group. */
  const picked = new RegExp(`const \\{([^}]*)\\} = ${asked}\\(\\)\\.(\\w+);`, 'g');
  const taken = new Set(
    [...sources.matchAll(picked)].flatMap(([, keys, group]) =>
      keys.split(',').map((key) => `${group}.${key.split(':')[0].trim()}`),
    ),
  );
  const isUsed = (group: string, key: string): boolean =>
    [group, ...(aliases.get(group) ?? [])].some(
      (name) =>
        new RegExp(`\\b${name}\\.${key.replace(/\W/g, '\\$&')}(?!\\w)`).test(sources) ||
        new RegExp(`\\b${name}\\[`).test(sources),
    ) || taken.has(`${group}.${key}`);
  const keys = new Set([...english.keys()].map((path) => path.split('.').slice(0, 2).join('.')));
  return [...keys].filter((path) => !isUsed(path.split('.')[0], path.split('.')[1]));
}

for (const catalogue of CATALOGUES) {
  const english = await textsOf(catalogue, 'en');
  const problems = [
    ...(await missingTexts(catalogue, english)),
    ...unusedTexts(catalogue, english).map((path) => `en: ${path} is used nowhere`),
  ];
  for (const problem of problems) console.error(`${catalogue.name}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`messages of ${catalogue.name}: ${english.size} texts in ${LANGUAGES.length + 1} languages`);
}

const spoken: Spoken[] = [];
for (const catalogue of CATALOGUES)
  for (const language of GLOSSARY_LANGUAGES)
    spoken.push({ scope: catalogue.scope, language, texts: await textsOf(catalogue, language) });
const glossary = readGlossary(readFileSync('docs/GLOSSARY.md', 'utf8'));
const problems = againstGlossary(glossary, spoken);
for (const problem of problems) console.error(`glossary: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
console.log(`glossary: ${glossary.terms.length} things, one word a language`);
