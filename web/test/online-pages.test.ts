import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, unwrap } from '@castellan/kernel';
import { roquefort } from '@castellan/roquefort';
import { afterAll, describe, expect, it } from 'vitest';
import company from '../src/i18n/en/company.js';
import words from '../src/i18n/en/online-table.js';
import fr from '../src/i18n/fr/online-pages.js';
import { addAuthenticator } from './harness/authenticator.js';
import { clickOnNotice, noticesOn, offerPush, pushesTo } from './harness/being-told.js';
import { overflowing, small, violations } from './harness/checks.js';
import { gameName } from './harness/games.js';
import { exportGame, importGame } from './harness/keeper.js';
import { Observer } from './harness/observer.js';
import { callMyself, online, openTable, playedByBots, seeDoors } from './harness/online-pages.js';
import { en } from './harness/texts.js';
import { PHONE, visitors, WITH_SERVICE_WORKER } from './harness/visitors.js';

const folder = mkdtempSync(join(tmpdir(), 'castellan-pages-'));
const guests = visitors(folder, 'whole');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('people find each other', () => {
  it('in the lobby, which shows tables while they have a free seat', async () => {
    const [anna, ben, carla] = await Promise.all([guests.come(), guests.come(), guests.come()]);
    await callMyself(anna, 'Anna');
    await Promise.all([ben, carla].map((page) => page.goto('/lobby')));
    await ben.getByText(online.lobby.empty).waitFor();
    const table = await openTable(anna, true);
    // it comes by itself
    const sit = (page: typeof ben) => page.getByRole('button', { name: /Anna/ });
    await sit(carla).waitFor();
    await sit(ben).click();
    await ben.waitForURL(`**/t/${table}`);
    await carla.getByText(online.lobby.empty).waitFor();
    // and both find the way back
    for (const page of [anna, ben]) {
      await page.goto('/');
      await page.locator(`.saved a[href="/t/${table}"]`).waitFor();
    }
  });

  it('by a link that stands in no list', async () => {
    const [anna, ben] = await Promise.all([guests.come(), guests.come()]);
    const table = await openTable(anna, false, 'oh-mon-chateau');
    await ben.goto('/lobby');
    await ben.getByText(online.lobby.empty).waitFor();
    await ben.goto(`/t/${table}`);
    await ben.getByRole('heading', { level: 1 }).waitFor();
    await seeDoors(ben);
    expect(await ben.locator('.saved').count()).toBe(0);
  });

  it('or somebody who is looking, too', async () => {
    const [anna, ben] = await Promise.all([guests.come(), guests.come()]);
    const ids: string[] = [];
    for (const page of [anna, ben]) {
      await seeDoors(page);
      await page.getByRole('link', { name: en.withOthers.findAt(gameName('roquefort')) }).click();
      await page.getByRole('button', { name: company.find.look, exact: true }).click();
    }
    for (const page of [anna, ben]) {
      await page.waitForURL(/\/t\//);
      ids.push(page.url());
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('but no strangers in children’s mode', async () => {
    const page = await guests.come({ settings: { children: true } });
    await seeDoors(page);
    expect(await page.getByRole('link', { name: en.withOthers.findAt(gameName('roquefort')) }).count()).toBe(
      0,
    );
    expect(await page.locator('a[href="/lobby"], a[href^="/leaderboard"]').count()).toBe(0);
    await page.goto('/lobby');
    await page.getByText(online.lobby.childrenHint).waitFor();
    await page.goto('/leaderboard/roquefort');
    await page.getByText(online.leaders.children).waitFor();
  });

  it('nor what others write, in children’s mode', async () => {
    const host = await Observer.come(guests.origin, roquefort);
    const table = await host.open({ players: 2 });
    const [child, other] = [await guests.come({ settings: { children: true } }), await guests.come()];
    for (const page of [child, other]) {
      await page.goto(`/t/${table}`);
      await page.getByRole('button', { name: words.talk.title }).waitFor();
    }
    await host.ask({ type: 'say', id: 4, table, saying: { kind: 'text', text: 'Where do you live?' } });
    await host.ask({ type: 'say', id: 5, table, saying: { kind: 'phrase', phrase: 'hello' } });
    const talk = async (page: typeof child) => {
      await page.getByRole('button', { name: words.talk.title }).click();
      await page.locator('.said-words', { hasText: words.phrase.hello }).waitFor();
      const writing = await page.getByLabel(words.talk.write).count();
      return [await page.locator('.said-words').allTextContents(), writing];
    };
    expect(await talk(other)).toEqual([['Where do you live?', words.phrase.hello], 1]);
    expect(await talk(child)).toEqual([[words.phrase.hello], 0]);
    host.leave();
  });
});

describe('somebody one does not want to hear', () => {
  it('is not heard after a reload either, until one wants to', async () => {
    const host = await Observer.come(guests.origin, roquefort);
    const table = await host.open({ players: 2 });
    const page = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto(`/t/${table}`);
    const talk = page.getByRole('button', { name: words.talk.title });
    await talk.waitFor();
    await host.ask({ type: 'say', id: 4, table, saying: { kind: 'phrase', phrase: 'hello' } });
    await talk.click();
    const said = page.locator('.said-words');
    await said.waitFor();
    await page.locator('.said-tools .button').first().click();
    await said.waitFor({ state: 'detached' });
    await page.reload();
    await host.ask({ type: 'say', id: 5, table, saying: { kind: 'phrase', phrase: 'oops' } });
    await talk.click();
    await page.getByRole('dialog').locator('.table-notice').waitFor();
    expect(await said.count()).toBe(0);
    // also at the place for oneself, where one may think better of it
    await page.goto('/account');
    const again = page.getByRole('button', { name: online.account.unmute });
    await again.waitFor();
    expect(await overflowing(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await again.click();
    await again.waitFor({ state: 'detached' });
    await page.goto(`/t/${table}`);
    await talk.click();
    await expect.poll(() => said.count()).toBe(2);
    host.leave();
  });
});

describe('oneself', () => {
  it('is carried to another visit by a passkey, and taken along or erased', async () => {
    const page = await guests.come({ baseURL: guests.named });
    await addAuthenticator(await page.context().newCDPSession(page));
    await callMyself(page, 'Anna');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press(online.account.passkeyMake);
    await page.getByText(online.account.passkeyHave).waitFor();
    await press(online.account.signOut);
    await page.getByText(online.account.outText).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: online.account.signOut }).click();
    await page.getByText(online.account.signedOut).waitFor();
    expect(await page.getByLabel(online.account.name, { exact: true }).inputValue()).not.toBe('Anna');
    await press(online.account.signIn);
    await page.getByText(online.account.welcomeBack('Anna')).waitFor();
    const coming = page.waitForEvent('download');
    await press(online.account.download);
    expect(readFileSync(await (await coming).path(), 'utf8')).toContain('Anna');
    await press(online.account.erase);
    await press(online.account.eraseYes);
    await page.getByText(online.account.eraseSureText).waitFor();
    await press(online.account.eraseReally);
    await page.getByText(online.account.erased).waitFor();
    expect(await page.getByLabel(online.account.name, { exact: true }).inputValue()).not.toBe('Anna');
  });
});

describe('being told', () => {
  it('when the page is closed or looks elsewhere, in one’s own language', async () => {
    const page = await guests.come({
      ...WITH_SERVICE_WORKER,
      baseURL: guests.named,
      locale: 'fr-FR',
      permissions: ['notifications'],
    });
    await offerPush(page);
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.goto('/settings');
    const turn = async (method: string): Promise<void> => {
      const answered = page.waitForResponse((answer) => answer.request().method() === method);
      await page.getByRole('switch', { name: fr.told.push, checked: method === 'DELETE' }).click();
      expect((await answered).ok()).toBe(true);
    };
    await turn('PUT');
    const pushes = () => page.evaluate(async () => (await (await fetch('/api/me')).json()).pushes.length);
    expect(await pushes()).toBe(1);
    const shown = () => noticesOn(page);
    const tell = await pushesTo(page, guests.named);
    const [here, elsewhere] = ['a', 'b'].map((letter) => letter.repeat(20));
    await page.goto(`/t/${here}`);
    await tell({ table: here, game: 'roquefort' });
    await tell({ table: elsewhere, game: 'roquefort' });
    await expect.poll(shown).toEqual([['C’est à toi de jouer', elsewhere]]);
    // a click leads to the table: into a window of its own, or to the one that shows it
    expect(await clickOnNotice(page, elsewhere)).toEqual([`open /t/${elsewhere}`]);
    await expect.poll(shown).toEqual([]);
    await tell({ table: elsewhere, game: 'oh-mon-chateau' });
    await expect.poll(shown).toHaveLength(1);
    await page.goto(`/t/${elsewhere}`);
    expect(await clickOnNotice(page, elsewhere)).toEqual([`focus /t/${elsewhere}`]);
    await page.goto('/settings');
    await turn('DELETE');
    expect(await pushes()).toBe(0);
  });

  it('at an address of one’s own, which is kept', async () => {
    const page = await guests.come({ expected: /400/ });
    const field = page.getByLabel(online.told.webhook);
    const save = async (url: string, said: string): Promise<void> => {
      await page.goto('/account');
      await field.fill(url);
      await page.getByRole('button', { name: online.told.webhookSave }).click();
      await page.getByText(said).waitFor();
      await page.reload();
      await field.waitFor();
      expect(await field.inputValue()).toBe(url);
    };
    await save('https://hooks.example/castellan', online.told.webhookSaved);
    await save('', online.told.webhookGone);
    // one that leads into somebody's house is not taken
    await field.fill('https://192.168.0.1/');
    await page.getByRole('button', { name: online.told.webhookSave }).click();
    await page.getByText(online.told.webhookBad).waitFor();
    await page.reload();
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
  });
});

describe('a finished game', () => {
  it('can be looked through, and checked down to the last draw', async () => {
    const page = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
    const table = await playedByBots(page, 'roquefort', ['crumb', 'crumb'], { first: 1 });
    await page.goto(`/game/${table}`);
    await page.getByRole('button', { name: online.fair.check }).click();
    await page.getByText(online.fair.good).waitFor();
    await page.getByText(/^Whoever opened the table chose who began \(/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    // somebody in between changes one tile that came into the open
    await page.route('**/api/games/*', async (route) => {
      const game = await (await route.fetch()).json();
      const record = JSON.parse(game.record);
      const draw = record.actions.findLastIndex((action: string) => action.startsWith('draw'));
      record.actions[draw] = record.actions[draw].replace(/\S+$/, (tile: string) =>
        tile === 'blank' ? 'C1' : 'blank',
      );
      await route.fulfill({ json: { ...game, record: JSON.stringify(record) } });
    });
    await page.reload();
    await page.getByRole('button', { name: online.fair.check }).click();
    await page.getByText(online.fair.bad).waitFor();
    // or somebody says that chance decided what the host chose
    await page.unroute('**/api/games/*');
    await page.route('**/api/games/*', async (route) => {
      const game = await (await route.fetch()).json();
      const first = 1 - JSON.parse(game.record).options.first;
      await route.fulfill({ json: { ...game, asked: { ...game.asked, first } } });
    });
    await page.reload();
    await page.getByRole('button', { name: online.fair.check }).click();
    await page.getByText(online.fair.setupOdd).waitFor();
    await page.unroute('**/api/games/*');
    await page.goto(`/watch/${table}`);
    await page.getByRole('button', { name: en.action.playFromHere }).waitFor();
    // brought in as from another server it can be checked as before
    const check = async (id: string, said: readonly string[]): Promise<void> => {
      await page.goto(`/game/${id}`);
      await page.getByRole('button', { name: online.fair.check }).click();
      for (const text of said) await page.getByText(text).waitFor();
      await page.locator('.podium .winner').first().waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    };
    const text = exportGame(folder, table);
    const { fair } = online;
    await check(importGame(folder, text), [fair.importedWhole, fair.good, fair.sealImported]);
    // and without its number as far as that goes
    const { extras, ...record } = unwrap(parseRecord(text));
    const bare = importGame(folder, JSON.stringify({ ...record, extras: { seats: extras?.seats } }));
    const draws = record.actions.filter((action) => action.startsWith('draw')).length;
    await check(bare, [fair.importedBare, fair.goodMoves, fair.elsewhere(draws)]);
    expect(await page.locator('.seal-and-seed').count()).toBe(0);
  });
});

describe('pages around online tables are for everybody', () => {
  const PAGES = ['/lobby', '/account', '/leaderboard/roquefort', '/new/roquefort?online', '/game/nosuchgame'];

  it.each(['en-GB', 'fr-FR', 'de-DE'])('at 360 px, in %s', async (locale) => {
    const expected = /404/;
    const page = await guests.come({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale,
      expected,
    });
    for (const address of PAGES) {
      await page.goto(address);
      await page.locator('h1').first().waitFor();
      // nobody waits for the castle any more
      await expect.poll(() => page.locator('[role=status]', { hasText: '…' }).count()).toBe(0);
      expect([address, await overflowing(page), await small(page)]).toEqual([address, [], []]);
      if (locale === 'en-GB') expect([address, await violations(page)]).toEqual([address, []]);
    }
  });
});
