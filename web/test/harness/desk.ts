import type { Browser, CDPSession, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { decodeSheet, type Sheet } from '../../src/games/oh-mon-chateau/sheet/ink/codec.js';
import type { Drawing } from '../../src/games/oh-mon-chateau/sheet/ink/drawing.js';
import type { Stroke } from '../../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { findPlace } from '../../src/games/oh-mon-chateau/sheet/plan/plan.js';
import { drawing as texts } from '../../src/games/oh-mon-chateau/texts/en/drawing.js';
import type { SheetData } from '../../src/tables/worker-messages.js';
import { launch } from './launch.js';

/** The desk of the gallery of sheets, in a real browser with real pointers. */
let server: ViteDevServer;
let browser: Browser;
export let page: Page;
export let cdp: CDPSession;

/** One desk for all tests of a file, empty before each of them. */
export function atDesk(): void {
  beforeAll(async () => {
    server = await createServer({
      root: 'web',
      configFile: 'web/vite.config.ts',
      server: { port: 0, hmr: false },
      logLevel: 'error',
    });
    await server.listen();
    browser = await launch();
    page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    cdp = await page.context().newCDPSession(page);
    await open('empty=1');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(async () => {
    await page.evaluate(() => {
      const { drawing } = (window as unknown as { castellan: { drawing: Drawing } }).castellan;
      while (drawing.canUndo.value) drawing.undo();
    });
    await place(texts.zoomAll).click();
    await choose(texts.tool.pencil);
  });
}

export async function open(query: string): Promise<void> {
  const origin = server.resolvedUrls?.local[0];
  await page.goto(`${origin}sheet-gallery.html?part=desk&${query}`);
  await page.getByRole('application').waitFor();
}

export async function sheet(): Promise<Sheet> {
  const data = await page.evaluate(() =>
    (window as unknown as { castellan: { data: () => SheetData } }).castellan.data(),
  );
  return decodeSheet(JSON.parse(JSON.stringify(data))) ?? expect.fail('not a sheet');
}

export const strokes = async (): Promise<readonly Stroke[]> => (await sheet()).strokes;
/** The little picture of a place; its name goes on while it waits to be drawn. */
export const place = (name: string) => page.getByRole('radio', { name });
export const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();

export async function line(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 12 });
  await page.mouse.up();
}

/** How many points of the finished ink are covered. */
export const covered = (): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.desk-surface canvas');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] > 40) count++;
    return count;
  });

type Spots = readonly (readonly [number, number])[];

/** Colour and thickness of the ink at points of the screen. */
export const coloursAt = (spots: Spots, canvas = '.desk-surface canvas'): Promise<number[][]> =>
  page.evaluate(
    ([points, where]) => {
      const found = document.querySelector<HTMLCanvasElement>(where);
      const { left, top, width } = found?.getBoundingClientRect() ?? new DOMRect();
      const scale = (found?.width ?? 0) / width;
      return points.map(([x, y]) => [
        ...(found?.getContext('2d')?.getImageData((x - left) * scale, (y - top) * scale, 1, 1).data ?? []),
      ]);
    },
    [spots, canvas] as const,
  );
export const inkAt = async (spots: Spots, canvas?: string): Promise<boolean[]> =>
  (await coloursAt(spots, canvas)).map(([, , , thickness]) => thickness > 60);
export const colourOf = async (spot: readonly [number, number]): Promise<number[]> =>
  (await coloursAt([spot]))[0];

/** What is written on a place. */
export async function valueAt(id: string): Promise<string | undefined> {
  const [x] = findPlace(id)?.mark ?? [];
  const written = await page.locator('.desk-surface > svg').last().locator('text').all();
  for (const text of written)
    if (Number(await text.getAttribute('x')) === x) return (await text.textContent()) ?? '';
  return undefined;
}

export const touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly (readonly [number, number])[],
) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
