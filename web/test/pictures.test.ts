import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATES } from './harness/states.js';
import { DESKTOP, PHONE, PICTURES, TABLET, visitors } from './harness/visitors.js';

const guests = visitors();
const BY_NIGHT = ['home', 'new', 'rules', 'turn', 'ending'];

/** Pictures of the main states, for people to look at; here it is only checked that the states can be reached. */
it.each(Object.entries({ phone: PHONE, tablet: TABLET, desktop: DESKTOP }))(
  'pictures for a %s',
  async (name, viewport) => {
    const page = await guests.come({ viewport });
    const take = async (what: string): Promise<void> => {
      // by night the pages and the castle; what lies over it has the same colours there
      for (const colorScheme of BY_NIGHT.includes(what)
        ? (['light', 'dark'] as const)
        : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
        await page.screenshot({ path: `${PICTURES}/${name}-${colorScheme}-${what}.png` });
      }
    };
    for (const [what, address] of Object.entries({
      home: '/',
      new: '/new/roquefort',
      rules: '/rules/roquefort',
    })) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      await take(what);
    }
    for (const { name: what, reach } of STATES) {
      await reach(page);
      await take(what);
      expect(existsSync(`${PICTURES}/${name}-light-${what}.png`)).toBe(true);
    }
  },
);
