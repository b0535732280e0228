import type { Browser, Page } from 'playwright-core';
import { phoneWithMotion } from './phone.js';
import { inTime } from './stuck.js';
import { busyTime, mainTasks, type TraceEvent } from './trace.js';

/** From the tap on a lesson's name to a board that can be touched, in milliseconds. */
export type Opening = { readonly game: string; readonly first: number; readonly slowest: Named } & {
  /** Processor time of the page's main thread for the first of them. */
  readonly work: number;
};

type Named = { readonly time: number; readonly lesson: string };
type Timed = { opened?: Promise<number> };

/** All lessons of a game from the list of its courses, on a slowed down processor; only the first has code to fetch. */
export async function openLessons(
  browser: Browser,
  origin: string,
  game: string,
  slowdown: number,
): Promise<Opening> {
  const context = await phoneWithMotion(browser, origin);
  await context.addInitScript(timeOpenings);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`/learn/${game}`, { waitUntil: 'networkidle' });
  const lessons = await page
    .locator('.lesson-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const first = await timeOf(page, lessons[0]);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const work = busyTime(mainTasks(traceEvents as TraceEvent[]));
  let slowest: Named = { time: first, lesson: lessons[0] };
  for (const lesson of lessons.slice(1)) {
    await page.goBack();
    const time = await timeOf(page, lesson);
    if (time > slowest.time) slowest = { time, lesson };
  }
  await context.close();
  return { game, first, slowest, work };
}

async function timeOf(page: Page, lesson: string): Promise<number> {
  const link = page.locator(`.lesson-link[href="${lesson}"]`);
  await link.click();
  return inTime(
    `opening ${lesson}`,
    page.evaluate(() => (window as Timed).opened ?? 0),
  );
}

/** In the page: how long it takes from a tap on a lesson to its task, with a board that is at rest. */
function timeOpenings(): void {
  const stands = (): boolean =>
    document.querySelector('.lesson-bar[data-reached=false]') !== null &&
    // dice that are to be rolled by hand wait for it
    document.querySelector(':is(.cells, .chateau-cells)[aria-busy=false], .chateau [data-roll]') !== null;
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element) || target.closest('.lesson-link') === null) return;
      (window as Timed).opened = new Promise((done) => {
        const observer = new MutationObserver(() => {
          if (!stands()) return;
          observer.disconnect();
          // with the frame that shows it
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
        });
        observer.observe(document.documentElement, {
          ...{ subtree: true, childList: true },
          attributeFilter: ['aria-busy', 'data-reached'],
        });
      });
    },
    { capture: true },
  );
}
