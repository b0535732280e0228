import type { CDPSession, Locator, Page } from 'playwright-core';
import { en } from './texts.js';

/** Ways to do things at the table. Places are cells, "slot:a2", "spare" and "outside". */
export type Hands = {
  readonly touch: (place: string) => Promise<void>;
  readonly endTurn: () => Promise<void>;
  /** Presses a button of a question. */
  readonly answer: (button: Locator) => Promise<void>;
  /** The second step of a slide by its button, where that is not to touch the slot again. */
  readonly push?: () => Promise<void>;
  /** Where there is another way than to touch the one and then the other. */
  readonly pull?: (from: string, to: string) => Promise<void>;
};

export function at(page: Page, place: string): Locator {
  return page.locator(place === 'outside' ? 'button.outside' : `[data-place="${place}"]`);
}

/** What is drawn over the board for the player to see: not what the page draws out of sight to be quicker later. */
export function shownHint(page: Page, selector: string): Locator {
  return page.locator(`.hints:not(.warming-up) ${selector}`);
}

export function endTurnButton(page: Page): Locator {
  return page.locator('.tray').getByRole('button', { name: en.action.endTurn });
}

export function mouseHands(page: Page): Hands {
  return {
    touch: (place) => at(page, place).click(),
    endTurn: () => endTurnButton(page).click(),
    answer: (button) => button.click(),
    push: () => page.locator('.tray [data-push]').click(),
  };
}

/** Fingers; every second time they pull a mouse to its cell and the spare tile to its slot. */
export async function fingers(page: Page): Promise<Hands & { readonly pulled: () => readonly string[] }> {
  const cdp = await page.context().newCDPSession(page);
  const pulled: string[] = [];
  let count = 0;
  const tap = (place: string) => tapped(page, at(page, place));
  return {
    touch: tap,
    endTurn: () => tapped(page, endTurnButton(page)),
    answer: (button) => tapped(page, button),
    pulled: () => pulled,
    pull: async (from, to) => {
      if (count++ % 2 === 0) {
        pulled.push(from);
        return drag(cdp, at(page, from), at(page, to));
      }
      await tap(from === 'spare' ? to : from);
      await tap(to);
    },
  };
}

/** A tap, until the page has heard of it: nobody taps twice before the browser knows that the first one was a tap. */
async function tapped(page: Page, button: Locator): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    click: new Promise((done) => addEventListener('click', done, { capture: true, once: true })),
  }));
  await button.tap();
  await heard.evaluate(async ({ click }) => {
    await click;
  });
}

async function drag(cdp: CDPSession, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await middle(from), await middle(to)];
  // the finger comes to rest before it lifts; a browser takes anything else for a flick and the next tap for its end
  const steps = [0.2, 0.5, 0.8, 0.95, 1, 1, 1, 1].map((share, i) => ({
    x: a.x + (b.x - a.x) * share + (i % 2) / 2,
    y: a.y + (b.y - a.y) * share,
  }));
  let time = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
    time += 0.04;
    return cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time });
  };
  await send('touchStart', [a]);
  for (const point of steps) await send('touchMove', [point]);
  await send('touchEnd', []);
}

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Keys and nothing else. */
export function keys(page: Page): Hands {
  const { keyboard } = page;
  const here = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place ?? null);
  const walk = async (to: string): Promise<void> => {
    let place = await here();
    for (let i = 0; place === null || place === 'spare'; i++) {
      if (i > 30) throw new Error('the castle cannot be reached with the Tab key');
      await keyboard.press('Tab');
      place = await here();
    }
    for (const key of way(place, to)) await keyboard.press(key);
    if ((await here()) !== to) throw new Error(`arrows lead from ${place} to ${await here()}, not to ${to}`);
  };
  return {
    touch: async (place) => {
      if (place === 'outside') return keyboard.press('o');
      await walk(place);
      await keyboard.press('Enter');
    },
    endTurn: () => keyboard.press('e'),
    answer: (button) => pressByKeys(page, button),
  };
}

/** Tab until the focus is there, then Enter. */
export async function pressByKeys(page: Page, button: Locator): Promise<void> {
  const there = () => button.evaluate((element) => element === document.activeElement);
  for (let i = 0; !(await there()); i++) {
    if (i > 60) throw new Error('it cannot be reached with the Tab key');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** Arrow keys from one cell or slot to another. */
function way(from: string, to: string): string[] {
  const [a, b] = [spot(from), spot(to)];
  const out = to.startsWith('slot:') ? outwards(to.slice(5)) : null;
  const back = from.startsWith('slot:') ? outwards(from.slice(5)) : null;
  const across = b.column - a.column;
  const up = b.row - a.row;
  return [
    ...(back === null ? [] : [OPPOSITE[back]]),
    ...Array(Math.abs(across)).fill(across > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ...Array(Math.abs(up)).fill(up > 0 ? 'ArrowUp' : 'ArrowDown'),
    ...(out === null ? [] : [out]),
  ];
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const OPPOSITE: Readonly<Record<Arrow, Arrow>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
};

function spot(place: string): { column: number; row: number } {
  const cell = place.replace('slot:', '');
  return { column: 'abcdefg'.indexOf(cell[0]), row: Number(cell[1]) };
}

function outwards(slot: string): Arrow {
  if (/[246]/.test(slot[1])) return slot[0] === 'a' ? 'ArrowLeft' : 'ArrowRight';
  return slot[1] === '7' ? 'ArrowUp' : 'ArrowDown';
}
