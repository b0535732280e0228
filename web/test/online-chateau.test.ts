import { type ChateauView, ohMonChateau } from '@castellan/oh-mon-chateau';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findPlace } from '../src/games/oh-mon-chateau/sheet/plan/plan.js';
import chateau from '../src/games/oh-mon-chateau/texts/en/table.js';
import { Observer } from './harness/observer.js';
import { moveChateau, sitDown } from './harness/online.js';
import { TABLET, visitors } from './harness/visitors.js';

const guests = visitors();

/** Parts of the sheet, from 0 to 1: sky that no castle reaches, beside the great tower. */
const SKY = { top: 0.12, bottom: 0.24 };
const FIRST = { left: 0.3, right: 0.34, ...SKY };
const SECOND = { left: 0.36, right: 0.4, ...SKY };

/** How much has been drawn on a part of the large sheet in the open dialog. */
const inkOn = (page: Page, part: typeof FIRST): Promise<number> =>
  page.evaluate(({ left, right, top, bottom }) => {
    const canvas = document.querySelector<HTMLCanvasElement>('dialog[open] canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return -1;
    const [x, y, to, low] = [left, top, right, bottom].map((at, i) =>
      Math.round(at * (i % 2 === 0 ? canvas.width : canvas.height)),
    );
    const { data } = context.getImageData(x, y, to - x, low - y);
    return data.filter((value, i) => i % 4 === 3 && value > 0).length;
  }, part);

it('is played by two people in two browsers, and what one draws the other sees', async () => {
  const host = await Observer.come(guests.origin, ohMonChateau);
  const table = await host.open({ players: 2, mode: 'petits-batisseurs' });
  const pages = [await guests.come(), await guests.come({ viewport: TABLET })];
  const [anna, ben] = pages;
  await sitDown(pages, table);
  while (host.now.outcome === null) await moveChateau(pages, host);
  for (const page of pages) await page.locator('.end-scene').waitFor();

  for (const page of pages) await page.keyboard.press('Escape');
  await ben.locator('.castle-card[data-seat="0"]').click();
  await expect.poll(() => inkOn(ben, FIRST)).toBe(0);
  await anna.locator('.sheet-button').click();
  await anna.getByRole('radio', { name: chateau.drawing.zoomAll }).click();
  const paper = await anna.locator('.desk-paper').boundingBox();
  if (paper === null) throw new Error('there is nothing to draw on');
  const over = (part: typeof FIRST) =>
    anna.mouse.move(
      paper.x + (paper.width * (part.left + part.right)) / 2,
      paper.y + (paper.height * (part.top + part.bottom)) / 2,
      { steps: 8 },
    );
  await over(FIRST);
  await anna.mouse.down();
  await anna.mouse.move(paper.x + paper.width * FIRST.right, paper.y + paper.height * FIRST.bottom, {
    steps: 8,
  });
  // the pen is still down, and rests
  await expect.poll(() => inkOn(ben, FIRST), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await inkOn(ben, SECOND)).toBe(0);
  await over(SECOND);
  await anna.mouse.up();
  await expect.poll(() => inkOn(ben, SECOND), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(host.heard).toContainEqual(expect.objectContaining({ type: 'ink', table, seat: 0, side: 'guide' }));
  host.leave();
});

it('[O4.2] shows everybody where somebody puts a tower, also who comes later', async () => {
  const host = await Observer.come(guests.origin, ohMonChateau);
  const table = await host.open({ players: 2, mode: 'petits-batisseurs' });
  const pages = [await guests.come(), await guests.come()];
  await sitDown(pages, table);
  const castles = () => (host.sight(0).view as ChateauView).castles;
  while (castles().every(({ towers }) => towers.length === 0)) await moveChateau(pages, host);
  const seat = castles().findIndex(({ towers }) => towers.length > 0);
  const [{ towers }, builder, other] = [castles()[seat], pages[seat], pages[1 - seat]];
  const mark = (place: number) => findPlace(`tower-${place}`)?.mark[0];
  const written = (page: Page, place: number) =>
    page.locator(`.castle-card[data-seat="${seat}"] svg text[x="${mark(place)}"]`).allTextContents();
  for (const page of pages) await expect.poll(() => written(page, 1)).toEqual([String(towers[0])]);
  await builder.locator('.sheet-button').click();
  await builder.getByRole('radio', { name: chateau.drawing.part.tower(1) }).click();
  await builder.getByRole('button', { name: chateau.drawing.site[2] }).click();
  for (const page of pages) await expect.poll(() => written(page, 3)).toEqual([String(towers[0])]);
  expect(await written(other, 1)).toEqual([]);
  const moved = host.heard.filter((told) => told.type === 'ink' && told.towers !== undefined);
  expect(moved.at(-1)).toMatchObject({ seat, towers: '3', add: '' });
  await other.reload();
  await expect.poll(() => written(other, 3)).toEqual([String(towers[0])]);
  host.leave();
});
