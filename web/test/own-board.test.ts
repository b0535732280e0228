import { spawnSync } from 'node:child_process';
import { type ChateauView, ohMonChateau } from '@castellan/oh-mon-chateau';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import boards from '../src/games/oh-mon-chateau/texts/en/box.js';
import chateau from '../src/games/oh-mon-chateau/texts/en/table.js';
import boxes from '../src/i18n/en/boxes.js';
import { keptGame } from './harness/at-table.js';
import { ready } from './harness/chateau.js';
import { overflowing, small, violations } from './harness/checks.js';
import { Observer } from './harness/observer.js';
import { moveChateau, sitDown } from './harness/online.js';
import { en } from './harness/texts.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
const NAME = 'The box in the attic';

async function isWell(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  expect(await small(page)).toEqual([]);
}

const cell = (page: Page, name: string) => page.locator(`[id="cell-${name}"]`);

it('[O6.2] a board is entered by fingers and keys, checked, played with a bot, and online to the end', async () => {
  const anna = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
  await anna.goto('/boxes');
  await anna.getByRole('button', { name: boards.start.printed['petits-batisseurs'] }).tap();
  await anna.getByText(boards.check.right).waitFor();
  await isWell(anna);

  // by fingers: the wood of the corner moves one place to the left, and its lines are others
  await anna.getByRole('radio', { name: boards.brush.none }).check();
  await cell(anna, '4,5').tap();
  await anna.getByText(boards.fault.cells(11, 12)).waitFor();
  // by keys: it lies alone, then its place is right
  await cell(anna, '4,2').focus();
  await anna.keyboard.press('ArrowDown');
  await anna.keyboard.press('w');
  await anna.getByText(boards.fault.alone('5,2')).waitFor();
  await isWell(anna);
  await anna.getByRole('button', { name: boards.fault.alone('5,2') }).tap();
  await expect.poll(() => anna.evaluate(() => document.activeElement?.id)).toBe('cell-5,2');
  await anna.keyboard.press('Control+z');
  await cell(anna, '4,3').focus();
  await anna.keyboard.press('w');
  await anna.getByText(boards.fault.lineEmpty('4,3-4,4')).waitFor();
  await anna.getByRole('button', { name: boards.fault.lineEmpty('4,3-4,4') }).tap();
  await anna.locator('[id="line-4,3-4,4"]').selectOption('floor');
  await anna.locator('[id="line-2,5-3,5"]').selectOption('tower');
  await anna.locator('[id="worth-2,5-3,5"]').fill('21');
  await anna.getByText(boards.fault.worth('2,5-3,5', 20, 30)).waitFor();
  await anna.locator('[id="worth-2,5-3,5"]').fill('12');
  await anna.getByLabel(boards.track.group(10)).fill('31');
  await anna.getByLabel(boards.guests.worth(4), { exact: true }).fill('3');
  await anna.getByText(boards.fault.smallGuests(15, 16)).waitFor();
  await anna.getByLabel(boards.guests.worth(7), { exact: true }).fill('1');
  await anna.getByText(boards.check.right).waitFor();
  await anna.getByLabel(boxes.desk.name, { exact: true }).fill(NAME);
  await isWell(anna);

  // against a bot: the table shows it, and the record holds it
  await anna.getByRole('link', { name: boxes.desk.play, exact: true }).tap();
  await anna.locator('label:has(:checked)', { hasText: NAME }).waitFor();
  await anna.getByRole('button', { name: en.newGame.start }).tap();
  await anna.waitForURL(/\/table\//);
  await ready(anna);
  const { options } = await keptGame(anna);
  expect(options).toMatchObject({
    mode: 'petits-batisseurs',
    box: { lines: { '4,3-4,4': 'floor', '2,5-3,5': 'tower 12' }, guests: { 1: 4, 2: 4, 3: 4, 4: 3, 7: 1 } },
  });
  expect(await anna.locator('.chateau-line[data-line="2,5-3,5"]').getAttribute('title')).toBe(
    chateau.makes.tower(12),
  );
  expect(await anna.locator('.chateau-line[data-line="4,4-4,5"]').count()).toBe(0);
  await isWell(anna);
  await anna.getByRole('button', { name: en.table.menu }).tap();
  const [saved] = await Promise.all([
    anna.waitForEvent('download'),
    anna.getByRole('button', { name: en.table.saveFile }).tap(),
  ]);
  const replayed = spawnSync(process.execPath, ['dist/castellan.js', 'replay', await saved.path()], {
    encoding: 'utf8',
  });
  expect(replayed).toMatchObject({ status: 0, stderr: '' });
  expect(replayed.stdout).toContain('2,5-3,5 tower 12');

  // online: the server reads it by the same rules, and both see it to the end
  const host = await Observer.come(guests.origin, ohMonChateau);
  const box = options.box;
  await expect(host.open({ players: 2, box: { ...(box as object), track: [1] } })).rejects.toThrow();
  const table = await host.open({ players: 2, mode: 'petits-batisseurs', stallTurns: 3, box });
  const pages = [anna, await guests.come()];
  await sitDown(pages, table);
  for (const page of pages)
    await page.locator('.chateau-line[data-line="2,5-3,5"]').first().waitFor({ state: 'attached' });
  while (host.now.outcome === null) await moveChateau(pages, host);
  expect((host.sight(0).view as ChateauView).box).toEqual(box);
  for (const page of pages) await page.locator('.end-scene').waitFor();
  host.leave();
});
