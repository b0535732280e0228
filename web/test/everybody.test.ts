import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addresses } from './harness/pages.js';
import { STATES } from './harness/states.js';
import { en } from './harness/texts.js';
import { DESKTOP, PHONE, visitors } from './harness/visitors.js';

const guests = visitors();
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Axe = { axe: { run: (where: unknown, how: unknown) => Promise<{ violations: Violation[] }> } };
type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] };

/** What axe finds on the page as it is, in both themes. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    // colours that change softly have changed
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    );
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
    // by night only the colours are others
    const night = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
    const result = await page.evaluate((how) => (window as unknown as Axe).axe.run(document, how), {
      resultTypes: ['violations'],
      preload: false,
      ...night,
    });
    for (const { id, nodes } of result.violations)
      found.push(
        ...nodes.map(({ target, failureSummary }) => `${colorScheme} ${id} ${target} ${failureSummary}`),
      );
  }
  return found;
}

/** The page has come: something in it is a heading. */
const come = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
};

describe('axe finds nothing, by day and by night', () => {
  it('on every page', async () => {
    const page = await guests.come({ viewport: PHONE });
    const found: Record<string, string[]> = {};
    for (const [name, address] of Object.entries(await addresses())) {
      await come(page, address);
      found[name] = await violations(page);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });

  it('at the table', async () => {
    const page = await guests.come({ viewport: DESKTOP });
    const found: Record<string, string[]> = {};
    for (const { name, reach } of STATES) {
      await reach(page);
      found[name] = await violations(page);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });
});

/** Whatever sticks out to the side, and buttons that do not show all of their words. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, summary, h1, h2, h3, label')]
      .filter((element) => element.checkVisibility() && !element.closest('.cells, .sr-only, .skip'))
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        return (
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
        );
      })
      .map((element) => `${element.tagName} "${element.textContent}"`);
    return [...wide, ...cut];
  });
}

describe.each(['en-GB', 'fr-FR', 'de-DE'])('nothing sticks out at 360 px in %s', (locale) => {
  it('on any page', async () => {
    const page = await guests.come({ viewport: { width: 360, height: 740 }, locale });
    const found: Record<string, string[]> = {};
    for (const [name, address] of Object.entries(await addresses())) {
      await come(page, address);
      found[name] = await overflowing(page);
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });
});

/** Things to touch that are smaller than a fingertip; links within a sentence are as large as the sentence. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, summary, textarea, input, label')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !(element instanceof HTMLLabelElement) || element.querySelector('input') !== null)
      .filter((element) => !element.closest('.skip, .sr-only'))
      // slots grow as soon as the tile that goes in there is in hand
      .filter((element) => !element.matches('.cells:not([data-holding=spare]) .slot'))
      .filter((element) => !(element.matches('p a') && getComputedStyle(element).display === 'inline'))
      // an input within a label is touched by touching the label
      .filter((element) => !(element instanceof HTMLInputElement && element.closest('label') !== null))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 70)}: ${Math.round(box.width)} x ${Math.round(box.height)}`,
      ),
  );
}

describe('everything to touch is as large as a fingertip on a phone', () => {
  it('on every page', async () => {
    const page = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
    const found: Record<string, string[]> = {};
    for (const [name, address] of Object.entries(await addresses())) {
      await come(page, address);
      found[name] = await small(page);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });

  it('at the table', async () => {
    const page = await guests.come({ viewport: PHONE, hasTouch: true, isMobile: true });
    const found: Record<string, string[]> = {};
    for (const { name, reach } of STATES) {
      await reach(page);
      found[name] = await small(page);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });
});

describe('twice as large, nothing is lost', () => {
  // 200 % on a desktop and on a phone: as if the screen had half the points
  it.each([
    ['desktop', { width: 640, height: 400 }],
    ['phone', { width: 195, height: 422 }],
  ])('on a %s', async (_, viewport) => {
    const page = await guests.come({ viewport, deviceScaleFactor: 2 });
    const found: Record<string, string[]> = {};
    for (const [name, address] of Object.entries(await addresses())) {
      await come(page, address);
      found[name] = await overflowing(page);
    }
    const [turn] = STATES;
    await turn.reach(page);
    found.table = await overflowing(page);
    expect((await page.locator('.board').boundingBox())?.width).toBeGreaterThan(180);
    await guests.picture(`zoom-${viewport.width}`);
    for (const button of [en.action.endTurn, en.roquefort.menu]) {
      await page.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
      expect(await page.getByRole('button', { name: button }).isVisible()).toBe(true);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  });
});
