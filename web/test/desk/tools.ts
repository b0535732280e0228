import { expect, it } from 'vitest';
import { findPlace } from '../../src/games/oh-mon-chateau/sheet/plan/plan.js';
import { drawing as texts } from '../../src/games/oh-mon-chateau/texts/en/drawing.js';
import { choose, colourOf, covered, inkAt, line, page, place, strokes } from '../harness/desk.js';

/** What lies in the box: brush, wax, bucket, eyedropper, and the hand. */
export function usesTools(): void {
  it('paints with a brush of the chosen width, and does not fill what it goes round', async () => {
    await choose(texts.tool.brush);
    const widths: number[] = [];
    for (const width of [texts.width[0], texts.width[3]]) {
      await choose(width);
      await line([100, 300], [280, 420]);
      widths.push(await covered());
      await page.getByRole('button', { name: texts.undo }).click();
    }
    expect(widths[1]).toBeGreaterThan(2.5 * widths[0]);
    await choose(texts.width[0]);
    await page.mouse.move(120, 300);
    await page.mouse.down();
    for (const [x, y] of [
      [260, 300],
      [260, 440],
      [120, 440],
      [120, 300],
    ])
      await page.mouse.move(x, y, { steps: 12 });
    await page.mouse.up();
    expect(await inkAt([[190, 370]])).toEqual([false]);
    expect((await strokes())[0].tool).toBe('brush');
  });

  it('keeps the middle of what is looked at when the screen is turned', async () => {
    await place(texts.part.floor(2)).click();
    const middle = () =>
      page
        .locator('.desk-surface svg[viewBox]')
        .first()
        .evaluate((svg) => {
          const { x, y, width, height } = (svg as SVGSVGElement).viewBox.baseVal;
          return { at: [x + width / 2, y + height / 2], shape: width / height };
        });
    const before = await middle();
    await page.setViewportSize({ width: 844, height: 600 });
    await expect.poll(async () => (await middle()).shape).toBeGreaterThan(before.shape * 1.3);
    const after = await middle();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await middle()).shape).toBeCloseTo(before.shape, 1);
    for (const i of [0, 1]) expect(Math.abs(after.at[i] - before.at[i])).toBeLessThan(20);
  });

  it('lets wax build up to its colour and no further', async () => {
    await choose(texts.tool.crayon);
    await choose(texts.colour.orange);
    await choose(texts.width[3]);
    const darkest: number[][] = [];
    for (let i = 0; i < 5; i++) {
      await line([120, 350], [280, 350]);
      if (i === 0 || i === 4) darkest.push(await colourOf([200, 350]));
    }
    // #dd7a2c
    const [once, often] = darkest;
    for (const [i, pure] of [0xdd, 0x7a, 0x2c].entries()) {
      expect(Math.abs(once[i] - pure)).toBeLessThan(6);
      expect(Math.abs(often[i] - pure)).toBeLessThan(6);
    }
    expect(often[3]).toBeGreaterThan(once[3]);
  });

  it('takes up the colour that lies under a tap, and goes on with what was in the hand', async () => {
    await choose(texts.tool.crayon);
    await choose(texts.colour.green);
    await line([120, 350], [280, 350]);
    await choose(texts.colour.red);
    await choose(texts.tool.picker);
    await page.mouse.click(200, 350);
    expect(await page.getByRole('radio', { name: texts.colour.green, exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: texts.tool.crayon, exact: true }).isChecked()).toBe(true);
    expect(await strokes()).toHaveLength(1);
    // where nothing lies nothing is taken up
    await choose(texts.tool.picker);
    await page.mouse.click(200, 500);
    expect(await page.getByRole('radio', { name: texts.tool.picker, exact: true }).isChecked()).toBe(true);
  });

  it('moves the sheet with the hand, by pointer and by key, and draws nothing', async () => {
    await place(texts.part.floor(1)).click();
    const corner = async () =>
      (await page.locator('.desk-surface > svg').first().getAttribute('viewBox'))
        ?.split(' ')
        .slice(0, 2)
        .map(Number) ?? [];
    await choose(texts.tool.hand);
    const [x, y] = await corner();
    await line([200, 300], [150, 250]);
    const [right, down] = await corner();
    expect([right > x, down > y]).toEqual([true, true]);
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowLeft');
    expect((await corner())[0]).toBeLessThan(right);
    expect(await strokes()).toEqual([]);
  });

  it('fills the area of the guide under a tap', async () => {
    await place(texts.part.tower(2)).click();
    await page.getByRole('button', { name: texts.site[1] }).click();
    await choose(texts.tool.bucket);
    const paper = await page.getByRole('application').boundingBox();
    if (paper === null) throw new Error('there is paper');
    // the body of a tower is below its roof
    await page.mouse.click(paper.x + paper.width / 2, paper.y + 0.7 * paper.height);
    const [wash] = await strokes();
    const body = findPlace('tower-2')?.areas[0].polygon ?? [];
    expect(wash.points).toEqual(body.slice(0, -1).flatMap(([x, y]) => [x, y, 0]));
  });
}
