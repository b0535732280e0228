import { describe, expect, it } from 'vitest';
import { piecesOnPaper } from '../src/games/oh-mon-chateau/sheet/ink/clip.js';
import { smooth } from '../src/games/oh-mon-chateau/sheet/ink/outline.js';
import { type Sample, toSamples, traced } from '../src/games/oh-mon-chateau/sheet/ink/simplify.js';
import type { SheetPoint } from '../src/games/oh-mon-chateau/sheet/plan/geometry.js';

/** Units of the sheet in a point of the screen: near a mouse, an inhabitant, a tower, and the whole sheet on a phone. */
const ZOOMS = [0.2, 0.7, 2.3, 5.6];

/** A hand that draws from corner to corner: a sample every few points of the screen, on whole points as a mouse has them. */
function drawn(corners: readonly SheetPoint[], unit: number, step = 3): Sample[] {
  const samples: Sample[] = [];
  const at = ([x, y]: SheetPoint): Sample => [400 + Math.round(x) * unit, 900 + Math.round(y) * unit, 0.5];
  corners.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = corners[i];
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step));
    for (let k = i === 0 ? 0 : 1; k <= steps; k++)
      samples.push(at([ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps]));
  });
  return samples;
}

const awayFrom = (point: Sample, line: readonly Sample[]): number =>
  Math.min(
    ...line.slice(1).map(([bx, by], i) => {
      const [ax, ay] = line[i];
      const square = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / (square || 1);
      const t = Math.max(0, Math.min(1, along));
      return Math.hypot(point[0] - ax - t * (bx - ax), point[1] - ay - t * (by - ay));
    }),
  );

/** How far the line that is shown is from the one that was drawn, in either direction, in points of the screen. */
function missed(samples: readonly Sample[], unit: number): number {
  const shown = smooth(toSamples(traced(samples, unit)));
  const worst = (some: readonly Sample[], others: readonly Sample[]): number =>
    Math.max(...some.map((each) => awayFrom(each, others)));
  return Math.max(worst(samples, shown), worst(shown, samples)) / unit;
}

/** A point of the sheet is a whole number: what is drawn with a magnifying glass cannot be finer. */
const allowed = (unit: number): number => 1.3 + 1 / unit;

const SQUARE: readonly SheetPoint[] = [
  [0, 0],
  [160, 0],
  [160, 160],
  [0, 160],
  [0, 0],
];
const star = (tips: number, far: number, near: number): SheetPoint[] =>
  Array.from({ length: 2 * tips + 1 }, (_, i): SheetPoint => {
    const angle = (i * Math.PI) / tips;
    const reach = i % 2 === 0 ? far : near;
    return [120 + reach * Math.cos(angle), 120 + reach * Math.sin(angle)];
  });

describe.each(ZOOMS)('a line drawn by hand at %f units a point', (unit) => {
  it.each([
    ['a square', SQUARE],
    ['a star', star(5, 100, 40)],
    ['a star of many tips', star(9, 110, 70)],
    ['a small star', star(5, 40, 16)],
    ['a hexagon', star(3, 90, 90)],
    ['a roof', [SQUARE[3], [80, -60], SQUARE[2]] as const],
  ])('keeps the corners of %s', (_, corners) => {
    expect(missed(drawn(corners, unit), unit)).toBeLessThan(allowed(unit));
    // and the tips themselves, not only something near them
    const shown = smooth(toSamples(traced(drawn(corners, unit), unit)));
    for (const [x, y] of corners) {
      const tip: Sample = [400 + Math.round(x) * unit, 900 + Math.round(y) * unit, 0];
      expect(awayFrom(tip, shown) / unit).toBeLessThan(allowed(unit));
    }
  });

  it.each([20, 60, 120])('leaves a circle of %i points round', (radius) => {
    const round = Array.from({ length: 121 }, (_, i): SheetPoint => {
      const angle = (i * Math.PI) / 60;
      return [150 + radius * Math.cos(angle), 150 + radius * Math.sin(angle)];
    });
    const samples = drawn(round, unit, 4);
    expect(missed(samples, unit)).toBeLessThan(allowed(unit) + 0.5);
    const points = traced(samples, unit);
    const doubles = toSamples(points).filter(
      ([x, y], i) => x === points[3 * i - 3] && y === points[3 * i - 2],
    );
    // where a unit is a point of the screen or more
    if (unit >= 0.7) expect(doubles).toEqual([]);
  });
});

it('says a square in few points when it is drawn near', () => {
  expect(traced(drawn(SQUARE, 0.7), 0.7).length / 3).toBeLessThan(24);
});

describe('a line that leaves the paper', () => {
  const line = (...points: readonly SheetPoint[]): Sample[] => points.map(([x, y]) => [x, y, 0.5]);
  const ways = (samples: readonly Sample[]) =>
    piecesOnPaper(samples).map((piece) => piece.map(([x, y]) => [Math.round(x), Math.round(y)]));

  it('ends at the edge, and begins again where it comes back', () => {
    expect(ways(line([1000, 100], [1000, -100], [1400, -100], [1400, 100]))).toEqual([
      [
        [1000, 100],
        [1000, 0],
      ],
      [
        [1400, 0],
        [1400, 100],
      ],
    ]);
  });

  it('may cross the paper from side to side, or never touch it', () => {
    expect(ways(line([-100, 500], [2200, 500]))).toEqual([
      [
        [0, 500],
        [2100, 500],
      ],
    ]);
    expect(ways(line([-100, 500], [-50, 900], [-100, 1200]))).toEqual([]);
    expect(ways(line([-5, 5]))).toEqual([]);
    expect(ways(line([5, 5]))).toEqual([[[5, 5]]]);
  });

  it('stays whole if it stays on the paper', () => {
    const samples = drawn(SQUARE, 0.7);
    expect(piecesOnPaper(samples)).toHaveLength(1);
    expect(piecesOnPaper(samples)[0].map((one) => one.map(Math.round))).toEqual(
      samples.map((one) => one.map(Math.round)),
    );
  });
});
