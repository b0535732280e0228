import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { Asking, callOf, type Work } from './asking.js';
import type { Driver } from './driver.js';
import { Input } from './input.js';
import { locate, telling } from './locators.js';

/**
 * A page of another engine for the hands, eyes and helpers that were written for Playwright's pages: the part of their
 * interface that these use, over any driver. Asking for anything else says so.
 */
export function tabOf(driver: Driver, baseURL: string): Page {
  const asking = new Asking(driver);
  const input = new Input(driver);
  let address = baseURL;
  const goto = async (to: string): Promise<void> => {
    address = new URL(to, baseURL).href;
    await driver.goto(address);
  };
  const page = {
    ...locate(asking, input, []),
    goto,
    reload: async () => goto(await asking.run<string>(() => location.href)),
    url: () => address,
    waitForURL: async (wanted: RegExp) => {
      const { source, flags } = wanted;
      const ask = `() => new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags)}).test(location.href)
        ? { yes: location.href } : { no: location.href }`;
      address = await asking.until<string>(`to be at ${wanted}`, ask);
    },
    evaluate: (work: Work, ...args: readonly unknown[]) => asking.run(work, ...args),
    waitForFunction: async (work: Work, arg?: unknown, how: { readonly timeout?: number } = {}) => {
      const ask = `async () => ({ yes: await ${callOf(work, [arg])} })`;
      const value = await asking.until<unknown>(String(work), ask, how.timeout);
      return { jsonValue: async () => value };
    },
    keyboard: telling('keyboard', { press: (key: string) => input.press(key) }),
    mouse: telling('mouse', {
      move: (x: number, y: number, how?: { readonly steps?: number }) => input.move(x, y, how),
      down: () => input.down(),
      up: () => input.up(),
    }),
    screenshot: async ({ path }: { readonly path: string }) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await driver.screenshot());
    },
    close: () => driver.close(),
  };
  // the part of a page that is used; what is missing says so
  return telling('page', page) as object as Page;
}
