import { expect, it } from 'vitest';
import { settled } from './harness/at-table.js';
import { person, seed, startGame } from './harness/setup.js';
import { en } from './harness/texts.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
const BOT = { mouse: 1, name: '', character: 'crumb', memoryAid: false } as const;

it('a hint comes in four steps to who plays against a bot, the bot says why, and nobody else is offered either', async () => {
  const page = await guests.come({ viewport: PHONE });
  await startGame(page, { seats: [person(0, 'Anna'), BOT], first: 0 }, seed(5));
  await page.locator('[data-place="a1"]').click();
  await page.locator('.cells[data-version="2"][aria-busy=false]').waitFor();
  const menu = page.getByRole('button', { name: en.table.menu });
  await menu.click();
  await page.locator('dialog [data-hint]').click();
  await page.locator('[data-hint-step="1"]').waitFor();
  // where to look is words only
  expect(await page.locator('.hand, .turn-mark').count()).toBe(0);
  await page.locator('[data-more]').click();
  await page.locator('.hand').waitFor();
  await page.locator('[data-more]').click();
  await page.locator('.turn-mark').first().waitFor();
  await page.locator('[data-more]').click();
  await page.locator('[data-hint-step="4"] .lesson-said :is(li, p)').first().waitFor();
  expect(await page.locator('[data-more]').count()).toBe(0);
  await page.locator('[data-close-hint]').click();
  expect(await page.locator('.lesson-bar').count()).toBe(0);
  await menu.click();
  await page.locator('dialog [data-why]').click();
  await page.locator('[data-why-told=true]').waitFor();
  // what was said ends with what is done
  await page.locator('[data-place="b1"]').click();
  await page.locator('.lesson-bar').waitFor({ state: 'detached' });
  // two people on one screen have not agreed on anything
  await startGame(page, { seats: [person(0, 'Anna'), person(1, 'Ben')], first: 0 }, seed(5));
  await settled(page);
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: en.table.rules }).waitFor();
  expect(await page.locator('dialog [data-hint]').count()).toBe(0);
});

it('what glows is explained once: until the first touch', async () => {
  const page = await guests.come({ viewport: PHONE, settings: { knowsGlow: false } });
  await startGame(page, { seats: [person(0, 'Anna'), BOT], first: 0 }, seed(5));
  const note = page.locator('.glow-note');
  await note.waitFor();
  // it is in nobody's way: the touch that ends it does what it was meant for
  await page.locator('[data-place="a1"]').click();
  await note.waitFor({ state: 'detached' });
  await page.locator('.cells[data-version="2"][aria-busy=false]').waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage['castellan.settings']).knowsGlow);
  expect(kept).toBe(true);
});

it('whoever has learnt on this device wears it at a table; bots do not', async () => {
  const page = await guests.come({ viewport: PHONE });
  await page.goto('/about');
  await page.evaluate(() =>
    localStorage.setItem('castellan.learnt', JSON.stringify({ done: [], worn: ['cap'], left: null })),
  );
  await startGame(page, { seats: [person(0, 'Anna'), BOT], first: 0 }, seed(5));
  await page.locator('.player:first-child [data-worn]').waitFor({ state: 'attached' });
  expect(await page.locator('.player [data-worn]').count()).toBe(1);
});
