import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { act } from './harness/at-table.js';
import { overflowing } from './harness/checks.js';
import { at, shownHint } from './harness/hands.js';
import { goToRow } from './harness/moments.js';
import { everywhere, outOfReach, outOfSight, places, SCREENS, set, UPSIDE_DOWN } from './harness/reach.js';
import { endedGame, findMoment, type Moment, may, openMoment } from './harness/roquefort-positions.js';
import { amiss, ROQUEFORT_STAYS } from './harness/roquefort-reach.js';
import { closedRoof } from './harness/states.js';
import { de, en, fr } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();

const LANGUAGES = Object.fromEntries(
  Object.entries({ fr, de, en }).map(([id, { roquefort }]) => [id, `.tray[aria-label="${roquefort.tray}"]`]),
);
const TWO = ['Anna', 'The Baron of Gruyère'];
const FOUR = ['Maximilian-Alexander', 'Bartholomée', 'Grandmother Wilhelmi', 'Zoë'];

/** Mice wait, run and have fallen, everything can be done, and so much is marked for who has the memory aid. */
const busy =
  (seat: number, marks = 0) =>
  (moment: Moment): boolean =>
    moment.seat === seat &&
    Object.keys(moment.view.remembered).length >= marks &&
    moment.view.mice.flat().includes('dungeon') &&
    moment.view.actionsLeft === 3 &&
    may(moment, 'enter', 'slide', 'run', 'uncover');

const holdMouse = async (page: Page): Promise<void> => {
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.activeElement?.matches('.cell'));
  await page.keyboard.press('Enter');
  await shownHint(page, '.ring.held').waitFor({ state: 'attached' });
};
const holdTile = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await at(page, 'spare').click();
  await page.locator('.cells[data-holding=spare]').waitFor({ state: 'attached' });
};
const choosesSlot = async (page: Page): Promise<void> => {
  await page.keyboard.press('s');
  await page.waitForFunction(() => document.activeElement?.matches('.slot'));
  await page.keyboard.press('Enter');
  await shownHint(page, '.push').first().waitFor({ state: 'attached' });
};
/** Something comes to light: a mark less, tiles in the open, and no way back. */
const lookBelow = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.waitForFunction(() => document.activeElement?.matches('.cell'));
  await act(page, () => page.keyboard.press('Enter'));
};

/** Names that have no room for a word of theirs in one piece. */
const brokenNames = (names: Locator): Promise<string[]> =>
  names.evaluateAll((all) =>
    all.flatMap((name) => {
      const text = name.firstChild as Text;
      const torn = [...text.data.matchAll(/[^\s-]+/g)].filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      });
      return torn.length > 0 ? [`torn: ${text.data}`] : [];
    }),
  );

const isDesk = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 1000;

/** Each state on every screen; the words of a turn in every language, of what follows in one after the other. */
const STATES = [
  { state: 'turn', reach: async () => {}, languages: LANGUAGES },
  { state: 'mouse', reach: holdMouse, languages: { fr: LANGUAGES.fr } },
  { state: 'tile', reach: holdTile, languages: { de: LANGUAGES.de } },
  { state: 'slot', reach: choosesSlot, languages: { fr: LANGUAGES.fr } },
];
const REVEALED = { state: 'revealed', reach: lookBelow, languages: { de: LANGUAGES.de } };

describe('everything that can be done lies within reach, and everything else can be seen', () => {
  it.each([
    ['two, one of them with the memory aid', TWO, 1, 'normal', [...STATES, REVEALED]],
    ['four with long names', FOUR, 3, 'normal', STATES],
    ['four with very large text', FOUR, 3, 'largest', STATES],
  ])(
    '%s, in a turn: nothing is held, a mouse, the tile, a slot',
    async (_, names, seat, textSize, states) => {
      const page = await guests.come({ settings: { textSize } });
      const isAided = names === TWO;
      const options = isAided ? { memoryAid: [false, true] } : {};
      await openMoment(page, findMoment({ names, options, until: busy(seat, isAided ? 4 : 0) }));
      expect((await page.locator('.mark').count()) > 3).toBe(isAided);
      const stays: Record<string, string[]>[] = [];
      for (const { state, reach, languages } of states) {
        await reach(page);
        // of several languages the last one counts: what is laid out for one screen is not laid out for it twice
        const where: Record<string, string[]> = {};
        const look = async (): Promise<string[]> => {
          where[JSON.stringify(page.viewportSize())] = await places(page, ROQUEFORT_STAYS);
          return amiss(page);
        };
        expect({ state, ...(await everywhere(page, languages, look)) }).toEqual({ state });
        stays.push(where);
      }
      expect(Object.keys(stays[0]).length).toBe(SCREENS.length);
      // nothing moves when words and buttons come and go
      for (const other of stays.slice(1)) expect(other).toEqual(stays[0]);
    },
  );

  it.each([
    ['opposite', TWO, 1],
    ['at a side', FOUR, 1],
  ])('turned to who sits %s', async (_, names, seat) => {
    const page = await guests.come();
    await openMoment(page, findMoment({ names, until: busy(seat) }));
    const corner = () =>
      page.evaluate(() => {
        const [cell, board] = ['[data-place=a1]', '.board'].map((what) => {
          const { left, right, top, bottom } =
            document.querySelector(what)?.getBoundingClientRect() ?? fail();
          return [left + right, top + bottom];
        });
        function fail(): never {
          throw new Error('there is no castle');
        }
        return [cell[0] < board[0] ? 'left' : 'right', cell[1] < board[1] ? 'above' : 'below'];
      });
    expect(await corner()).toEqual(['left', 'below']);
    await page.getByRole('button', { name: en.table.menu }).click();
    const turns = page.getByRole('button', { name: en.settings.boardTurns });
    await turns.click();
    expect(await page.evaluate(() => document.documentElement.dataset.turned)).toBe(
      names === TWO ? '2' : '1',
    );
    // what is asked is turned, too
    const menu = page.getByRole('dialog').locator('.button');
    expect(
      await everywhere(page, { en: LANGUAGES.en }, () => outOfReach(menu), [
        [820, 1180],
        [1180, 820],
      ]),
    ).toEqual({});
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    for (const { state, reach } of STATES.filter((one) => one.state !== 'mouse')) {
      await reach(page);
      const screens = names === TWO ? UPSIDE_DOWN : SCREENS.filter((screen) => Math.min(...screen) > 576);
      expect({ state, ...(await everywhere(page, { de: LANGUAGES.de }, amiss, screens)) }).toEqual({ state });
    }
    // across a phone there is too little room
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('html[data-turned="2"]').waitFor({ state: 'attached' });
    expect(await amiss(page)).toEqual([]);
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.locator(`html[data-turned="${names === TWO ? 2 : 1}"]`).waitFor({ state: 'attached' });
    // the castle lies as it lay, and arrows go where the eye sees them go
    expect(await corner()).toEqual(['left', 'below']);
    await at(page, 'd4').focus();
    await page.keyboard.press('ArrowUp');
    const up = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
    expect(up).toBe(names === TWO ? 'd3' : 'e4');
  });

  it.each([
    ['mice are placed, and the goal is told', 'fr', {}, ({ view }: Moment) => view.phase === 'setup'],
    [
      'nothing has happened for long',
      'de',
      { stallTurns: 9 },
      (moment: Moment) => may(moment, 'slide', 'run'),
    ],
  ])('while %s', async (_, language, options, until) => {
    const page = await guests.come();
    await openMoment(page, findMoment({ names: FOUR, options, until }));
    expect(await everywhere(page, { [language]: LANGUAGES[language] }, amiss)).toEqual({});
  });

  it('while newcomers are told what glows: beside what they can touch, not over it', async () => {
    const page = await guests.come({ settings: { knowsGlow: false } });
    const until = ({ view }: Moment): boolean => view.phase === 'setup';
    await openMoment(page, findMoment({ names: FOUR, until }));
    await page.locator('.glow-note').waitFor();
    const covered = (): Promise<string[]> =>
      page.evaluate(() => {
        const note = document.querySelector('.glow-note')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll('.prompt, .players, .board')].flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isApart =
            right <= note.left || left >= note.right || bottom <= note.top || top >= note.bottom;
          return isApart ? [] : [`covered: ${one.className}`];
        });
      });
    expect(await everywhere(page, LANGUAGES, covered)).toEqual({});
    await set(page, { textSize: 'largest' });
    expect(await everywhere(page, { de: LANGUAGES.de }, covered)).toEqual({});
  });

  it('while something is refused: its sign stands in the line of its words', async () => {
    const page = await guests.come();
    await openMoment(page, findMoment({ names: TWO, until: busy(1) }));
    await at(page, await closedRoof(page)).click();
    const said = page.locator('.objection p');
    await said.waitFor();
    const apart = await said.evaluate((box) => {
      const [sign, words] = [box.querySelector('svg'), box.querySelector('span')].map((one) =>
        one?.getClientRects().item(0),
      );
      return sign == null || words == null || sign.top > words.bottom || sign.bottom < words.top + 4;
    });
    expect(apart).toBe(false);
  });

  it('while a bot thinks', async () => {
    const page = await guests.come();
    // a bot that is never asked anything thinks for ever
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (options?.name === 'bots') this.postMessage = () => {};
        }
      };
    });
    await goToRow(page, findMoment({ names: FOUR, bots: { 2: 'praline' }, until: ({ seat }) => seat === 2 }));
    await page.locator('.stage [data-piece]').first().waitFor();
    expect(await everywhere(page, { de: LANGUAGES.de }, amiss)).toEqual({});
  });

  it('at the end, and when one looks at the castle', async () => {
    const page = await guests.come();
    await openMoment(page, endedGame(['Neufchâtel 46', ...FOUR.slice(1, 3)]));
    const result = page.getByRole('dialog').locator('.button');
    const standing = page.locator('.standing > li');
    const seen = async (): Promise<string[]> => [
      ...(await outOfReach(result)),
      ...(await overflowing(page)),
      ...(await outOfSight(standing.first().locator('.rank, .player-face'))),
      ...(await brokenNames(standing.locator('> b'))),
      // on a desk everybody is seen at once
      ...(isDesk(page) ? await outOfSight(standing) : []),
    ];
    expect(await everywhere(page, { fr: '.end-scene' }, seen)).toEqual({});
    await page.keyboard.press('Escape');
    await page.locator('.end-scene').waitFor({ state: 'detached' });
    expect(await everywhere(page, LANGUAGES, amiss)).toEqual({});
  });
});
