import AxeBuilder from 'axe-core';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeSheet, type Sheet, type SheetData } from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import type { Drawing } from '../src/games/oh-mon-chateau/sheet/ink/drawing.js';
import { outlineOf } from '../src/games/oh-mon-chateau/sheet/ink/outline.js';
import type { Stroke } from '../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { findPlace } from '../src/games/oh-mon-chateau/sheet/plan/plan.js';
import { drawing as texts } from '../src/i18n/en/drawing.js';
import { launch } from './harness/launch.js';

/** The desk of the gallery of sheets, in a real browser with real pointers. */
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let cdp: CDPSession;

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

async function open(query: string): Promise<void> {
  const origin = server.resolvedUrls?.local[0];
  await page.goto(`${origin}sheet-gallery.html?part=desk&${query}`);
  await page.getByRole('application').waitFor();
}

beforeEach(async () => {
  await page.evaluate(() => {
    const { drawing } = (window as unknown as { castellan: { drawing: Drawing } }).castellan;
    while (drawing.canUndo.value) drawing.undo();
  });
  await place(texts.zoomAll).click();
  await choose(texts.tool.pencil);
});

async function sheet(): Promise<Sheet> {
  const data = await page.evaluate(() =>
    (window as unknown as { castellan: { data: () => SheetData } }).castellan.data(),
  );
  return decodeSheet(JSON.parse(JSON.stringify(data))) ?? expect.fail('not a sheet');
}

const strokes = async (): Promise<readonly Stroke[]> => (await sheet()).strokes;
/** The little picture of a place; its name goes on while it waits to be drawn. */
const place = (name: string) => page.getByRole('radio', { name });
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();

async function line(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 12 });
  await page.mouse.up();
}

/** How many points of the finished ink are covered. */
const covered = (): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.desk-surface canvas');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let count = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i] > 40) count++;
    return count;
  });

const touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly (readonly [number, number])[],
) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

describe('the desk', () => {
  it('draws where the mouse goes, and the file has the same line', async () => {
    await choose(texts.tool.ink);
    await choose(texts.colour.red);
    await line([100, 300], [280, 420]);
    const [stroke, ...more] = await strokes();
    expect([stroke.tool, stroke.colour, more.length]).toEqual(['ink', 3, 0]);
    const svg = await page.evaluate(() =>
      (window as unknown as { castellan: { svg: () => string } }).castellan.svg(),
    );
    expect(svg).toContain(`d="${outlineOf(stroke)}"`);
    expect(await covered()).toBeGreaterThan(300);
  });

  it('paints a stroke as it comes and nothing that is there already, however much that is', async () => {
    await page.getByRole('button', { name: texts.drawAll }).click();
    expect((await strokes()).length).toBeGreaterThan(300);
    await page.evaluate(() => {
      const counts = { fill: 0, stroke: 0, move: 0 };
      Object.assign(window, { counts });
      const { fill, stroke } = CanvasRenderingContext2D.prototype;
      Object.assign(CanvasRenderingContext2D.prototype, {
        fill(this: CanvasRenderingContext2D, path: Path2D) {
          if (this.canvas.closest('.desk-surface')) counts.fill++;
          fill.call(this, path);
        },
        stroke(this: CanvasRenderingContext2D, ...args: [Path2D]) {
          counts.stroke++;
          stroke.apply(this, args);
        },
      });
      addEventListener('pointermove', (event) => {
        counts.move += event.getCoalescedEvents().length;
      });
    });
    const counts = () =>
      page.evaluate(() => ({
        ...(window as unknown as { counts: { fill: number; stroke: number; move: number } }).counts,
      }));
    await page.mouse.move(100, 300);
    const { move } = await counts();
    await page.mouse.down();
    await page.mouse.move(280, 420, { steps: 30 });
    const drawing = await counts();
    expect(drawing).toEqual({ fill: 0, stroke: drawing.move - move + 1, move: drawing.move });
    await page.mouse.up();
    expect((await counts()).fill).toBe(1);
  });

  it('undoes and redoes, by button and by key', async () => {
    await line([100, 300], [280, 420]);
    await line([100, 420], [280, 300]);
    const both = await covered();
    await page.getByRole('button', { name: texts.undo }).click();
    expect(await strokes()).toHaveLength(1);
    expect(await covered()).toBeLessThan(both);
    await page.getByRole('button', { name: texts.redo }).click();
    expect(await covered()).toBe(both);
    await page.getByRole('application').focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect([await strokes(), await covered()]).toEqual([[], 0]);
  });

  it('rubs out what the eraser passes over', async () => {
    await choose(texts.tool.crayon);
    await line([60, 350], [330, 350]);
    const before = await covered();
    await choose(texts.tool.eraser);
    await line([200, 300], [200, 400]);
    const after = await covered();
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(before / 2);
  });

  it('fills the area of the guide under a tap', async () => {
    await place(texts.part.tower(2)).click();
    await choose(texts.tool.wash);
    const paper = await page.getByRole('application').boundingBox();
    if (paper === null) throw new Error('there is paper');
    // the body of a tower is below its roof
    await page.mouse.click(paper.x + paper.width / 2, paper.y + 0.7 * paper.height);
    const [wash] = await strokes();
    const body = findPlace('tower-2')?.areas[0].polygon ?? [];
    expect(wash.points).toEqual(body.slice(0, -1).flatMap(([x, y]) => [x, y, 0]));
  });

  it('draws a part for somebody', async () => {
    await place(texts.part.wall(3)).click();
    await page.getByRole('button', { name: texts.drawForMe }).click();
    const first = await strokes();
    await page.getByRole('button', { name: texts.drawForMe }).click();
    const second = await strokes();
    expect(first.length).toBeGreaterThan(10);
    expect(second.filter((stroke) => first.some((other) => outlineOf(other) === outlineOf(stroke)))).toEqual(
      [],
    );
  });

  it('shows each place as a picture, dotted until there is ink on it', async () => {
    const tower = place(texts.part.tower(2));
    const { name, dotted, inked } = {
      name: () => tower.getAttribute('aria-label'),
      dotted: page.locator('label', { has: tower }).locator('svg'),
      inked: page.locator('label', { has: tower }).locator('canvas'),
    };
    await expect.poll(name).toBe(`${texts.part.tower(2)}, ${texts.waits}`);
    expect([await dotted.count(), await inked.count()]).toEqual([2, 0]);
    await tower.click();
    await page.getByRole('button', { name: texts.drawForMe }).click();
    await expect.poll(name).toBe(texts.part.tower(2));
    expect(await dotted.count()).toBe(0);
    const ink = (canvas: HTMLCanvasElement | SVGElement) =>
      canvas instanceof HTMLCanvasElement &&
      canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 40);
    await expect.poll(() => inked.evaluate(ink)).toBe(true);
    await page.getByRole('button', { name: texts.undo }).click();
    await expect.poll(() => inked.count()).toBe(0);
  });

  it('goes from picture to picture by arrows, and comes back to a place that is touched again', async () => {
    const view = () => page.locator('.desk-surface > svg').first().getAttribute('viewBox');
    const whole = await view();
    await place(texts.zoomAll).focus();
    await page.keyboard.press('ArrowRight');
    expect(await place(texts.part.floor(1)).isChecked()).toBe(true);
    const near = await view();
    expect(near).not.toBe(whole);
    await page.getByRole('button', { name: texts.zoomOut }).click();
    expect(await view()).not.toBe(near);
    await place(texts.part.floor(1)).click();
    expect(await view()).toBe(near);
    // the last one is found although it lies out of sight
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const last = page.locator('.desk-parts :checked');
    const [box, strip] = [await last.boundingBox(), await page.locator('.desk-parts').boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((strip?.x ?? 0) + (strip?.width ?? 0) + 1);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  it('is drawn on by keys alone', async () => {
    await page.getByRole('application').focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Space'])
      await page.keyboard.press(key);
    const [stroke] = await strokes();
    const [x, y] = [stroke.points.at(-3) ?? 0, stroke.points.at(-2) ?? 0];
    expect([x > stroke.points[0], y > stroke.points[1]]).toEqual([true, true]);
  });

  it('comes nearer between two fingers, which draw nothing', async () => {
    const frame = async () =>
      Number((await page.locator('.desk-surface > svg').first().getAttribute('viewBox'))?.split(' ')[2]);
    const before = await frame();
    await touch('touchStart', [[180, 400]]);
    await touch('touchMove', [[182, 402]]);
    await touch('touchStart', [
      [182, 402],
      [220, 430],
    ]);
    for (let i = 1; i <= 8; i++)
      await touch('touchMove', [
        [182 - 8 * i, 402 - 8 * i],
        [220 + 8 * i, 430 + 8 * i],
      ]);
    await touch('touchEnd', []);
    expect(await strokes()).toEqual([]);
    expect(await frame()).toBeLessThan(before / 2);
    // one finger draws again
    await touch('touchStart', [[180, 400]]);
    for (let i = 1; i <= 5; i++) await touch('touchMove', [[180 + 10 * i, 400]]);
    await touch('touchEnd', []);
    expect(await strokes()).toHaveLength(1);
  });

  it('follows the pressure of a pen, and does not mind the palm', async () => {
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, force: number) =>
      cdp.send('Input.dispatchMouseEvent', {
        ...{ type, x, y: 400, force, pointerType: 'pen', button: 'left', clickCount: 1 },
        buttons: type === 'mouseReleased' ? 0 : 1,
      });
    await pen('mousePressed', 100, 0.1);
    await touch('touchStart', [[200, 600]]);
    for (let i = 1; i <= 10; i++) await pen('mouseMoved', 100 + 15 * i, i / 10);
    await touch('touchMove', [[240, 640]]);
    await touch('touchEnd', []);
    await pen('mouseReleased', 250, 0);
    const all = await strokes();
    expect(all).toHaveLength(1);
    const pressures = all[0].points.filter((_, i) => i % 3 === 2);
    expect(pressures[pressures.length - 1]).toBeGreaterThan(pressures[0] + 5);
  });

  it.each(['light', 'dark'])('has no barrier that a machine can find, %s', async (theme) => {
    await open(`theme=${theme}&open=tower-2`);
    await page.evaluate(AxeBuilder.source);
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof AxeBuilder };
      const { violations } = await axe.run('.desk-room');
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(found).toEqual([]);
  });

  it('prints one A4 page', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
      (window as unknown as { castellan: { print: () => void } }).castellan.print();
    });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  });
});
