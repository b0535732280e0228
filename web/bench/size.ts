import type { Browser } from 'playwright-core';
import { settled } from '../test/harness/at-table.js';
import { ANNA_ALONE, playChateau, startChateau } from '../test/harness/chateau.js';
import { seed } from '../test/harness/setup.js';
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

/**
 * JavaScript that is fetched for Oh mon château and not for Château Roquefort, until its first board and in all; of this
 * the rules, which run in a Worker.
 */
export async function chateauSizes(
  browser: Browser,
  origin: string,
  known: Sizes['list'],
): Promise<{
  readonly board: number;
  readonly later: number;
  readonly rules: number;
  readonly list: Sizes['list'];
}> {
  const door = await counted(origin);
  const context = await browser.newContext({
    baseURL: door.origin,
    locale: 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  // nothing to wait for: a touch while things move would only hurry them
  await context.addInitScript(() => {
    localStorage['castellan.settings'] ??= '{"speed":"instant"}';
  });
  const page = await context.newPage();
  const shared = new Set(known.map(({ path }) => path));
  const fetched = new Map<string, number>();
  const count = (): number => {
    // what the browser has kept comes as an answer without a body
    for (const { path, bytes } of door.fetched)
      if (path.endsWith('.js') && !shared.has(path) && bytes > 0) fetched.set(path, bytes);
    return [...fetched.values()].reduce((total, bytes) => total + bytes, 0);
  };
  await startChateau(page, { mode: 'grands-architectes', seats: ANNA_ALONE }, seed(4));
  // both pages of the setting up were visited: what they fetch is the shell
  const board = count();
  await page.locator('.sheet-button').click();
  await page.getByRole('application').waitFor();
  await page.keyboard.press('Escape');
  await playChateau(page, (_, what) => what.click({ force: true }));
  const all = count();
  await context.close();
  door.close();
  const list = [...fetched].map(([path, bytes]) => ({ path, bytes }));
  const rules = list.find(({ path }) => path.startsWith('/assets/oh-mon-chateau-'))?.bytes ?? 0;
  return { board, later: all - board, rules, list };
}
