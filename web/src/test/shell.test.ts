import { ROQUEFORT_CHARACTERS } from '@castellan/roquefort';
import { describe, expect, it } from 'vitest';
import whySource from '../../../games/roquefort/src/why.ts?raw';
import de from '../i18n/de.js';
import en from '../i18n/en.js';
import fr from '../i18n/fr.js';
import { pickLanguage } from '../i18n/i18n.js';
import { a, de as ofFrench } from '../i18n/words.js';
import { packRecord, readLink } from '../shell/link.js';
import { FRESH_ONLINE, readOnline, setupOf } from '../shell/online/draft.js';
import { readPath, writePath } from '../shell/router.js';
import { DEFAULTS, readSettings } from '../shell/settings.js';
import { addSeat, changeMouse, moveSeat, removeSeat } from '../shell/setup/change-draft.js';
import { CHARACTERS, FRESH, toSetup } from '../shell/setup/draft.js';
import { readDraft } from '../shell/setup/last-draft.js';

describe('addresses', () => {
  it('lead to pages and back', () => {
    for (const path of [
      '/',
      '/new/roquefort',
      '/table/ab%20c',
      '/rules/roquefort',
      '/settings',
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
    expect(readSettings(text)).toEqual({ ...DEFAULTS, theme: 'dark', sound: false, language: 'de' });
  });
  it('survive anything', () => {
    for (const text of [null, '', '{', '7', 'null', '[]', '{"__proto__":{"theme":"dark"}}'])
      expect(readSettings(text)).toEqual(DEFAULTS);
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
    for (const texts of [en, fr, de]) expect(Object.keys(texts.character)).toEqual(ids);
    for (const { id, name, sentence } of ROQUEFORT_CHARACTERS)
      expect(en.character[id as keyof typeof en.character]).toEqual({ name, sentence });
  });
  it('explain every rule that the game can give as a reason', () => {
    const rules = [...whySource.matchAll(/'(R\d+\.\d+)'/g)].map(([, rule]) => rule);
    expect([...new Set(rules)].sort()).toEqual(Object.keys(en.why).sort());
  });
  it('know French before a name', () => {
    expect([ofFrench('Anna'), ofFrench('Émile'), ofFrench('Paul')]).toEqual(['d’Anna', 'd’Émile', 'de Paul']);
    expect([ofFrench('Le Baron'), ofFrench('La Castellane')]).toEqual(['du Baron', 'de la Castellane']);
    expect([a('Le Baron'), a('La Castellane'), a('Anna')]).toEqual(['au Baron', 'à la Castellane', 'à Anna']);
  });
});

describe('a new table', () => {
  it('is remembered, and starts afresh if what is remembered is broken', () => {
    const draft = addSeat({ ...FRESH, goal: 6, layout: 'random' });
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    for (const broken of [null, '{', '3', '{"goal":7}', '{"seats":[]}', '{"seats":[1,2]}', '{"first":9}'])
      expect(readDraft(broken)).toEqual(FRESH);
    expect(readDraft(JSON.stringify({ ...draft, seats: [draft.seats[0], draft.seats[0]] }))).toEqual(FRESH);
  });
  it('never has the same mice twice', () => {
    const full = addSeat(addSeat(FRESH));
    expect(addSeat(full)).toBe(full);
    const swapped = changeMouse(full, 0, 3);
    expect(swapped.seats.map(({ mouse }) => mouse)).toEqual([3, 1, 2, 0]);
    expect(moveSeat(swapped, 0, 2).seats.map(({ mouse }) => mouse)).toEqual([1, 2, 3, 0]);
    expect(removeSeat({ ...swapped, first: 3 }, 0).first).toBeNull();
  });
  it('calls people by their mouse if they give no name, and tells twins apart', () => {
    const draft = addSeat(FRESH);
    const twins = {
      ...draft,
      seats: draft.seats.map((seat, i) => (i > 0 ? { ...seat, character: 'crumb' as const } : seat)),
    };
    expect(toSetup(twins, en).seats.map(({ name }) => name)).toEqual([
      'Scarf',
      'Crumb (Hat)',
      'Crumb (Stripes)',
    ]);
    expect(toSetup({ ...twins, first: 2 }, en).options).toMatchObject({ players: 3, first: 2, goal: 4 });
    expect(toSetup(twins, en).options).not.toHaveProperty('first');
  });
});

describe('an online table', () => {
  it('is remembered, and starts afresh if what is remembered is broken', () => {
    const draft = { ...FRESH_ONLINE, clock: 'days' as const, isPublic: true };
    expect(readOnline(JSON.stringify(draft))).toEqual(draft);
    for (const broken of [null, '{', '3', '{"kinds":["me"]}', '{"clock":"sand"}', '{"days":2}'])
      expect(readOnline(broken)).toEqual(FRESH_ONLINE);
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
    expect(await readLink(fragment)).toEqual({ ok: true, value: record });
  });
  it('that is broken says how', async () => {
    const fragment = await packRecord(record);
    const problem = async (text: string) => {
      const read = await readLink(text);
      return read.ok ? 'fine' : read.error.kind;
    };
    expect(await problem(fragment.slice(0, -4))).toBe('damaged');
    expect(await problem('v1.%%%')).toBe('damaged');
    expect(await problem('v2.abc')).toBe('newer');
    expect(await problem('hello')).toBe('notRecord');
    expect(await problem(await packRecord('x'.repeat(3_000_000)))).toBe('tooLarge');
  });
});
