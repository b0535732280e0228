import type { ChateauForesight } from '@castellan/oh-mon-chateau';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import en from '../src/games/oh-mon-chateau/texts/en/table.js';
import { keptGame } from './harness/at-table.js';
import { putBehind } from './harness/being-told.js';
import { byTap, carryOut, ready, sensible } from './harness/chateau.js';
import { eager, findMoment, foreseen, type Moment, openMoment } from './harness/chateau-positions.js';
import { outOfSight } from './harness/reach.js';
import { ANNA_AND_BEN, startGame } from './harness/setup.js';
import { en as shell } from './harness/texts.js';
import { PHONE, visitors } from './harness/visitors.js';
import { giveVoices, heardOn, stopsOn } from './harness/voice.js';

const guests = visitors();

/** Two people before the first roll. */
const fresh = () =>
  findMoment({
    options: { mode: 'petits-batisseurs' },
    names: ['Anna', 'Ben'],
    policy: eager,
    until: () => true,
  });

const inHand = (page: Page) => page.locator('[data-roll]').waitFor();

async function set(page: Page, changes: Readonly<Record<string, string | boolean>>): Promise<void> {
  await page.evaluate((next) => {
    const newValue = JSON.stringify({ ...JSON.parse(localStorage['castellan.settings']), ...next });
    localStorage['castellan.settings'] = newValue;
    dispatchEvent(new StorageEvent('storage', { key: 'castellan.settings', newValue }));
  }, changes);
}

it('dice lie in the hand until they are rolled, and nobody learns earlier what they show', async () => {
  const page = await guests.come({ viewport: PHONE, hasTouch: true, settings: { dice: 'tap' } });
  await openMoment(page, fresh(), inHand);
  expect(await page.locator('h1').textContent()).toContain(en.prompt.roll('Anna', 2));
  expect(await page.locator('.die').count()).toBe(0);
  expect(await page.locator('[role=log]').textContent()).toBe('');
  expect(await page.locator('.chateau-cell[data-can]').count()).toBe(0);
  await page.keyboard.press('d');
  await ready(page);
  const faces = await page
    .locator('.die')
    .evaluateAll((dice) => dice.map((die) => (die as HTMLElement).dataset.face));
  expect((await keptGame(page)).actions[0]).toBe(`roll ${faces.join(' ')}`);
  // Ben's dice, in the middle of the game: what Anna did is there, his roll is not
  for (;;) {
    await page.locator('.chateau-cells[aria-busy=false], [data-roll]').first().waitFor({ state: 'attached' });
    if ((await page.locator('[data-roll]').count()) > 0) break;
    const kept = await keptGame(page);
    await carryOut(page, byTap, sensible(kept));
    await page.waitForFunction(
      (version) =>
        document.querySelector('[data-roll]') !== null ||
        Number(document.querySelector<HTMLElement>('.chateau-cells')?.dataset.version) > version,
      kept.version,
    );
  }
  expect(await page.locator('h1').textContent()).toContain(en.prompt.roll('Ben', 2));
  expect(await page.locator('.chateau-cells').getAttribute('aria-label')).toBe(en.table.boardOf('Ben'));
  expect(await page.locator('[role=log] p').first().textContent()).not.toContain('Ben');
  // a touch elsewhere hurries things and rolls nothing
  await page.locator('.ribbon').tap();
  expect(await page.locator('[data-roll]').count()).toBe(1);
  await set(page, { dice: 'shake' });
  const shake = () =>
    page.evaluate(() => {
      for (let i = 0; i < 3; i++)
        dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: 20, y: 0, z: 0 } }));
      return document.querySelector('[data-roll]') === null;
    });
  await expect.poll(shake).toBe(true);
  await ready(page);
  expect(await page.locator('h1').textContent()).toContain('Ben');
  await page
    .getByText(/^Ben rolls: /)
    .first()
    .waitFor({ state: 'attached' });
});

it('a badge lights its cells and says what it gives, whoever touches, points or comes with keys', async () => {
  const page = await guests.come({ viewport: PHONE, hasTouch: true });
  await openMoment(page, fresh());
  const tower = page.locator('[data-line][title="a tower worth 5"]');
  await tower.tap();
  const told = page.locator('p.looked');
  expect(await told.textContent()).toContain('a tower worth 5');
  // the frame lies round the cells of the line
  const frame = await page.locator('.line-frame.looked').boundingBox();
  const first = (await tower.getAttribute('data-line'))?.split('-')[0];
  const cell = await page.locator(`[data-place="${first}"]`).boundingBox();
  expect(Math.abs((frame?.x ?? 0) - (cell?.x ?? 99))).toBeLessThan(6);
  expect(Math.abs((frame?.y ?? 0) - (cell?.y ?? 99))).toBeLessThan(6);
  expect(await page.locator('.objection p').count()).toBe(0);
  await page.locator('.ribbon').tap();
  await told.waitFor({ state: 'detached' });
  await page.locator('[data-line]').first().focus();
  await told.waitFor();
  await page.keyboard.press('t');
  await told.waitFor({ state: 'detached' });
});

it('a guest who is touched says who it is, when it acts and what it does', async () => {
  const page = await guests.come({ viewport: PHONE, hasTouch: true });
  const options = { mode: 'grands-architectes' };
  await openMoment(page, findMoment({ options, names: ['Anna', 'Ben'], policy: eager, until: () => true }));
  const guest = page.locator('.market .guest').first();
  const id = (await guest.getAttribute('data-guest')) as 'fou';
  await guest.tap();
  const heading = page.getByRole('dialog').getByRole('heading', { name: en.guest[id] });
  await heading.waitFor();
  expect(await outOfSight(heading)).toEqual([]);
});

it('reads to those who cannot read, with voices of this device only, and is silent when it should', async () => {
  const page = await guests.come({ settings: { dice: 'tap', readAloud: true } });
  await giveVoices(page, { 'Emma far': 'en-GB', Otto: 'de-DE', Ann: 'en_US', 'Zoé far': 'fr-FR' });
  await putBehind(page);
  const words = async () => (await heardOn(page)).map((one) => one.words);
  await openMoment(page, fresh(), inHand);
  const roll = { words: en.prompt.roll('Anna', 2), voice: 'Ann' };
  await expect.poll(() => heardOn(page)).toEqual([roll]);
  await page.locator('[data-roll]').click();
  await expect.poll(words).toEqual([roll.words, expect.stringMatching(/^Anna, /)]);
  // its own voice for each language; where there is only somebody else's server, none
  await set(page, { language: 'de' });
  const german = async () => (await heardOn(page)).filter(({ voice }) => voice === 'Otto');
  await expect
    .poll(german)
    .toContainEqual({ words: expect.stringMatching(/^Anna, .*Würfel/), voice: 'Otto' });
  const before = (await words()).length;
  await set(page, { language: 'fr' });
  await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
  await page.locator('.chateau-cell[data-can]').first().click();
  await ready(page);
  expect(await words()).toHaveLength(before);
  // hidden, and switched off
  await set(page, { language: 'en' });
  await expect.poll(async () => (await words()).length).toBe(before + 1);
  const stops = await stopsOn(page);
  await page.evaluate(() => (window as unknown as { hide(on: boolean): void }).hide(true));
  await expect.poll(() => stopsOn(page)).toBe(stops + 1);
  await page.evaluate(() => (window as unknown as { hide(on: boolean): void }).hide(false));
  await set(page, { readAloud: false });
  await expect.poll(() => stopsOn(page)).toBeGreaterThan(stops + 1);
  expect(await words()).toHaveLength(before + 1);
  await set(page, { readAloud: true });
  // a refusal
  const taken = page.locator('.chateau-cell:not([data-can])').first();
  await taken.click();
  await page.locator('.objection p').waitFor();
  await expect
    .poll(async () => (await words()).at(-1))
    .toBe(await page.locator('.objection span').textContent());
  // the other game
  await startGame(page, ANNA_AND_BEN);
  await expect.poll(async () => (await words()).at(-1)).toContain('Anna');
  await page.getByRole('button', { name: shell.table.menu }).click();
  await page.getByRole('button', { name: shell.settings.readAloud, pressed: true }).waitFor();
});

/** The clock of the page stands while a great moment is shown, for as long as one looks. */
const standStill = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let stands: number | null = null;
    performance.now = () => {
      if (document.querySelector('.moment') === null) stands = null;
      else stands ??= now();
      return stands ?? now();
    };
  });

it('a theft and a castle that is complete are seen by everybody, until somebody has seen enough', async () => {
  const page = await guests.come({ settings: { speed: 'fast' } });
  await standStill(page);
  await openMoment(
    page,
    findMoment({
      options: { mode: 'grands-architectes' },
      names: ['Anna', 'Ben'],
      policy: eager,
      until: ({ view, offers }) => view.decision === 'steal' && offers.length > 1,
    }),
  );
  const moment = page.locator('.moment');
  const guest = page.locator('.guest.may').first();
  await guest.click();
  await moment.waitFor();
  expect(await moment.locator('p').textContent()).toMatch(/^(Ben|Anna) steals a guest from (Ben|Anna): /);
  expect(await page.locator('.castle-card[data-robbed]').count()).toBe(1);
  // the log tells it when it has been seen
  const told = async () => (await page.locator('[role=log]').textContent())?.split('steals').length ?? 0;
  const before = await told();
  await page.locator('.ribbon').click();
  await moment.waitFor({ state: 'detached' });
  await expect.poll(told).toBe(before + 1);

  await openMoment(
    page,
    findMoment({
      options: { mode: 'petits-batisseurs' },
      names: ['Anna', 'Ben'],
      policy: eager,
      until: (now) => now.offers.some((offer) => isLast(foreseen(offer))),
    }),
  );
  await page
    .locator('.chips .build', { has: page.getByText(en.choice.twelfth) })
    .first()
    .click();
  await page.getByRole('button', { name: en.finish.yes }).click();
  // the sun may come before it
  for (
    await moment.waitFor();
    (await moment.getAttribute('data-moment')) !== 'finished';
    await moment.waitFor()
  )
    await page.locator('.ribbon').click();
  expect(await moment.locator('p').textContent()).toMatch(/^The castle of (Anna|Ben) is complete!/);
  await page.locator('.moment .sheet').waitFor();
});

const isLast = ({ finishes, events }: ChateauForesight): boolean =>
  finishes && events.some(({ type }) => type === 'finished');

it('tokens that can be moved glow until one is lifted, and then where it may go', async () => {
  const page = await guests.come({ viewport: PHONE, hasTouch: true });
  const until = ({ view, offers }: Moment) => view.decision === 'move' && offers.length > 1;
  const options = { mode: 'grands-architectes' };
  await openMoment(page, findMoment({ options, names: ['Anna', 'Ben'], policy: eager, until }));
  const glowing = page.locator('.board-place .open-cell');
  const tokens = page.locator('.board-place .token');
  expect(await glowing.count()).toBe(await tokens.count());
  await page.locator('.chateau-cell[data-can]').first().tap();
  await page.locator('.token.lifted').waitFor();
  // not onto other tokens
  const cells = await page.locator('.chateau-cell').count();
  expect(await glowing.count()).toBe(cells - (await tokens.count()));
});
