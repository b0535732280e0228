import type { RoquefortView } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { cellIn, doMove, keptGame, settled, takeOver } from './at-table.js';
import { tableOf } from './brain.js';
import { at, endTurnButton, mouseHands, shownHint } from './hands.js';
import { goldenRecord, openTable, seed } from './setup.js';
import { en } from './texts.js';

/** A cell under a roof that whoever plays may not lift now. */
export async function closedRoof(page: Page): Promise<string> {
  const kept = await keptGame(page);
  const table = tableOf(kept);
  const [{ view, offers }] = table.fullUpdate(table.actors()).sights;
  const liftable = offers.map(({ move }) => move.replace('uncover ', ''));
  const closed = (view as RoquefortView).roofed.find((room) => !liftable.includes(room));
  return cellIn(closed ?? '', kept.options.rooms as string[]);
}

type State = { readonly name: string; readonly reach: (page: Page) => Promise<void> };

/** The beginning of a turn in the middle of a game. */
const inGame = async (page: Page): Promise<void> => {
  const record = goldenRecord('goal-5');
  const actions = record.actions.slice(0, record.actions.lastIndexOf('end', 120) + 1);
  await openTable(page, JSON.stringify({ ...record, actions }), seed(3));
};

/** What a table looks like in its main states. Each goes on from the one before. */
export const STATES: readonly State[] = [
  { name: 'turn', reach: inGame },
  {
    name: 'mouse-held',
    reach: async (page) => {
      await page.keyboard.press('m');
      await page.waitForFunction(() => /mouse of/.test(document.activeElement?.ariaLabel ?? ''));
      await page.keyboard.press('Enter');
      await shownHint(page, '.ring.held').waitFor();
    },
  },
  {
    name: 'slide-preview',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await at(page, 'spare').click();
      await at(page, 'slot:d1').click();
      await shownHint(page, '.push').first().waitFor();
    },
  },
  {
    name: 'objection',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await at(page, await closedRoof(page)).click();
      await page.locator('.objection p').waitFor();
    },
  },
  {
    name: 'doubt',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await endTurnButton(page).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'menu',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: en.table.menu }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'keys',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: en.keys.title }).waitFor();
    },
  },
  {
    name: 'ending',
    reach: async (page) => {
      const record = goldenRecord('goal-4');
      const last = record.actions.at(-1) ?? '';
      await openTable(page, JSON.stringify({ ...record, actions: record.actions.slice(0, -1) }));
      await takeOver(page);
      const { options } = await keptGame(page);
      await doMove(page, mouseHands(page), last, options.rooms);
      await page.locator('.end-scene').waitFor();
      await settled(page);
    },
  },
];
