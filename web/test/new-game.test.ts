import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bundle, freshProject, install, newGame, run } from '../../tools/test/fresh-project.js';
import { overflowing, small, violations } from './harness/checks.js';
import { serve } from './harness/serve.js';
import { en } from './harness/texts.js';
import { PHONE, visitorsOf } from './harness/visitors.js';

/** From nothing to a page and a server with one more game, as docs/ADDING-A-GAME.md tells it. */
const guests = visitorsOf(async (port = '0') => {
  const folder = freshProject(['web', 'server/src']);
  expect(newGame(folder, 'four-winds')).toMatchObject({ status: 0, stderr: '' });
  install(folder, 'four-winds');
  const built = run(folder, 'node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'error');
  expect(built).toMatchObject({ status: 0, stderr: '' });
  const programs = {
    'server/src/main.ts': 'dist/server.js',
    'server/src/store/thread.ts': 'dist/store-thread.js',
    'server/src/bots/thread.ts': 'dist/bot-thread.js',
  };
  expect(bundle(folder, programs)).toMatchObject({ status: 0, stderr: '' });
  return serve({ port, program: join(folder, 'dist') });
});

const ending = '.plain-ending';

/** Whoever rests climbs one step a round: so many rounds are over and the next choice is theirs, or the game is over. */
async function rested(page: Page, rounds: number, seat = 0): Promise<void> {
  await page.waitForFunction(
    ([steps, row]) => {
      if (document.querySelector('.plain-ending') !== null) return true;
      const step = document.querySelectorAll('.plain-position tbody tr')[row]?.querySelector('td');
      const isAsked = document.querySelector('.plain-offers[aria-busy=false] [data-move]') !== null;
      return isAsked && step?.textContent === String(steps);
    },
    [rounds, seat] as const,
  );
}

const stepsOf = (page: Page): Promise<string[]> =>
  page.locator('.plain-position tbody td:nth-child(2)').allInnerTexts();

it('makes a game that is played on the page against a bot, by keys, and looked through', async () => {
  const page = await guests.come();
  await page.goto('/');
  await page.getByRole('button', { name: en.home.playGame('Four winds') }).press('Enter');
  await page.waitForURL(/\/table\//);
  await rested(page, 0);
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('.plain-position tbody tr').allInnerTexts()).toEqual([
    expect.stringContaining('Seat 1'),
    expect.stringContaining('Novice'),
  ]);

  await page.getByRole('button', { name: 'Rest' }).press('Enter');
  for (let round = 1; round < 3; round++) {
    await rested(page, round);
    await page.waitForFunction(() => document.activeElement?.matches('[data-move]'));
    await page.keyboard.press('Enter');
  }
  await rested(page, 3);
  // who chooses in secret takes nothing back
  expect(await page.getByRole('log').innerText()).not.toContain(en.log.undone);
  const before = await stepsOf(page);
  await page.reload();
  await rested(page, 3);
  expect(await stepsOf(page)).toEqual(before);
  expect(await page.getByRole('log').innerText()).toContain('Novice stands on step');

  // ten rests lead to the top, if nobody was there before
  await page.getByRole('button', { name: 'Rest' }).press('Enter');
  await rested(page, 4);
  for (let round = 5; !(await page.locator(ending).isVisible()); round++) {
    await page.keyboard.press('1');
    await rested(page, round);
  }
  expect(await page.locator(ending).innerText()).toContain('the top of the stairs');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: en.action.replay }).press('Enter');
  await page.waitForURL(/\/watch\//);
  await page.getByRole('button', { name: en.watch.first }).press('Enter');
  await page.locator('main[data-step="0"]').waitFor();
  expect(await stepsOf(page)).toEqual(['0', '0']);
  // three rounds of two choices
  for (let step = 1; step <= 6; step++) await page.keyboard.press('ArrowRight');
  await page.locator('main[data-step="6"]').waitFor();
  expect(await stepsOf(page)).toEqual(before);
  expect(await violations(page)).toEqual([]);

  await page.goto('/rules/four-winds');
  await page.getByRole('heading', { name: 'Four winds' }).waitFor();
  await page.getByText('Who climbs on a 3 slips').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/continue');
  await page.getByRole('heading', { name: 'Four winds' }).waitFor();
});

it('makes a game that is played online by two browsers and a bot', async () => {
  const anna = await guests.come();
  const ben = await guests.come({ viewport: PHONE, locale: 'fr-FR' });
  await anna.goto('/new/four-winds?online');
  await anna.getByRole('button', { name: en.newGame.addPlayer }).click();
  await anna.locator('.seat').nth(2).getByRole('radio', { name: en.newGame.bot }).check();
  // the form asks for what the rules list as options, in the words of the game
  await anna.getByText(en.newGame.moreOptions).click();
  await anna.getByLabel('Steps to the top').selectOption('5');
  expect(await violations(anna)).toEqual([]);
  await anna.getByRole('button', { name: en.newGame.openTable }).click();
  await anna.waitForURL(/\/t\//);
  await ben.goto(new URL(anna.url()).pathname);
  await ben.locator('.place button').first().click();
  await Promise.all([anna, ben].map((page, seat) => rested(page, 0, seat)));
  expect(await ben.getByRole('button', { name: 'Se reposer' }).count()).toBe(1);
  expect([await overflowing(ben), await small(ben)]).toEqual([[], []]);

  await anna.locator('[data-move=rest]').focus();
  for (let round = 1; !(await anna.locator(ending).isVisible()); round++) {
    // while ben chooses she has nothing to choose from; then the keyboard is where it was
    await anna.waitForFunction(() => document.activeElement?.matches('[data-move]'));
    await anna.keyboard.press('Enter');
    await anna.locator('.plain-moves:not(:has([data-move]))').waitFor();
    await ben.locator('[data-move=rest]').click();
    await Promise.all([anna, ben].map((page, seat) => rested(page, round, seat)));
  }
  await ben.locator(ending).waitFor();
  expect(await ben.locator(ending).innerText()).toContain('Le haut de l’escalier');
  const standing = (page: Page): Promise<string[]> =>
    page
      .locator(`${ending} li`)
      .evaluateAll((lines) =>
        lines.map((line) => (line as HTMLElement).innerText.replace(/\D+/g, ' ').trim()),
      );
  expect(await standing(anna)).toEqual(await standing(ben));
  // with as many steps as usual nobody would be there yet
  expect(Math.max(...(await standing(anna)).map((line) => Number(line.split(' ').at(-1))))).toBeLessThan(10);
  expect(await anna.getByRole('button', { name: en.action.again }).count()).toBe(1);
  await anna.getByRole('link', { name: en.action.replay }).click();
  await anna.getByText('Four winds').first().waitFor();
});
