import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import about from '../src/i18n/en/about.js';
import texts from '../src/i18n/en/family.js';
import table from '../src/i18n/en/online-table.js';
import { playOn } from './harness/at-table.js';
import { overflowing, small, violations } from './harness/checks.js';
import { gameName } from './harness/games.js';
import { mouseHands } from './harness/hands.js';
import { online, openTable } from './harness/online-pages.js';
import { person, prepareGame, startGame } from './harness/setup.js';
import { en } from './harness/texts.js';
import { PHONE, visitors } from './harness/visitors.js';

const guests = visitors();

const { family: words } = texts;
const { invite, room } = table;

const playNow = (page: Page) => page.getByRole('button', { name: en.home.playNow });

describe('the first page', () => {
  it('offers both games alike, and going on with one comes first', async () => {
    const page = await guests.come({ viewport: PHONE });
    await page.goto('/');
    await playNow(page).nth(1).waitFor();
    const boxes = await playNow(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[0].width).toBeCloseTo(boxes[1].width);
    // both in sight on a phone, and what follows is not another two screens
    expect(boxes[1].bottom).toBeLessThan(PHONE.height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(
      2 * PHONE.height + 200,
    );
    await playNow(page).nth(1).click();
    await page.locator('.chateau-cells').waitFor({ state: 'attached' });
    const table = page.url();
    await page.goto('/');
    const goOn = page.getByRole('link', { name: `${en.saved.goOn} ${gameName('oh-mon-chateau')}` });
    await goOn.waitFor();
    // dealing anew is there as well, but does not call
    expect(await page.locator('.button.primary').count()).toBe(1);
    await page.locator('.saved h3', { hasText: gameName('oh-mon-chateau') }).waitFor();
    expect([await violations(page), await overflowing(page), await small(page)]).toEqual([[], [], []]);
    await goOn.click();
    await page.waitForURL(table);
  });

  it.each(['fr-FR', 'de-DE'])('keeps words in their cards on a small phone (%s)', async (locale) => {
    const page = await guests.come({ viewport: { width: 360, height: 640 }, locale });
    await page.goto('/');
    const ways = page.locator('.game .button.big');
    await ways.nth(1).waitFor();
    const outside = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.game .button, .game a, .saved-seats .name')].flatMap((one) => {
          const card = one.closest('.game, .saved')?.getBoundingClientRect();
          const { left, right } = one.getBoundingClientRect();
          const isIn = card !== undefined && left > card.left + 4 && right < card.right - 4;
          return isIn && one.scrollWidth <= one.clientWidth + 1 ? [] : [one.textContent];
        }),
      );
    expect(await outside()).toEqual([]);
    await ways.first().click();
    await page.locator('.stage [data-piece]').first().waitFor();
    await page.goto('/');
    await page.locator('.saved-seats .name').nth(1).waitFor();
    expect(await outside()).toEqual([]);
  });

  it('fills the place of its pictures at every size', async () => {
    const page = await guests.come();
    await page.goto('/');
    await playNow(page).first().waitFor();
    for (const [width, height] of [
      [700, 400],
      [844, 390],
      [360, 640],
      [390, 664],
      [390, 844],
      [820, 1180],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      const bare = await page.locator('.hero-picture, .game .picture').evaluateAll(
        (places) =>
          places.filter((place) => {
            const [outer, inner] = [place, place.firstElementChild].map((one) =>
              one?.getBoundingClientRect(),
            );
            if (outer === undefined || inner === undefined) return true;
            return (
              inner.left > outer.left + 1 ||
              inner.right < outer.right - 1 ||
              inner.top > outer.top + 1 ||
              inner.bottom < outer.bottom - 1
            );
          }).length,
      );
      expect([width, bare]).toEqual([width, 0]);
      // whoever lives in the castle is seen from ear to toe
      const cut = await page.locator('.hero-picture').evaluate((place) => {
        const [outer, inner] = [place, place.querySelector('.inhabitants')].map((one) =>
          one?.getBoundingClientRect(),
        );
        if (outer === undefined || inner === undefined) return 'nobody is there';
        return ['left', 'top', 'right', 'bottom'].filter((side) => {
          const [a, b] = [inner, outer].map((box) => box[side as 'left']);
          return /left|top/.test(side) ? a < b : a > b;
        });
      });
      expect([width, cut]).toEqual([width, []]);
      // and no button lies over the name of its game
      const covered = await page.locator('.game-name').evaluateAll(
        (all) =>
          all.filter((one) => {
            const text = document.createRange();
            text.selectNodeContents(one.firstElementChild as Element);
            const [name, button] = [text, one.lastElementChild as Element].map((part) =>
              part.getBoundingClientRect(),
            );
            return name.right > button.left + 1 && name.bottom > button.top + 1;
          }).length,
      );
      expect([width, covered]).toEqual([width, 0]);
    }
  });
});

it.each(['en-GB', 'fr-FR', 'de-DE'])(
  'one of several is chosen in one row on a small phone: %s',
  async (locale) => {
    const page = await guests.come({ viewport: { width: 360, height: 640 }, locale });
    for (const path of ['/settings', '/find', '/running']) {
      await page.goto(path);
      await page.locator('.segmented').first().waitFor();
      const ragged = await page.locator('.segmented').evaluateAll((all) =>
        all.flatMap((one) => {
          const tops = new Set([...one.children].map((choice) => choice.getBoundingClientRect().top));
          return tops.size > 1 ? [one.textContent] : [];
        }),
      );
      expect([path, ragged]).toEqual([path, []]);
      expect(await overflowing(page)).toEqual([]);
    }
  },
);

it('with very large letters nothing leaves its card on a phone', async () => {
  const page = await guests.come({ viewport: PHONE, locale: 'de-DE', settings: { textSize: 'largest' } });
  const outside = (inner: string, outer: string): Promise<(string | null)[]> =>
    page.locator(inner).evaluateAll(
      (all, box) =>
        all.flatMap((one) => {
          const { right } = one.closest(box)?.getBoundingClientRect() ?? new DOMRect();
          return one.getBoundingClientRect().right > right + 1 ? [one.textContent] : [];
        }),
      outer,
    );
  await page.goto('/');
  await page.locator('.game .ways a').first().waitFor();
  expect(await outside('.game .ways span', '.game')).toEqual([]);
  await page.goto('/family');
  await page.locator('.button.add').click();
  await page.locator('.look-choice').first().waitFor();
  expect(await outside('.look-choice svg', '.segmented')).toEqual([]);
});

describe('the family', () => {
  it('is entered once, by keys alone, and has its seats in both games', async () => {
    const page = await guests.come({ viewport: PHONE });
    await prepareGame(page, {});
    await page.getByRole('button', { name: en.app.family }).first().press('Enter');
    const box = page.getByRole('dialog', { name: en.app.family });
    await box.getByRole('button', { name: words.add }).press('Enter');
    const field = box.locator('.input:focus');
    await field.press('Enter');
    // nothing was typed: it says so, and one can go on typing
    await box.getByText(words.needsName).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type(' Anna ');
    await box.getByRole('radio', { name: en.mouseLook[3] }).press('Space');
    await box.getByRole('switch').press('Space');
    await box.getByRole('button', { name: words.keep }).press('Enter');
    await box.getByRole('button', { name: words.add }).press('Enter');
    await field.fill('anna');
    await field.press('Enter');
    await box.getByText(words.taken('anna')).waitFor();
    await page.keyboard.press('Escape');
    const seat = page.locator('.seat').first();
    const anna = seat.getByRole('button', { name: 'Anna', exact: true });
    await anna.press('Enter');
    await seat.getByRole('heading', { name: 'Anna' }).waitFor();
    expect(await seat.getByRole('radio', { name: en.mouseLook[3] }).isChecked()).toBe(true);
    expect(await seat.getByRole('switch', { name: en.option.memoryAid }).isChecked()).toBe(true);
    expect(await anna.getAttribute('aria-pressed')).toBe('true');
    await page.goto('/new/oh-mon-chateau');
    await anna.click();
    expect(await seat.getByRole('radio', { name: en.mouseLook[3] }).isChecked()).toBe(true);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Anna', exact: true }).click();
    await page.locator('.as-seen', { hasText: 'Anna' }).waitFor();
  });

  it('can be changed, and whoever was removed by mistake comes back', async () => {
    const page = await guests.come({ viewport: PHONE });
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('castellan.family', '[{"name":"Anna","mouse":1}]'));
    await page.goto('/family');
    await page.getByRole('button', { name: words.changeOf('Anna') }).click();
    await page.locator('.input:focus').fill('Annabel');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words.remove('Annabel') }).click();
    await page.getByText('Annabel', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: en.saved.undo }).click();
    await page.reload();
    await page.getByText('Annabel', { exact: true }).waitFor();
  });
});

describe('over plain http, as in a house', () => {
  it('everything works but what needs https, and that says so', async () => {
    // said by the browser to whoever reads its console
    const plain = { baseURL: guests.plain, expected: /Cross-Origin-Opener-Policy/ };
    const [anna, ben] = [await guests.come(plain), await guests.come(plain)];
    const bot = { ...person(1, ''), character: 'crumb' as const };
    await startGame(anna, { seats: [person(0, 'Anna'), bot], first: 0 });
    expect(await anna.evaluate(() => isSecureContext)).toBe(false);
    await playOn(anna, mouseHands(anna));
    await anna.getByRole('button', { name: en.table.menu }).click();
    await anna.getByRole('button', { name: en.table.copyLink }).click();
    await anna.getByText(en.table.linkCopied).waitFor();
    await anna.goto('/open');
    const pasted = anna.getByLabel(en.open.pasteLabel);
    await pasted.press('Control+V');
    expect(await pasted.inputValue()).toContain(`${guests.plain}/open#v1.`);
    const opened = await openTable(anna, false);
    await anna.getByRole('button', { name: invite.copy }).click();
    await anna.getByText(invite.copied).waitFor();
    await ben.goto(`/t/${opened}`);
    await ben.getByRole('button', { name: room.sit }).click();
    for (const page of [anna, ben]) await page.locator('.table-top').waitFor();
    await ben.goto('/account');
    await ben.getByText(online.account.passkeyHttps).waitFor();
    await ben.getByText(online.told.pushHttps).waitFor();
    await ben.goto('/about');
    await ben.getByText(about.about.installHttps).waitFor();
  });
});

describe('a browser that is too old', () => {
  it.each([
    ['en-GB', /too old.*Firefox 121/],
    ['fr-FR', /trop ancien.*Firefox 121/],
    ['de-DE', /zu alt.*Firefox 121/],
  ])('is told so in its language: %s', async (locale, words) => {
    const page = await guests.come({ locale });
    const told = page.locator('#too-old', { hasText: words });
    await page.goto('/about');
    await page.locator('h1').waitFor();
    expect(await told.count()).toBe(0);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
    await page.reload();
    await told.waitFor();
  });
});

describe('setting up a game', () => {
  it('says when a name is full, keeps words whole, and shows everybody at once', async () => {
    const page = await guests.come({ viewport: { width: 900, height: 700 } });
    await prepareGame(page, {});
    await page.getByRole('button', { name: en.newGame.addPlayer }).click();
    // who is added is a person, and what is typed is their name
    await page.locator('.seat:last-child .input:focus').waitFor();
    await page.keyboard.type('Grandmother Josephine');
    await page.getByText(en.newGame.longestName(20)).waitFor();
    const name = page.locator('.seat h3').last();
    expect(await name.textContent()).toBe('Grandmother Josephin');
    // no word of it is torn: each lies on one line
    const torn = await name.evaluate((heading) => {
      const text = heading.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      }).length;
    });
    expect(torn).toBe(0);
    expect(await page.locator('.side-picture svg').count()).toBe(3);
    await page.locator('.opponent').first().click();
    const dialog = page.getByRole('dialog', { name: en.newGame.opponentTitle });
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    // a phone on its side: the button alone lies over the page
    await page.setViewportSize({ width: 844, height: 390 });
    const hit = await page.locator('.start-bar').evaluate((bar) => {
      const { left, top, height } = bar.getBoundingClientRect();
      return {
        height,
        isBar: document.elementFromPoint(left + 40, top + height / 2)?.closest('.start-bar') !== null,
      };
    });
    expect(hit.isBar).toBe(false);
    expect(hit.height).toBeLessThan(70);
  });
});
