import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decodeSheet } from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { outlineOf } from '../src/games/oh-mon-chateau/sheet/ink/outline.js';
import chateau from '../src/i18n/en/chateau.js';
import chateauRules from '../src/i18n/en/chateau-rules.js';
import { keptGame } from './harness/at-table.js';
import {
  ANNA_ALONE,
  keptSheet,
  openChateau,
  openDesk,
  playChateau,
  ready,
  startChateau,
} from './harness/chateau.js';
import { violations } from './harness/checks.js';
import { seeDoors } from './harness/online-pages.js';
import { goldenRecord, seed } from './harness/setup.js';
import { en } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

/** Draws a line on the open desk with the mouse, and waits until it is kept. */
async function drawLine(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('there is no desk');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.4, 0.4));
  await page.mouse.down();
  for (const share of [0.45, 0.5, 0.55, 0.6]) await page.mouse.move(...at(share, 0.4 + (share - 0.4) / 2));
  await page.mouse.up();
  await expect.poll(async () => (await strokesOf(page)).length).toBeGreaterThan(0);
}

const strokesOf = async (page: Page) => decodeSheet(await keptSheet(page, 0))?.strokes ?? [];

const byHand = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage['castellan.sheet'] = '{"auto":false}';
  });

describe('a drawing', () => {
  it('survives a reload, a file and another device, and is the same in the picture that is saved', async () => {
    const page = await guests.come();
    await byHand(page);
    await openChateau(page, 'finisher-wins', 60);
    expect(await strokesOf(page)).toEqual([]);
    await openDesk(page);
    await drawLine(page);
    const drawn = await strokesOf(page);
    await page.reload();
    await ready(page);
    expect(await strokesOf(page)).toEqual(drawn);

    await openDesk(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: chateau.drawing.saveSvg }).click(),
    ]);
    const svg = readFileSync(await saved.path(), 'utf8');
    for (const stroke of drawn) expect(svg).toContain(outlineOf(stroke));
    await page.getByRole('button', { name: chateau.drawing.done }).click();

    await page.getByRole('button', { name: en.roquefort.menu }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.roquefort.saveFile }).click(),
    ]);
    const other = await guests.come();
    await byHand(other);
    await other.goto('/open');
    await other.locator('input[type=file]').setInputFiles(await file.path());
    await other.getByRole('button', { name: en.action.playFromHere }).click();
    await other.getByRole('dialog').getByRole('button', { name: en.action.playFromHere }).click();
    await other.waitForURL(/\/table\//);
    await ready(other);
    expect(await strokesOf(other)).toEqual(drawn);
  });

  it('waits for a hand when nobody draws for it, and says so', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
    const built = actions.findIndex((move, i) => /^build/.test(move) && !/^turn/.test(actions[i + 1]));
    await openChateau(page, 'finisher-wins', built);
    await openDesk(page);
    await page.getByRole('switch', { name: chateau.setup.auto }).uncheck();
    await page.keyboard.press('Escape');
    expect(await page.locator('.sheet-draw.calls').count()).toBe(0);
    await page.locator(`[data-line="${actions[built].split(' ')[1]}"]`).click();
    await page.locator('.sheet-draw.calls').waitFor();
    await openDesk(page);
    await page.getByRole('button', { name: chateau.drawing.drawForMe }).click();
    await page.keyboard.press('Escape');
    await page.locator('.sheet-draw:not(.calls)').waitFor();
  });

  it('appears with its part, and goes back with the part that is taken back', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
    // a part that brings no guest: nothing becomes known by building it
    const built = actions.findIndex((move, i) => /^build/.test(move) && !/^turn/.test(actions[i + 1]));
    await openChateau(page, 'finisher-wins', built);
    const seat = Number(await page.locator('.castle-card.active').getAttribute('data-seat'));
    const count = async () => decodeSheet(await keptSheet(page, seat))?.strokes.length ?? 0;
    const before = await count();
    await page.locator(`[data-line="${actions[built].split(' ')[1]}"]`).click();
    await expect.poll(count).toBeGreaterThan(before);
    await page.getByRole('button', { name: chateau.choice.undo }).click();
    await expect.poll(count).toBe(before);
  });
});

describe('the end', () => {
  it('shows all castles, prints each on its own page, and hangs them in the gallery', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
    await openChateau(page, 'finisher-wins', actions.length - 1);
    await playChateau(page, (_, what) => what.click(), 5);
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: chateau.ending.printAll }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.locator('.exhibit').first().click();
    await page.getByRole('slider', { name: chateau.drawing.position }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/gallery');
    await page.locator('.exhibit').nth(1).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

it('is begun and played without a network after one visit', async () => {
  const page = await guests.come();
  // what the first page asks for is there before the network is gone
  await seeDoors(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.context().setOffline(true);
  await startChateau(page, { mode: 'grands-architectes', seats: ANNA_ALONE }, seed(4));
  const before = (await keptGame(page)).actions.length;
  await page.locator('.chateau-cell[data-can], .chips .button:enabled').first().click();
  await expect.poll(async () => (await keptGame(page)).actions.length).toBeGreaterThan(before);
  const { actions } = await keptGame(page);
  await page.reload();
  await ready(page);
  expect((await keptGame(page)).actions).toEqual(actions);
  // help leads to the game that the page is about
  await page.goto('/new/oh-mon-chateau');
  await page.getByRole('navigation').getByRole('link', { name: en.home.howToPlay }).click();
  await page.getByRole('heading', { name: chateauRules.rules.title }).waitFor();
});
