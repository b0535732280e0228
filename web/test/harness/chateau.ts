import { type Json, type JsonObject, SPECTATOR, unwrap } from '@castellan/kernel';
import { type KeptTable, type Offer, Table } from '@castellan/match';
import {
  type ChateauScenery,
  type ChateauView,
  ohMonChateau,
  ohMonChateauVersions,
} from '@castellan/oh-mon-chateau';
import type { Locator, Page } from 'playwright-core';
import { packRecord } from '../../src/shell/link.js';
import { keptGame } from './at-table.js';
import { pressByKeys } from './hands.js';
import { goldenRecord, type KeptDraft, seed } from './setup.js';
import { en } from './texts.js';

/** Somebody against the friendliest builder. */
export const ANNA_ALONE: readonly JsonObject[] = [
  { name: 'Anna', level: null, look: 0 },
  { name: '', level: 0, look: 1 },
];

/** A new table, set up as it was left last time. */
export async function startChateau(page: Page, draft: KeptDraft, deal = seed(0)): Promise<void> {
  await page.goto('/about');
  await page.evaluate((text) => {
    localStorage['castellan.last-chateau'] = text;
  }, JSON.stringify(draft));
  await page.goto(`/new/oh-mon-chateau?seed=${deal}`);
  await page.getByRole('button', { name: en.newGame.start }).click();
  await page.waitForURL(/\/table\//);
  await ready(page);
}

/** Somebody here is to act and everything has been shown, or the game is over. */
export async function ready(page: Page): Promise<void> {
  await page.locator('.chateau-cells[aria-busy=false], .end-scene').first().waitFor({ state: 'attached' });
}

/** Ways to touch something at the table. */
export type Touch = (page: Page, what: Locator) => Promise<void>;
export const byTap: Touch = (_, what) => what.tap();
export const byClick: Touch = (_, what) => what.click();

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** Tab to the board and arrows on it; letters and Tab for the rest. */
export const byKeys: Touch = async (page, what) => {
  const place = await what.getAttribute('data-place');
  if (place === null) return pressByKeys(page, what);
  const here = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.place ?? null);
  await page.keyboard.press(place.startsWith('line:') ? 'b' : 't');
  for (let i = 0; (await here()) === null; i++) {
    if (i > 40) throw new Error('the board cannot be reached');
    await page.keyboard.press('Tab');
  }
  const letter = place.startsWith('line:') ? 'b' : 't';
  for (let i = 0; i < 14 && (await here()) !== place; i++) await page.keyboard.press(letter);
  // a token that is to be moved is no free cell: arrows lead there, whatever the way
  for (let i = 0; i < 200 && (await here()) !== place; i++)
    await page.keyboard.press(ARROWS[(i * 7 + (i >> 2)) % 4]);
  if ((await here()) !== place) throw new Error(`${place} cannot be reached with keys`);
  await page.keyboard.press('Enter');
};

/** Plays for whoever is on this screen to the end; what was done, in the words of the game. */
export async function playChateau(page: Page, touch: Touch, most = 220): Promise<string[]> {
  const moves: string[] = [];
  for (let kept = await shownGame(page); kept !== null; kept = await shownGame(page)) {
    if (moves.length === most) throw new Error(`no end after ${most} moves`);
    const move = sensible(kept);
    await carryOut(page, touch, move);
    await sayYes(page, touch, kept.version);
    await untilLater(page, kept.version);
    moves.push(move);
  }
  return moves;
}

/** Whoever is asked whether it is meant, as before the last part of a castle, says yes. */
async function sayYes(page: Page, touch: Touch, version: number): Promise<void> {
  const came = await page.waitForFunction((before) => {
    const question = document.querySelector('dialog[open]');
    if (question !== null) return question.querySelector('.end-scene') === null ? 'asked' : 'over';
    return Number(document.querySelector<HTMLElement>('.chateau-cells')?.dataset.version) > before
      ? 'moved'
      : null;
  }, version);
  if ((await came.jsonValue()) === 'asked') await touch(page, page.locator('dialog[open] .button.primary'));
}

/** The page shows more than this version, or that the game is over. */
export async function untilLater(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('.end-scene') !== null ||
      Number(document.querySelector<HTMLElement>('.chateau-cells')?.dataset.version) > before,
    version,
  );
}

export async function shownVersion(page: Page): Promise<number> {
  return Number(await page.locator('.chateau-cells').getAttribute('data-version'));
}

/** The game that the page shows, as it is kept; null when it is over. What a bot did is kept before it is shown. */
async function shownGame(page: Page): Promise<KeptTable | null> {
  for (;;) {
    await ready(page);
    if ((await page.locator('.end-scene').count()) > 0) return null;
    const kept = await keptGame(page);
    const shown = await shownVersion(page);
    if (shown === kept.version) return kept;
    if (shown < kept.version) await untilLater(page, kept.version - 1);
  }
}

export async function carryOut(page: Page, touch: Touch, move: string): Promise<void> {
  const [word, ...rest] = move.split(' ');
  const last = rest.at(-1) ?? '';
  const at = (place: string): Locator => page.locator(`[data-place="${place}"]`);
  if (/^(pass|end|skip)$/.test(word)) return touch(page, page.locator('[data-done]'));
  if (word === 'build') {
    const line = at(`line:${last}`);
    const isLarge = await line.evaluate((element) => getComputedStyle(element).pointerEvents !== 'none');
    return touch(page, isLarge ? line : page.locator(`[data-build="${last}"]`));
  }
  if (/^(invite|activate|steal)$/.test(word))
    return touch(page, page.locator(`.guest.may[data-guest="${last}"]`).first());
  if (word === 'move') {
    const [from, to] = last.split('-');
    await touch(page, at(from));
    return touch(page, at(to));
  }
  if (/^\d,\d$/.test(last)) return touch(page, at(last));
  const chip = page.locator(`.chips [data-move="${move}"]`);
  return touch(page, (await chip.count()) > 0 ? chip : page.locator('.chips [data-move]').first());
}

/** Builds what can be built, and puts tokens where a line is nearly full: games played like this come to an end. */
export function sensible(kept: KeptTable): string {
  const never = (): never => {
    throw new Error('chance has nothing to do in a kept game');
  };
  const game = ohMonChateauVersions.find(({ rulesVersion }) => rulesVersion === kept.rulesVersion);
  if (game === undefined) throw new Error(`nobody plays version ${kept.rulesVersion}`);
  const table = unwrap(Table.restore('kept', game, kept, never));
  // the page asks whoever rolled first
  const people = table.actors().filter((actor) => kept.sitters[actor].bot === null);
  const { turn } = table.view(SPECTATOR) as ChateauView;
  const seat = people.includes(turn) ? turn : (people[0] ?? 0);
  const { offers, view } = table.fullUpdate([seat]).sights[0];
  return bestOf(offers, view as ChateauView, seat, table.options);
}

/** The same, for who knows what a seat is shown and offered. */
export function bestOf(
  offers: readonly Offer[],
  view: ChateauView,
  seat: number,
  options: JsonObject,
): string {
  const worth = worthOf(view, seat, ohMonChateau.scenery?.(options as never) as ChateauScenery);
  return [...offers].sort((a, b) => worth(b) - worth(a))[0].move;
}

function worthOf(view: ChateauView, seat: number, { lines }: ChateauScenery): (offer: Offer) => number {
  const { tokens, towers, walls, floors } = view.castles[seat];
  const wanted = { tower: towers.length < 4, wall: walls.length < 4, floor: floors < 4 } as const;
  return ({ move }) => {
    const [word] = move.split(' ');
    const cell = /\d,\d$/.exec(move)?.[0];
    if (word === 'build') return 50;
    if (/^(pass|end|skip)$/.test(word)) return 0;
    if (word === 'move') return -1;
    if (cell === undefined) return 2;
    const missing = lines
      .filter(({ cells, construction }) => cells.includes(cell) && construction.makes in wanted)
      .filter(({ construction }) => wanted[construction.makes as keyof typeof wanted])
      .map(({ cells }) => cells.filter((one) => !tokens.includes(one)).length);
    return missing.length === 0 ? 1 : 10 - Math.min(...missing);
  };
}

/** Goes on with a golden record at a table of people, after so many actions. */
export async function openChateau(
  page: Page,
  name: string,
  actions: number,
  deal = seed(0),
  words: Pick<typeof en, 'action'> = en,
): Promise<void> {
  const record = goldenRecord(name, 'oh-mon-chateau');
  const begun = { ...record, actions: record.actions.slice(0, actions) };
  await page.goto(`/watch?seed=${deal}#${await packRecord(JSON.stringify(begun))}`);
  await page.getByRole('button', { name: words.action.playFromHere }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.action.playFromHere }).click();
  await page.waitForURL(/\/table\//);
  await ready(page);
}

/** What was drawn on a seat's sheet, as it is kept in the browser's database. */
export function keptSheet(page: Page, seat: number): Promise<Json | undefined> {
  const id = new URL(page.url()).pathname.split('/')[2];
  return page.evaluate(
    ([key, place]) =>
      new Promise<Json | undefined>((done, fail) => {
        const opening = indexedDB.open('castellan');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result.drawings?.[place]);
          };
        };
      }),
    [id, seat] as const,
  );
}

export async function openDesk(page: Page): Promise<void> {
  await page.locator('.sheet-button').click();
  await page.getByRole('application').waitFor();
}
