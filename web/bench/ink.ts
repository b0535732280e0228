import type { Browser, CDPSession, Page } from 'playwright-core';
import { autoDraw } from '../src/games/oh-mon-chateau/sheet/auto/auto-draw.js';
import { encodeSheet } from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { pointCount, STYLES, type Stroke } from '../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { PLACES } from '../src/games/oh-mon-chateau/sheet/plan/plan.js';
import { openChateau, ready } from '../test/harness/chateau.js';
import { ofMainThread, type TraceEvent } from './trace.js';

/** Milliseconds from each move of the pen until its ink lies on the sheet, and until the frame that shows it. */
export type Ink = {
  readonly points: number;
  readonly toInk: readonly number[];
  readonly toFrame: readonly number[];
  /** Moves whose ink missed the first frame that began after them. */
  readonly missed: number;
  /** Processor time of the page between two frames, without the slowdown; how busy the machine is hardly matters to it. */
  readonly work: readonly number[];
};

const POINTS = 5_000;
/** Short strokes one after the other, as in hatching: what is done with a finished one must not hold up the next. */
const STROKES = 6;
const MOVES = 60;

/** A sheet as full as a careful hand makes it. */
function fullSheet(): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let points = 0;
  for (let round = 0; points < POINTS; round++)
    for (const { id } of PLACES)
      if (points < POINTS)
        for (const stroke of autoDraw(id, `bench-${round}`, STYLES[round % STYLES.length])) {
          strokes.push(stroke);
          points += pointCount(stroke);
        }
  return strokes;
}

/** Puts a drawing beside the kept game, as if it had been drawn there. */
async function lay(page: Page, drawing: unknown): Promise<void> {
  const id = new URL(page.url()).pathname.split('/')[2];
  await page.evaluate(
    ([key, sheet]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('castellan');
        opening.onsuccess = () => {
          const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const reading = store.get(key as string);
          reading.onsuccess = () => {
            const writing = store.put({ ...reading.result, drawings: { 0: sheet, 1: sheet } });
            writing.onerror = () => fail(writing.error);
            writing.onsuccess = () => {
              opening.result.close();
              done();
            };
          };
        };
      }),
    [id, drawing] as const,
  );
  await page.reload();
  await ready(page);
}

type Seen = { samples: number[]; inked: number[]; frames: [begun: number, drawn: number][] };

/** In the page: when moves came, when a piece of ink was put down, when frames were due and when they were drawn. */
function watchInk(): void {
  const seen: Seen = { samples: [], inked: [], frames: [] };
  Object.assign(window, { seen });
  const { stroke } = CanvasRenderingContext2D.prototype;
  Object.assign(CanvasRenderingContext2D.prototype, {
    stroke(this: CanvasRenderingContext2D, ...args: [Path2D]) {
      stroke.apply(this, args);
      seen.inked.push(performance.now());
    },
  });
  addEventListener('pointerdown', ({ timeStamp }) => seen.samples.push(timeStamp));
  addEventListener('pointermove', (event) => {
    if (event.buttons > 0)
      for (const { timeStamp } of event.getCoalescedEvents()) seen.samples.push(timeStamp);
  });
  const frame = (begun: number): void => {
    seen.frames.push([begun, performance.now()]);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Strokes with a pen that speaks 120 times a second. */
async function hatch(cdp: CDPSession, box: { x: number; y: number; width: number; height: number }) {
  const at = (stroke: number, move: number) => ({
    x: box.x + box.width * (0.3 + 0.4 * (move / MOVES)),
    y: box.y + box.height * (0.3 + 0.06 * stroke + 0.03 * Math.sin(move / 5)),
  });
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', stroke: number, move: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      ...{ type, ...at(stroke, move), clickCount: 1, pointerType: 'pen', force: 0.5 },
      ...{ button: 'left', buttons: type === 'mouseReleased' ? 0 : 1 },
    });
  const sent: Promise<unknown>[] = [];
  for (let stroke = 0; stroke < STROKES; stroke++)
    for (let move = 0; move <= MOVES + 1; move++) {
      const type = move === 0 ? 'mousePressed' : move > MOVES ? 'mouseReleased' : 'mouseMoved';
      sent.push(send(type, stroke, Math.min(move, MOVES)));
      await new Promise((next) => setTimeout(next, 1000 / 120));
    }
  await Promise.all(sent);
}

/** What the page's main thread did from frame to frame while somebody drew. */
function workOfFrames(events: readonly TraceEvent[], page: Page): number[] {
  const own = ofMainThread(events, page);
  const frames = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const tasks = own.filter(({ name }) => /RunTask$/.test(name));
  const work = frames.map(() => 0);
  for (const { ts, tdur = 0 } of tasks) {
    // a frame belongs to the work before it, and to its own task
    const frame = frames.findIndex((begun) => begun >= ts);
    if (frame >= 0) work[frame] += tdur / 1000;
  }
  return work;
}

/** Draws on a sheet of 5,000 points, with the processor slowed down. */
export async function inkBehindThePen(browser: Browser, origin: string, slowdown: number): Promise<Ink> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    viewport: { width: 820, height: 1180 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => {
    localStorage['castellan.settings'] = JSON.stringify({ speed: 'instant', sound: false, dice: 'itself' });
    localStorage['castellan.sheet'] = JSON.stringify({ auto: false });
  });
  await openChateau(page, 'finisher-wins', 60);
  const strokes = fullSheet();
  await lay(page, encodeSheet({ side: 'guide', strokes, towers: [] }));
  await page.locator('.sheet-button').click();
  const surface = page.getByRole('application');
  await surface.waitFor();
  const box = await surface.boundingBox();
  if (box === null) throw new Error('there is no desk');
  const cdp = await context.newCDPSession(page);
  await page.evaluate(watchInk);
  // nobody draws before the desk stands there
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.frames.length > 30);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await hatch(cdp, box);
  const { samples, inked, frames } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await hatch(cdp, box);
  const work = workOfFrames(JSON.parse((await browser.stopTracing()).toString()).traceEvents, page);
  await context.close();
  // the pieces of ink under the pen come first, one for each sample
  const toInk = samples.map((time, i) => inked[i] - time);
  const toFrame = samples.flatMap((time, i) => {
    const shown = frames.find(([, drawn]) => drawn > inked[i]);
    return shown === undefined ? [] : [shown[1] - time];
  });
  const missed = samples.filter((time, i) =>
    frames.some(([begun, drawn]) => begun > time && drawn < inked[i]),
  ).length;
  return {
    points: strokes.reduce((sum, stroke) => sum + pointCount(stroke), 0),
    toInk,
    toFrame,
    missed,
    work,
  };
}
