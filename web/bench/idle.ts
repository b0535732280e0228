import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { startChateau } from '../test/harness/chateau.js';
import { person, seed, startGame } from '../test/harness/setup.js';
import { phoneWithMotion } from './phone.js';

/** What invites to be touched has said so by then. */
const SETTLE_SECONDS = 15;

export type Idle = { readonly table: string; readonly share: number };

const TABLES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'Château Roquefort',
    (page) => startGame(page, { seats: [person(0, 'Anna'), person(1, 'Ben')], first: 0 }),
  ],
  ['Oh mon château', (page) => startChateau(page, { mode: 'grands-architectes' }, seed(4))],
];

/** How much of a core all processes of the browser take while a table waits for its player, with all motion. */
export async function idleTables(
  launch: () => Promise<Browser>,
  origin: string,
  seconds: number,
): Promise<Idle[]> {
  const all: Idle[] = [];
  for (const [table, sitDown] of TABLES) {
    const browser = await launch();
    const context = await phoneWithMotion(browser, origin);
    const page = await context.newPage();
    await sitDown(page);
    await wait(SETTLE_SECONDS * 1000);
    all.push({ table, share: await shareOfCore(browser, seconds) });
    await browser.close();
  }
  return all;
}

async function shareOfCore(browser: Browser, seconds: number): Promise<number> {
  const before = await processorSeconds(browser);
  await wait(seconds * 1000);
  return ((await processorSeconds(browser)) - before) / seconds;
}

/** Processor time of all processes of the browser so far. */
async function processorSeconds(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
