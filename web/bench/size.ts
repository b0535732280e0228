import type { Browser, BrowserContext, Page } from 'playwright-core';
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

/** Somebody who was never here. What is kept for a time without network comes later, when the board stands. */
function emptyBrowser(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' });
}

/** What is fetched from the empty browser to the first board one can play on, by "Play now". */
export async function sizes(browser: Browser, origin: string): Promise<Sizes> {
  const door = await counted(origin);
  const context = await emptyBrowser(browser, door.origin);
  let elsewhere = 0;
  context.on('request', (asked) => {
    if (!asked.url().startsWith(door.origin) && !/^(data|blob):/.test(asked.url())) elsewhere++;
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: en.home.playNow }).first().click();
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

/** What a visitor of Oh mon château fetches, and how much of it nobody of Château Roquefort did. */
class ChateauVisit {
  readonly #door: Awaited<ReturnType<typeof counted>>;
  readonly #context: BrowserContext;
  readonly #shared: ReadonlySet<string>;

  private constructor(
    door: Awaited<ReturnType<typeof counted>>,
    context: BrowserContext,
    shared: ReadonlySet<string>,
  ) {
    this.#door = door;
    this.#context = context;
    this.#shared = shared;
  }

  static async begin(browser: Browser, origin: string, known: Sizes['list']): Promise<ChateauVisit> {
    const door = await counted(origin);
    const context = await emptyBrowser(browser, door.origin);
    // nothing to wait for: a touch while things move would only hurry them
    await context.addInitScript(() => {
      localStorage['castellan.settings'] ??= '{"speed":"instant","dice":"itself"}';
    });
    return new ChateauVisit(door, context, new Set(known.map(({ path }) => path)));
  }

  page(): Promise<Page> {
    return this.#context.newPage();
  }

  /** By address; what the browser has kept comes as an answer without a body. */
  fetched(): Map<string, number> {
    return new Map(
      this.#door.fetched
        .filter(({ path, bytes }) => path.endsWith('.js') && !this.#shared.has(path) && bytes > 0)
        .map(({ path, bytes }) => [path, bytes]),
    );
  }

  async end(): Promise<void> {
    await this.#context.close();
    this.#door.close();
  }
}

const sumOf = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((total, bytes) => total + bytes, 0);

/**
 * JavaScript that is fetched for Oh mon château and not for Château Roquefort: until the first board of somebody who
 * plays at once, as there, and in all; of this the rules, which run in a Worker.
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
  const first = await ChateauVisit.begin(browser, origin, known);
  const hall = await first.page();
  await hall.goto('/');
  await hall.getByRole('button', { name: en.home.playNow }).nth(1).click();
  await hall.waitForURL(/\/table\//);
  await hall.locator('.chateau .badge').first().waitFor();
  const board = first.fetched();
  await first.end();

  const whole = await ChateauVisit.begin(browser, origin, known);
  const page = await whole.page();
  await startChateau(page, { mode: 'grands-architectes', seats: ANNA_ALONE }, seed(4));
  const setup = whole.fetched();
  await page.locator('.sheet-button').click();
  await page.getByRole('application').waitFor();
  await page.keyboard.press('Escape');
  await playChateau(page, (_, what) => what.click({ force: true }));
  const all = whole.fetched();
  await whole.end();
  const later = new Map([...all].filter(([path]) => !setup.has(path) && !board.has(path)));
  const list = [...board, ...later].map(([path, bytes]) => ({ path, bytes }));
  const rules = list.find(({ path }) => path.startsWith('/assets/oh-mon-chateau-'))?.bytes ?? 0;
  return { board: sumOf(board), later: sumOf(later), rules, list };
}
