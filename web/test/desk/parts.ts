import { expect, it } from 'vitest';
import { outlineOf } from '../../src/games/oh-mon-chateau/sheet/ink/outline.js';
import { placeOfCode } from '../../src/games/oh-mon-chateau/sheet/plan/place-code.js';
import { findPlace } from '../../src/games/oh-mon-chateau/sheet/plan/plan.js';
import { drawing as texts } from '../../src/games/oh-mon-chateau/texts/en/drawing.js';
import { line, page, place, sheet, strokes, valueAt } from '../harness/desk.js';

/** The parts of the castle: their pictures, their places, one cleared and one drawn for somebody. */
export function knowsParts(): void {
  it('clears a part, and only that', async () => {
    const clear = page.getByRole('button', { name: texts.clear });
    expect(await clear.isDisabled()).toBe(true);
    await place(texts.part.wall(3)).click();
    await page.getByRole('button', { name: texts.drawForMe }).click();
    await place(texts.part.floor(1)).click();
    await page.getByRole('button', { name: texts.drawForMe }).click();
    await clear.click();
    expect(new Set((await strokes()).map((stroke) => placeOfCode(stroke.place)))).toEqual(
      new Set(['wall-3']),
    );
    expect(await clear.isDisabled()).toBe(true);
    await page.getByRole('button', { name: texts.undo }).click();
    expect((await strokes()).length).toBeGreaterThan(20);
  });

  it('shows inhabitants in the groups in which they stand', async () => {
    // eleven inhabitants
    expect(await page.getByRole('radio', { name: /^Inhabitant/ }).count()).toBe(4);
    await place(texts.people(4, 6)).click();
    const frame = await page.locator('.desk-surface > svg').first().getAttribute('viewBox');
    const [x, , width] = frame?.split(' ').map(Number) ?? [];
    const at = async (id: string) => {
      const box = findPlace(id)?.box ?? expect.fail(id);
      const paper = (await page.getByRole('application').boundingBox()) ?? expect.fail('no paper');
      return paper.x + ((box.x + box.width / 2 - x) / width) * paper.width;
    };
    await line([await at('inhabitant-5'), 300], [(await at('inhabitant-5')) + 4, 340]);
    expect((await strokes()).map((stroke) => placeOfCode(stroke.place))).toEqual(['inhabitant-5']);
    // and the rest of the group is drawn for somebody
    await page.getByRole('button', { name: texts.drawForMe }).click();
    expect(new Set((await strokes()).map((stroke) => placeOfCode(stroke.place)))).toEqual(
      new Set(['inhabitant-5', 'inhabitant-4', 'inhabitant-6']),
    );
  });

  it('[O4.2] asks where a tower shall stand, by touch or by key, and never insists', async () => {
    const tower = (n: number) => page.getByRole('radio', { name: new RegExp(`^${texts.part.tower(n)}`) });
    const site = (n: number) => page.getByRole('button', { name: texts.site[n - 1] });
    await tower(1).click();
    expect(await page.locator('.desk-site').count()).toBe(4);
    expect(await site(1).getAttribute('aria-pressed')).toBe('true');
    // worth 3, as it is written on every place
    expect(await page.locator('.desk-site b').allTextContents()).toEqual(['3', '3', '3', '3']);
    await site(4).click();
    expect((await sheet()).towers).toEqual([4, 2]);
    expect(await tower(4).isChecked()).toBe(true);
    expect(await page.locator('.desk-site').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');
    // the value stands on it
    expect(await valueAt('tower-4')).toBe('3');
    await page.getByRole('button', { name: texts.undo }).click();
    expect((await sheet()).towers).toEqual([]);
    // by keys, and to a place where another one stands that is not drawn yet
    await tower(2).click();
    await site(1).focus();
    await page.keyboard.press('Enter');
    expect((await sheet()).towers).toEqual([2, 1]);
    // who would rather have it drawn is not asked
    await page.getByRole('button', { name: texts.drawForMe }).click();
    expect(new Set((await strokes()).map((stroke) => placeOfCode(stroke.place)))).toEqual(
      new Set(['tower-1']),
    );
    expect(await valueAt('tower-1')).toBe('5');
    // what is drawn stays where it is
    expect(await page.getByRole('button', { name: texts.elsewhere }).count()).toBe(0);
    await tower(2).click();
    expect(await site(1).count()).toBe(0);
  });

  it('draws a part for somebody', async () => {
    await place(texts.part.wall(3)).click();
    await page.getByRole('button', { name: texts.drawForMe }).click();
    const first = await strokes();
    await page.getByRole('button', { name: texts.drawAnew }).click();
    const second = await strokes();
    expect(first.length).toBeGreaterThan(10);
    expect(Math.abs(second.length - first.length)).toBeLessThan(first.length / 2);
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
    await page.getByRole('application').focus();
    await page.keyboard.press('-');
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
}
