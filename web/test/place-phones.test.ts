import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE, visitors } from './harness/visitors.js';
import { expectWell } from './harness/well.js';

const all = visitors();
const expected = /Cross-Origin-Opener-Policy/;

/** A screen in the middle and two phones, over plain http as in a house. */
async function gather(game: string): Promise<{ screen: Page; phones: readonly Page[] }> {
  const [screen, ...phones] = await Promise.all([
    all.come({ viewport: DESKTOP, expected }),
    all.come({ viewport: PHONE, hasTouch: true, expected }),
    all.come({ viewport: PHONE, hasTouch: true, expected }),
  ]);
  await screen.goto(`${all.plain}/new/${game}?phones`);
  expect(
    await screen.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'subtle' in crypto]),
  ).toEqual([false, false, false]);
  await screen.getByRole('button', { name: 'Open the table' }).click();
  const link = screen.getByLabel('Link to this table');
  await link.waitFor();
  await screen.getByAltText('The link as a QR code').waitFor();
  const address = await link.inputValue();
  expect(address).toMatch(/^http:\/\/castle\.test:\d+\/hand\/[a-z2-9]{20}$/);
  for (const [i, phone] of phones.entries()) {
    await phone.goto(address);
    await phone.getByLabel('Your name').fill(['Ann', 'Ben'][i]);
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await phone.locator('.table-top').or(phone.getByText('You have a seat.')).first().waitFor();
  }
  for (const page of [screen, ...phones]) await page.locator('.table-top').waitFor();
  return { screen, phones };
}

it('Oh mon château: castles in the middle, one’s own board, sheet and dice on each phone', async () => {
  const { screen, phones } = await gather('oh-mon-chateau');
  for (const phone of phones) await expectWell(phone, 'own side');
  await expectWell(screen, 'castles');
  for (const phone of phones) {
    for (const own of ['.board-place', '.sheet-place', '.dice']) await phone.locator(own).waitFor();
    await phone.locator('.castles').waitFor({ state: 'hidden' });
  }
  for (const name of ['Ann', 'Ben']) await screen.locator('.castle-card', { hasText: name }).waitFor();
  for (const ofOne of ['.board-place', '.sheet-place', '.chips'])
    await screen.locator(ofOne).first().waitFor({ state: 'hidden' });
}, 120_000);

it('Château Roquefort: the castle in the middle, on a phone only while one plays', async () => {
  const { screen, phones } = await gather('roquefort');
  const plays = (phone: Page) => phone.locator('html[data-turn="mine"]').count();
  await expect
    .poll(async () => (await Promise.all(phones.map(plays))).join(), { timeout: 30_000 })
    .toMatch(/1/);
  const first = (await plays(phones[0])) === 1 ? 0 : 1;
  const [mine, others] = [phones[first], phones[1 - first]];
  await mine.locator('.board-area').waitFor();
  await others.locator('.others-turn').waitFor();
  await others.locator('.board-area').waitFor({ state: 'hidden' });
  await screen.locator('.board-area').waitFor();
  expect(await mine.locator('.player:visible').count()).toBe(1);
}, 120_000);
