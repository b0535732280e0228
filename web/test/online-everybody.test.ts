import { roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { overflowing, small, violations } from './harness/checks.js';
import { Observer } from './harness/observer.js';
import { PHONE, PICTURES, visitors } from './harness/visitors.js';

const guests = visitors();

/** Nothing sticks out, everything can be touched, and axe has nothing to say. */
async function isWell(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${PICTURES}/online-${name}.png` });
  expect(await overflowing(page), name).toEqual([]);
  expect(await small(page), name).toEqual([]);
  expect(await violations(page), name).toEqual([]);
}

for (const locale of ['en-GB', 'fr-FR', 'de-DE'])
  it(`is there for everybody: the waiting room, the table and the talk in ${locale}`, async () => {
    const host = await Observer.come(guests.origin, roquefort);
    const table = await host.open(
      { players: 2 },
      { clock: { kind: 'live', bank: 600_000, increment: 10_000 } },
    );
    const [anna, ben] = [
      await guests.come({ viewport: PHONE, locale }),
      await guests.come({ viewport: PHONE, locale }),
    ];
    for (const page of [anna, ben]) await page.goto(`/t/${table}`);
    await anna.locator('.place').first().waitFor();
    await isWell(anna, `room-${locale}`);
    for (const [seat, page] of [anna, ben].entries())
      await page.locator(`.place[data-seat="${seat}"] .button`).click();
    await anna.locator('.stage [data-piece]').first().waitFor();
    await isWell(anna, `table-${locale}`);
    const [talk, people] = [
      anna.locator('.table-top .counted').first(),
      anna.locator('.table-top .counted').last(),
    ];
    await talk.click();
    await anna.locator('.sayings .button').first().click();
    await anna.locator('.said-line').waitFor();
    await isWell(anna, `talk-${locale}`);
    await anna.keyboard.press('Escape');
    // what was said is counted on the other's page
    await ben.locator('.count', { hasText: '1' }).first().waitFor();
    await people.click();
    await isWell(anna, `people-${locale}`);
    await anna.getByRole('dialog').locator('.row .button').first().click();
    await ben.locator('.table-notice .button').waitFor();
    await isWell(ben, `pause-${locale}`);
    host.leave();
  });
