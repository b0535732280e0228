import type { Mode } from '@castellan/oh-mon-chateau';
import { describe, expect, it } from 'vitest';
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
