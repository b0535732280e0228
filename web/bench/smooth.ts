import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { cellIn, keptGame } from '../test/harness/at-table.js';
import { tableOf, thinkFor } from '../test/harness/brain.js';
import { person, seed, startGame } from '../test/harness/setup.js';
import { phoneWithMotion } from './phone.js';
import { inTime, pictureOf } from './stuck.js';
import { mainTasks, type TraceEvent } from './trace.js';

export type Smoothness = {
  /** Milliseconds of every task of more than 50. */
  readonly longTasks: readonly number[];
  /** From each tap or click to the frame after it. */
  readonly taps: readonly number[];
  /** What animations changed. */
  readonly animated: readonly string[];
  /** Processor time of every task while slowed down, longest first: what is left if nobody else wants the processor. */
  readonly slowed: readonly number[];
  /** Processor time of every task of the page, longest first, without the slowdown; how busy the machine is hardly matters to it. */
  readonly work: readonly number[];
};

/** So many moves are played slowed down, and so many more without. */
export const MOVES = 14;

type Watched = { long: number[]; taps: number[]; animated: Set<string>; stop: () => void };

/** A game against the champion with all motion, on a processor four times slower. */
export async function smoothness(browser: Browser, origin: string, slowdown: number): Promise<Smoothness> {
  const context = await phoneWithMotion(browser, origin);
  try {
    return await playIn(context, browser, slowdown);
  } catch (error) {
    await browser.stopTracing().catch(() => undefined);
    throw error;
  } finally {
    await context.close();
  }
}

async function playIn(context: BrowserContext, browser: Browser, slowdown: number): Promise<Smoothness> {
  await context.addInitScript(bringTools);
  const bot = { mouse: 1, name: '', character: 'castellane', memoryAid: false } as const;
  const hall = await context.newPage();
  await startGame(hall, { seats: [person(0, 'Anna'), bot], first: 0 }, seed(5));
  const address = hall.url();
  // from here the kept game is read, so that whoever is measured need not hand it out
  await hall.goto('/about');
  // Playwright's locators leave listeners behind that hear every tap and every motion: this page is not to know them
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await ask(cdp, 'quiet');
  const player = await Player.at(page, cdp, hall);
  await page.evaluate(watch);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const explains = process.env.TRACE !== undefined;
  const lean = ['toplevel', '__metadata'];
  const rich = [...lean, 'devtools.timeline'];
  await browser.startTracing(page, { categories: explains ? rich : lean });
  for (let i = 0; i < MOVES; i++) await player.oneMove();
  const slow: TraceEvent[] = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  if (explains) explain(slow);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => {
    (window as unknown as { watched: Watched }).watched.stop();
  });
  await browser.startTracing(page, { categories: rich });
  for (let i = 0; i < MOVES; i++) await player.oneMove();
  const traced: TraceEvent[] = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  if (explains) explain(traced);
  await page.evaluate(watchAnimations);
  for (let i = 0; i < 8; i++) await player.oneMove();
  const watched = await page.evaluate(() => {
    const { long, taps, animated } = (window as unknown as { watched: Watched }).watched;
    return { longTasks: long, taps, animated: [...animated] };
  });
  return { ...watched, slowed: tasksIn(slow), work: tasksIn(traced) };
}

function tasksIn(events: readonly TraceEvent[]): number[] {
  return mainTasks(events)
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

/** What the longest tasks were made of: processor time by kind of work, what lies within other work not counted twice. */
function explain(events: readonly TraceEvent[]): void {
  const longest = mainTasks(events)
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 12);
  for (const task of longest) {
    const inside = events
      .filter(
        ({ pid, tid, ts, dur = 0 }) =>
          pid === task.pid && tid === task.tid && ts >= task.ts && ts + dur <= task.ts + (task.dur ?? 0),
      )
      .filter((event) => event !== task && !/RunTask$/.test(event.name) && (event.tdur ?? 0) > 0);
    const outer = inside.filter(
      (a) => !inside.some((b) => b !== a && b.ts <= a.ts && b.ts + (b.dur ?? 0) >= a.ts + (a.dur ?? 0)),
    );
    const kinds = new Map<string, number>();
    for (const { name, tdur = 0 } of outer) kinds.set(name, (kinds.get(name) ?? 0) + tdur / 1000);
    const list = [...kinds].sort((a, b) => b[1] - a[1]).map(([name, time]) => `${name} ${time.toFixed(1)}`);
    console.log(`  ${((task.tdur ?? 0) / 1000).toFixed(1)} ms: ${list.slice(0, 7).join(', ')}`);
  }
}

/** In the page: long tasks, the time from taps to frames, and what moves by what. */
function watch(): void {
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.long.push(Math.round(duration));
  });
  const events = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(pointerup|click)$/.test(name)) watched.taps.push(Math.round(duration));
  });
  const watched: Watched = {
    long: [],
    taps: [],
    animated: new Set(),
    stop: () => {
      tasks.disconnect();
      events.disconnect();
    },
  };
  Object.assign(window, { watched });
  tasks.observe({ type: 'longtask' });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** In the page: what animations change, frame by frame. It costs time, so it is looked at apart. */
function watchAnimations(): void {
  const { watched } = window as unknown as { watched: Watched };
  const look = (): void => {
    for (const animation of document.getAnimations()) {
      const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
      for (const frame of frames)
        for (const key of Object.keys(frame))
          if (!/^(offset|computedOffset|easing|composite)$/.test(key)) watched.animated.add(key);
    }
    requestAnimationFrame(look);
  };
  look();
}

type Point = { readonly x: number; readonly y: number };

type Tools = {
  readonly where: (wanted: string) => Point;
  /** Where everything is that stays where it is. */
  readonly places: () => Record<string, Point>;
  readonly version: () => string;
  readonly asked: () => boolean;
  readonly quiet: (before: string | null) => Promise<void>;
  /** Until something is there to be touched. */
  readonly there: (wanted: string) => Promise<void>;
};

/**
 * In the page from the start: what the bench asks of it. Who measures must not keep the page busy; sent along with every
 * question these would be read and made into code each time, by the thread that is measured.
 */
function bringTools(): void {
  const cellsNow = () => document.querySelector<HTMLElement>('.cells');
  const tools: Tools = {
    where: (wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      if (box === undefined) throw new Error(`there is no ${wanted}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    places: () => {
      const named = [...document.querySelectorAll<HTMLElement>('[data-place]')].map(
        ({ dataset }) => `[data-place="${dataset.place}"]`,
      );
      return Object.fromEntries([...named, '.tray .primary'].map((one) => [one, tools.where(one)]));
    },
    version: () => cellsNow()?.dataset.version ?? '',
    asked: () => document.querySelector('dialog[open]') !== null,
    // looking at every frame would make the browser draw every frame, which it need not do while the compositor moves things
    quiet: (before) =>
      new Promise((done) => {
        const look = (): void => {
          const cells = cellsNow();
          const ready = cells?.getAttribute('aria-busy') === 'false' && cells.dataset.version !== before;
          if (!(ready && document.querySelector('.stage [data-piece]') !== null) && !tools.asked()) return;
          observer.disconnect();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributeFilter: ['aria-busy', 'data-version', 'open'],
        });
        look();
      }),
    there: (wanted) =>
      new Promise((done) => {
        const look = (): void => {
          if (document.querySelector(wanted) === null) return;
          observer.disconnect();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true });
        look();
      }),
  };
  Object.assign(window, { tools });
}

async function ask<K extends keyof Tools>(
  cdp: CDPSession,
  tool: K,
  about: string | null = null,
): Promise<Awaited<ReturnType<Tools[K]>>> {
  const expression = `tools.${tool}(${JSON.stringify(about)})`;
  const wish = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await inTime(expression, cdp.send('Runtime.evaluate', wish));
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

/** Plays moves by real events. Where to tap is known before anything is measured: asking makes a page lay itself out. */
class Player {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #hall: Page;
  readonly #places: Record<string, Point>;
  #number = 0;
  #move = '';

  private constructor(page: Page, cdp: CDPSession, hall: Page, places: Record<string, Point>) {
    this.#page = page;
    this.#cdp = cdp;
    this.#hall = hall;
    this.#places = places;
  }

  static async at(page: Page, cdp: CDPSession, hall: Page): Promise<Player> {
    return new Player(page, cdp, hall, await ask(cdp, 'places'));
  }

  /** Plays one move; if it does not come about, the error says which, and a picture shows the page. */
  async oneMove(): Promise<void> {
    this.#number++;
    try {
      await this.#play();
    } catch (cause) {
      const picture = await pictureOf(this.#page);
      throw new Error(`move ${this.#number} (${this.#move}) stood still; see ${picture}`, { cause });
    }
  }

  async #play(): Promise<void> {
    const cdp = this.#cdp;
    this.#move = 'waiting for a turn';
    await ask(cdp, 'quiet');
    if (await ask(cdp, 'asked')) return;
    const kept = await keptGame(this.#hall, new URL(this.#page.url()).pathname.split('/')[2]);
    // the champion may have won
    if (tableOf(kept).actors().length === 0) return;
    const { move } = thinkFor(kept);
    this.#move = move;
    const [word, rest = ''] = move.split(' ');
    const before = await ask(cdp, 'version');
    if (word === 'end') await this.#click('.tray .primary');
    else if (word === 'place') await this.#touch(rest);
    else if (word === 'uncover') await this.#touch(cellIn(rest, kept.options.rooms as string[]));
    else if (word === 'run') for (const cell of rest.split('-')) await this.#touch(cell);
    else if (word === 'slide') {
      await this.#touch(`slot:${rest}`);
      await ask(cdp, 'there', '[data-push]');
      await this.#click('[data-push]');
    } else for (const place of ['outside', rest.split('>').at(-1) ?? rest]) await this.#touch(place);
    await ask(cdp, 'quiet', before);
    if (await ask(cdp, 'asked')) await this.#click('dialog[open] button:last-of-type');
    await ask(cdp, 'quiet', before);
  }

  async #touch(place: string): Promise<void> {
    await this.#click(place === 'outside' ? 'button.outside' : `[data-place="${place}"]`);
  }

  /** Without waiting until nothing moves: people do not wait for that either. */
  async #click(selector: string): Promise<void> {
    const { x, y } = this.#places[selector] ?? (await ask(this.#cdp, 'where', selector));
    await this.#page.mouse.click(x, y, { delay: TAP });
  }
}

/** So many milliseconds a finger rests. */
const TAP = 60;
