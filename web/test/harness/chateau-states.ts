import type { Page } from 'playwright-core';
import { openChateau, openDesk, ready } from './chateau.js';
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
