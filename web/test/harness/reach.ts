import type { Locator, Page } from 'playwright-core';

/** The screens that layouts are looked at on: phones upright and on their side, tablets, desktops; the last is one at 200 %. */
export const SCREENS = [
  [320, 640],
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
  [720, 450],
] as const;

/** Upside down everything is as large as it was: one screen of each kind is enough. */
export const UPSIDE_DOWN: readonly (readonly [number, number])[] = [
  [390, 664],
  [844, 390],
  [820, 1180],
  [1180, 820],
];

/** What is looked at when it is asked whether everything can be reached; each by a selector. */
export type Reached = {
  /** Everything that can be done. */
  readonly doable: string;
  /** What has words that must be seen whole. */
  readonly words: string;
  /** What says something, and must say it to those who do not read, too. */
  readonly pictured: string;
  /** What must not scroll. */
  readonly table: string;
  /** Of these a part may lie further along: rows that are pushed to and fro. */
  readonly pushed?: string;
  /** What may be done in another way just now. */
  readonly aside?: string;
  /** As large as the screen's width allows, where that is less than a fingertip. */
  readonly asWideAsCan?: { readonly what: string; readonly share: number };
};

/**
 * What can be done and cannot be reached: it lies off the screen, under something else, is smaller than a fingertip,
 * does not show all of its words or has no picture.
 */
export function unreachable(page: Page, reached: Reached): Promise<string[]> {
  return page.evaluate(({ doable, words, pictured, table, pushed = '#no', aside = '#no', asWideAsCan }) => {
    const found: string[] = [];
    const name = (element: Element): string => {
      const { build, place } = (element as HTMLElement).dataset;
      return `${element.getAttribute('class')} ${build ?? place ?? ''} "${element.textContent?.trim().slice(0, 30)}"`;
    };
    const leastOf = (element: Element): number =>
      asWideAsCan !== undefined && element.matches(asWideAsCan.what)
        ? Math.min(43.5, Math.floor((document.getElementById('app')?.clientWidth ?? 0) * asWideAsCan.share))
        : 43.5;
    for (const element of document.querySelectorAll<HTMLElement>(doable)) {
      if (!element.checkVisibility({ visibilityProperty: true })) {
        if (!element.matches(aside)) found.push(`hidden: ${name(element)}`);
        continue;
      }
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (Math.min(width, height) < leastOf(element))
        found.push(`${Math.round(width)} x ${Math.round(height)}: ${name(element)}`);
      // a browser's own blue over what was touched
      const flash = getComputedStyle(element).getPropertyValue('-webkit-tap-highlight-color');
      if (flash !== 'rgba(0, 0, 0, 0)') found.push(`flashes ${flash}: ${name(element)}`);
      const row = element.closest(pushed);
      const isPushed =
        row !== null && (row.scrollWidth > row.clientWidth + 1 || row.scrollHeight > row.clientHeight + 1);
      if (isPushed) continue;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`off the screen: ${name(element)}`);
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (there === null || !element.contains(there))
        found.push(`under ${there === null ? 'nothing' : name(there)}: ${name(element)}`);
    }
    for (const box of document.querySelectorAll<HTMLElement>(words)) {
      if (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2)
        found.push(
          `cut: ${name(box)} (${box.scrollWidth}x${box.scrollHeight} in ${box.clientWidth}x${box.clientHeight})`,
        );
    }
    for (const box of document.querySelectorAll<HTMLElement>(pictured)) {
      const pictures = [...box.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
      if (box.checkVisibility() && !pictures.some((svg) => svg.getBoundingClientRect().width > 12))
        found.push(`without a picture: ${name(box)}`);
    }
    for (const main of document.querySelectorAll(table))
      if (main.scrollHeight > main.clientHeight + 1)
        found.push(`scrolls: ${main.scrollHeight} in ${main.clientHeight}`);
    return found;
  }, reached);
}

/** Changes settings as if it had been done in another window. */
export async function set(page: Page, changes: Readonly<Record<string, string | boolean>>): Promise<void> {
  await page.evaluate((next) => {
    const newValue = JSON.stringify({ ...JSON.parse(localStorage['castellan.settings']), ...next });
    localStorage['castellan.settings'] = newValue;
    dispatchEvent(new StorageEvent('storage', { key: 'castellan.settings', newValue }));
  }, changes);
}

/** Looks at the page on every screen and in every language; each tells by something on the page that it is spoken. */
export async function everywhere(
  page: Page,
  languages: Readonly<Record<string, string>>,
  look: (page: Page) => Promise<string[]>,
  screens: readonly (readonly [number, number])[] = SCREENS,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [language, spoken] of Object.entries(languages)) {
    await set(page, { language });
    await page.locator(spoken).waitFor({ state: 'attached' });
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      const here = await look(page);
      if (here.length > 0) found[`${language} ${width}x${height}`] = here;
    }
  }
  return found;
}

/** What is not all on the screen, lies below something else, or is smaller than a fingertip, with its words. */
export async function outOfReach(things: Locator): Promise<string[]> {
  return things.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const words = `${element.ariaLabel ?? element.textContent}`.trim();
      const size = `${Math.round(width)} x ${Math.round(height)} at ${Math.round(left)},${Math.round(top)}`;
      if (width < 43.9 || height < 43.9) return [`${words} is small: ${size}`];
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        return [`${words} is not all on the screen: ${size}`];
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return element.contains(there) || there?.contains(element) === true
        ? []
        : [`${words} lies below ${there?.className}`];
    }),
  );
}

/** What is not all on the screen; a picture may be of any size but nothing. */
export async function outOfSight(things: Locator): Promise<string[]> {
  return things.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const isSeen = width > 8 && height > 8 && element.checkVisibility({ visibilityProperty: true });
      const isIn = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
      return isSeen && isIn
        ? []
        : [
            `${element.getAttribute('class')} "${element.ariaLabel}": ${[left, top, right, bottom].map(Math.round)}`,
          ];
    }),
  );
}

/** Words that begin on one line and end on the next, without a hyphen where they break. */
export async function brokenWords(things: Locator): Promise<string[]> {
  return things.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text) || !element.checkVisibility()) return [];
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [`broken: ${word}`] : [];
      });
    }),
  );
}

/** Where things are, to see whether they stay there. */
export function places(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.classList[0]} ${[x, y, width, height].map(Math.round).join()}`;
    }),
  );
}

/** The same on every screen. */
export async function placesEverywhere(page: Page, selector: string): Promise<string[]> {
  const all: string[] = [];
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    all.push(`${width}x${height}`, ...(await places(page, selector)));
  }
  return all;
}
