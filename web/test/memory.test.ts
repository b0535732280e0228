import { CHANCE, type GameRecord, readAction, unwrap } from '@castellan/kernel';
import { type RoquefortEvent, type RoquefortView, roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { keptGame, playOn, settled, takeOver } from './harness/at-table.js';
import { mouseHands } from './harness/hands.js';
import { logLines } from './harness/log.js';
import { ANNA_AND_BEN, person, seed, startGame } from './harness/setup.js';
import { en } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

/** Everything that page and Workers say to each other is written down. */
async function overhear(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: []) {
      told.push(JSON.stringify(message));
      return post.call(this, message, ...rest);
    } as typeof post;
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => told.push(JSON.stringify(data)));
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0));
}

/** Tiles that have been seen and lie under roofs now, by cell: what the players must remember. */
function hiddenTiles(record: GameRecord): Map<string, string> {
  const options = unwrap(roquefort.prepare({ ...record.options, memoryAid: true }, null));
  const state = roquefort.start(options);
  for (const text of record.actions) {
    const { actor, action } = unwrap(readAction(roquefort, state, text));
    state.apply(actor, action, null);
  }
  expect(state.actors()).not.toBe(CHANCE);
  return new Map(Object.entries((state.view(0) as RoquefortView).remembered));
}

const tileName = (tile: string): string => en.tile[tile as keyof typeof en.tile];

/** What in the page names a cell and what lies there. */
function namedTogether(page: Page, hidden: ReadonlyMap<string, string>): Promise<string[]> {
  const pairs = [...hidden].map(([cell, tile]) => ({ cell, words: [tile, tileName(tile)] }));
  return page.evaluate((list) => {
    const found: string[] = [];
    const texts: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      texts.push(...[...element.attributes].map(({ value }) => value));
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
    }
    for (const text of texts)
      for (const { cell, words } of list)
        if (new RegExp(`\\b${cell}\\b`).test(text) && words.some((word) => text.includes(word)))
          found.push(text);
    return found;
  }, pairs);
}

/** Where tiles are drawn, as cells. */
function drawnTiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.stage [data-piece^="tile-"]')].map((piece) => {
      const [x, y] = (piece.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
      return `${'abcdefg'[Math.floor((x - 56) / 100)]}${7 - Math.floor((y - 56) / 100)}`;
    }),
  );
}

/** What a message shows of cells that are under roofs after it. */
function leaks(message: string, hidden: ReadonlyMap<string, string>): string[] {
  const data = JSON.parse(message) as {
    answer?: { update?: Told; past?: readonly RoquefortEvent[] };
    past?: readonly RoquefortEvent[];
    events?: readonly RoquefortEvent[];
    sights?: Told['sights'];
  };
  const { sights = [], events = [] } = data.answer?.update ?? data;
  const past = data.answer?.past ?? data.past ?? [];
  return [
    ...sights.flatMap(({ view, offers }) => [
      ...Object.keys(view.tiles).filter((cell) => hidden.has(cell)),
      ...Object.keys(view.remembered),
      ...offers.flatMap(({ foresight }) =>
        (foresight?.events ?? []).flatMap((event) =>
          event.type === 'seen' && hidden.get(event.place) === event.tile ? [JSON.stringify(event)] : [],
        ),
      ),
    ]),
    ...[...events, ...past].flatMap((event) =>
      event.type === 'seen' && hidden.has(event.place) ? [JSON.stringify(event)] : [],
    ),
  ];
}
type Told = {
  readonly events?: readonly RoquefortEvent[];
  readonly sights: readonly {
    readonly view: RoquefortView;
    readonly offers: readonly { readonly foresight: { readonly events: readonly RoquefortEvent[] } | null }[];
  }[];
};

it('[R10.3] shows nothing under roofs, neither in the page nor in what it hears', async () => {
  const page = await guests.come();
  const told = await overhear(page);
  await startGame(page, ANNA_AND_BEN, seed(23));
  let most = 0;
  let reloads = 0;
  for (let i = 0; i < 45; i++) {
    await playOn(page, mouseHands(page));
    // what happened is told anew to who comes back: no more and no less than before
    if (i % 6 === 5) {
      const before = await logLines(page);
      expect(before.length).toBeGreaterThan(i / 2);
      await page.reload();
      await settled(page);
      expect(await logLines(page)).toEqual(before);
      reloads++;
    }
    const kept = await keptGame(page);
    const hidden = hiddenTiles(kept);
    most = Math.max(most, hidden.size);
    const messages = await told();
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.flatMap((message) => leaks(message, hidden))).toEqual([]);
    expect(await namedTogether(page, hidden)).toEqual([]);
    expect((await drawnTiles(page)).filter((cell) => hidden.has(cell))).toEqual([]);
    expect(await page.locator('[data-mark]').count()).toBe(0);
  }
  // there was something to be forgotten
  expect(most).toBeGreaterThan(5);
  expect(reloads).toBeGreaterThan(5);
});

it('[R10.3] shows marks to the seat that has the aid, and they move with slides', async () => {
  const page = await guests.come();
  await startGame(page, { seats: [person(0, 'Anna', true), person(1, 'Ben')], first: 0 }, seed(23));
  const marks = async (): Promise<[string, string][]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<SVGGElement>('[data-mark]')].map((mark): [string, string] => {
        const [x, y] = (mark.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
        const cell = `${'abcdefg'[Math.floor((x - 56) / 100)]}${7 - Math.floor((y - 56) / 100)}`;
        return [cell, mark.dataset.mark ?? ''];
      }),
    );
  const seen = { anna: 0, ben: 0, moved: 0, handed: 0 };
  const card = page.locator('[data-handover]');
  let before = new Map<string, string>();
  for (let i = 0; i < 45; i++) {
    const move = await playOn(page, mouseHands(page));
    const kept = await keptGame(page);
    const hidden = hiddenTiles(kept);
    // Ben still has the screen in hand: nothing of what Anna may see is there before she has it
    if ((await card.count()) > 0) {
      if (seen.handed === 0) {
        await page.reload();
        await card.waitFor();
      }
      expect(await card.textContent()).toContain(en.roquefort.handOver('Anna'));
      expect(await marks()).toEqual([]);
      // the castle's words follow the card: roofs have just come back
      await expect.poll(() => namedTogether(page, hidden)).toEqual([]);
      await page.keyboard.press('u');
      await page.keyboard.press('e');
      expect((await keptGame(page)).version).toBe(kept.version);
      await takeOver(page, () => page.keyboard.press('Enter'));
      seen.handed++;
    }
    const annas = (await page.locator('.player.active').textContent())?.includes('Anna') === true;
    expect(new Map(await marks())).toEqual(annas ? hidden : new Map());
    if (annas && hidden.size > 0) seen.anna++;
    if (!annas && hidden.size > 0) seen.ben++;
    if (annas && move.startsWith('slide') && [...before].some(([cell, tile]) => hidden.get(cell) !== tile))
      seen.moved++;
    before = hidden;
  }
  expect(seen.handed).toBeGreaterThan(1);
  expect(seen.anna).toBeGreaterThan(0);
  expect(seen.ben).toBeGreaterThan(0);
  expect(seen.moved).toBeGreaterThan(0);
});
