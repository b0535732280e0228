import type { ChateauView } from '@castellan/oh-mon-chateau';
import type { RoquefortEvent, RoquefortOptions, RoquefortView } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { carryOut } from './at-table.js';
import { moveFor } from './brain.js';
import { bestOf, byClick, carryOut as carryOutChateau } from './chateau.js';
import { mouseHands } from './hands.js';
import type { Observer } from './observer.js';

/** Everybody sits down where there is room, one after the other; seats are theirs in that order. */
export async function sitDown(pages: readonly Page[], table: string): Promise<void> {
  for (const page of pages) {
    await page.goto(`/t/${table}`);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.locator('.place', { hasText: 'you' }).or(page.locator('.table-top')).first().waitFor();
  }
  for (const page of pages) await page.locator('.table-top').waitFor();
}

const CELLS = '.cells, .chateau-cells';

/** The page shows the table as it is now, and waits for nothing. */
export function untilShown(page: Page, version: number): Promise<unknown> {
  return page.waitForFunction(
    ([cells, wanted]) => {
      if (document.querySelector('.end-scene') !== null) return true;
      const board = document.querySelector<HTMLElement>(cells);
      return Number(board?.dataset.version) >= wanted && board?.getAttribute('aria-busy') === 'false';
    },
    [CELLS, version] as const,
  );
}

/** After so long without any effect people look up, and try again. */
const PATIENCE = 15_000;

/** What the page shows of somebody's wish, for whoever reads why nothing came of it. */
const stateOf = (page: Page): Promise<unknown> =>
  page.evaluate((cells) => {
    const board = document.querySelector<HTMLElement>(cells);
    const said = (where: string) => document.querySelector(where)?.textContent ?? null;
    return {
      ...board?.dataset,
      busy: board?.getAttribute('aria-busy'),
      objection: said('.objection'),
      line: said('.line-banner'),
    };
  }, CELLS);

/** Somebody on this page does a move, and says yes when asked whether it is meant. */
async function doOnline(page: Page, work: () => Promise<void>, version: number): Promise<void> {
  await untilShown(page, version);
  await work();
  const moved = async (timeout = 30_000) =>
    page.waitForFunction(
      ([cells, before]) => {
        const board = document.querySelector<HTMLElement>(cells);
        const question = document.querySelector('dialog[open]');
        if (question !== null && question.querySelector('.end-scene') === null) return 'asked';
        return question !== null || Number(board?.dataset.version) > before ? 'moved' : null;
      },
      [CELLS, version] as const,
      { timeout },
    );
  const came = await (
    await moved(PATIENCE).catch(async () => {
      // seen once: what was touched right after the network came back had no effect; it may not go unnoticed
      console.warn('a move had no effect and is made again', await stateOf(page));
      await work();
      return moved();
    })
  ).jsonValue();
  if (came !== 'asked') return;
  // the last move of a game may be asked about, and the end told in the next breath
  const question = page.locator('dialog[open]:not(:has(.end-scene))');
  await question.getByRole('button').last().click();
  await question.waitFor({ state: 'detached' });
  await moved();
}

/**
 * One sensible move of Château Roquefort by whoever is to move, on their own page. When it is late everybody only ends
 * their turns: what a server deals is another thing every time, and some games would be long.
 */
export async function moveRoquefort(
  pages: readonly Page[],
  host: Observer,
  late = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { version, actors, outcome } = host.now;
  if (outcome !== null) throw new Error(`the game is over after ${version} moves`);
  const [seat] = actors;
  const events = host.updates.flatMap((update) => update.events) as RoquefortEvent[];
  const { view, offers } = host.sight(seat);
  const options = host.options as RoquefortOptions;
  const isLate = version >= late && offers.some(({ move }) => move === 'end');
  const move = isLate ? 'end' : moveFor(options, seat, events, view as RoquefortView, host.updates.length);
  const page = pages[seat];
  await doOnline(page, () => carryOut(mouseHands(page), move, options.rooms), version);
  await host.untilVersion(version + 1);
  return seat;
}

const ASKED_WITH_ONE_ANSWER = /^(wall|guest|activate|steal|face)$/;

/** One sensible move of Oh mon château by one of those who are to move. */
export async function moveChateau(pages: readonly Page[], host: Observer): Promise<number> {
  const { version, actors } = host.now;
  const [seat] = actors;
  const { offers, view } = host.sight(seat);
  if (offers.length === 1 && ASKED_WITH_ONE_ANSWER.test(String((view as ChateauView).decision))) {
    // the page answers by itself
    await host.untilVersion(version + 1);
    return seat;
  }
  const move = bestOf(offers, view as ChateauView, seat, host.options);
  const page = pages[seat];
  await doOnline(page, () => carryOutChateau(page, byClick, move), version);
  await host.untilVersion(version + 1);
  return seat;
}
