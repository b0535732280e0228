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
 * and every key is used. A key is used if some source says "group.key", looks the group up by "group[" or hands on the
 * whole group. All of them speak of the game's things in the words of docs/GLOSSARY.md.
 */
const LANGUAGES = ['fr', 'de'];

type Catalogue = {
  readonly name: string;
  /** Where its languages lie, below web/src. */
  readonly folder: string;
  readonly file: string;
  /** The function that gives its texts. */
  readonly asked: string;
  /** Where it is used; groups of two catalogues may have the same name. */
  readonly used: RegExp;
  /** Which game's words it speaks in. */
  readonly scope: Scope;
  /** Names and words that are the same in other languages, so that equality means nothing. */
  readonly same?: readonly string[];
};

const ROQUEFORT = {
  folder: 'games/roquefort/texts',
  used: /^web\/src\/games\/roquefort\//,
  scope: 'Château Roquefort',
} as const;
const CHATEAU = {
  folder: 'games/oh-mon-chateau/texts',
  used: /^web\/src\/games\/oh-mon-chateau\//,
  scope: 'Oh mon château',
} as const;

const CATALOGUES: readonly Catalogue[] = [
  {
    name: 'page',
    folder: 'i18n',
    file: 'shell',
    asked: 'pageTexts',
    used: /^web\/src\//,
    scope: BOTH,
    same: ['app.name', 'newGame.name', 'app.title', 'settings.volume'],
  },
  {
    name: 'the page about Castellan',
    folder: 'i18n',
    file: 'about',
    asked: 'aboutTexts',
    used: /^web\/src\/shell\/pages\/about/,
    scope: BOTH,
    same: ['about.version'],
  },
  {
    name: 'online pages',
    folder: 'i18n',
    file: 'online-pages',
    asked: 'onlinePageTexts',
    used: /^web\/src\/(shell\/|games\/[\w-]+\/(index|plain-game))/,
    scope: BOTH,
    same: ['clock.live', 'account.name', 'setup.long'],
  },
  {
    name: 'online tables',
    folder: 'i18n',
    file: 'online-table',
    asked: 'onlineTableTexts',
    used: /^web\/src\/online\//,
    scope: BOTH,
  },
  {
    name: 'a server of one’s own',
    folder: 'i18n',
    file: 'place',
    asked: 'placeTexts',
    used: /^web\/src\/shell\/place\//,
    scope: BOTH,
    same: ['table.bot'],
  },
  {
    name: 'company',
    folder: 'i18n',
    file: 'company',
    asked: 'companyTexts',
    used: /^web\/src\/(shell|online)\//,
    scope: BOTH,
  },
  {
    name: 'people',
    folder: 'i18n',
    file: 'people',
    asked: 'peopleTexts',
    used: /^web\/src\/shell\/company\//,
    scope: BOTH,
  },
  {
    name: 'a table and phones',
    folder: 'i18n',
    file: 'sides',
    asked: 'sidesTexts',
    used: /^web\/src\/online\/table\//,
    scope: BOTH,
  },
  {
    name: 'the family',
    folder: 'i18n',
    file: 'family',
    asked: 'familyTexts',
    used: /^web\/src\/shell\/family\//,
    scope: BOTH,
  },
  {
    name: 'boxes of one’s own',
    folder: 'i18n',
    file: 'boxes',
    asked: 'boxTexts',
    used: /^web\/src\/(boxes|shell\/setup)\//,
    scope: BOTH,
    same: ['desk.name', 'share.link'],
  },
  {
    name: 'plain tables',
    folder: 'games/plain/texts',
    file: 'table',
    asked: 'plainTexts',
    used: /^web\/src\/games\/plain\//,
    scope: BOTH,
  },
  { ...ROQUEFORT, name: 'Château Roquefort', file: 'table', asked: 'roquefortTexts', same: ['tile'] },
  {
    ...ROQUEFORT,
    name: 'setting up Château Roquefort',
    file: 'setup',
    asked: 'roquefortSetupTexts',
    same: ['side.random'],
  },
  { ...ROQUEFORT, name: 'the rules of Château Roquefort', file: 'rules', asked: 'roquefortRulesTexts' },
  { ...ROQUEFORT, name: 'the end of Château Roquefort', file: 'end', asked: 'endTexts' },
  { ...ROQUEFORT, name: 'rooms of one’s own', file: 'box', asked: 'roomsTexts' },
  { ...ROQUEFORT, name: 'the mice', file: 'mice', asked: 'miceTexts' },
  {
    ...CHATEAU,
    name: 'Oh mon château',
    file: 'table',
    asked: 'chateauTexts',
    same: [
      'table.name',
      'resource.gold',
      'score.total',
      'ending.standing',
      'guest.prince',
      'guest.troll',
      'score.title',
      'drawing.colour.violet',
      'drawing.colour.rose',
    ],
  },
  { ...CHATEAU, name: 'setting up Oh mon château', file: 'setup', asked: 'chateauSetupTexts' },
  {
    ...CHATEAU,
    name: 'boards of one’s own',
    file: 'box',
    asked: 'chateauBoxTexts',
    same: ['line.points', 'guests.worth', 'grid.cell'],
  },
  { ...CHATEAU, name: 'the rules of Oh mon château', file: 'rules', asked: 'chateauRulesTexts' },
];

/** What lists say of a game lies in one file for all languages; the compiler holds their keys together. */
const LISTS = [ROQUEFORT, CHATEAU];

type Texts = Map<string, string>;

/** Leaves by path, such as "home.playNow"; functions as their source, which is enough to compare. */
function leaves(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      leaves(inner, path === '' ? key : `${path}.${key}`, into);
  else into.set(path, String(value));
  return into;
}

/** As the compiler made it. */
async function compiled(path: string): Promise<Readonly<Record<string, unknown>>> {
  return await import(pathToFileURL(`web/dist/texts/${path}.js`).href);
}

async function textsOf({ folder, file }: Catalogue, language: string): Promise<Texts> {
  return leaves((await compiled(`${folder}/${language}/${file}`)).default, '', new Map());
}

function isSuspicious(
  { same = [] }: Catalogue,
  path: string,
  text: string,
  english: string | undefined,
): boolean {
  return text === english && !same.includes(path) && !same.includes(path.split('.')[0]);
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
    .filter((file) => used.test(file) && /\.tsx?$/.test(file) && !/\/(en|fr|de)\/|\/test\//.test(file))
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
        new RegExp(`\\b${name}\\[|\\(${name}[,)]`).test(sources),
    ) ||
    new RegExp(`${asked}\\(\\)\\.${group}[,)]`).test(sources) ||
    taken.has(`${group}.${key}`);
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
for (const { folder, scope } of LISTS) {
  const { LIST_TEXTS } = await compiled(`${folder}/lists`);
  for (const language of GLOSSARY_LANGUAGES)
    spoken.push({
      scope,
      language,
      texts: leaves((LIST_TEXTS as Record<string, unknown>)[language], '', new Map()),
    });
}
const glossary = readGlossary(readFileSync('docs/GLOSSARY.md', 'utf8'));
const problems = againstGlossary(glossary, spoken);
for (const problem of problems) console.error(`glossary: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
console.log(`glossary: ${glossary.terms.length} things, one word a language`);
