import { expect, it } from 'vitest';
import { cdp, page, strokes, touch } from '../harness/desk.js';

/** Keys, fingers and pens instead of the mouse. */
export function followsPointers(): void {
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
}
