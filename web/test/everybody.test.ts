import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflowing, small, violations } from './harness/checks.js';
import { addresses } from './harness/pages.js';
import { behindSlots, behindTheWall } from './harness/slots.js';
import { STATES } from './harness/states.js';
import { en } from './harness/texts.js';
import { DESKTOP, PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
/** The page has come: something in it is a heading. */
const come = async (page: Page, address: string): Promise<void> => {
  // one game to watch after another is the same page to a browser, and what is seen first would be the old one
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('h1').first().waitFor();
};

type Found = Record<string, string[]>;

/** What is found on every page, by what is looked for: a page is loaded once for all of it. */
async function onEveryPage(page: Page, checks: Checks): Promise<Record<string, Found>> {
  const found: Record<string, Found> = Object.fromEntries(Object.keys(checks).map((check) => [check, {}]));
  for (const [name, address] of Object.entries(await addresses())) {
    await come(page, address);
    for (const [check, look] of Object.entries(checks)) found[check][name] = await look(page);
  }
  return found;
}

type Checks = Readonly<Record<string, (page: Page) => Promise<string[]>>>;

function expectNothing(found: Found): void {
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
}

/** Whatever sticks out of a screen of another size; the page has been laid out anew before anybody looks. */
const outOf =
  (width: number, height: number) =>
  async (page: Page): Promise<string[]> => {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return overflowing(page);
  };

// 200 % on a desktop and on a phone: as if the screen had half the points
const TWICE = { desktop: { width: 640, height: 400 }, phone: { width: 195, height: 422 } };

describe('on every page', () => {
  it('axe finds nothing by day and by night, and everything to touch is as large as a fingertip', async () => {
    const page = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { axe, fingertips } = await onEveryPage(page, { fingertips: small, axe: violations });
    expectNothing(axe);
    expectNothing(fingertips);
  });

  it.each(['en-GB', 'fr-FR', 'de-DE'])(
    'nothing sticks out at 360 px or twice as large in %s',
    async (locale) => {
      const page = await guests.come({ viewport: { width: 360, height: 740 }, locale });
      const { desktop, phone } = TWICE;
      const found = await onEveryPage(page, {
        narrow: outOf(360, 740),
        desktop: outOf(desktop.width, desktop.height),
        phone: outOf(phone.width, phone.height),
      });
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
      for (const size of Object.values(found)) expectNothing(size);
    },
  );
});

describe('axe finds nothing, by day and by night', () => {
  it('at the table', async () => {
    const page = await guests.come({ viewport: DESKTOP });
    const found: Record<string, string[]> = {};
    for (const { name, reach } of STATES) {
      await reach(page);
      found[name] = await violations(page);
    }
    expectNothing(found);
  });
});

describe('everything to touch is as large as a fingertip on a phone', () => {
  it('at the table', async () => {
    const page = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
    const found: Record<string, string[]> = {};
    const heights = new Set<number | undefined>();
    for (const { name, reach } of STATES) {
      await reach(page);
      found[name] = await small(page);
      if (name !== 'ending') heights.add((await page.locator('.board').boundingBox())?.y);
    }
    expectNothing(found);
    // the castle stays where it is, whatever is said around it
    expect(heights.size).toBe(1);
    // neither the low sun nor a tower lies over a mouse and its cheese
    const above = await page.locator('.stage .layer').evaluateAll((layers) => {
      const last = (selector: string): number =>
        layers.map((layer) => layer.querySelector(selector) !== null).lastIndexOf(true);
      return layers.findIndex((layer) => layer.querySelector('[data-piece^=mouse]')) > last('[fill*=cr-sun]');
    });
    expect(above).toBe(true);
    // the end shows whose cheese it was
    const kinds = await page.locator('.standing .kinds').all();
    const counted = await Promise.all(kinds.map((list) => list.locator('svg').count()));
    // whoever won stands first
    expect(counted).toEqual([4, 0]);
  });
});

describe('a slot is as large as a fingertip before the tile is in hand, too', () => {
  it('where the cell behind it has no use of its own', async () => {
    const page = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
    await STATES[0].reach(page);
    const { free, mice } = await behindSlots(page);
    expect(free.length).toBeGreaterThan(3);
    expect(mice.length).toBeGreaterThan(0);
    const found: Record<string, string | null> = {};
    for (const slot of [...free, ...mice]) {
      await page.keyboard.press('Escape');
      await page.locator('.cells[data-holding=nothing]').waitFor();
      const { x, y } = await behindTheWall(page, slot, 42);
      await page.touchscreen.tap(x, y);
      await page.locator('.cells:not([data-holding=nothing])').waitFor();
      found[slot] = await page.locator('.cells').getAttribute('data-holding');
    }
    expect(found).toEqual({
      ...Object.fromEntries(free.map((slot) => [slot, 'spare'])),
      ...Object.fromEntries(mice.map((slot) => [slot, 'mouse'])),
    });
  });
});

describe('twice as large, nothing of the table is lost', () => {
  it.each(Object.entries(TWICE))('on a %s', async (_, viewport) => {
    const page = await guests.come({ viewport, deviceScaleFactor: 2 });
    const [turn] = STATES;
    await turn.reach(page);
    expect(await overflowing(page)).toEqual([]);
    expect((await page.locator('.board').boundingBox())?.width).toBeGreaterThan(180);
    await guests.picture(`zoom-${viewport.width}`);
    for (const button of [en.action.endTurn, en.table.menu]) {
      await page.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
      expect(await page.getByRole('button', { name: button }).isVisible()).toBe(true);
    }
  });
});
