import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import german from '../src/games/roquefort/texts/de/end.js';
import english from '../src/games/roquefort/texts/en/end.js';
import french from '../src/games/roquefort/texts/fr/end.js';
import { packRecord } from '../src/shell/link.js';
import { carryOut, keptGame, settled, takeOver } from './harness/at-table.js';
import { mouseHands } from './harness/hands.js';
import { goldenRecord } from './harness/setup.js';
import { en } from './harness/texts.js';
import { PHONE, type Settings, type Visit, visitors } from './harness/visitors.js';

const guests = visitors();
const MOVING: Visit = { reducedMotion: 'no-preference', settings: { speed: 'normal' } };
const { end } = english;

type Wish = { readonly bot?: number; readonly language?: 'fr' | 'de' };

/** A golden game, one move before its end; a bot may sit at one of its seats. */
async function beforeTheEnd(page: Page, name: string, { bot, language }: Wish = {}): Promise<string> {
  const record = goldenRecord(name);
  const last = record.actions.at(-1) ?? '';
  const begun = { ...record, actions: record.actions.slice(0, -1) };
  await page.goto(`/watch#${await packRecord(JSON.stringify(begun))}`);
  await page.getByRole('button', { name: en.action.playFromHere }).click();
  const dialog = page.getByRole('dialog');
  if (bot !== undefined) await dialog.locator('select').nth(bot).selectOption({ label: en.bot.crumb });
  await dialog.getByRole('button', { name: en.action.playFromHere }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  if (language === undefined) return last;
  await page.evaluate((spoken) => {
    const settings = JSON.parse(localStorage['castellan.settings'] ?? '{}') as Settings;
    localStorage['castellan.settings'] = JSON.stringify({ ...settings, language: spoken });
  }, language);
  await page.reload();
  await settled(page);
  return last;
}

/** Plays the last move, and says yes if the page asks. */
async function finish(page: Page, name: string, wish: Wish = {}): Promise<void> {
  const last = await beforeTheEnd(page, name, wish);
  const { options } = await keptGame(page);
  await takeOver(page);
  await carryOut(mouseHands(page), last, options.rooms);
  const over = page.locator('.end-scene');
  const question = page.locator('dialog[open]:not(:has(.end-scene))').getByRole('button').last();
  await over.or(question).first().waitFor();
  if ((await over.count()) === 0) await question.click();
  await over.waitFor({ state: 'attached' });
}

const scene = (page: Page) => page.locator('.homecoming');
const result = (page: Page) => page.getByRole('dialog');

describe('after the end the mice carry their cheese home', () => {
  it('the winner’s own mice with the winner’s own cheese, moved by nothing but transform and opacity', async () => {
    const page = await guests.come(MOVING);
    await finish(page, 'goal-4');
    await scene(page).waitFor();
    const comers = await scene(page)
      .locator('.comer')
      .evaluateAll((all) =>
        all.map((one) => {
          const { look, kinds } = (one as HTMLElement).dataset;
          return { look, kinds };
        }),
      );
    expect(comers).toEqual(['C4', 'C5', 'C6', 'C7'].map((kinds) => ({ look: '1', kinds })));
    const moved = await scene(page).evaluate((it) => [
      ...new Set(
        it
          .getAnimations({ subtree: true })
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
          .flatMap((frame) => Object.keys(frame)),
      ),
    ]);
    const told = ['offset', 'computedOffset', 'easing', 'composite'];
    expect(moved.filter((property) => !told.includes(property)).sort()).toEqual(['opacity', 'transform']);
    // who listens has the result already
    expect(
      await result(page)
        .getByRole('heading', { name: en.ending.title('Seat 2') })
        .count(),
    ).toBe(1);
    expect(await result(page).getByRole('listitem').count()).toBeGreaterThan(1);
    // and it ends by itself
    await scene(page).waitFor({ state: 'detached' });
    expect(await result(page).count()).toBe(1);
  });

  it.each([
    ['a touch', (page: Page) => page.touchscreen.tap(195, 300)],
    ['a key, which presses nothing that is hidden', (page: Page) => page.keyboard.press('Enter')],
    ['Escape, which leaves the result', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: end.skip }).tap()],
  ])('until %s', async (_, skip) => {
    const page = await guests.come({
      ...MOVING,
      viewport: PHONE,
      hasTouch: true,
    });
    await finish(page, 'goal-4');
    await scene(page).waitFor();
    // it would not end by itself
    await scene(page).evaluate((it) => {
      for (const animation of it.getAnimations({ subtree: true })) animation.pause();
    });
    const address = page.url();
    await skip(page);
    await scene(page).waitFor({ state: 'detached' });
    expect(await result(page).count()).toBe(1);
    expect(page.url()).toBe(address);
  });

  it('not where motion is not wanted, and not when one comes back', async () => {
    const calm = await guests.come({ settings: { speed: 'normal', motion: 'reduced' } });
    await finish(calm, 'goal-4');
    await calm.locator('.end-scene').waitFor();
    expect(await scene(calm).count()).toBe(0);
    const again = await guests.come(MOVING);
    await finish(again, 'goal-4');
    await scene(again).waitFor();
    await again.reload();
    await again.locator('.end-scene').waitFor();
    expect(await scene(again).count()).toBe(0);
  });

  it('for those who lost: their own mice, and the winner welcomes them', async () => {
    const page = await guests.come(MOVING);
    await finish(page, 'third-mouse-two-players', { bot: 1 });
    await scene(page).waitFor();
    const looks = (selector: string) =>
      scene(page)
        .locator(selector)
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.look));
    expect(await looks('.comer:not(.host)')).toEqual(['0', '0', '0', '0']);
    expect(await looks('.host')).toEqual(['1']);
    await page.keyboard.press('Enter');
    await result(page).getByText(end.yours([])).waitFor();
  });
});

describe('the result', () => {
  const cheeses = (page: Page) =>
    page
      .locator('.end-scene [data-cheese]')
      .evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.cheese));
  const ranks = (page: Page) =>
    page
      .locator('.standing > li')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            `${one.querySelector('.rank b')?.textContent} ${one.querySelector(':scope > b')?.textContent}`,
        ),
      );

  it('shows the cheese that was won and no other, and everybody by rank', async () => {
    const page = await guests.come();
    await finish(page, 'goal-4');
    expect((await cheeses(page)).sort()).toEqual(['C4', 'C5', 'C6', 'C7']);
    expect(await ranks(page)).toEqual(['1 Seat 2', '2 Seat 1']);
    const words = end.goal('Seat 2', ['Gouda', 'Brie', 'Mimolette', 'Valençay']);
    expect(await result(page).textContent()).toContain(`${words} ${end.last('Brie')}`);
  });

  it.each([
    ['third-mouse', end.third(['Seat 1']), end.most('Seat 2', 1), ['1 Seat 2', '2 Seat 3', '3 Seat 1']],
    ['third-mouse-tie', end.third(['Seat 3']), end.waited('Seat 2', ['Seat 1'], 0), null],
    ['stall-tie', end.stall, end.waited('Seat 1', ['Seat 2'], 0), ['1 Seat 1', '2 Seat 2']],
    ['draw', end.draw, '', null],
  ])('tells how it was won: %s', async (name, why, how, order) => {
    const page = await guests.come();
    await finish(page, name);
    expect(await result(page).textContent()).toContain(`${why} ${how}`.trim());
    if (order !== null) expect(await ranks(page)).toEqual(order);
  });

  it.each([
    ['fr', french, 'Place 1'],
    ['de', german, 'Platz 1'],
  ] as const)('speaks %s', async (language, texts, loser) => {
    const page = await guests.come();
    await finish(page, 'third-mouse-two-players', { language });
    expect(await result(page).textContent()).toContain(texts.end.third([loser]));
  });
});

describe('a result that was put aside to look at the castle', () => {
  it('comes back, without the way home', async () => {
    const page = await guests.come(MOVING);
    await finish(page, 'goal-4');
    await page.keyboard.press('Escape');
    await scene(page).waitFor({ state: 'detached' });
    await result(page).getByRole('button', { name: end.look }).click();
    await result(page).waitFor({ state: 'detached' });
    const tray = page.locator('.tray');
    await tray.getByRole('button', { name: en.ending.result }).click();
    expect(await tray.getByRole('button', { name: en.action.endTurn, includeHidden: true }).count()).toBe(0);
    await result(page).getByRole('link', { name: en.action.replay }).waitFor();
    await result(page).getByRole('button', { name: en.action.again }).waitFor();
    expect(await scene(page).count()).toBe(0);
  });
});
