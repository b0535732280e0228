import { ohMonChateau } from '@castellan/oh-mon-chateau';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
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
