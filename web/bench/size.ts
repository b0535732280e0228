import type { Browser } from 'playwright-core';
import { settled } from '../test/harness/at-table.js';
import { en } from '../test/harness/texts.js';
import { counted } from './counted.js';

export type Sizes = {
  readonly scripts: number;
  readonly rest: number;
  readonly elsewhere: number;
  readonly list: readonly { readonly path: string; readonly bytes: number }[];
};

/** What is fetched from the empty browser to the first board one can play on, by "Play now". */
export async function sizes(browser: Browser, origin: string): Promise<Sizes> {
  const door = await counted(origin);
  // what is kept for a time without network comes later, when the board stands
  const context = await browser.newContext({
    baseURL: door.origin,
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  let elsewhere = 0;
  context.on('request', (asked) => {
    if (!asked.url().startsWith(door.origin) && !/^(data|blob):/.test(asked.url())) elsewhere++;
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: en.home.playNow }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  await context.close();
  door.close();
  const sum = (ofScripts: boolean): number =>
    door.fetched
      .filter(({ path }) => path.endsWith('.js') === ofScripts)
      .reduce((total, { bytes }) => total + bytes, 0);
  return { scripts: sum(true), rest: sum(false), elsewhere, list: door.fetched };
}
