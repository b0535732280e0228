import { type RoquefortView, roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import german from '../src/games/roquefort/texts/de/mice.js';
import english, { type MiceMessages } from '../src/games/roquefort/texts/en/mice.js';
import french from '../src/games/roquefort/texts/fr/mice.js';
import { arranged, BEFORE_FEAST, ROOMS } from './harness/arranged.js';
import { act, doMove, settled } from './harness/at-table.js';
import { coveredBy } from './harness/covered.js';
import { at, endTurnButton, mouseHands } from './harness/hands.js';
import { Observer } from './harness/observer.js';
import { sitDown, untilShown } from './harness/online.js';
import { openTable } from './harness/setup.js';
import { en } from './harness/texts.js';
import { DESKTOP, PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
const SIZES = Object.entries({ phone: PHONE, desktop: DESKTOP });

/** Anna stands on a3, one of hers beside her; a jump is possible. */
const UNTIL_JUMP = BEFORE_FEAST.moves.slice(0, BEFORE_FEAST.moves.indexOf('run a3-c3'));
const TRAP = { spares: ['trap', 'C3'], a2: 'blank', a4: 'trap' };

const bubble = (page: Page) => page.locator('.remark');
const words = async (page: Page): Promise<string> => (await bubble(page).textContent()) ?? '';
const sayings = (of: MiceMessages, kind: keyof MiceMessages['mice'], count = 0): string[] =>
  of.mice[kind].map((say) => say(count));

/** Takes a mouse into the hand and touches a place where it cannot go. */
async function refuse(page: Page, mouse: string, place: string): Promise<void> {
  if ((await at(page, mouse).getAttribute('aria-pressed')) !== 'true') {
    await at(page, mouse).click();
    await page.locator('.cells[data-holding=mouse]').waitFor();
  }
  await act(page, () => at(page, place).click());
}

/** Frames enough for anything that would come. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let n = 0; n < 6; n++) await new Promise((done) => requestAnimationFrame(done));
  });

describe.each(SIZES)('on a %s mice say why they will not', (_, viewport) => {
  it('and cover nothing that is played with', async () => {
    const page = await guests.come({ viewport });
    await openTable(page, arranged(UNTIL_JUMP, BEFORE_FEAST.lies));
    for (const [kind, place, rule] of [
      ['tower', 'a1', 'R5.3'],
      ['roof', 'e5', 'R4.1'],
    ] as const) {
      await refuse(page, 'a3', place);
      await bubble(page).waitFor();
      expect(sayings(english, kind)).toContain(await words(page));
      expect(await coveredBy(page, '.remark', 'a3')).toEqual([]);
      // who listens hears the refusal, once, and nothing else
      expect(await page.locator('.objection span').textContent()).toBe(en.why[rule]);
      expect(await bubble(page).getAttribute('aria-hidden')).toBe('true');
      expect(await bubble(page).evaluate((it) => getComputedStyle(it).pointerEvents)).toBe('none');
    }
    // the next touch takes it away, whatever is touched
    await page.locator('.players').click({ position: { x: 3, y: 3 } });
    await bubble(page).waitFor({ state: 'detached' });
  });

  it('before a trap, in other words each time, and fall silent by themselves', async () => {
    const page = await guests.come({ viewport });
    await openTable(page, arranged(['place a1', 'place g7', 'uncover K', 'run a1-a2', 'run a2-a3'], TRAP));
    const said: string[] = [];
    for (let n = 0; n < 2; n++) {
      await refuse(page, 'a3', 'a4');
      await bubble(page).waitFor();
      said.push(await words(page));
      expect(await coveredBy(page, '.remark', 'a3')).toEqual([]);
      await bubble(page).waitFor({ state: 'detached' });
    }
    expect(new Set(said).size).toBe(2);
    for (const one of said) expect(sayings(english, 'trap')).toContain(one);
  });
});

describe.each(SIZES)('on a %s mice remark on what happens to them', (_, viewport) => {
  it.each([
    ['jump', UNTIL_JUMP, BEFORE_FEAST.lies, 'run a3-c3', 2],
    ['feast', BEFORE_FEAST.moves, BEFORE_FEAST.lies, 'slide a2', 2],
    ['fell', ['place a1', 'place g7', 'uncover K', 'run a1-a2', 'end'], TRAP, 'slide a2', 0],
  ] as const)('%s', async (kind, moves, lies, move, count) => {
    const page = await guests.come({ viewport });
    await openTable(page, arranged(moves, lies));
    await doMove(page, mouseHands(page), move, ROOMS);
    await bubble(page).waitFor();
    expect(sayings(english, kind, count)).toContain(await words(page));
    expect(await coveredBy(page, '.remark', null)).toEqual([]);
  });
});

it.each([
  ['fr', french],
  ['de', german],
] as const)('in %s', async (language, texts) => {
  const page = await guests.come();
  await openTable(page, arranged(UNTIL_JUMP, BEFORE_FEAST.lies));
  await page.evaluate((spoken) => {
    localStorage['castellan.settings'] = JSON.stringify({ speed: 'instant', language: spoken });
  }, language);
  await page.reload();
  await settled(page);
  await refuse(page, 'a3', 'a1');
  await bubble(page).waitFor();
  expect(sayings(texts, 'tower')).toContain(await words(page));
});

it('moves only where motion is wanted', async () => {
  const moving = async (motion: string): Promise<string> => {
    const page = await guests.come({ settings: { motion } });
    await openTable(page, arranged(UNTIL_JUMP, BEFORE_FEAST.lies));
    await refuse(page, 'a3', 'a1');
    await bubble(page).waitFor();
    return bubble(page).evaluate((it) => getComputedStyle(it).animationName);
  };
  expect(await moving('full')).toBe('speak-up');
  expect(await moving('reduced')).toBe('none');
});

it('is switched off in the settings, and stays off', async () => {
  const page = await guests.come();
  await page.goto('/settings');
  await page.getByRole('switch', { name: en.settings.miceSpeak }).click();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openTable(page, arranged(UNTIL_JUMP, BEFORE_FEAST.lies));
  await refuse(page, 'a3', 'a1');
  await page.locator('.objection p').waitFor();
  await page.keyboard.press('Escape');
  await doMove(page, mouseHands(page), 'run a3-c3', ROOMS);
  await frames(page);
  expect(await bubble(page).count()).toBe(0);
  // nor is it fetched for nothing
  expect(fetched.filter((url) => /\/(remarks|mice)-/.test(url))).toEqual([]);
});

it('works at tables on the server: for the one who touches, and for all who look', async () => {
  const host = await Observer.come(guests.origin, roquefort);
  const table = await host.open({ players: 2, first: 0, layout: 'custom', rooms: ROOMS });
  const pages = [await guests.come(), await guests.come({ viewport: PHONE })];
  await sitDown(pages, table);
  const [anna, ben] = pages;
  const play = async (page: Page, ...places: string[]): Promise<void> => {
    const { version } = host.now;
    await untilShown(page, version);
    for (const place of places) {
      if (place === 'end') await endTurnButton(page).click();
      else await at(page, place).click();
    }
    // whoever ends a turn with nothing done is asked
    const sure = page.getByRole('dialog').getByRole('button').last();
    if (places[0] === 'end' && page === ben) await sure.click();
    await host.untilVersion(version + 1);
  };
  await play(anna, 'a1');
  await play(ben, 'g7');
  await untilShown(anna, host.now.version);
  await refuse(anna, 'a1', 'g1');
  await bubble(anna).waitFor();
  expect(sayings(english, 'tower')).toContain(await words(anna));
  expect(await bubble(ben).count()).toBe(0);
  await anna.keyboard.press('Escape');

  // from the tower over a mouse of one's own, on the side where no trap was dealt
  const isTrap = (cell: string): boolean => (host.sight(0).view as RoquefortView).tiles[cell] === 'trap';
  await play(anna, 'a3');
  const way = isTrap('a2') ? ['b1', 'c1'] : ['a2', 'a3'];
  if (isTrap('a2')) await play(anna, 'c1');
  await play(anna, 'a1', way[0]);
  await play(anna, 'outside', 'a1');
  await play(anna, 'end');
  await play(ben, 'end');
  await play(anna, 'a1', way[1]);
  for (const page of pages) {
    await bubble(page).waitFor();
    expect(sayings(english, 'jump', 2)).toContain(await words(page));
  }
  host.leave();
});
