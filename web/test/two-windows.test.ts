import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act, keptGame, playOn, settled } from './harness/at-table.js';
import { tableOf } from './harness/brain.js';
import { byClick, openChateau, playChateau, ready } from './harness/chateau.js';
import { mouseHands } from './harness/hands.js';
import { logLines } from './harness/log.js';
import { ANNA_AND_BEN, goldenRecord, person, seed, startGame } from './harness/setup.js';
import { en } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

/** The same game in another window of the same browser. */
async function another(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

/** What stands where in the castle. */
const picture = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.stage [data-piece]')]
      .map((piece) => `${piece.dataset.piece?.split('-')[0]} ${piece.style.transform}`)
      .sort(),
  );

const atVersion = (page: Page, version: number) =>
  page.locator(`:is(.cells, .chateau-cells)[data-version="${version}"][aria-busy=false]`).waitFor();

const mark = (page: Page) => page.locator('main').evaluate((main) => main.setAttribute('data-same', 'yes'));
const isSame = async (page: Page) => (await page.locator('main[data-same]').count()) === 1;

it('a game that is open in two windows goes on in both', async () => {
  const page = await guests.come();
  await startGame(page, ANNA_AND_BEN, seed(7));
  const other = await another(page);
  await settled(other);
  await Promise.all([page, other].map(mark));
  for (let i = 0; i < 10; i++) {
    const [here, there] = i % 2 === 0 ? [page, other] : [other, page];
    await playOn(here, mouseHands(here));
    await atVersion(there, (await keptGame(here)).version);
    expect(await picture(there)).toEqual(await picture(here));
    expect(await logLines(there)).toEqual(await logLines(here));
  }
  expect(await Promise.all([page, other].map(isSame))).toEqual([true, true]);
});

it('what is taken back in one window is back in the other', async () => {
  const page = await guests.come();
  await startGame(page, ANNA_AND_BEN, seed(7));
  const other = await another(page);
  await settled(other);
  const undo = page.getByRole('button', { name: en.action.undo, exact: true });
  for (let i = 0; i < 20 && (i < 3 || !(await undo.isEnabled())); i++) await playOn(page, mouseHands(page));
  await act(page, () => undo.click());
  await atVersion(other, (await keptGame(page)).version);
  expect(await picture(other)).toEqual(await picture(page));
});

it('bots of two windows do not get into each other’s way', async () => {
  const page = await guests.come();
  const bot = { mouse: 1, name: '', character: 'crumb', memoryAid: false } as const;
  await startGame(page, { seats: [person(0, 'Anna'), bot], first: 0 }, seed(7));
  const other = await another(page);
  await settled(other);
  for (let i = 0; i < 14; i++) {
    const [here, there] = i % 3 === 0 ? [other, page] : [page, other];
    await playOn(here, mouseHands(here));
    await atVersion(there, (await keptGame(here)).version);
    expect(await picture(there)).toEqual(await picture(here));
  }
  for (const one of [page, other]) expect(await one.locator('.objection').textContent()).toBe('');
});

it('Oh mon château goes on in both windows, too', async () => {
  const page = await guests.come();
  const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
  await openChateau(page, 'finisher-wins', actions.length - 8);
  const other = await another(page);
  await ready(other);
  await playChateau(page, byClick);
  await other.locator('.end-scene').waitFor();
});

/** In the page: puts another state of the game into the store, as a window would that says nothing. */
function keepInstead(text: string): Promise<void> {
  return new Promise((done) => {
    const opening = indexedDB.open('castellan');
    opening.onsuccess = () => {
      const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
      const reading = store.getAll();
      reading.onsuccess = () => {
        for (const row of reading.result) store.put({ ...row, kept: JSON.parse(text) });
        store.transaction.oncomplete = () => {
          opening.result.close();
          done();
        };
      };
    };
  });
}

it('a window that has not heard says so, shows how it stands, and the game goes on', async () => {
  const page = await guests.come();
  await startGame(page, ANNA_AND_BEN, seed(7));
  for (let i = 0; i < 3; i++) await playOn(page, mouseHands(page));
  await mark(page);
  const kept = await keptGame(page);
  // elsewhere somebody has made a move that shows nothing new
  const table = tableOf(kept);
  const [seat] = table.actors();
  const quiet = table.fullUpdate([seat]).sights[0].offers.find(({ move }) => /^(enter|run)/.test(move));
  const moved = table.handle({
    type: 'move',
    seat,
    version: kept.version,
    moveId: 'elsewhere',
    move: quiet?.move ?? '',
  });
  expect(moved.ok).toBe(true);
  await page.evaluate(keepInstead, JSON.stringify(table.keep()));
  await act(page, () => page.getByRole('button', { name: en.action.endTurn }).click());
  // ending a turn with actions left is asked about
  const question = page.getByRole('dialog').getByRole('button', { name: en.action.doIt });
  if ((await question.count()) > 0) await question.click();
  await page.locator('.objection', { hasText: en.problem.wentOn }).waitFor();
  await atVersion(page, table.version);
  expect(await isSame(page)).toBe(true);
  await playOn(page, mouseHands(page));
  expect((await keptGame(page)).version).toBe(table.version + 1);
});
