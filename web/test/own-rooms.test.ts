import { spawnSync } from 'node:child_process';
import { LAYOUTS } from '@castellan/roquefort/sides';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { numbered, planOf, rowsOf } from '../src/games/roquefort/box/plan.js';
import rooms from '../src/games/roquefort/texts/en/box.js';
import boxes from '../src/i18n/en/boxes.js';
import { keptGame, settled } from './harness/at-table.js';
import { overflowing, small, violations } from './harness/checks.js';
import { fingers, keys, mouseHands } from './harness/hands.js';
import { online } from './harness/online-pages.js';
import { en } from './harness/texts.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();

/** Side A upside down: a castle that no page knows. */
const OWN = rowsOf(numbered(planOf([...LAYOUTS.A.rows].reverse()) ?? []));
const PULLED = ['b1c1', 'd1d2', 'a2a3', 'b2c2', 'b3b4', 'c3e3'];
const TYPED = ['a4a6', 'c4e4', 'b6c5', 'd5d7', 'b7c7'];
const NAME = 'The castle at the lake';

const start = (page: Page) => page.getByRole('button', { name: en.newGame.start }).click();
const chosen = (page: Page) => page.locator('label:has(:checked)', { hasText: NAME });
/** What the board says of a cell, without what lies there. */
const roofsOn = (page: Page): Promise<string[]> =>
  page
    .locator('.cells [data-place]')
    .evaluateAll((cells) =>
      cells.map((cell) => /room [A-R]/.exec(cell.getAttribute('aria-label') ?? '')?.[0] ?? ''),
    );

async function isWell(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  expect(await small(page)).toEqual([]);
}

it('[R1.7] rooms are drawn by fingers and keys, sent by a link, and played with a bot and online', async () => {
  const anna = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
  await anna.goto('/boxes');
  await anna.getByText(boxes.box.none).first().waitFor();
  await isWell(anna);
  await anna.getByRole('button', { name: rooms.start.empty }).click();
  await anna.getByText(rooms.fault.free(45)).waitFor();

  await anna.locator('.rooms-grid').evaluate((grid) => grid.scrollIntoView({ block: 'center' }));
  // half by fingers, every second room by its two corners, and half by keys
  const touched = await fingers(anna);
  for (const room of PULLED) await touched.pull?.(room.slice(0, 2), room.slice(2));
  await anna.locator('.box-said', { hasText: 'c3 d3 e3' }).waitFor();
  expect(touched.pulled()).toHaveLength(3);
  const typed = keys(anna);
  for (const corner of TYPED.flatMap((room) => [room.slice(0, 2), room.slice(2)])) await typed.touch(corner);
  await anna.locator('.box-said', { hasText: 'b7 c7' }).waitFor();
  // a slip, shown where it is, and taken back
  await typed.touch('d4');
  await typed.touch('d5');
  await anna.getByRole('button', { name: rooms.check.show(rooms.fault.shape('c4 e4')) }).click();
  expect(await anna.locator('.rooms-outline.shown').count()).toBe(2);
  await isWell(anna);
  await anna.keyboard.press('Control+z');
  await anna.getByRole('button', { name: rooms.tool['left-to-right'] }).click();
  await anna.getByText(rooms.check.right).waitFor();
  await anna.getByLabel(boxes.desk.name, { exact: true }).fill(NAME);
  await isWell(anna);

  // a photo stays on this device, and goes when it is told to
  const picture = await anna.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  const file = { name: 'board.png', mimeType: 'image/png', buffer: picture };
  await anna.locator('.photo input[type=file]').setInputFiles(file);
  await anna.getByRole('img', { name: boxes.photo.alt }).waitFor();
  await anna.getByRole('button', { name: boxes.photo.larger }).click();
  await anna.reload();
  await anna.getByRole('img', { name: boxes.photo.alt }).waitFor();
  expect(await anna.getByLabel(boxes.desk.name, { exact: true }).inputValue()).toBe(NAME);
  await anna.getByRole('button', { name: boxes.photo.remove }).click();
  await anna
    .getByRole('button', { name: boxes.photo.add })
    .or(anna.getByText(boxes.photo.add))
    .first()
    .waitFor();

  // somebody else gets the link: a part of it says so, all of it is shown before it is kept
  const link = await anna.getByLabel(boxes.share.link, { exact: true }).inputValue();
  const ben = await guests.come();
  await ben.goto(link.slice(0, -20));
  await ben.getByText(boxes.problem.damaged).waitFor();
  // the page for saved games knows that it is none
  await ben.goto('/open');
  await ben.getByLabel(en.open.pasteLabel).fill(link);
  await ben.getByRole('button', { name: en.open.pasteButton, exact: true }).click();
  await ben.getByRole('heading', { name: NAME }).waitFor();
  await ben.getByText(boxes.box.ready).waitFor();
  await isWell(ben);

  // against a bot, without keeping it
  await ben.getByRole('button', { name: boxes.shared.play }).click();
  await chosen(ben).waitFor();
  await start(ben);
  await ben.waitForURL(/\/table\//);
  await settled(ben);
  expect((await keptGame(ben)).options).toMatchObject({ layout: 'custom', rooms: OWN });
  await ben.getByRole('button', { name: en.table.menu }).click();
  const [saved] = await Promise.all([
    ben.waitForEvent('download'),
    ben.getByRole('button', { name: en.table.saveFile }).click(),
  ]);
  const replayed = spawnSync(process.execPath, ['dist/castellan.js', 'replay', await saved.path()], {
    encoding: 'utf8',
  });
  expect(replayed).toMatchObject({ status: 0, stderr: '' });

  // kept, and online: whoever comes plays in the same castle
  await ben.goto('/about');
  await ben.goto(link);
  await ben.getByRole('button', { name: boxes.shared.keep }).click();
  await ben.waitForURL(/\/box\/./);
  await ben.goto('/new/roquefort?online');
  await ben.getByRole('radio', { name: online.setup.public, exact: true }).check();
  await ben.getByRole('radio', { name: NAME }).check();
  await ben.getByRole('button', { name: en.newGame.openTable }).click();
  await ben.waitForURL(/\/t\//);
  await ben.getByText(en.own.fact).waitFor();
  await anna.goto('/lobby');
  await anna.getByText(rooms.rooms.atTable).waitFor();
  await anna.locator('.saved').getByRole('button').tap();
  for (const page of [anna, ben]) await page.locator('.stage [data-piece]').first().waitFor();
  const [hers, his] = [await roofsOn(anna), await roofsOn(ben)];
  expect(hers).toEqual(his);
  expect(new Set(hers).size).toBe(19);
  // whoever begins puts a mouse into a tower, and both see it; if that was ben, anna follows
  await mouseHands(ben).touch('a7');
  await mouseHands(anna).touch('g7');
  for (const page of [anna, ben])
    await page.locator('.log-line', { hasText: 'puts a mouse into' }).first().waitFor();
});
