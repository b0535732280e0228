import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import de from '../src/games/oh-mon-chateau/texts/de/table.js';
import en from '../src/games/oh-mon-chateau/texts/en/table.js';
import fr from '../src/games/oh-mon-chateau/texts/fr/table.js';
import { keptGame } from './harness/at-table.js';
import { openDesk, ready } from './harness/chateau.js';
import { CHATEAU_STATES } from './harness/chateau-states.js';
import { overflowing, overlapping, small, violations } from './harness/checks.js';
import { DESKTOP, PHONE, TABLET, visitors } from './harness/visitors.js';

const guests = visitors();

/** Looks at every state; what is found in each is nothing. */
async function inEveryState(page: Page, look: () => Promise<readonly string[]>): Promise<void> {
  const found: Record<string, readonly string[]> = {};
  for (const { name, reach } of CHATEAU_STATES) {
    await reach(page);
    found[name] = await look();
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
}

const state = (name: string) => CHATEAU_STATES.find((one) => one.name === name) ?? expect.fail(name);

describe('somebody who cannot read finds the way', () => {
  it('only what can be touched glows, and building comes before leaving it', async () => {
    const page = await guests.come({ viewport: PHONE, hasTouch: true });
    await state('dice').reach(page);
    const glowing = page.locator('.board-place .open-cell');
    expect(await glowing.count()).toBe(await page.locator('.chateau-cell[data-can]').count());
    await state('small builders').reach(page);
    expect(await page.locator('.board-place :is(.open-cell, .line-frame.near)').count()).toBe(0);
    const build = await page.locator('.chip.build').first().boundingBox();
    const done = await page.locator('[data-done]').boundingBox();
    const place = (box: typeof build) => (box === null ? -1 : box.y * 1000 + box.x);
    expect(place(build)).toBeLessThan(place(done));
    expect(await page.locator('[data-done].primary').count()).toBe(0);
  });

  it('on a phone on its side the whole desk is on the screen', async () => {
    const page = await guests.come({ viewport: { width: 844, height: 390 }, hasTouch: true });
    await state('small builders').reach(page);
    await openDesk(page);
    const boxes = page.locator('.desk-head .primary, .desk-parts, .desk-colours, .desk-view, .desk-steps');
    for (const box of await boxes.all()) {
      const { y, height } = (await box.boundingBox()) ?? expect.fail('not there');
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(390);
    }
    expect(await small(page)).toEqual([]);
  });

  it('on a tablet upright board and castle are large, and all is on one screen', async () => {
    const page = await guests.come({ viewport: TABLET, hasTouch: true });
    for (const name of ['dice', 'inviting', 'small builders']) {
      await state(name).reach(page);
      expect((await page.locator('.board-place .chateau-board').boundingBox())?.width).toBeGreaterThan(560);
      expect([...(await overflowing(page)), ...(await overlapping(page))]).toEqual([]);
      expect(await page.locator('.chateau').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(
        0,
      );
    }
    expect((await page.locator('.sheet-button').boundingBox())?.width).toBeGreaterThan(250);
  });

  it('at the end castles are large, and each tells where its points come from', async () => {
    const page = await guests.come({ viewport: DESKTOP });
    await state('ending').reach(page);
    for (const exhibit of await page.locator('.gallery > li').all()) {
      expect((await exhibit.locator('.sheet').boundingBox())?.width).toBeGreaterThan(220);
      const [total, ...parts] = (await exhibit.locator('.ribbon dd').allTextContents()).map(Number).reverse();
      expect(parts.reduce((sum, points) => sum + points, 0)).toBe(total);
      expect(await exhibit.locator('.exhibit b').textContent()).toContain(String(total));
    }
    // and by which rule
    const reason = await page.locator('.end-scene .reason').textContent();
    expect(reason).toBe(`${en.ending.castle('Seat 2')} O5.1`);
    const verdict = await page.locator('.end-scene .verdict').textContent();
    expect(verdict).toContain(en.ending.beautiful(['Seat 2']));
  });
});

describe('Oh mon château is for everybody', () => {
  it('axe finds nothing in any state, by day and by night', async () => {
    const page = await guests.come({ viewport: DESKTOP });
    await inEveryState(page, () => violations(page));
  });

  it('nothing sticks out at 360 px in three languages, and all is large enough to touch', async () => {
    const page = await guests.come({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await inEveryState(page, async () => {
      const found: string[] = [];
      for (const [language, { table }] of Object.entries({ fr, de, en })) {
        await page.evaluate((next) => {
          const settings = JSON.parse(localStorage['castellan.settings']);
          const newValue = JSON.stringify({ ...settings, language: next });
          // as if it had been changed in another window
          localStorage['castellan.settings'] = newValue;
          dispatchEvent(new StorageEvent('storage', { key: 'castellan.settings', newValue }));
        }, language);
        await page.locator(`.chips[aria-label="${table.choices}"]`).waitFor({ state: 'attached' });
        found.push(...(await overflowing(page)), ...(await small(page)));
      }
      return found;
    });
  });

  it('twice as large, nothing is lost, lies over another thing or keeps anybody from playing', async () => {
    // 200 % on a desktop: as if the screen had half the points
    const page = await guests.come({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    await inEveryState(page, async () => [...(await overflowing(page)), ...(await overlapping(page))]);
    const [dice] = CHATEAU_STATES;
    await dice.reach(page);
    const { length } = (await keptGame(page)).actions;
    await page.locator('.chateau-cell[data-can], .chips .button:enabled').last().click();
    await expect.poll(async () => (await keptGame(page)).actions.length).toBeGreaterThan(length);
    await ready(page);
    await openDesk(page);
    const desk = await page.getByRole('application').boundingBox();
    expect(Math.min(desk?.width ?? 0, desk?.height ?? 0)).toBeGreaterThan(150);
  });
});
