import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import chateauRules from '../src/games/oh-mon-chateau/texts/en/rules.js';
import { settled } from './harness/at-table.js';
import { ANNA_ALONE, ready, startChateau } from './harness/chateau.js';
import { overflowing, small, violations } from './harness/checks.js';
import { at } from './harness/hands.js';
import { logLines } from './harness/log.js';
import { Observer } from './harness/observer.js';
import { moveRoquefort, sitDown } from './harness/online.js';
import { outOfReach, set } from './harness/reach.js';
import { ANNA_AND_BEN, seed, startGame } from './harness/setup.js';
import { en } from './harness/texts.js';
import { DESKTOP, PHONE, visitors } from './harness/visitors.js';

const guests = visitors();

/** Marks what is on the screen, to see whether it is still the same and not made anew. */
const mark = (page: Page) => page.locator('main').evaluate((main) => main.setAttribute('data-same', 'yes'));
const isSame = async (page: Page) => (await page.locator('main[data-same]').count()) === 1;
const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const closeButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: en.app.close });

async function openFromMenu(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: en.table.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: link }).click();
}

describe.each([
  [
    'Château Roquefort',
    /Roquefort/,
    async (page: Page) => {
      await startGame(page, ANNA_AND_BEN, seed(7));
      for (const [n, tower] of ['a1', 'a7'].entries()) {
        await at(page, tower).click();
        await page.locator(`.cells[data-version="${n + 1}"][aria-busy=false]`).waitFor();
      }
    },
    settled,
  ],
  [
    'Oh mon château',
    chateauRules.rules.title,
    (page: Page) => startChateau(page, { seats: ANNA_ALONE }, seed(3)),
    ready,
  ],
])('at a table of %s', (_, title, start, calm) => {
  it('rules lie over the game and the way back leads to it', async () => {
    const page = await guests.come();
    await start(page);
    const [address, log] = [page.url(), await logLines(page)];
    expect(log.length).toBeGreaterThan(0);
    await mark(page);
    for (const leave of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => closeButton(page).click(),
    ]) {
      await openFromMenu(page, en.table.rules);
      await sheet(page, title).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(await page.getByRole('link', { name: en.rules.play }).count()).toBe(0);
      await leave();
      await sheet(page, title).waitFor({ state: 'detached' });
      await page.waitForURL(address);
      expect(await isSame(page)).toBe(true);
      // a bot may have gone on meanwhile; nothing is forgotten
      expect((await logLines(page)).slice(-log.length)).toEqual(log);
      // keys are heard where one was
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    }
    await calm(page);
  });

  it('settings change what is seen below', async () => {
    const page = await guests.come();
    await start(page);
    await mark(page);
    await openFromMenu(page, en.app.settings);
    await sheet(page, en.settings.title).getByRole('radio', { name: en.settings.themeDark }).check();
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    await page.goBack();
    await sheet(page, en.settings.title).waitFor({ state: 'detached' });
    expect(await isSame(page)).toBe(true);
  });

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('rules over it can be read by everybody on %s', async (__, viewport) => {
    const page = await guests.come({ viewport });
    await start(page);
    await openFromMenu(page, en.table.rules);
    await sheet(page, title).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.height).toBeGreaterThan(viewport.height * 0.9);
    // the way out stays in sight
    await page.getByRole('dialog').evaluate((box) => box.scrollTo(0, box.scrollHeight));
    expect(await outOfReach(closeButton(page))).toEqual([]);
  });
});

describe('at a table on the server', () => {
  it('rules lie over the waiting room and over the game', async () => {
    const host = await Observer.come(guests.origin, roquefort);
    const table = await host.open({ players: 2 });
    const pages = [await guests.come(), await guests.come()];
    const [anna] = pages;
    await anna.goto(`/t/${table}`);
    await anna.getByRole('button', { name: 'Sit here' }).first().waitFor();
    await mark(anna);
    await anna.getByRole('banner').getByRole('link', { name: en.home.howToPlay }).click();
    await sheet(anna, /Roquefort/).waitFor();
    await closeButton(anna).click();
    await sheet(anna, /Roquefort/).waitFor({ state: 'detached' });
    expect(await isSame(anna)).toBe(true);
    expect(new URL(anna.url()).pathname).toBe(`/t/${table}`);
    await sitDown(pages, table);
    for (let n = 0; n < 3; n++) await moveRoquefort(pages, host);
    const log = await logLines(anna);
    await mark(anna);
    await openFromMenu(anna, en.table.rules);
    await sheet(anna, /Roquefort/).waitFor();
    await anna.goBack();
    await sheet(anna, /Roquefort/).waitFor({ state: 'detached' });
    expect(await isSame(anna)).toBe(true);
    expect(await logLines(anna)).toEqual(log);
    host.leave();
  });
});

describe('messages', () => {
  it('appear in front of the menu, and the menu can be closed', async () => {
    const page = await guests.come({ permissions: ['clipboard-read', 'clipboard-write'] });
    await startGame(page, ANNA_AND_BEN, seed(7));
    await page.getByRole('button', { name: en.table.menu }).click();
    await page.getByRole('button', { name: en.table.copyLink }).click();
    const message = page.getByText(en.table.linkCopied);
    await message.waitFor();
    const isInFront = await message.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isInFront).toBe(true);
    await closeButton(page).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // it is still told, once
    expect(await message.count()).toBe(1);
  });

  it('the menu is all in reach on a phone on its side, and the list of keys has a way out', async () => {
    const page = await guests.come({ viewport: { width: 844, height: 390 } });
    await startGame(page, ANNA_AND_BEN, seed(7));
    // its words are longer
    await set(page, { language: 'fr' });
    await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
    const menu = page.locator('.table-top > button').first();
    await menu.click();
    const ways = page.getByRole('dialog').locator('.menu .button');
    await ways.first().waitFor();
    // the last row may begin below the edge, which tells that there is more
    const beyond = await ways.evaluateAll(
      (all) => all.filter((one) => one.getBoundingClientRect().top > innerHeight - 30).length,
    );
    expect(beyond).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').locator('.box-head button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

it('rules are printed without what belongs to the screen', async () => {
  const page = await guests.come();
  for (const [game, title] of [
    ['roquefort', en.rules.aimTitle],
    [ohMonChateau.id, chateauRules.rules.aimTitle],
  ]) {
    await page.goto(`/rules/${game}`);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true);
    for (const part of ['.top', '.foot', '.beyond'])
      expect(await page.locator(part).first().isVisible(), `${game} ${part}`).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('.beyond').first().isVisible()).toBe(true);
  }
});
