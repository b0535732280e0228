import AxeBuilder from 'axe-core';
import { describe, expect, it } from 'vitest';
import { knowsParts } from './desk/parts.js';
import { followsPointers } from './desk/pointers.js';
import { drawsStrokes } from './desk/strokes.js';
import { usesTools } from './desk/tools.js';
import { atDesk, open, page } from './harness/desk.js';

/* The desk of the gallery of sheets, in a real browser with real pointers: one for all of it, its tests by subject. */
atDesk();

describe('the desk', () => {
  drawsStrokes();
  usesTools();
  knowsParts();
  followsPointers();

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
