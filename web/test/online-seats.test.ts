import { spawn } from 'node:child_process';
import { roquefort } from '@castellan/roquefort';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import words from '../src/i18n/en/online-table.js';
import { look, noticesOn, offerPush, putBehind, toldOn } from './harness/being-told.js';
import { overflowing, small, violations } from './harness/checks.js';
import { Observer } from './harness/observer.js';
import { moveRoquefort, sitDown } from './harness/online.js';
import { openAs } from './harness/online-pages.js';
import { TimedServer } from './harness/timed-server.js';
import { PHONE, PICTURES, visitorsOf, WITH_SERVICE_WORKER } from './harness/visitors.js';

const server = new TimedServer();
const guests = visitorsOf(() => server.start(), 'whole');

const MINUTE = 60_000;
const LIVE = { kind: 'live', bank: 10 * MINUTE, increment: MINUTE } as const;

/** What others do is shown at its usual pace first. */
const SOON = { timeout: 20_000 };

/** Two people at a table of Château Roquefort, one with a phone, and whoever opened it for them. */
async function atTable(more: Parameters<Observer['open']>[1]): Promise<{ pages: Page[]; host: Observer }> {
  const host = await Observer.come(guests.origin, roquefort);
  const table = await host.open({ players: 2 }, more);
  const pages = [await guests.come(), await guests.come({ viewport: PHONE })];
  await sitDown(pages, table);
  await host.untilVersion(0);
  return { pages, host };
}

/** Whoever is to move does, until it is somebody else's turn. */
async function playTurn(pages: readonly Page[], host: Observer): Promise<void> {
  const [seat] = host.now.actors;
  const before = host.updates.length;
  // not "as long as it is their turn": a bot may have played the next turn before the page has shown the last move
  while (host.updates.slice(before).every(({ actors }) => actors[0] === seat))
    await moveRoquefort(pages, host);
}

const botPlays = (page: Page) => page.getByText(words.table.botPlays);

describe('whoever leaves', () => {
  it('finds a bot at their seat, and takes it back', async () => {
    const { pages, host } = await atTable({});
    const [seat] = host.now.actors;
    const page = pages[seat];
    const before = host.now.version;
    await page.getByRole('button', { name: words.table.title }).click();
    await page.getByRole('button', { name: words.table.leaveSeat }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.table.leaveSeat }).click();
    await botPlays(page).waitFor();
    // the bot plays the turn, and the other sees who does
    while (host.now.actors[0] === seat) await host.untilVersion(host.now.version + 1);
    expect(host.now.version).toBeGreaterThan(before);
    await pages[1 - seat].locator('[data-presence=lent]').waitFor();
    await page.goto('/');
    await page.goBack();
    await botPlays(page).waitFor();
    await page.getByRole('button', { name: words.table.takeBack }).click();
    await botPlays(page).waitFor({ state: 'detached' });
    await playTurn(pages, host);
    expect(host.now.actors).toEqual([seat]);
    const { version } = host.now;
    await moveRoquefort(pages, host);
    expect(host.now.version).toBe(version + 1);
    host.leave();
  });
});

describe('whoever has the table open behind other pages', () => {
  it('is told by title, badge, sound and a notification; who looks is not', async () => {
    const host = await Observer.come(guests.origin, roquefort);
    const table = await host.open({ players: 2, first: 0 });
    const anna = await guests.come();
    const ben = await guests.come({
      ...WITH_SERVICE_WORKER,
      permissions: ['notifications'],
      reducedMotion: 'no-preference',
      settings: { speed: 'normal', sound: true, volume: 10 },
    });
    await offerPush(ben);
    await putBehind(ben);
    await ben.goto('/about');
    await ben.evaluate(async () => {
      localStorage.subscribed = 'yes';
      await navigator.serviceWorker.ready;
    });
    const pages = [anna, ben];
    await sitDown(pages, table);
    await look(ben, true);
    const quiet = await toldOn(ben);
    await moveRoquefort(pages, host);
    expect(host.now.actors).toEqual([1]);
    const title = `● ${words.table.yourTurn} – `;
    await expect.poll(() => ben.title(), SOON).toContain(title);
    await expect.poll(() => noticesOn(ben), SOON).toEqual([['It is your turn', table]]);
    const told = await toldOn(ben);
    expect(told.badges.at(-1)).toBe(1);
    expect(told.tones).toBeGreaterThan(quiet.tones);
    // whoever looks again needs no notification
    await look(ben, false);
    await expect.poll(() => noticesOn(ben), SOON).toEqual([]);
    await playTurn(pages, host);
    await expect.poll(() => ben.title(), SOON).not.toContain(title);
    expect((await toldOn(ben)).badges.at(-1)).toBe(0);
    // and is told by the title alone when it is their turn once more
    await playTurn(pages, host);
    await expect.poll(() => ben.title(), SOON).toContain(title);
    expect(await noticesOn(ben)).toEqual([]);
    host.leave();
  });
});

describe('when time is out', () => {
  it('a bot plays the turn and no more', async () => {
    const { pages, host } = await atTable({ clock: LIVE, timeout: 'bot-turn' });
    const [seat] = host.now.actors;
    await moveRoquefort(pages, host);
    while (host.now.actors[0] !== seat) await playTurn(pages, host);
    const { version } = host.now;
    server.watch.pass(13 * MINUTE);
    while (host.now.actors[0] === seat) await host.untilVersion(host.now.version + 1);
    expect(host.now.version).toBeGreaterThan(version);
    await botPlays(pages[seat]).waitFor({ state: 'detached' });
    await playTurn(pages, host);
    // the next turn is their own again
    const again = host.now.version;
    await moveRoquefort(pages, host);
    expect(host.now.version).toBe(again + 1);
    host.leave();
  });

  it('or a bot sits in until they are back', async () => {
    const { pages, host } = await atTable({ clock: LIVE, timeout: 'bot-seat' });
    const [seat] = host.now.actors;
    server.watch.pass(13 * MINUTE);
    while (host.now.actors[0] === seat) await host.untilVersion(host.now.version + 1);
    await botPlays(pages[seat]).waitFor();
    // at the next turn it is still the bot's
    await playTurn(pages, host);
    while (host.now.actors[0] === seat) await host.untilVersion(host.now.version + 1);
    await pages[seat].getByRole('button', { name: words.table.takeBack }).click();
    await botPlays(pages[seat]).waitFor({ state: 'detached' });
    await playTurn(pages, host);
    const { version } = host.now;
    await moveRoquefort(pages, host);
    expect(host.now.version).toBe(version + 1);
    host.leave();
  });
});

/** The command that a page shows, carried out by the program that was built. */
function run(command: string): Promise<number | null> {
  const [npx, castellan, ...args] = command.split(' ');
  expect([npx, castellan]).toEqual(['npx', 'castellan']);
  const child = spawn(process.execPath, ['dist/castellan.js', ...args], { stdio: 'ignore' });
  return new Promise((done) => child.on('exit', done));
}

describe('a program of one’s own', () => {
  it('is seated by the host and plays with the key that the page shows', async () => {
    const page = await guests.come({ viewport: PHONE, locale: 'de-DE', hasTouch: true });
    const table = await openAs(page, {
      game: 'roquefort',
      options: { players: 2, stallTurns: 8 },
      seats: [
        { kind: 'me', look: 0 },
        { kind: 'open', look: 1 },
      ],
    });
    const isWell = async (name: string): Promise<void> => {
      await page.screenshot({ path: `${PICTURES}/online-program-${name}.png` });
      expect([name, await overflowing(page), await small(page)]).toEqual([name, [], []]);
      expect([name, await violations(page)]).toEqual([name, []]);
    };
    await page.goto(`/t/${table}`);
    await page.locator('.place.free .button').click();
    await isWell('choose');
    await page.locator('.opponent').last().click();
    const command = page.locator('.copy-field input').last();
    await command.waitFor();
    await isWell('de-DE');
    // the key can be had again, in every language
    for (const language of ['fr', 'en']) {
      await page.evaluate((to) => {
        const settings = JSON.parse(localStorage['castellan.settings']);
        localStorage['castellan.settings'] = JSON.stringify({ ...settings, language: to });
      }, language);
      await page.reload();
      await page.locator('.table-notice .button').click();
      await command.waitFor();
      await isWell(language);
    }
    const theirs = await command.inputValue();
    await page.locator('[data-program=away]').waitFor();
    const ends = [run(theirs)];
    await page.locator('[data-program=here]').waitFor();
    await page.keyboard.press('Escape');
    // the host's own seat may be played by one as well
    await page.getByRole('button', { name: words.table.title }).click();
    await page.locator('summary', { hasText: words.program.title }).click();
    await page.getByRole('button', { name: words.program.mine }).click();
    const mine = await command.inputValue();
    expect(mine).not.toBe(theirs);
    ends.push(run(mine));
    await page.keyboard.press('Escape');
    expect(await Promise.all(ends)).toEqual([0, 0]);
    await page.locator('.end-scene').waitFor();
  });
});
