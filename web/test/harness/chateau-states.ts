import type { Page } from 'playwright-core';
import { openChateau, openDesk, ready, shownVersion, untilLater } from './chateau.js';
import { goldenRecord } from './setup.js';

type State = { readonly name: string; readonly reach: (page: Page) => Promise<void> };

/** Goes on with a golden game where such a move comes next. */
const before = (record: string, move: RegExp) => async (page: Page) => {
  const { actions } = goldenRecord(record, 'oh-mon-chateau');
  await openChateau(
    page,
    record,
    actions.findIndex((action, i) => i > 40 && move.test(action)),
  );
};

const hurry = (page: Page, speed: string) =>
  page.evaluate((next) => {
    const newValue = JSON.stringify({ ...JSON.parse(localStorage['castellan.settings']), speed: next });
    localStorage['castellan.settings'] = newValue;
    dispatchEvent(new StorageEvent('storage', { key: 'castellan.settings', newValue }));
  }, speed);

/** Two people on one screen: one has chosen, and who comes next is announced for as long as one looks. */
async function handOver(page: Page): Promise<void> {
  await before('finisher-wins', /^\d:take/)(page);
  await page.evaluate(() => {
    const soon = setTimeout;
    window.setTimeout = ((work: () => void, time = 0) =>
      time > 900 ? 0 : soon(work, time)) as typeof setTimeout;
  });
  await hurry(page, 'fast');
  const seat = () => page.locator('.castle-card.active').getAttribute('data-seat');
  const first = await seat();
  for (let i = 0; i < 4 && (await seat()) === first; i++) {
    const version = await shownVersion(page);
    await page.locator('[data-done]').click();
    await untilLater(page, version);
    await ready(page);
  }
  await page.locator('.handover').waitFor();
  await hurry(page, 'instant');
}

/** What a table of Oh mon château looks like in its main states. A state that begins with "+" goes on from the one before. */
export const CHATEAU_STATES: readonly State[] = [
  { name: 'dice', reach: before('final-theft', /^\d:take/) },
  { name: 'building', reach: before('final-theft', /^build/) },
  { name: 'inviting', reach: before('final-theft', /^invite/) },
  { name: 'luring', reach: before('final-theft', /^steal/) },
  {
    name: '+castle',
    reach: async (page) => {
      await page.locator('.castle-card').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'handover', reach: handOver },
  { name: 'small builders', reach: before('finisher-wins', /^build/) },
  { name: '+desk', reach: openDesk },
  {
    name: 'ending',
    reach: async (page) => {
      const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
      await openChateau(page, 'finisher-wins', actions.length - 1);
      await page.locator('[data-done], .chips .button:enabled').last().click();
      await page.locator('.end-scene').waitFor();
      await ready(page);
    },
  },
];
