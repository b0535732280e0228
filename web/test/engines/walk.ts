import { roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { decodeSheet } from '../../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { LANGUAGES } from '../../src/i18n/i18n.js';
import { keptGame, playOn, playToTheEnd, settled } from '../harness/at-table.js';
import {
  ANNA_ALONE,
  byClick,
  keptSheet,
  openDesk,
  playChateau,
  ready,
  startChateau,
} from '../harness/chateau.js';
import { mouseHands } from '../harness/hands.js';
import { Network } from '../harness/network.js';
import { Observer } from '../harness/observer.js';
import { moveRoquefort, sitDown } from '../harness/online.js';
import { person, seed, startGame } from '../harness/setup.js';
import { en, fr as french, de as german } from '../harness/texts.js';
import { visitors } from '../harness/visitors.js';
import type { Engine } from './driver.js';
import { engineVisitors } from './engine-visitors.js';

/**
 * What must go well in every engine: both games to their end, drawing, looking through a game, settings, a table online
 * and a reload without network. Chromium is tested for everything; here it is for what engines do differently.
 */
export function walkThrough(name: string, start: (() => Promise<Engine>) | null): void {
  if (start === null) {
    it.skip(`${name} is not here`);
    return;
  }
  describe(name, () => {
    // its server is everybody's, and its Chromium sits on the other side of a table
    const others = visitors();
    const guests = engineVisitors(name, start);

    it('shows the first page, and settings in three languages that stay', async () => {
      const page = await guests.come(others.origin);
      await page.goto('/');
      await page.getByRole('button', { name: en.home.playNow }).first().waitFor();
      await page.goto('/settings');
      const language = (texts: typeof en) => page.getByLabel(texts.settings.language);
      await language(en).selectOption(LANGUAGES.fr);
      await page.getByRole('heading', { name: french.settings.title }).waitFor();
      await language(french).selectOption(LANGUAGES.de);
      await page.getByRole('radio', { name: german.settings.themeDark }).check();
      await page.reload();
      await page.getByRole('heading', { name: german.settings.title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    });

    it('plays Château Roquefort against a bot to its end, goes on after a reload, and shows the game again', async () => {
      const page = await guests.come(others.origin);
      const bot = { mouse: 1, name: '', character: 'crumb', memoryAid: false } as const;
      await startGame(page, { seats: [person(0, 'Anna'), bot], first: 0 });
      const hands = mouseHands(page);
      for (let i = 0; i < 8; i++) await playOn(page, hands);
      const { actions } = await keptGame(page);
      expect(actions.length).toBeGreaterThan(8);
      await page.reload();
      await settled(page);
      expect((await keptGame(page)).actions.slice(0, actions.length)).toEqual(actions);
      await playToTheEnd(page, hands);
      // whoever comes for the first time has the newest version
      expect(await page.locator('.toast').count()).toBe(0);
      // the mice go home first
      await page.locator('.homecoming').waitFor({ state: 'detached' });
      await page.getByRole('dialog').getByRole('link', { name: en.action.replay }).click();
      await page.waitForURL(/\/watch\//);
      await lookThrough(page);
    });

    it('plays Oh mon château against a bot to its end, and keeps what was drawn', async () => {
      const page = await guests.come(others.origin);
      await startChateau(page, { mode: 'petits-batisseurs', seats: ANNA_ALONE }, seed(4));
      await openDesk(page);
      await drawLine(page);
      const drawn = await strokesOf(page);
      await page.reload();
      await ready(page);
      expect(await strokesOf(page)).toEqual(drawn);
      await playChateau(page, byClick);
      expect(await page.locator('.exhibit').count()).toBe(2);
    });

    it('plays online with a Chromium on the other side', async () => {
      const host = await Observer.come(others.origin, roquefort);
      const table = await host.open({ players: 2 });
      const pages = [await guests.come(others.origin), await others.come()];
      await sitDown(pages, table);
      const moved = new Set<number>();
      for (let n = 0; n < 12 || moved.size < 2; n++) moved.add(await moveRoquefort(pages, host));
      await pages[0].reload();
      await pages[0].locator('.stage [data-piece]').first().waitFor();
      for (let n = 0; n < 4; n++) await moveRoquefort(pages, host);
      host.leave();
    });

    it('goes on without a network after one visit', async () => {
      const network = await Network.to(others.origin);
      const page = await guests.come(network.origin);
      await page.goto('/');
      await page.getByRole('button', { name: en.home.playNow }).first().waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
      network.cut();
      await page.reload();
      await startGame(page, { seats: [person(0, 'Anna'), person(1, 'Ben')], first: 0 });
      await playOn(page, mouseHands(page));
      await page.reload();
      await settled(page);
      expect((await keptGame(page)).actions.length).toBeGreaterThan(1);
      network.close();
    });
  });
}

/** From the end to the beginning and a step on: the line of time, and what stands beside it. */
async function lookThrough(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(8);
  const at = (step: number) =>
    page.waitForFunction(
      (n) => document.querySelector<HTMLInputElement>('[type=range]')?.value === n,
      `${step}`,
    );
  await page.getByRole('button', { name: en.watch.last }).click();
  await at(last);
  await page.getByRole('button', { name: en.watch.first }).click();
  await page.getByRole('button', { name: en.watch.on }).click();
  await at(1);
}

const strokesOf = async (page: Page) => decodeSheet(await keptSheet(page, 0))?.strokes ?? [];

/** Draws a line on the open desk, and waits until it is kept. */
async function drawLine(page: Page): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('there is no desk');
  const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.4];
  const before = (await strokesOf(page)).length;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * 0.2, y + box.height * 0.1, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await strokesOf(page)).length).toBeGreaterThan(before);
}
