import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { CALM, PICTURES, type Settings } from '../harness/visitors.js';
import type { Driver, Engine } from './driver.js';
import { tabOf } from './tab.js';

/**
 * What Firefox says of a page that was left while something was still on its way. The service worker's part of it
 * cannot hide a broken worker: the walk without a network would not go on.
 */
const LEFT =
  /error loading dynamically imported module|A ServiceWorker intercepted the request|Unable to preload CSS|downloadable font: download failed|icon\.svg|a bot cannot follow/;

/** Visitors with another browser than Chromium; each has storage of their own. */
export class EngineVisitors {
  #engine: Engine | null = null;
  #here: { readonly driver: Driver; readonly page: Page }[] = [];

  async open(start: () => Promise<Engine>): Promise<void> {
    this.#engine = await start();
  }

  async come(origin: string, settings: Settings = {}): Promise<Page> {
    if (this.#engine === null) throw new Error('there is no browser');
    const driver = await this.#engine.visit();
    const page = tabOf(driver, origin);
    this.#here.push({ driver, page });
    // a document of the same origin that is no page of ours
    await page.goto('/fonts/almendra-OFL.txt');
    await page.evaluate(
      (text) => {
        localStorage['castellan.settings'] = text;
      },
      JSON.stringify({ ...CALM, language: 'en', ...settings }),
    );
    return page;
  }

  async leave(pictures: string | null): Promise<void> {
    const here = this.#here;
    this.#here = [];
    for (const [i, { page }] of here.entries())
      if (pictures !== null) await page.screenshot({ path: `${PICTURES}/${pictures}-${i}.png` });
    for (const { driver } of here) await driver.close();
    const problems = here.flatMap(({ driver }) => driver.problems).filter((problem) => !LEFT.test(problem));
    if (problems.length > 0) throw new Error(`the page is not well:\n${problems.join('\n')}`);
  }

  async close(): Promise<void> {
    await this.#engine?.close();
  }
}

/** Visitors for all tests of a file. */
export function engineVisitors(name: string, start: () => Promise<Engine>): EngineVisitors {
  const all = new EngineVisitors();
  beforeAll(() => all.open(start));
  afterEach(({ task }) =>
    all.leave(task.result?.state === 'fail' ? `failed-${name}-${task.name.replaceAll(/\W+/g, '-')}` : null),
  );
  afterAll(() => all.close());
  return all;
}
