import { expect, it } from 'vitest';
import { playToTheEnd, settled } from './harness/at-table.js';
import { keys, pressByKeys } from './harness/hands.js';
import { ANNA_AND_BEN, prepareGame, seed } from './harness/setup.js';
import { en } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

it('is played with keys only, from setting it up to leaving the table', async () => {
  const page = await guests.come();
  await prepareGame(page, ANNA_AND_BEN, seed(7));
  await pressByKeys(page, page.getByRole('button', { name: en.newGame.start }));
  await page.waitForURL(/\/table\//);
  await settled(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: en.keys.title }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const moves = await playToTheEnd(page, keys(page));
  expect(new Set(moves.map((move) => move.split(' ')[0]))).toContain('slide');
  await pressByKeys(page, page.getByRole('dialog').getByRole('link', { name: en.app.home }));
  await page.getByRole('heading', { name: en.saved.title }).waitFor();
});
