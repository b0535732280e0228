import { expect, it } from 'vitest';
import { outlineOf } from '../../src/games/oh-mon-chateau/sheet/ink/outline.js';
import { drawing as texts } from '../../src/games/oh-mon-chateau/texts/en/drawing.js';
import { choose, covered, inkAt, line, page, place, strokes } from '../harness/desk.js';

/** What a hand draws: lines, their corners and ends, and taking them back. */
export function drawsStrokes(): void {
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

  it('keeps the corners of what is drawn near: a square stays the square that was seen under the pen', async () => {
    await place(texts.part.floor(1)).click();
    await choose(texts.tool.ink);
    const box = await page.getByRole('application').boundingBox();
    if (box === null) throw new Error('there is paper');
    const [left, top, size] = [box.x + box.width * 0.3, box.y + box.height * 0.3, box.width * 0.4];
    const corners = [
      [left, top],
      [left + size, top],
      [left + size, top + size],
      [left, top + size],
      [left, top],
    ] as const;
    await page.mouse.move(...corners[0]);
    await page.mouse.down();
    for (const [x, y] of corners.slice(1)) await page.mouse.move(x, y, { steps: 30 });
    const before = await inkAt(corners, '.desk-live');
    await page.mouse.up();
    expect(before).toEqual([true, true, true, true, true]);
    expect(await inkAt(corners)).toEqual(before);
  });

  it('ends a line at the edge of the paper, and leaves the edge clean', async () => {
    await choose(texts.tool.ink);
    const paper = await page.locator('.desk-paper').boundingBox();
    const desk = await page.getByRole('application').boundingBox();
    if (paper === null || desk === null) throw new Error('there is paper');
    // up over the upper edge, along it on the table, and back
    const [left, right] = [paper.x + paper.width * 0.3, paper.x + paper.width * 0.7];
    const [out, inside] = [(paper.y + desk.y) / 2, paper.y + 40];
    await page.mouse.move(left, inside);
    await page.mouse.down();
    for (const at of [
      [left, out],
      [right, out],
      [right, inside],
    ] as const)
      await page.mouse.move(...at, { steps: 12 });
    await page.mouse.up();
    const all = await strokes();
    expect(all).toHaveLength(2);
    // nothing lies along the edge between the two
    const between = await inkAt([
      [(left + right) / 2, paper.y + 1],
      [(left + right) / 2, paper.y + 2],
      [left, inside - 5],
    ]);
    expect(between).toEqual([false, false, true]);
    await page.getByRole('button', { name: texts.undo }).click();
    expect(await strokes()).toEqual([]);
    // and what never touches the paper is nothing
    await line([left, out], [right, out]);
    expect(await strokes()).toEqual([]);
  });
}
