import { roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { overflowing, small, violations } from './harness/checks.js';
import { Observer } from './harness/observer.js';
import { serve } from './harness/serve.js';
import { PHONE, PICTURES, visitorsOf } from './harness/visitors.js';

/** What everybody but those at the machine itself calls the server. */
const CASTLE = 'http://castle.example';
const guests = visitorsOf((port = '0') => serve({ port, url: CASTLE }));
const LONG = 'This is what somebody says who has a lot to say. '.repeat(6);

/** Somebody's words are to be seen whole: nothing lies over them, and they end before the screen does. */
function isWhole(page: Page): Promise<boolean> {
  return page
    .locator('.bubble')
    .last()
    .evaluate((bubble) => {
      (bubble as HTMLElement).style.pointerEvents = 'auto';
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const isSeen = (x: number, y: number) => bubble.contains(document.elementFromPoint(x, y));
      return [left + 9, (left + right) / 2, right - 9].every((x) =>
        [top + 9, (top + bottom) / 2, bottom - 9].every((y) => isSeen(x, y)),
      );
    });
}

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
    // whoever sits at the server invites others by a name that they know it by
    const link = () => anna.locator('.invite input').inputValue();
    await expect.poll(link, { timeout: 20_000 }).toBe(`${CASTLE}/t/${table}`);
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
    // what was said is counted on the other's page
    await ben.locator('.count', { hasText: '1' }).first().waitFor();
    await anna.locator('.writing input').fill(LONG);
    await anna.locator('.writing .button').click();
    await ben.locator('.bubble', { hasText: LONG.trim() }).waitFor();
    await ben.screenshot({ path: `${PICTURES}/online-bubble-${locale}.png` });
    expect(await isWhole(ben)).toBe(true);
    await isWell(anna, `talk-${locale}`);
    await anna.keyboard.press('Escape');
    await people.click();
    await isWell(anna, `people-${locale}`);
    await anna.getByRole('dialog').locator('.row .button').first().click();
    await ben.locator('.table-notice .button').waitFor();
    await isWell(ben, `pause-${locale}`);
    // whoever asked is told so in more words; the castle gives no room for them, and the log not all of its own
    await anna.keyboard.press('Escape');
    await anna.locator('.table-notice').waitFor();
    await anna.screenshot({ path: `${PICTURES}/online-asked-${locale}.png` });
    expect(await small(anna)).toEqual([]);
    expect((await anna.locator('.log').boundingBox())?.height).toBeGreaterThan(24);
    host.leave();
  });
