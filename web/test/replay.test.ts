import {
  type AnyGame,
  type GameRecord,
  RandomPlay,
  replay,
  SeededChance,
  unwrap,
  writeAction,
} from '@castellan/kernel';
import { ohMonChateau } from '@castellan/oh-mon-chateau';
import { type RoquefortView, roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { packRecord } from '../src/shell/link.js';
import { overflowing } from './harness/checks.js';
import { everywhere, outOfReach, outOfSight, places, SCREENS } from './harness/reach.js';
import { goldenRecord } from './harness/setup.js';
import { de, en, fr } from './harness/texts.js';
import { visitors } from './harness/visitors.js';

const guests = visitors();
const GAMES: Readonly<Record<string, AnyGame>> = {
  roquefort: roquefort as AnyGame,
  'oh-mon-chateau': ohMonChateau as AnyGame,
};

/** Four people who do whatever comes to their mind, with names as long as names may be. */
function crowded(game: AnyGame): GameRecord {
  const chance = new SeededChance('crowded');
  const options = unwrap(game.prepare({ players: 4 }, chance));
  const state = game.start(options);
  const play = new RandomPlay(game.maxLegal);
  const actions: string[] = [];
  while (!state.isOver() && actions.length < 160) {
    play.choose(state, chance);
    actions.push(writeAction(game, state, play.actor, play.action));
    state.apply(play.actor, play.action, null);
  }
  const seats = ['Maximiliane-Adelheid', 'Bob', 'Grandmother Wilhelma', 'Ed'].map((name, look) => ({
    name,
    bot: null,
    look,
  }));
  return { game: game.id, rulesVersion: game.rulesVersion, options, actions, extras: { seats } };
}

async function watch(page: Page, record: GameRecord): Promise<void> {
  await page.goto(`/watch#${await packRecord(JSON.stringify(record))}`);
  await page.locator('.reel').waitFor();
}

const line = (page: Page) => page.getByRole('slider');
const button = (page: Page, name: string) => page.locator('.reel').getByRole('button', { name });
const CONTROLS = '.reel input, .reel button, .table-top .button';

/** Everything on the page shows this step. */
async function goTo(page: Page, step: number): Promise<void> {
  await line(page).fill(String(step));
  await page.locator(`main[data-step="${step}"]`).waitFor();
}

describe.each([
  ['Château Roquefort', 'roquefort'],
  ['Oh mon château', 'oh-mon-chateau'],
])('a game of %s is looked through', (_, game) => {
  it('on every screen with everything in reach, and nothing moves away', async () => {
    const page = await guests.come({ hasTouch: true });
    await watch(page, crowded(GAMES[game]));
    const last = Number(await line(page).getAttribute('max'));
    const found: string[] = [];
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const seen = new Set<string>();
      const wrong: string[] = [];
      for (const step of [0, 40, last]) {
        await goTo(page, step);
        wrong.push(...(await outOfReach(page.locator(CONTROLS))), ...(await overflowing(page)));
        seen.add((await places(page, CONTROLS)).join(' '));
      }
      // buttons stay below the finger, whatever happens
      if (seen.size > 1) wrong.push(`moves: ${[...seen].join(' | ')}`);
      const [slider, reel] = [await line(page).boundingBox(), await page.locator('.reel').boundingBox()];
      if (slider === null || reel === null || slider.width < Math.max(reel.width * 0.7, 200))
        wrong.push(`the line is ${slider?.width} of ${reel?.width}`);
      found.push(...wrong.map((one) => `${width} x ${height}: ${one}`));
    }
    expect(found).toEqual([]);
  });

  it.each(['fr-FR', 'de-DE'])('in %s with everything in reach on a small phone', async (locale) => {
    const page = await guests.come({ viewport: { width: 320, height: 640 }, hasTouch: true, locale });
    await watch(page, crowded(GAMES[game]));
    expect(await outOfReach(page.locator(CONTROLS))).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  });
});

describe('what lies on the table of Château Roquefort is shown at every step', () => {
  it('on every screen', async () => {
    const page = await guests.come();
    await watch(page, crowded(GAMES.roquefort));
    const found: string[] = [];
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const hidden = await outOfSight(page.locator('.player, .kinds, .spare, .dungeon, .board'));
      found.push(...hidden.map((one) => `${width} x ${height}: ${one}`));
      const board = await page.locator('.board').boundingBox();
      if ((board?.width ?? 0) < 170) found.push(`${width} x ${height}: the castle is ${board?.width} wide`);
    }
    expect(found).toEqual([]);
  });

  it('with something told of each, and the name of the game whole or not at all', async () => {
    const page = await guests.come();
    await watch(page, goldenRecord('third-mouse'));
    const last = Number(await line(page).getAttribute('max'));
    const log = page.getByRole('log').locator('> *').first();
    const silent: number[] = [];
    for (let step = 0; step <= last; step++) {
      await goTo(page, step);
      // words for those who listen only would be one point wide
      if (((await log.boundingBox())?.height ?? 0) < 16) silent.push(step);
    }
    expect(silent).toEqual([]);
    const heading = page.locator('.prompt');
    const torn = async (): Promise<string[]> => {
      const { shown, all, isSeen } = await heading.evaluate((box) => ({
        shown: box.clientHeight,
        all: box.scrollHeight,
        isSeen: getComputedStyle(box).clipPath === 'none',
      }));
      return isSeen && all > shown + 2 ? [`${all} in ${shown}`] : [];
    };
    const slider = { de: `[aria-label="${de.watch.line}"]`, fr: `[aria-label="${fr.watch.line}"]` };
    expect(await everywhere(page, slider, torn)).toEqual({});
  });

  it('and the answers to who plays on stay in sight', async () => {
    const page = await guests.come();
    await watch(page, crowded(GAMES.roquefort));
    await page.getByRole('button', { name: en.action.playFromHere }).click();
    const answers = page.getByRole('dialog').locator('.row.end .button');
    await answers.first().waitFor();
    const seen = (): Promise<string[]> => outOfReach(answers);
    const slider = { fr: `[aria-label="${fr.watch.line}"]` };
    expect(await everywhere(page, slider, seen)).toEqual({});
  });

  it.each([
    ['two-third-mice', 'dungeon', 6],
    ['goal-4', 'cheese', 4],
  ] as const)('as the rules have it, in %s', async (name, part, least) => {
    const record = goldenRecord(name);
    const page = await guests.come();
    await watch(page, record);
    const told = viewsOf(record);
    const last = Number(await line(page).getAttribute('max'));
    expect(told.length).toBe(last + 1);
    const wrong: string[] = [];
    for (const step of [...Array(last).keys()].filter((n) => n % 4 === 0).concat(last)) {
      await goTo(page, step);
      const shown = await shownOn(page);
      if (JSON.stringify(shown) !== JSON.stringify(told[step]))
        wrong.push(`${step}: ${JSON.stringify(shown)} is not ${JSON.stringify(told[step])}`);
    }
    expect(wrong).toEqual([]);
    // there was something to be shown
    const end = told[last];
    expect({ dungeon: end.dungeon, cheese: end.cheese.flat().length }[part]).toBeGreaterThanOrEqual(least);
  });
});

type OnTable = {
  readonly cheese: readonly (readonly string[])[];
  /** By seat: before the gate, in the castle, behind bars. */
  readonly mice: readonly (readonly number[])[];
  readonly dungeon: number;
  readonly spare: string;
  readonly turn: number;
};

/** What lies on the table after each move of a player, by the rules. */
function viewsOf(record: GameRecord): OnTable[] {
  const views: OnTable[] = [];
  const note = (view: RoquefortView): void => {
    const { cheese, mice, spare, turn } = view;
    const tile = (kind: string): string => en.tile[kind as keyof typeof en.tile];
    views.push({
      cheese: cheese.map((kinds) => kinds.map(tile).sort()),
      mice: mice.map((places) => {
        const [outside, fallen] = ['outside', 'dungeon'].map(
          (at) => places.filter((one) => one === at).length,
        );
        return [outside, places.length - outside - fallen, fallen];
      }),
      dungeon: mice.flat().filter((place) => place === 'dungeon').length,
      spare: en.roquefort.spare(tile(spare ?? 'unknown')),
      turn: view.phase === 'over' ? -1 : turn,
    });
  };
  const end = replay(roquefort, record, ({ state }) => {
    if (!state.isChance()) note(state.view(0));
  });
  note(unwrap(end).view(0));
  return views;
}

/** The same as somebody sees it who looks at the page. */
function shownOn(page: Page): Promise<OnTable> {
  return page.evaluate(() => {
    const players = [...document.querySelectorAll('.player')];
    const count = (element: Element | null): number => Number(/\d+/.exec(element?.ariaLabel ?? '')?.[0] ?? 0);
    return {
      cheese: players.map((one) =>
        [...one.querySelectorAll('.kinds li[title]')].map((kind) => (kind as HTMLElement).title).sort(),
      ),
      // as many as are said are drawn
      mice: players.map((one) =>
        ['outside', 'inside', 'fallen'].map((kind) => {
          const group = one.querySelector(`.mice.${kind}`);
          const heads = group?.querySelectorAll('svg').length ?? 0;
          return heads === count(group) ? heads : -1;
        }),
      ),
      dungeon: count(document.querySelector('.dungeon')),
      spare: document.querySelector('.spare')?.ariaLabel ?? '',
      turn: players.findIndex((one) => one.classList.contains('active')),
    };
  });
}

describe('going along the line of time', () => {
  it('by buttons, keys and by itself', async () => {
    const record = goldenRecord('goal-4');
    const page = await guests.come();
    await watch(page, record);
    const last = Number(await line(page).getAttribute('max'));
    const at = async (step: number) =>
      page.locator('.reel output', { hasText: new RegExp(`^${step}/${last}$`) }).waitFor();
    await at(last);
    await button(page, en.watch.back).click();
    await at(last - 1);
    await page.locator('h1').focus();
    await page.keyboard.press('ArrowLeft');
    await at(last - 2);
    await page.keyboard.press('Home');
    await at(0);
    await button(page, en.watch.on).click();
    await at(1);
    await goTo(page, last - 3);
    await button(page, en.watch.play).click();
    await at(last);
    // it stops by itself
    await button(page, en.watch.play).waitFor();
  });

  it('who goes elsewhere while a step is shown is there, and the castle too', async () => {
    const page = await guests.come({ reducedMotion: 'no-preference', settings: { speed: 'slow' } });
    const record = goldenRecord('goal-4');
    await watch(page, record);
    const pieces = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<SVGGElement>('.stage [data-piece]')]
          .map((piece) => `${piece.dataset.piece?.split('-')[0]} ${piece.style.transform}`)
          .sort(),
      );
    await goTo(page, 50);
    const before = await pieces();
    await goTo(page, 20);
    await button(page, en.watch.play).click();
    await page.locator('.reel output', { hasText: /^2[1-9]/ }).waitFor();
    await goTo(page, 50);
    await button(page, en.watch.play).waitFor();
    // what was moving when one left has come to its end
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    expect(await page.locator('.reel output').textContent()).toMatch(/^50/);
    expect(await pieces()).toEqual(before);
  });
});
