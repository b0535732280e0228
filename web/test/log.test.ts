import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { arranged } from './harness/arranged.js';
import { act, keptGame, settled } from './harness/at-table.js';
import {
  byClick,
  carryOut,
  openChateau,
  ready,
  sensible,
  startChateau,
  untilLater,
} from './harness/chateau.js';
import { at, endTurnButton } from './harness/hands.js';
import { logLines } from './harness/log.js';
import { Observer } from './harness/observer.js';
import { moveChateau, moveRoquefort, sitDown } from './harness/online.js';
import { goldenRecord, openTable, seed } from './harness/setup.js';
import { en } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

describe('the log of Oh mon château', () => {
  it('begins with the first roll, and what others did stays on their cards until one acts', async () => {
    const page = await guests.come();
    const seats = ['Anna', 'Ben'].map((name, look) => ({ name, level: null, look: look as 0 | 1 }));
    await startChateau(page, { seats }, seed(3));
    const lines = await logLines(page);
    expect(lines.at(-1) ?? '').toMatch(/ rolls: /);
    const goOn = async (): Promise<void> => {
      const kept = await keptGame(page);
      await carryOut(page, byClick, sensible(kept));
      await untilLater(page, kept.version);
      await ready(page);
    };
    const active = page.locator('.castle-card.active');
    const first = await active.getAttribute('data-seat');
    while ((await active.getAttribute('data-seat')) === first) await goOn();
    const traces = page.locator(`.castle-card[data-seat="${first}"] .traces`);
    await traces.locator('[data-deed=placedToken]').waitFor();
    // one's own card needs none
    expect(await active.locator('.traces').count()).toBe(0);
    await goOn();
    await traces.waitFor({ state: 'detached' });
  });

  it('is there again after a reload, and tells of the last cloud', async () => {
    const page = await guests.come();
    const { actions } = goldenRecord('finisher-wins', 'oh-mon-chateau');
    await openChateau(page, 'finisher-wins', actions.length - 1);
    const before = await logLines(page);
    expect(before.length).toBeGreaterThan(20);
    expect(before.join()).toContain('The great cloud is drawn for 4.');
    await page.reload();
    await ready(page);
    expect(await logLines(page)).toEqual(before);
    // pictures are drawn where somebody looks
    const pictures = page.locator('.log-picture');
    await pictures.first().locator('svg').waitFor();
    expect(await pictures.last().locator('svg').count()).toBe(0);
    await page.getByRole('log').evaluate((log) => log.scrollTo(0, log.scrollHeight));
    await pictures.last().locator('svg').waitFor();
    await pictures.first().locator('svg').waitFor({ state: 'detached' });
    // a line shows its cells
    const line = page.locator('.log-line button', { hasText: 'puts a token' }).first();
    await line.click();
    const cells = ((await line.textContent()) ?? '').match(/\d,\d/g);
    expect(cells).not.toBeNull();
    await page.locator('.lit .slip').first().waitFor();
    expect(await page.locator('.lit .slip').allTextContents()).toEqual(cells);
  });
});

describe('the log of Château Roquefort', () => {
  it('tells by turns, and its lines show where something happened', async () => {
    const page = await guests.come();
    const moves = ['place a1', 'place g7', 'uncover K', 'end', 'uncover G', 'run g7-g6', 'slide g4', 'end'];
    await openTable(page, arranged(moves, { spares: ['C1'] }));
    expect(await page.locator('.log-head b').allTextContents()).toEqual(
      // newest first; before the first turn mice were put into towers
      ['Seat 1', 'Seat 2', 'Seat 1'],
    );
    // what the other did is still to be seen: paw prints, a roof, a lane
    await page.locator('.trail [data-look="1"]').first().waitFor();
    expect(await page.locator('.trail > g').count()).toBe(3);
    // the log is one stop; arrow keys walk through its lines
    await page.keyboard.press('l');
    const shown: string[] = [];
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('ArrowDown');
      const words = await page.locator('.log button:focus').textContent();
      const slips = await page.locator('.lit .slip').allTextContents();
      const arrows = await page.locator('.lit > g:not(.slip)').count();
      shown.push(`${words} ${slips.join(' ')} ${arrows}`);
    }
    expect(shown).toEqual([
      'Seat 2 slides the tile in at g4.  1',
      'Seat 2 runs from g7 to g6. g7 g6 0',
      'Seat 2 lifts the roof of room G.  0',
      'The roof of room K is back.  0',
    ]);
    // while a place is named the board has names, and when somebody wants them
    expect(await page.locator('.coordinates .slip').count()).toBeGreaterThan(30);
    await page.keyboard.press('l');
    await expect.poll(() => page.locator('.coordinates').count()).toBe(0);
    await page.keyboard.press('k');
    const names = await page.locator('.coordinates .slip').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['a', '1', 'a2', 'g4', 'A', 'R']));
    await page.keyboard.press('k');
    // whoever acts has seen it
    await act(page, () => at(page, 'a2').click());
    expect(await page.locator('.trail').count()).toBe(0);

    // whoever is next sees it again, with a mouse in hand that stays there, and nothing can be done meanwhile
    await act(page, () => endTurnButton(page).click());
    await at(page, 'g6').click();
    const board = () => page.locator('.cells').evaluate((cells) => ({ ...(cells as HTMLElement).dataset }));
    const held = { version: (await board()).version, holding: 'mouse' };
    await page.keyboard.press('a');
    await page.locator('.board[data-again=true]').waitFor();
    await page.locator('.prompt', { hasText: en.roquefort.againNow }).waitFor();
    await page.keyboard.press('e');
    await page.locator('.board[data-again=false]').waitFor();
    expect(await page.locator('.said-again').textContent()).toContain('Seat 1 lifts the roof of room K.');
    expect(await board()).toEqual(held);
    // a touch ends it, and is meant for nothing else
    await page.getByRole('button', { name: en.table.again }).click();
    await page.locator('.board[data-again=true]').waitFor();
    await at(page, 'g5').click();
    await settled(page);
    expect(await page.locator('.board[data-again=false]').count()).toBe(1);
    expect(await board()).toEqual(held);
  });
});

describe('at a table on the server the log', () => {
  /** The log of a page that shows so much of the game, whoever is to move. */
  const logAt = async (page: Page, version: number): Promise<string[]> => {
    await page.waitForFunction((wanted) => {
      const board = document.querySelector<HTMLElement>('.cells, .chateau-cells');
      return Number(board?.dataset.version) >= wanted && document.querySelector('.log p') !== null;
    }, version);
    // the log follows the board a frame later
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
    return logLines(page);
  };

  it.each([
    ['Château Roquefort', roquefort, { players: 2 }],
    ['Oh mon château', ohMonChateau, { players: 2, mode: 'petits-batisseurs' }],
  ])(
    'of %s is there again after a reload, for those who play and for who looks on',
    async (_, game, options) => {
      const host = await Observer.come(guests.origin, game);
      const table = await host.open(options);
      const pages = [await guests.come(), await guests.come()];
      await sitDown(pages, table);
      const move = () => (game === roquefort ? moveRoquefort(pages, host) : moveChateau(pages, host));
      for (let n = 0; n < 16; n++) await move();
      const { version } = host.now;
      for (const page of pages) {
        const before = await logAt(page, version);
        expect(before.length).toBeGreaterThan(10);
        await page.reload();
        expect(await logAt(page, version)).toEqual(before);
      }
      const late = await guests.come();
      await late.goto(`/t/${table}`);
      expect(await logAt(late, version)).toEqual(await logLines(pages[0]));
      host.leave();
    },
  );
});
