import type { Mode } from '@castellan/oh-mon-chateau';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keptGame } from './harness/at-table.js';
import { ANNA_ALONE, byKeys, byTap, playChateau, startChateau } from './harness/chateau.js';
import { pressByKeys } from './harness/hands.js';
import { seed } from './harness/setup.js';
import { en } from './harness/texts.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
const MODES: readonly Mode[] = ['petits-batisseurs', 'grands-architectes'];

describe.each(MODES)('Oh mon château, %s, is played from the first roll to the gallery', (mode) => {
  it('with fingers on a phone', async () => {
    const page = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
    await startChateau(page, { mode, seats: ANNA_ALONE }, seed(4));
    const scrolled = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(scrolled).toBe(false);
    const moves = await playChateau(page, byTap);
    expect(new Set(moves.map((move) => move.split(' ')[0]))).toContain('build');
    expect(await page.locator('.exhibit').count()).toBe(2);
  });

  it('with keys only', async () => {
    const page = await guests.come();
    await startChateau(page, { mode, seats: ANNA_ALONE }, seed(4));
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: en.keys.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await playChateau(page, byKeys);
    await pressByKeys(page, page.getByRole('dialog').getByRole('link', { name: en.app.home, exact: true }));
    await page.getByRole('heading', { name: en.saved.title }).waitFor();
  });
});

describe('whoever chooses goes on while the choice of another one is shown', () => {
  /** A table where the other has chosen, which is shown for as long as the clock of the page stands. */
  async function shownForEver(): Promise<Page> {
    const page = await guests.come({ settings: { speed: 'normal', sound: false } });
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      Object.assign(window, { clockStands: true });
      performance.now = () => ('clockStands' in window ? 0 : now());
    });
    await startChateau(page, { mode: 'grands-architectes', seats: ANNA_ALONE }, seed(4));
    await page.locator('.castle-card[data-seat="1"] .doing').waitFor();
    return page;
  }

  it('and nothing that is touched is lost', async () => {
    const page = await shownForEver();
    // without a pointer, which would cut short what is shown
    await page.locator('.chateau-cell[data-can]').first().press('Enter');
    const done = async () => (await keptGame(page)).actions.filter((action) => /^\d:/.test(action));
    await expect.poll(done).toEqual([expect.stringMatching(/^1:/), expect.stringMatching(/^0:/)]);
  });

  it('and a die stays in hand', async () => {
    const page = await shownForEver();
    const die = page.locator('.die:enabled').first();
    await die.press('Enter');
    await page.locator('.die[aria-pressed=true]').waitFor();
    // the other chooses once more
    await page.evaluate(() => Reflect.deleteProperty(window, 'clockStands'));
    await page.locator('.chateau-cells[data-version="2"]').waitFor({ state: 'attached' });
    expect(await page.locator('.die[aria-pressed=true]').count()).toBe(1);
  });
});
