import { expect, it } from 'vitest';
import { recordText, openTable as sitDown } from './harness/setup.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
const OPTIONS = { players: 2, layout: 'A', first: 0 };

it('a refusal at the table leads to its rule, which is tried on a board of its own, and back to the game', async () => {
  const page = await guests.come({ viewport: PHONE });
  await sitDown(page, recordText(OPTIONS, ['draw spare blank', 'place a1', 'place g7']));
  await page.locator('.table [data-place="d4"]').click();
  await page.locator('.objection a').click();
  const rule = page.locator('dialog [id="R4.1"]');
  await rule.locator('.cells[aria-busy=false]').waitFor();
  // what is shown is refused by the rule, in words
  await rule.locator('[data-show]').click();
  await rule.locator('.objection p').waitFor();
  // and what is allowed happens
  await expect.poll(() => rule.locator('[data-place="b2"]').getAttribute('aria-label')).not.toContain('roof');
  await rule.locator('[data-restart]').click();
  await expect.poll(() => rule.locator('[data-place="b2"]').getAttribute('aria-label')).toContain('roof');
  await page.goBack();
  await page.locator('dialog').waitFor({ state: 'detached' });
  // nothing has happened at the table meanwhile
  expect(await page.locator('.cells').getAttribute('data-version')).toBe('0');
});

it('rules are found by words and by number, and a board of Oh mon château is played on', async () => {
  const page = await guests.come({ viewport: PHONE, locale: 'de' });
  await page.goto('/rules/oh-mon-chateau');
  await page.locator('a[href="/rulebook/oh-mon-chateau"]').click();
  const search = page.getByRole('searchbox');
  await search.fill('sonne zeichnet');
  await expect.poll(() => page.locator('.rule-card').count()).toBe(1);
  await search.fill('O4.4');
  await expect.poll(() => page.locator('.rule-card').count()).toBe(1);
  await page.locator('.rule-card .button').click();
  await page.locator('[data-build="2,4-2,5"]').click();
  await page.locator('[data-move="wall 2"]').click();
  await page.locator('[data-build="2,1-2,2"]').click();
  await expect.poll(() => page.locator('.ribbon .total dd').textContent()).toBe('3');
});
