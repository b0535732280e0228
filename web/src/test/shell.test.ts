import { ROQUEFORT_CHARACTERS } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import whySource from '../../../games/roquefort/src/why.ts?raw';
import { botName } from '../games/common/names.js';
import { gameWith, provideGames } from '../games/games.js';
import { LIST_TEXTS as builders } from '../games/oh-mon-chateau/texts/lists.js';
import { GAMES } from '../games/registry.js';
import { CHARACTERS } from '../games/roquefort/characters.js';
import setup from '../games/roquefort/texts/en/setup.js';
import table from '../games/roquefort/texts/en/table.js';
import { LIST_TEXTS as mice } from '../games/roquefort/texts/lists.js';
import de from '../i18n/de/shell.js';
import en from '../i18n/en/shell.js';
import fr from '../i18n/fr/shell.js';
import { language, pickLanguage } from '../i18n/i18n.js';
import { a, de as ofFrench } from '../i18n/words.js';
import { readFamily } from '../shell/family/relatives.js';
import { fileNameOf, gameName } from '../shell/game-name.js';
import { packRecord, readLink } from '../shell/link.js';
import { FRESH_ONLINE, readOnline, setupOf } from '../shell/online/draft.js';
import { isFree } from '../shell/online/words.js';
import { problemText } from '../shell/problems.js';
import { readKept } from '../shell/remembered.js';
import { readPath, writePath } from '../shell/router.js';
import { DEFAULTS, readSettings } from '../shell/settings.js';
import { TableError } from '../tables/problem.js';

provideGames(GAMES);

describe('a problem', () => {
  it('is said as what it is, and nothing is called a device that does not store but that', () => {
    expect(problemText({ kind: 'stale' }, en)).toBe(en.problem.stale);
    expect(problemText({ kind: 'device-storage' }, en)).toBe(en.problem.storage);
    expect(problemText({ kind: 'unknown-game', game: 'chess', known: [] }, en)).toContain('chess');
    // from a server that is newer than this page
    expect(problemText(JSON.parse('{"kind":"out-of-cheese"}'), en)).toBe(en.problem.other);
  });
});

describe('addresses', () => {
  it('lead to pages and back', () => {
    for (const path of [
      '/',
      '/new/roquefort',
      '/table/ab%20c',
      '/rules/roquefort',
      '/settings',
      '/family',
      '/open',
      '/lobby',
      '/game/abc',
    ])
      expect(writePath(readPath(path))).toBe(path);
  });
  it('that nobody knows lead to a page that says so', () => {
    for (const path of ['/nowhere', '/table', '/table/a/b', '/new', '/%', '/settings/more', '/not-found'])
      expect(readPath(path)).toEqual({ page: 'not-found' });
  });
});

describe('settings', () => {
  it('keep what makes sense and leave the rest as at first', () => {
    const text = '{"theme":"dark","volume":400,"speed":"warp","sound":false,"evil":1,"language":"de"}';
    expect(readKept(text, readSettings)).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      sound: false,
      language: 'de',
    });
  });
  it('survive anything', () => {
    for (const text of [null, '', '{', '7', 'null', '[]', '{"__proto__":{"theme":"dark"}}'])
      expect(readKept(text, readSettings)).toEqual(DEFAULTS);
  });
  it('pick the first language of the browser that is there', () => {
    expect(pickLanguage(['nl', 'de-AT', 'fr'])).toBe('de');
    expect(pickLanguage(['ja'])).toBe('en');
  });
});

describe('texts', () => {
  it('name every character of the game, weakest first', () => {
    const ids = ROQUEFORT_CHARACTERS.map(({ id }) => id);
    expect(CHARACTERS).toEqual(ids);
    for (const { bot } of Object.values(mice)) expect(Object.keys(bot)).toEqual(ids);
    expect(Object.keys(setup.character)).toEqual(ids);
    for (const { id, name, sentence } of ROQUEFORT_CHARACTERS) {
      expect(mice.en.bot[id as keyof typeof mice.en.bot]).toBe(name);
      expect(setup.character[id as keyof typeof setup.character]).toEqual({ sentence });
    }
  });
  it.each([
    ['en', en],
    ['fr', fr],
    ['de', de],
  ] as const)('call everybody by a name that needs no other case: %s', (spoken, texts) => {
    const bots = [mice, builders].flatMap((lists) => Object.values(lists[spoken].bot));
    const names = [...bots, ...Object.values(texts.mouse)];
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /^(Der|Die|Das) /.test(name))).toEqual([]);
    if (texts !== en)
      expect(Object.values(builders.en.bot).filter((name) => names.includes(name))).toEqual([]);
  });
  it('explain every rule that the game can give as a reason', () => {
    const rules = [...whySource.matchAll(/'(R\d+\.\d+)'/g)].map(([, rule]) => rule);
    expect([...new Set(rules)].sort()).toEqual(Object.keys(table.why).sort());
  });
  it('know French before a name', () => {
    expect([ofFrench('Anna'), ofFrench('Émile'), ofFrench('Paul')]).toEqual(['d’Anna', 'd’Émile', 'de Paul']);
    expect([ofFrench('Yves'), ofFrench('Yann'), ofFrench('Les Dupont')]).toEqual([
      'd’Yves',
      'de Yann',
      'des Dupont',
    ]);
    expect([ofFrench('Le Baron'), ofFrench('La Castellane')]).toEqual(['du Baron', 'de la Castellane']);
    expect([a('Le Baron'), a('La Castellane'), a('Anna')]).toEqual(['au Baron', 'à la Castellane', 'à Anna']);
  });
});

it('a game is one folder: what it is called and its rules lie where others look for them', () => {
  const told = import.meta.glob<{ id: string; name: string }>('../games/*/game.json', { eager: true });
  const rules = Object.keys(import.meta.glob('../games/*/rules.ts'));
  const folders = GAMES.map(({ id }) => `../games/${id}`).sort();
  expect(Object.keys(told)).toEqual(folders.map((folder) => `${folder}/game.json`));
  expect(rules).toEqual(folders.map((folder) => `${folder}/rules.ts`));
  for (const { id, name } of Object.values(told)) expect(gameName(id)).toBe(name);
});

describe('the family', () => {
  it('keeps everybody who makes sense, each name once', () => {
    const kept = [
      { name: ' Anna  Lena ', look: 3, memoryAid: true },
      { name: 'anna lena', look: 1 },
      { name: '', look: 0 },
      { name: 'Ben', look: 7 },
      null,
      // as it was kept before
      { name: 'A name that is far longer than any seat', mouse: 1, memoryAid: 'yes' },
    ];
    expect(readKept(JSON.stringify(kept), readFamily)).toEqual([
      { id: 0, name: 'Anna Lena', look: 3, memoryAid: true },
      { id: 1, name: 'A name that is far l', look: 1, memoryAid: false },
    ]);
    for (const broken of [null, '{', '{}', '3']) expect(readKept(broken, readFamily)).toEqual([]);
  });
});

describe('a game', () => {
  it('is called by its edition, also as a file', () => {
    expect(gameName('roquefort')).toBe('Château Roquefort');
    expect(gameName('roquefort', 'appenzell-2007')).toBe('Château d’Appenzell');
    expect(gameName('roquefort', 'rio-grande-2022')).toBe('Chateau Roquefort');
    expect(gameName('roquefort', 'constructor')).toBe('Château Roquefort');
    expect(gameName('oh-mon-chateau', 'appenzell-2007')).toBe('Oh mon château');
    expect(fileNameOf('roquefort', 'appenzell-2007')).toBe('chateau-d-appenzell');
    expect(fileNameOf('oh-mon-chateau')).toBe('oh-mon-chateau');
  });
  it('[R2.3] knows the custom of every game and edition', () => {
    expect(gameWith('roquefort').custom()).toBe('castle');
    expect(gameWith('roquefort').custom('appenzell-2007')).toBe('castle');
    expect(gameWith('roquefort').custom('rio-grande-2022')).toBeNull();
    expect(gameWith('oh-mon-chateau').custom()).toBe('youngest');
  });
});

describe('an online table', () => {
  it('is remembered, and starts afresh if what is remembered is broken', () => {
    const draft = { ...FRESH_ONLINE, clock: 'days' as const, isPublic: true };
    expect(readKept(JSON.stringify(draft), readOnline)).toEqual(draft);
    for (const broken of [null, '{', '3', '{"kinds":["me"]}', '{"clock":"sand"}', '{"days":2}'])
      expect(readKept(broken, readOnline)).toEqual(FRESH_ONLINE);
  });
  it('has no free seat where a bot sits, and calls it what the language calls it', () => {
    const seat = { look: 2, name: null, isBot: false, isMe: false };
    expect([seat, { ...seat, isBot: true, bot: 'crumb' }, { ...seat, name: 'Anna' }].map(isFree)).toEqual([
      true,
      false,
      false,
    ]);
    const called = (bot: string) =>
      (['de', 'fr', 'en'] as const).map((spoken) => {
        language.value = spoken;
        return botName(bot);
      });
    expect(called('crumb')).toEqual(['Krümel', 'Miette', 'Crumb']);
    expect(called('pebble')).toEqual(['Kiesel', 'Caillou', 'Pebble']);
    expect(botName('toString')).toBeUndefined();
  });
  it('asks for seats by look, and never lets people write freely in public', () => {
    const seats = [
      { look: 1, bot: 'crumb' },
      { look: 0, bot: 'crumb' },
      { look: 3, bot: 'crumb' },
    ];
    const kinds = ['me', 'open', 'open', 'bot'] as const;
    const draft = { ...FRESH_ONLINE, kinds, freeText: true, clock: 'live' as const };
    const setup = setupOf('roquefort', {}, seats, draft);
    expect(setup.seats).toEqual([
      { kind: 'open', look: 1 },
      { kind: 'me', look: 0 },
      { kind: 'bot', look: 3, bot: 'crumb' },
    ]);
    expect(setup.clock).toEqual({ kind: 'live', bank: 600_000, increment: 30_000 });
    expect(setup.freeText).toBe(true);
    expect(setup).not.toHaveProperty('first');
    expect(setupOf('roquefort', {}, seats, draft, true).first).toBe('ask');
    expect(setupOf('roquefort', {}, seats, { ...draft, isPublic: true }).freeText).toBe(false);
  });
});

describe('a link', () => {
  const record = JSON.stringify({
    game: 'roquefort',
    actions: Array.from({ length: 300 }, () => 'run c3-c5'),
  });
  it('holds a whole game', async () => {
    const fragment = await packRecord(record);
    expect(fragment).toMatch(/^v1\.[\w-]+$/);
    expect(await readLink(fragment)).toBe(record);
  });
  it('that is broken says how', async () => {
    const fragment = await packRecord(record);
    const problem = async (text: string) =>
      readLink(text).catch((error: unknown) => (error instanceof TableError ? error.problem.kind : error));
    expect(await problem(fragment.slice(0, -4))).toBe('damaged');
    expect(await problem('v1.%%%')).toBe('damaged');
    expect(await problem('v2.abc')).toBe('unknown-rules-version');
    expect(await problem('hello')).toBe('bad-record');
    expect(await problem(await packRecord('x'.repeat(3_000_000)))).toBe('file-too-large');
  });
});
