import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import boards from '../src/games/oh-mon-chateau/texts/en/box.js';
import rooms from '../src/games/roquefort/texts/en/box.js';
import { overflowing, small } from './harness/checks.js';
import { fingers } from './harness/hands.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 384, height: 800 },
];

async function begin(page: Page, name: string, grid: string): Promise<void> {
  await page.goto('/boxes');
  await page.getByRole('button', { name }).click();
  await page.locator(grid).waitFor();
}

async function atEverySize(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = { size, small: await small(page), out: await overflowing(page) };
    expect(found).toEqual({ size, small: [], out: [] });
  }
}

it('[R1.6] on the smallest phones the cells of a castle are as large as a fingertip, and rooms are pulled over them', async () => {
  const page = await guests.come({ viewport: SIZES[0], hasTouch: true, isMobile: true });
  await begin(page, rooms.start.empty, '.rooms-grid');
  await atEverySize(page);
  await page.setViewportSize(SIZES[0]);
  await page.locator('.rooms-grid').evaluate((grid) => grid.scrollIntoView({ block: 'center' }));
  const { pull } = await fingers(page);
  // by a finger from edge to edge, and by two touches
  for (const [from, to] of [
    ['a2', 'a4'],
    ['f7', 'e7'],
    ['g6', 'g5'],
  ])
    await pull?.(from, to);
  await page.locator('.box-said', { hasText: 'g5 g6' }).waitFor();
  await page.getByRole('button', { name: rooms.grid.inRoom('a3', 3, 'a2 a3 a4') }).waitFor();
  await page.getByRole('button', { name: rooms.grid.inRoom('e7', 2, 'e7 f7') }).waitFor();
});

it('[O6.2] so are the places of a board', async () => {
  const page = await guests.come({ viewport: SIZES[0], hasTouch: true, isMobile: true });
  await begin(page, boards.start.printed['petits-batisseurs'], '.own-board-cells');
  await atEverySize(page);
});
