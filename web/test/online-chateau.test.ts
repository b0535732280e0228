import { ohMonChateau } from '@castellan/oh-mon-chateau';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Observer } from './harness/observer.js';
import { moveChateau, sitDown } from './harness/online.js';
import { TABLET, visitors } from './harness/visitors.js';

const guests = visitors();

/** How much has been drawn on the large sheet in the open dialog. */
const inkOn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('dialog[open] canvas')].reduce((sum, canvas) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      let drawn = 0;
      for (let i = 3; i < data.length; i += 4) if (data[i] > 0) drawn++;
      return sum + drawn;
    }, 0),
  );

it('is played by two people in two browsers, and what one draws the other sees', async () => {
  const host = await Observer.come(guests.origin, ohMonChateau);
  const table = await host.open({ players: 2, mode: 'petits-batisseurs' });
  const pages = [await guests.come(), await guests.come({ viewport: TABLET })];
  const [anna, ben] = pages;
  await sitDown(pages, table);
  for (let n = 0; n < 300 && host.now.outcome === null; n++) await moveChateau(pages, host);
  expect(host.now.outcome).not.toBeNull();
  for (const page of pages) await page.locator('.end-scene').waitFor();

  for (const page of pages) await page.keyboard.press('Escape');
  await ben.locator('.castle-card[data-seat="0"]').click();
  const before = await inkOn(ben);
  await anna.locator('.sheet-button').click();
  const desk = anna.locator('dialog[open] canvas').last();
  const box = await desk.boundingBox();
  if (box === null) throw new Error('there is nothing to draw on');
  await anna.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
  await anna.mouse.down();
  await anna.mouse.move(box.x + box.width / 2, box.y + box.height / 3, { steps: 8 });
  // the pen is still down
  const ink = await host.until((told) => told.type === 'ink' && told.seat === 0);
  expect(ink).toMatchObject({ table, side: 'guide' });
  await expect.poll(() => inkOn(ben), { timeout: 20_000 }).toBeGreaterThan(before);
  const grown = await inkOn(ben);
  await anna.mouse.move(box.x + (box.width * 2) / 3, box.y + box.height / 2, { steps: 8 });
  await anna.mouse.up();
  await expect.poll(() => inkOn(ben), { timeout: 20_000 }).toBeGreaterThan(grown);
  host.leave();
}, 240_000);
