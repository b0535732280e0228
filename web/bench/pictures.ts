import type { Page } from 'playwright-core';
import { ensure } from '../../tools/src/needs/ensure.js';
import { CHROMIUM } from '../../tools/src/needs/list.js';
import { openDesk } from '../test/harness/chateau.js';
import * as chateau from '../test/harness/chateau-positions.js';
import { launch } from '../test/harness/launch.js';
import * as roquefort from '../test/harness/roquefort-positions.js';
import { serve } from '../test/harness/serve.js';

/*
 * The pictures of the documents, always of the same games: `npm run pictures` takes them anew. Small enough to be kept
 * with the sources.
 */
const FOLDER = 'docs/images';
const QUALITY = 62;

const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
  desktop: { width: 1280, height: 800 },
} as const;

const NAMES = ['Anna', 'Ben', 'Zoë'];

type Picture = {
  readonly name: string;
  readonly screen: keyof typeof SCREENS;
  readonly theme?: 'light' | 'dark';
  readonly reach: (page: Page) => Promise<void>;
};

/** A turn in the middle: some cheese is won, and some lies in the open. */
const castle = roquefort.findMoment({
  names: NAMES,
  until: ({ seat, view }) =>
    seat === 0 &&
    view.cheese.flat().length > 1 &&
    view.actionsLeft === 3 &&
    Object.values(view.tiles).filter((tile) => tile.startsWith('C')).length > 1,
});
/** Castles that have grown, and something to build. */
const builders = chateau.findMoment({
  options: { mode: 'grands-architectes' },
  names: NAMES,
  policy: chateau.eager,
  until: (moment) => {
    const { towers, walls, floors, guests } = moment.view.castles[moment.seat];
    return (
      Math.min(towers.length, walls.length, floors, guests.length) > 1 && chateau.buildsIn(moment).length > 1
    );
  },
});

const atCastle = (page: Page) => roquefort.openMoment(page, castle);
const atBuilders = async (page: Page): Promise<void> => {
  await chateau.openMoment(page, builders);
  await page.locator('.sheet-button .sheet').waitFor();
};
const home = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('h1').first().waitFor();
};

const PICTURES: readonly Picture[] = [
  { name: 'home', screen: 'desktop', reach: home },
  { name: 'home-phone', screen: 'phone', theme: 'dark', reach: home },
  { name: 'page', screen: 'desktop', reach: atCastle },
  { name: 'page-phone', screen: 'phone', theme: 'dark', reach: atCastle },
  { name: 'chateau', screen: 'desktop', reach: atBuilders },
  { name: 'chateau-phone', screen: 'phone', theme: 'dark', reach: atBuilders },
  {
    name: 'desk',
    screen: 'tablet',
    reach: async (page) => {
      await atBuilders(page);
      await openDesk(page);
    },
  },
  {
    name: 'ending-phone',
    screen: 'phone',
    theme: 'dark',
    reach: async (page) => {
      await roquefort.openMoment(page, roquefort.endedGame(NAMES));
      await page.locator('.end-scene').waitFor();
    },
  },
  {
    name: 'chateau-ending',
    screen: 'desktop',
    reach: async (page) => {
      await chateau.openMoment(page, chateau.endedGame(NAMES.slice(0, 2)));
      await page.locator('.end-scene').waitFor();
    },
  },
];

await ensure([CHROMIUM]);
const served = await serve();
const browser = await launch('whole');
try {
  for (const { name, screen, theme = 'light', reach } of PICTURES) {
    const context = await browser.newContext({
      baseURL: served.origin,
      locale: 'en-GB',
      viewport: SCREENS[screen],
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => {
      if (location.protocol !== 'http:') return;
      localStorage['castellan.settings'] ??= '{"speed":"instant","sound":false,"dice":"itself"}';
      localStorage['castellan.sheet'] ??= '{"auto":true}';
    });
    const page = await context.newPage();
    await reach(page);
    // in letters that have come, and with everything painted
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    });
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: QUALITY });
    console.log(`${FOLDER}/${name}.jpg`);
    await context.close();
  }
} finally {
  await browser.close();
  served.close();
}
