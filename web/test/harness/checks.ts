import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Axe = { axe: { run: (where: unknown, how: unknown) => Promise<{ violations: Violation[] }> } };
type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] };

/** What axe finds on the page as it is, in both themes. */
export async function violations(page: Page): Promise<string[]> {
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

/** Whatever sticks out to the side, and buttons that do not show all of their words. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, summary, h1, h2, h3, label')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          // rows of cards and pictures are pushed to and fro
          !element.closest('.cells, .chateau-cells, .guest-place, .desk-parts, .sr-only, .skip'),
      )
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

/** Things to touch that are smaller than a fingertip; links within a sentence are as large as the sentence. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, summary, textarea, input, label')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !(element instanceof HTMLLabelElement) || element.querySelector('input') !== null)
      .filter((element) => !element.closest('.skip, .sr-only'))
      // what lies behind a dialog cannot be touched
      .filter((element) => document.querySelector('dialog:modal') === null || element.closest('dialog:modal'))
      // slots grow as soon as the tile that goes in there is in hand
      .filter((element) => !element.matches('.cells:not([data-holding=spare]) .slot'))
      .filter((element) => !(element.matches('p a') && getComputedStyle(element).display === 'inline'))
      // what cannot be touched at all need not be large
      .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
      // an input within a label is touched by touching the label
      .filter((element) => !(element instanceof HTMLInputElement && element.closest('label') !== null))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
      // a line of the log is there to be read; touching its neighbour lights another place and does nothing else
      .filter(({ element, box }) => !(element.matches('.log-line button') && box.height > 23.9))
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 70)}: ${Math.round(box.width)} x ${Math.round(box.height)}`,
      ),
  );
}

/** Buttons beside the board that lie over each other, and words that leave their button. */
export function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('.button, .castle-card, .die, .guest, .sheet-button'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const words = ({ element }: { element: HTMLElement }): string =>
      element.textContent?.trim().slice(0, 40) ?? '';
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    // what stays at the edge of a box is a layer of its own: the rest is moved out from below it
    const stays = (element: Element | null): Element | null =>
      element === null || getComputedStyle(element).position === 'sticky'
        ? element
        : stays(element.parentElement);
    const scope = (element: HTMLElement): Element | null => stays(element) ?? element.closest('dialog, main');
    const pairs = buttons.flatMap((a, i) =>
      buttons
        .slice(i + 1)
        .filter((b) => scope(a.element) === scope(b.element) && !a.element.contains(b.element))
        .filter((b) => isOver(a.box, b.box))
        .map((b) => `"${words(a)}" and "${words(b)}" lie over each other`),
    );
    const out = buttons.flatMap((button) => {
      const walker = document.createTreeWalker(button.element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
      return texts
        .filter(({ parentElement }) => parentElement?.closest('.sr-only, .doing, .thumb') === null)
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, width } = range.getBoundingClientRect();
          return width > 0 && (right > button.box.right + 2 || left < button.box.left - 2);
        })
        .map((text) => `"${text.data}" leaves its button`);
    });
    return [...pairs, ...new Set(out)];
  });
}
