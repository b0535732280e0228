import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import words from '../src/i18n/en/online-table.js';
import { keptGame, settled } from './harness/at-table.js';
import { overflowing, violations } from './harness/checks.js';
import { openAs, seeDoors } from './harness/online-pages.js';
import { ANNA_AND_BEN, goldenRecord, person, prepareGame, startGame } from './harness/setup.js';
import { de, en, fr } from './harness/texts.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();

const EDITION = 'appenzell-2007';
/** Written out: what is tested must not say itself what is right. */
const TITLE = 'Château d’Appenzell';
const USUAL = 'Château Roquefort';

const firstOf = async (page: Page): Promise<unknown> => (await keptGame(page)).options.first;
const begins = (page: Page) => page.getByLabel(en.option.first, { exact: true });
const openMore = (page: Page) => page.getByText(en.newGame.moreOptions).click();
const start = (page: Page) => page.getByRole('button', { name: en.newGame.start }).click();

describe('whoever chooses Château d’Appenzell plays it', () => {
  it('from setting it up to looking at it again', async () => {
    const page = await guests.come();
    await prepareGame(page, ANNA_AND_BEN);
    await openMore(page);
    await page.getByLabel(en.option.edition, { exact: true }).selectOption(`${TITLE} (2007)`);
    await page.locator('main header', { hasText: TITLE }).waitFor();
    expect(await page.getByRole('switch', { name: en.option.mustAct }).isChecked()).toBe(true);
    await start(page);
    await page.waitForURL(/\/table\//);
    await settled(page);
    expect(await page.title()).toBe(en.app.title(TITLE));
    expect(await page.locator('h1').textContent()).toContain(TITLE);
    // the menu: its help, its file, and whose idea of the rooms this is
    await page.getByRole('button', { name: en.table.menu }).click();
    await page.getByText(en.reconstruction).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.table.saveFile }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^chateau-d-appenzell-\d{4}-\d\d-\d\d\.castellan\.json$/);
    await page.getByRole('link', { name: en.table.rules }).click();
    await page.getByRole('heading', { name: en.rules.title(TITLE) }).waitFor();
    await page.getByRole('heading', { name: en.rules.turnTitleMustAct }).waitFor();
    expect(await page.title()).toContain(TITLE);
    await page.getByText(en.reconstruction).waitFor();
    await page.goto('/continue');
    await page.locator('.saved', { hasText: TITLE }).waitFor();
  });

  it('and sees it in a replay, while other games keep their names', async () => {
    const page = await guests.come();
    const { options, ...record } = goldenRecord('goal-4');
    for (const [edition, title] of [
      [EDITION, TITLE],
      ['zoch-2007', USUAL],
    ]) {
      const text = JSON.stringify({ ...record, options: { ...options, edition } });
      await page.goto('/open');
      await page.getByLabel(en.open.pasteLabel).fill(text);
      await page.getByRole('button', { name: en.open.pasteButton, exact: true }).click();
      await page.getByRole('heading', { name: `${title} · ${en.watch.title}` }).waitFor();
      expect(await page.title()).toContain(title);
    }
    await page.goto('/rules/roquefort');
    await page.getByRole('heading', { name: en.rules.title(USUAL) }).waitFor();
    await page.getByRole('heading', { name: en.rules.turnTitle }).waitFor();
  });

  it('online as well: in the waiting room, at the table, and in the lists', async () => {
    const [anna, ben] = [await guests.come(), await guests.come()];
    const seats = [
      { kind: 'me', look: 0 },
      { kind: 'open', look: 1 },
    ] as const;
    const options = { edition: EDITION, first: 0 };
    const table = await openAs(anna, { game: 'roquefort', options, seats: [...seats], isPublic: true });
    await ben.goto('/lobby');
    await ben.getByRole('heading', { name: TITLE }).waitFor();
    await anna.goto(`/t/${table}`);
    await anna.getByRole('heading', { name: `${TITLE}: ${words.room.title}` }).waitFor();
    await ben.goto(`/t/${table}`);
    await ben.getByRole('button', { name: words.room.sit }).click();
    await ben.locator('.table-top').waitFor();
    await expect.poll(() => ben.title()).toContain(TITLE);
    expect(await ben.locator('h1').textContent()).toContain(TITLE);
    await seeDoors(ben);
    await ben.locator('.saved', { hasText: TITLE }).first().waitFor();
  });
});

describe('who begins [R2.3, O2.2]', () => {
  it('is asked in words, and whoever is tapped begins', async () => {
    const page = await guests.come({ viewport: PHONE });
    const three = { seats: [person(0, 'Anna'), person(1, 'Ben'), person(2, 'Cleo')] };
    await prepareGame(page, three);
    await openMore(page);
    await begins(page).selectOption(en.begins.castle);
    await page
      .getByRole('group', { name: en.begins.askCastle })
      .getByRole('radio', { name: 'Cleo' })
      .check({ force: true });
    expect(await violations(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await start(page);
    await page.waitForURL(/\/table\//);
    await settled(page);
    expect(await firstOf(page)).toBe(2);
    expect(await page.locator('h1').textContent()).toContain(en.prompt.place('Cleo'));
  });

  it('is asked when the game starts if nobody has answered, each time anew', async () => {
    const page = await guests.come();
    for (const [name, seat] of [
      ['Ben', 1],
      ['Anna', 0],
    ] as const) {
      await prepareGame(page, { ...ANNA_AND_BEN, first: 'custom' });
      await start(page);
      const question = page.getByRole('dialog', { name: en.begins.askCastle });
      expect(await violations(page)).toEqual([]);
      await question.getByRole('button', { name }).click();
      await page.waitForURL(/\/table\//);
      await settled(page);
      expect(await firstOf(page)).toBe(seat);
    }
    // who would rather not say goes back to setting it up
    await prepareGame(page, { ...ANNA_AND_BEN, first: 'custom' });
    await start(page);
    await page.getByRole('dialog', { name: en.begins.askCastle }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await start(page);
    await page.getByRole('button', { name: en.begins.nobodyKnows }).click();
    await page.waitForURL(/\/table\//);
    await settled(page);
    expect([0, 1]).toContain(await firstOf(page));
  });

  it('needs no question where one person plays, and no custom where the edition has none', async () => {
    const page = await guests.come();
    const bot = { ...person(1, ''), character: 'crumb' as const };
    await startGame(page, { seats: [bot, person(0, 'Anna')], first: 'custom' });
    expect(await firstOf(page)).toBe(1);
    await prepareGame(page, { ...ANNA_AND_BEN, edition: 'rio-grande-2022' });
    await openMore(page);
    await page.getByText(en.begins.anyMethod).waitFor();
    expect(await begins(page).getByText(en.begins.castle).count()).toBe(0);
  });

  it('is the youngest in Oh mon château', async () => {
    const page = await guests.come();
    const seats = ['Anna', 'Ben'].map((name, look) => ({ name, level: null, look }));
    await page.goto('/about');
    await page.evaluate(
      (text) => localStorage.setItem('castellan.last-chateau', text),
      JSON.stringify({ seats }),
    );
    await page.goto('/new/oh-mon-chateau');
    await openMore(page);
    await begins(page).selectOption(en.begins.youngest);
    await start(page);
    const question = page.getByRole('dialog', { name: en.begins.askYoungest });
    await question.getByRole('button', { name: 'Ben' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.chateau-cells').waitFor({ state: 'attached' });
    expect(await firstOf(page)).toBe(1);
  });

  it('is asked at an online table when every seat is taken; the host answers, and the game begins', async () => {
    const anna = await guests.come();
    const ben = await guests.come({ viewport: PHONE });
    await anna.goto('/new/roquefort?online');
    await openMore(anna);
    await begins(anna).selectOption(en.begins.castle);
    await anna.getByText(en.begins.atTable).waitFor();
    await anna.getByRole('button', { name: en.newGame.openTable }).click();
    await anna.waitForURL(/\/t\//);
    const table = anna.url().slice(-20);
    await anna.getByText(words.room.asks).waitFor();
    await ben.goto(`/t/${table}`);
    await ben.getByText(en.begins.castle).waitFor();
    await ben.getByRole('button', { name: words.room.sit }).click();
    for (const page of [anna, ben]) {
      await page.getByRole('heading', { name: en.begins.askCastle }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    }
    // only the host is asked; the others are told whom to tell
    expect(await ben.getByRole('button', { name: en.begins.nobodyKnows }).count()).toBe(0);
    const question = anna.locator('section', { hasText: en.begins.askCastle });
    await question.getByRole('button').nth(1).click();
    for (const page of [anna, ben]) await page.locator('.table-top').waitFor();
    // the second seat is ben's, and it is his page that may act
    const prompt = ben.locator('h1');
    await expect.poll(() => prompt.textContent()).toMatch(/put a mouse into a free tower/);
  });

  it('can be changed by the host before anybody has come', async () => {
    const anna = await guests.come();
    const seats = [
      { kind: 'me', look: 0 },
      { kind: 'open', look: 1 },
    ] as const;
    const table = await openAs(anna, { game: 'oh-mon-chateau', options: {}, seats: [...seats] });
    await anna.goto(`/t/${table}`);
    const choice = anna.getByLabel(words.room.whoBegins, { exact: true });
    const ben = await guests.come();
    await ben.goto(`/t/${table}`);
    await ben.getByText(words.room.chance).waitFor();
    await choice.selectOption(en.newGame.player(2));
    await ben.getByText(words.room.chooses(en.newGame.player(2))).waitFor();
    await choice.selectOption(en.begins.youngest);
    await ben.getByText(en.begins.youngest).waitFor();
  });
});

describe('the first printing', () => {
  it.each([
    ['en-GB', en, /English.*French/],
    ['fr-FR', fr, /anglais.*français/],
    ['de-DE', de, /englischen.*französischen/],
  ] as const)('says that its two texts differ: %s', async (locale, texts, both) => {
    const page = await guests.come({ locale });
    await page.goto('/new/roquefort');
    await page.getByText(texts.newGame.moreOptions).click();
    await page.getByText(texts.editionHelp['zoch-2007']).waitFor();
    expect(texts.editionHelp['zoch-2007']).toMatch(both);
    await page.getByText(texts.reconstruction).waitFor();
  });
});
