import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isNew } from '../src/shell/new-version.js';
import { settled } from './harness/at-table.js';
import { en } from './harness/texts.js';
import { TwoVersions } from './harness/two-versions.js';
import { visitors, WITH_SERVICE_WORKER } from './harness/visitors.js';

const guests = visitors();

/** The home page with everything kept on the device. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: en.home.playNow }).first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The browser looks for a new version, and has all of it. */
const lookForOne = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    const coming = registration.installing;
    if (coming !== null)
      await new Promise((done) => {
        coming.onstatechange = () => coming.state === 'installed' && done(null);
      });
  });

describe('a new version', () => {
  it('is one that waits behind another, and never the first', () => {
    const [first, second] = [{} as ServiceWorker, {} as ServiceWorker];
    expect(isNew({ active: null, waiting: first }, first)).toBe(false);
    expect(isNew({ active: first, waiting: null }, first)).toBe(false);
    expect(isNew({ active: first, waiting: second }, second)).toBe(true);
    expect(isNew({ active: second, waiting: null }, second)).toBe(false);
  });

  it('is offered when there is one, never over a board, until somebody answers', async () => {
    const door = await TwoVersions.of(guests.origin);
    // there is nobody behind that door but the page
    const page = await guests.come({
      ...WITH_SERVICE_WORKER,
      baseURL: door.origin,
      expected: /WebSocket|a request to/,
    });
    const offer = page.locator('.toast', { hasText: en.update.ready });
    await visit(page);
    await lookForOne(page);
    expect(await offer.count()).toBe(0);

    door.release();
    await lookForOne(page);
    await offer.waitFor();
    await page.getByRole('button', { name: en.home.playNow }).first().click();
    await page.waitForURL(/\/table\//);
    await settled(page);
    expect(await offer.count()).toBe(0);
    await page.goBack();
    await offer.waitFor();
    await offer.getByRole('button', { name: en.update.later }).click();
    await page.getByRole('link', { name: en.settings.title }).first().click();
    await page.getByRole('heading', { name: en.settings.title }).waitFor();
    expect(await offer.count()).toBe(0);

    // whoever comes back is asked once more
    await page.reload();
    await offer.waitFor();
    const before = await page.evaluate(() => performance.timeOrigin);
    await offer.getByRole('button', { name: en.update.now }).click();
    await page.waitForFunction((then) => performance.timeOrigin !== then, before);
    await page.getByRole('heading', { name: en.settings.title }).waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
    expect(await offer.count()).toBe(0);
    door.close();
  });
});
