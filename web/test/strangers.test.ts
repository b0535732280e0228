import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import company from '../src/i18n/en/company.js';
import words from '../src/i18n/en/online-table.js';
import { overflowing, small, violations } from './harness/checks.js';
import { openAs } from './harness/online-pages.js';
import { en } from './harness/texts.js';
import { TimedServer } from './harness/timed-server.js';
import { PHONE, visitorsOf } from './harness/visitors.js';

const server = new TimedServer();
const guests = visitorsOf(() => server.start());
const { find, leave, claim, ended, host } = company;
const MINUTE = 60_000;

/** Nothing sticks out, everything can be touched and read. */
async function isWell(page: Page): Promise<void> {
  expect([...(await overflowing(page)), ...(await small(page)), ...(await violations(page))]).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Looks for so many to play with. */
async function look(page: Page, players: number): Promise<void> {
  await page.goto('/find/roquefort');
  await page.getByRole('radio', { name: find.players(players) }).check();
  await button(page, find.look).click();
}

describe('two strangers', () => {
  it('meet, agree on nothing, and one goes away: the other takes the win', async () => {
    const [ann, ben] = [await guests.come({ viewport: PHONE }), await guests.come()];
    await look(ann, 2);
    await ann.getByText(find.alone).waitFor();
    await isWell(ann);
    // somebody is there already, so there is nothing to wait for
    await look(ben, 2);
    for (const page of [ann, ben]) await page.locator('.table-top').waitFor();
    const table = ann.url().slice(-20);
    expect(ben.url().slice(-20)).toBe(table);
    const isUp = async (page: Page) => (await page.title()).startsWith('●');
    await expect.poll(async () => (await isUp(ann)) !== (await isUp(ben))).toBe(true);
    // whoever is waited for goes away
    const [away, here] = (await isUp(ann)) ? [ann, ben] : [ben, ann];

    // before anybody's second turn a game can be broken off, and nobody has to be asked
    await button(here, words.table.title).click();
    await button(here, leave.abort).waitFor();
    await here.keyboard.press('Escape');

    await away.goto('/about');
    await here.getByText(/is away\. In/).waitFor();
    await isWell(here);
    server.watch.pass(3 * MINUTE);
    // the page's clock goes on by itself; the server says what time it is when somebody comes
    await here.reload();
    await button(here, claim.decide).click();
    await button(here, claim.win).click();
    await here.getByText(ended.youWon).waitFor();
    await isWell(here);
    await away.goto(`/t/${table}`);
    await away.getByText(ended.youClaimed).first().waitFor();
  });
});

describe('three who look for different things at once', () => {
  it('are told how many look, play a bot meanwhile, and are called when somebody comes', async () => {
    const pages = [await guests.come({ viewport: PHONE }), await guests.come(), await guests.come()];
    const [ann, ben, cas] = pages;
    await look(ann, 2);
    await look(ben, 3);
    await look(cas, 4);
    for (const page of pages) await page.getByText(find.alone).waitFor();
    await expect.poll(() => ann.locator('.others-line').count()).toBe(2);
    await isWell(ann);
    // ann does not wait idly
    await button(ann, find.bot).click();
    await ann.waitForURL(/\/table\//);
    // ben has changed his mind
    await ben
      .locator('.others-line', { hasText: find.players(2) })
      .getByRole('button')
      .click();
    await ben.waitForURL(/\/t\//);
    await ann.getByText(find.foundCall).waitFor();
    await expect.poll(() => ann.title()).toContain(find.found);
    // nobody is put into a game with somebody who is not there
    expect(await ben.locator('.table-top').count()).toBe(0);
    await button(ann, find.goThere).click();
    for (const page of [ann, ben]) await page.locator('.table-top').waitFor();
    await cas.getByText(find.alone).waitFor();
    await button(cas, find.stop).click();
    await button(cas, find.look).waitFor();
  });
});

describe('a host', () => {
  it('has an evening from opening to closing', async () => {
    const [ann, ben, cas] = [
      await guests.come({ viewport: PHONE }),
      await guests.come(),
      await guests.come(),
    ];
    const seats = ([0, 1, 2] as const).map((look) => ({ kind: look === 0 ? 'me' : 'open', look }) as const);
    const table = await openAs(ann, { game: 'roquefort', options: {}, seats: [...seats], isPublic: true });
    // whoever opened this computer's own name invites by what the house calls it
    const house = 'http://192.168.1.20:8080';
    await ann.route('**/api/house', (asked) => asked.fulfill({ json: { origins: [house] } }));
    await ann.goto(`/t/${table}`);
    await button(ann, host.close).waitFor();
    await expect.poll(() => ann.getByLabel(words.invite.link).inputValue()).toBe(`${house}/t/${table}`);
    await ann.getByText(words.invite.near).waitFor();
    // all a host needs is on the first screen of a phone: the code, the link, who is here, and how it begins
    const parts = [
      '.invite img',
      '.invite button',
      '.who-is-here li:last-child',
      '.first-steps > li:last-child',
    ];
    for (const part of parts)
      await expect
        .poll(async () => {
          const box = await ann.locator(part).first().boundingBox();
          return box !== null && box.y + box.height <= PHONE.height;
        })
        .toBe(true);
    await isWell(ann);
    await ben.goto('/lobby');
    await ben.getByText(find.around(2)).waitFor();
    await isWell(ben);
    // a seat is kept free, so that nobody can sit down
    await button(ann, host.lock).first().click();
    await ann.getByText(host.locked).waitFor();
    await isWell(ann);
    await button(ann, host.unlock).click();
    await ben.goto(`/t/${table}`);
    await button(ben, words.room.sit).first().click();
    // ben is not welcome any more; cas is the host for the rest of the evening
    const others = ann.getByRole('button', { name: /^What to do about/ });
    await others.click();
    await ann.getByRole('button', { name: /^Remove / }).click();
    await button(ben, words.room.sit).first().click();
    await ben.getByText(en.problem.notAllowed).waitFor();
    await cas.goto(`/t/${table}`);
    await button(cas, words.room.sit).first().click();
    await others.click();
    await ann.getByRole('button', { name: /^Make .* the host$/ }).click();
    await button(cas, words.room.beginNow).click();
    for (const page of [ann, cas]) await page.locator('.table-top').waitFor();
    // hints are for all who play or for none
    await cas.getByRole('button', { name: words.table.title }).click();
    await button(cas, company.hints.ask).click();
    await ann.getByText(/would like hints for everybody/).waitFor();
    await isWell(ann);
    await ann.locator('.table-notices').getByRole('button', { name: leave.yes }).click();
    for (const page of [ann, cas]) await page.getByText(company.hints.nowAllowed).waitFor();
    for (const page of [ann, cas]) await page.getByRole('button', { name: en.table.menu }).click();
    const isMine = async (page: Page) => (await page.locator('dialog [data-hint]').count()) === 1;
    await expect.poll(async () => (await Promise.all([ann, cas].map(isMine))).filter(Boolean).length).toBe(1);
    const mover = (await isMine(ann)) ? ann : cas;
    await mover.locator('dialog [data-hint]').click();
    await mover.locator('[data-hint-step="1"]').waitFor();
    await mover.locator('[data-close-hint]').click();
    await (mover === ann ? cas : ann).keyboard.press('Escape');
    await cas.getByRole('button', { name: words.table.title }).click();
    await button(cas, leave.abort).click();
    await cas.getByRole('dialog').getByRole('button', { name: leave.abort }).click();
    // whoever was to move is not called any more
    await ann.getByText(ended.nobody).waitFor();
    await expect.poll(() => ann.locator('.player[aria-current]').count()).toBe(0);
    expect(await ann.getByRole('link', { name: ended.keepIt }).count()).toBeGreaterThan(0);
    await cas.getByRole('dialog').getByRole('button', { name: words.table.rematch }).click();
    await cas.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
    await button(cas, host.close).click();
    await cas.getByRole('dialog').getByRole('button', { name: host.close }).click();
    await cas.getByRole('heading', { name: ended.closed }).waitFor();
    await isWell(cas);
  });
});
