import { CHANCE, readAction, unwrap } from '@castellan/kernel';
import { type Foresight, type RoquefortEvent, type RoquefortState, roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import about from '../src/i18n/en/about.js';
import { act, doMove, keptGame, playOn, settled } from './harness/at-table.js';
import { gameName } from './harness/games.js';
import { at, endTurnButton, mouseHands } from './harness/hands.js';
import { seeDoors } from './harness/online-pages.js';
import { ANNA_AND_BEN, goldenRecord, openTable, recordText, seed, startGame } from './harness/setup.js';
import { closedRoof } from './harness/states.js';
import { en } from './harness/texts.js';
import { GOING_OFFLINE, visitors } from './harness/visitors.js';

const guests = visitors();

/** What stands where in the castle, whatever the pieces are called inside. */
async function picture(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.stage [data-piece]')]
      .map((piece) => `${piece.dataset.piece?.split('-')[0]} ${piece.style.transform}`)
      .sort(),
  );
}

const undoButton = (page: Page) => page.getByRole('button', { name: en.action.undo, exact: true });

/** Moves until a turn has begun and its first run is done, which shows nothing new. */
async function runOnce(page: Page): Promise<void> {
  for (const tower of ['a1', 'a7']) await act(page, () => at(page, tower).click());
  await act(page, () =>
    at(page, 'outside')
      .click()
      .then(() => at(page, 'g1').click()),
  );
}

describe('games are kept', () => {
  it('through a killed tab, with what could be undone', async () => {
    const page = await guests.come();
    await startGame(page, ANNA_AND_BEN, seed(7));
    await runOnce(page);
    const before = await picture(page);
    const { version } = await keptGame(page);
    const address = page.url();
    await page.close({ runBeforeUnload: false });
    const again = await page.context().newPage();
    await again.goto(address);
    await settled(again);
    expect(await picture(again)).toEqual(before);
    await act(again, () => undoButton(again).click());
    expect(await picture(again)).not.toEqual(before);
    expect((await keptGame(again)).version).toBe(version + 1);
  });

  it('side by side', async () => {
    const page = await guests.come();
    await startGame(page, ANNA_AND_BEN, seed(7));
    await runOnce(page);
    const [first, before] = [page.url(), await picture(page)];
    const other = await page.context().newPage();
    await startGame(other, { ...ANNA_AND_BEN, layout: 'B' }, seed(8));
    await playOn(other, mouseHands(other));
    await page.reload();
    await settled(page);
    expect(await picture(page)).toEqual(before);
    await other.goto('/continue');
    await other
      .getByRole('link', { name: /^Go on/ })
      .nth(1)
      .waitFor();
    expect(await other.locator('a[href^="/table/"]').count()).toBe(2);
    expect(first).not.toBe(other.url());
  });

  it('without a network after one visit, and new ones can be begun', async () => {
    const page = await guests.come(GOING_OFFLINE);
    // what the first page asks for is there before the network is gone
    await seeDoors(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: en.home.playNow }).first().click();
    await page.waitForURL(/\/table\//);
    await settled(page);
    const moves = [await playOn(page, mouseHands(page)), await playOn(page, mouseHands(page))];
    expect(moves[0]).toMatch(/^place/);
    await page.reload();
    await settled(page);
    expect((await keptGame(page)).actions.length).toBeGreaterThan(2);
    await page.goto('/rules/roquefort');
    await page.getByRole('heading', { name: en.rules.title(gameName('roquefort')) }).waitFor();
    // with the network the ways to others come back, on the page that is open
    await page.goto('/');
    const withOthers = page.getByRole('heading', { name: en.withOthers.title });
    await page.getByRole('button', { name: en.home.playNow }).first().waitFor();
    await expect.poll(() => withOthers.count()).toBe(0);
    await page.context().setOffline(false);
    await withOthers.waitFor();
  });
});

describe('at the table', () => {
  it('moves are taken back until something becomes known', async () => {
    const page = await guests.come();
    await startGame(page, ANNA_AND_BEN, seed(7));
    expect(await undoButton(page).isDisabled()).toBe(true);
    await runOnce(page);
    expect(await undoButton(page).isDisabled()).toBe(false);
    const kept = await keptGame(page);
    // the roof beside the tower at g1: nobody has looked there before
    const rooms = kept.options.rooms as string[];
    await doMove(page, mouseHands(page), `uncover ${rooms[6].split(' ')[5]}`, rooms);
    expect((await keptGame(page)).version).toBe(kept.version + 1);
    expect(await undoButton(page).isDisabled()).toBe(true);
    // it says why
    await act(page, () => undoButton(page).click({ force: true }));
    expect(await page.locator('.objection span').textContent()).toBe(en.problem.noUndo);
  });

  it('a wrong touch says what is wrong', async () => {
    const page = await guests.come();
    await startGame(page, ANNA_AND_BEN, seed(7));
    await act(page, () => at(page, 'd4').click());
    expect(await page.locator('.objection span').textContent()).toBe(en.why['R2.2']);
    for (const tower of ['a1', 'a7']) await act(page, () => at(page, tower).click());
    const roof = await closedRoof(page);
    await act(page, () => at(page, roof).click());
    expect(await page.locator('.objection span').textContent()).toBe(en.why['R4.1']);
    await act(page, () =>
      at(page, 'a1')
        .click()
        .then(() => at(page, 'g1').click()),
    );
    expect(await page.locator('.objection span').textContent()).toMatch(/./);
  });

  it('keys mean what they mean, however fast they come', async () => {
    const page = await guests.come();
    await startGame(page, ANNA_AND_BEN, seed(7));
    await runOnce(page);
    const { version } = await keptGame(page);
    // in one breath, before any frame
    const press = (...keys: string[]) =>
      page.evaluate((all) => {
        for (const key of all)
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        return (document.activeElement as HTMLElement | null)?.dataset.place;
      }, keys);
    // from the mouse that ran to the other one
    expect([await press(), await press('m')]).toEqual(['g1', 'a1']);
    // one turn ends, and nobody is told off for the second
    await act(page, async () => {
      await press('e', 'e');
    });
    await settled(page);
    expect(await page.locator('.objection p').allTextContents()).toEqual([]);
    expect((await keptGame(page)).version).toBe(version + 1);
  });

  it('ending a turn without having done anything is asked about', async () => {
    const page = await guests.come();
    await startGame(page, ANNA_AND_BEN, seed(7));
    for (const tower of ['a1', 'a7']) await act(page, () => at(page, tower).click());
    await endTurnButton(page).click();
    const question = page.getByRole('dialog', { name: en.warning.idleTitle });
    await question.waitFor();
    await question.getByRole('button', { name: en.action.takeBack }).click();
    await question.waitFor({ state: 'detached' });
    expect((await keptGame(page)).actions.at(-1)).toMatch(/^place/);
  });
});

/** A position of a golden record in which the next move is one to be warned of. */
function before(name: string, regret: (events: readonly RoquefortEvent[], seat: number) => boolean) {
  const record = goldenRecord(name);
  const state = roquefort.start(unwrap(roquefort.prepare(record.options, null)));
  for (const [i, text] of record.actions.entries()) {
    const { actor, action } = unwrap(readAction(roquefort, state, text));
    const events = actor === CHANCE ? [] : (foresee(state, actor, action)?.events ?? []);
    if (regret(events, actor))
      return { text: JSON.stringify({ ...record, actions: record.actions.slice(0, i) }), move: text };
    state.apply(actor, action, null);
  }
  throw new Error(`nobody has anything to regret in ${name}`);
}
const foresee = (state: RoquefortState, seat: number, action: number) =>
  roquefort.foresee?.(state, seat, action) as Foresight | null;

describe('before a slide that one may regret the page asks', () => {
  it.each([
    [
      'who drops a mouse of their own',
      'draw',
      (events: readonly RoquefortEvent[], seat: number) =>
        events.some((event) => event.type === 'fell' && event.seat === seat) &&
        !events.some((event) => event.type === 'ended'),
      en.warning.dropsTitle,
    ],
    [
      'who ends the game and does not win it',
      'draw',
      (events: readonly RoquefortEvent[], seat: number) =>
        events.some((event) => event.type === 'ended' && event.winner !== seat),
      en.warning.losesTitle,
    ],
  ])('%s', async (_, name, regret, title) => {
    const { text, move } = before(name, regret);
    const page = await guests.come();
    await openTable(page, text);
    const kept = await keptGame(page);
    await doMove(page, mouseHands(page), move, kept.options.rooms);
    const question = page.getByRole('dialog', { name: title });
    await question.getByRole('button', { name: en.action.takeBack }).click();
    await question.waitFor({ state: 'detached' });
    expect((await keptGame(page)).version).toBe(kept.version);
    await page.keyboard.press('Escape');
    await doMove(page, mouseHands(page), move, kept.options.rooms);
    await act(page, async () => {
      await question.getByRole('button', { name: en.action.doIt }).click();
      await question.waitFor({ state: 'detached' });
    });
    expect((await keptGame(page)).version).toBe(kept.version + 1);
  });
});

describe('addresses', () => {
  it('are real: back and forward lead where one was', async () => {
    const page = await guests.come();
    await page.goto('/');
    await page.getByRole('link', { name: en.app.settings }).first().click();
    await page.getByRole('heading', { name: en.settings.title, level: 1 }).waitFor();
    await page.getByRole('link', { name: en.app.about }).last().click();
    await page.getByRole('heading', { name: about.about.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.goBack();
    await page.getByRole('heading', { name: en.settings.title, level: 1 }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: about.about.title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: about.about.title }).waitFor();
  });

  it('can hold a game: the copied link shows the same castle', async () => {
    const page = await guests.come({ permissions: ['clipboard-read', 'clipboard-write'] });
    await startGame(page, ANNA_AND_BEN, seed(7));
    await runOnce(page);
    const [before, { actions }] = [await picture(page), await keptGame(page)];
    await page.getByRole('button', { name: en.table.menu }).click();
    await page.getByRole('button', { name: en.table.copyLink }).click();
    await page.getByText(en.table.linkCopied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await guests.come();
    await friend.goto(link);
    await friend.getByRole('button', { name: en.action.playFromHere }).waitFor();
    expect(await picture(friend)).toEqual(before);
    await friend.getByRole('button', { name: en.action.playFromHere }).click();
    await friend.getByRole('dialog').getByRole('button', { name: en.action.playFromHere }).click();
    await friend.waitForURL(/\/table\//);
    await settled(friend);
    expect(await picture(friend)).toEqual(before);
    expect((await keptGame(friend)).actions).toEqual(actions);
  });
});

describe('what cannot be opened is told, and nothing is lost', () => {
  it.each([
    ['a broken link', '/open#v1.notapackedgame', en.problem.damaged],
    ['a link of a later version', '/open#v9.abcdef', en.problem.newer],
    ['something else', '/open#hello', en.problem.notRecord],
  ])('%s', async (_, address, words) => {
    const page = await guests.come();
    await page.goto(address);
    await page.getByText(words).waitFor();
    await page.getByText(en.open.fine).waitFor();
  });

  it.each([
    ['no record', 'this is not JSON', en.problem.notRecord],
    ['other rules', JSON.stringify({ ...goldenRecord('stall'), rulesVersion: 99 }), en.problem.newer],
    [
      'another game',
      JSON.stringify({ ...goldenRecord('stall'), game: 'chess' }),
      en.problem.unknownGame('chess'),
    ],
    ['a move that is none', recordText(goldenRecord('stall').options, ['place d4']), en.problem.badMove(1)],
  ])('a file with %s', async (_, text, words) => {
    const page = await guests.come();
    await page.goto('/open');
    const file = { name: 'game.castellan.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(words).waitFor();
  });

  it('a saved game that makes no sense any more', async () => {
    const page = await guests.come();
    await startGame(page, ANNA_AND_BEN, seed(7));
    const address = page.url();
    await page.goto('/about');
    const rows = () => page.evaluate(changeRows, null);
    await page.evaluate(changeRows, 'nonsense');
    await page.goto(address);
    await page.getByRole('heading', { name: en.open.failed }).waitFor();
    await page.goto('/continue');
    await page.getByRole('heading', { name: en.saved.title }).waitFor();
    expect(await rows()).toBe(1);
  });
});

/** In the page: puts something else in place of every game's actions, if wanted; gives back how many games there are. */
function changeRows(actions: string | null): Promise<number> {
  return new Promise((done) => {
    const opening = indexedDB.open('castellan');
    opening.onsuccess = () => {
      const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
      const reading = store.getAll();
      reading.onsuccess = () => {
        if (actions !== null)
          for (const row of reading.result) store.put({ ...row, kept: { ...row.kept, actions: [actions] } });
        store.transaction.oncomplete = () => {
          opening.result.close();
          done(reading.result.length);
        };
      };
    };
  });
}
