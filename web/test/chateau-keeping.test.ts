import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decodeSheet } from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { outlineOf } from '../src/games/oh-mon-chateau/sheet/ink/outline.js';
import { drawnOn } from '../src/games/oh-mon-chateau/sheet/plan/place-code.js';
import { findPlace } from '../src/games/oh-mon-chateau/sheet/plan/plan.js';
import chateauRules from '../src/games/oh-mon-chateau/texts/en/rules.js';
import chateau from '../src/games/oh-mon-chateau/texts/en/table.js';
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
import { GOING_OFFLINE, visitors } from './harness/visitors.js';

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

/** At the table where lines are drawn it is the second one's turn to build: who rolled comes first. */
const DRAWS = 1;

const strokesOf = async (page: Page) => decodeSheet(await keptSheet(page, DRAWS))?.strokes ?? [];

/** Everything is drawn at once, for somebody who would rather play. */
const drawnForMe = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage['castellan.sheet'] = '{"auto":true}';
  });

/** What is written at the place of a tower on a sheet that is shown. */
const valueAt = (sheet: Locator, tower: number): Promise<string[]> =>
  sheet
    .locator(`svg text[x="${findPlace(`tower-${tower}`)?.mark[0]}"]`)
    .filter({ hasText: /^\d+$/ })
    .allTextContents();

const placesDrawn = async (page: Page, seat: number) => [
  ...drawnOn(decodeSheet(await keptSheet(page, seat))?.strokes ?? []),
];

const seatNow = async (page: Page) =>
  Number(await page.locator('.castle-card.active').getAttribute('data-seat'));

describe('a drawing', () => {
  it('survives a reload, a file and another device, and is the same in the picture that is saved', async () => {
    const page = await guests.come();
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
    await page.locator('.desk-done').click();

    await page.getByRole('button', { name: en.table.menu }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.table.saveFile }).click(),
    ]);
    const other = await guests.come();
    await other.goto('/open');
    await other.locator('input[type=file]').setInputFiles(await file.path());
    await other.getByRole('button', { name: en.action.playFromHere }).click();
    await other.getByRole('dialog').getByRole('button', { name: en.action.playFromHere }).click();
    await other.waitForURL(/\/table\//);
    await ready(other);
    expect(await strokesOf(other)).toEqual(drawn);
  });

  it('stays on the sheet when that is turned over and back, and can still be taken back', async () => {
    const page = await guests.come();
    await openChateau(page, 'finisher-wins', 60);
    await openDesk(page);
    await drawLine(page);
    const drawn = await strokesOf(page);
    const side = async () => decodeSheet(await keptSheet(page, DRAWS))?.side;
    for (const [name, kept] of [
      [chateau.sheetSettings.blank, 'blank'],
      [chateau.sheetSettings.guide, 'guide'],
      [chateau.sheetSettings.blank, 'blank'],
    ] as const) {
      await page.getByRole('radio', { name }).check();
      await expect.poll(side).toBe(kept);
    }
    expect(await strokesOf(page)).toEqual(drawn);
    await page.getByRole('button', { name: chateau.drawing.undo }).click();
    await expect.poll(() => strokesOf(page)).toEqual([]);
    await page.locator('.desk-done').click();
    expect(await side()).toBe('blank');
  });

  it('waits for a hand when nobody draws for it, and says so', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
    const built = actions.findIndex((move, i) => /^build/.test(move) && !/^turn/.test(actions[i + 1]));
    await openChateau(page, 'finisher-wins', built);
    // what waits so far is drawn at a touch
    await page.getByRole('button', { name: chateau.drawing.drawAll }).click();
    await page.locator('.sheet-draw:not(.calls)').waitFor();
    expect(await page.getByRole('button', { name: chateau.drawing.drawAll }).count()).toBe(0);
    await page.locator(`[data-line="${actions[built].split(' ')[1]}"]`).click();
    await page.locator('.sheet-draw.calls').waitFor();
    await openDesk(page);
    await page.getByRole('button', { name: chateau.drawing.drawForMe }).click();
    await page.locator('.desk-done').click();
    await page.locator('.sheet-draw:not(.calls)').waitFor();
    // and one is where one was
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('sheet-button');
  });

  it('[O4.2] has each tower where its player wants it, with its value, on both sides of the sheet', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
    await openChateau(
      page,
      'finisher-wins',
      actions.findIndex((move, i) => i > 40 && /^build/.test(move)),
    );
    const seat = await seatNow(page);
    const shown = page.locator('.sheet-button .sheet');
    // by itself the first tower stands at the left
    expect([await valueAt(shown, 1), await valueAt(shown, 4)]).toEqual([['2'], []]);
    await openDesk(page);
    await page.getByRole('radio', { name: chateau.drawing.part.tower(1) }).click();
    await page.getByRole('button', { name: chateau.drawing.site[3] }).click();
    await expect.poll(() => keptSheet(page, seat)).toMatchObject({ towers: '4' });
    await page.getByRole('radio', { name: chateau.sheetSettings.blank }).check();
    await page.locator('.desk-done').click();
    await expect.poll(() => keptSheet(page, seat)).toMatchObject({ side: 'blank', towers: '4' });
    expect([await valueAt(shown, 1), await valueAt(shown, 4)]).toEqual([[], ['2']]);
    await page.reload();
    await ready(page);
    expect(await valueAt(shown, 4)).toEqual(['2']);
    // who draws for somebody follows the choice
    await page.getByRole('button', { name: chateau.drawing.drawAll }).click();
    await expect.poll(() => placesDrawn(page, seat)).toContain('tower-4');
    expect(await placesDrawn(page, seat)).not.toContain('tower-1');
    expect(await valueAt(shown, 4)).toEqual(['2']);
  });

  it('appears with its part, and goes back with the part that is taken back', async () => {
    const page = await guests.come();
    await drawnForMe(page);
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
    // each has a picture for those who do not read
    expect(await page.locator('main .button:not(:has(svg))').allTextContents()).toEqual([]);
  });

  it('is not too late to draw: there, among my castles, and after another visit', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
    await openChateau(page, 'finisher-wins', actions.length - 1);
    await playChateau(page, (_, what) => what.click(), 5);
    const table = new URL(page.url()).pathname.split('/')[2];
    // castles are ranked at the end, and stand by their seats in the gallery
    const own = page.locator('.gallery > li', { hasText: 'Seat 2' });
    const counted = async () => placesDrawn(page, 1).then(({ length }) => length);
    const finish = page.getByRole('button', { name: chateau.drawing.finish });
    const inDesk = (name: string) => page.locator('.studio').getByRole('button', { name }).click();
    await own.getByRole('button', { name: chateau.drawing.finish }).click();
    await page.getByRole('application').waitFor();
    await inDesk(chateau.drawing.drawForMe);
    await inDesk(chateau.drawing.done);
    await expect.poll(counted).toBe(1);
    // the end is still there, and the other castle waits as well
    expect(await finish.count()).toBe(2);

    await page.goto('/gallery');
    await own.getByRole('button', { name: chateau.drawing.finish }).click();
    await page.getByRole('application').waitFor();
    await page.getByRole('radio', { name: chateau.drawing.zoomAll }).click();
    await inDesk(chateau.drawing.drawAll);
    await inDesk(chateau.drawing.done);
    await own.getByRole('button', { name: chateau.drawing.more }).waitFor();
    expect(await finish.count()).toBe(1);
    await page.reload();
    await own.getByRole('button', { name: chateau.drawing.more }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`/table/${table}`);
    await page.locator('.end-scene').waitFor();
    expect(await own.getByRole('button', { name: chateau.drawing.more }).count()).toBe(1);
  });
});

describe('a game of version 1', () => {
  it('is taken up and goes on to its end as it was: guests bring tokens in the last building', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('v1-final-tokens', 'oh-mon-chateau');
    const invited = actions.lastIndexOf('invite bucheron');
    await openChateau(page, 'v1-final-tokens', invited);
    await page.locator('.guest.may[data-guest="bucheron"]').first().click();
    await page.locator('.chateau-cell[data-can]').first().waitFor();
    // the kept game is read from the database again
    await page.reload();
    await ready(page);
    await page.locator('.chateau-cell[data-can]').first().waitFor();
    const moves = await playChateau(page, (_, what) => what.click(), 20);
    expect(moves.filter((move) => move.startsWith('put'))).not.toEqual([]);
    expect(await keptGame(page)).toMatchObject({ rulesVersion: 1 });
    await page.locator('.end-scene').waitFor();
  });

  it('is another game than one of today, in which they are lost', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('v2-final-tokens-lost', 'oh-mon-chateau');
    const called = actions.map((move) => /^(invite|activate|steal)/.test(move)).lastIndexOf(true);
    await openChateau(page, 'v2-final-tokens-lost', called);
    const moves = await playChateau(page, (_, what) => what.click(), 20);
    expect(moves.filter((move) => move.startsWith('put'))).toEqual([]);
    expect(await keptGame(page)).toMatchObject({ rulesVersion: 2, options: { mustUseDice: true } });
  });
});

it('is begun and played without a network after one visit', async () => {
  const page = await guests.come(GOING_OFFLINE);
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
