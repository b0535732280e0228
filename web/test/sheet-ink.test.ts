import { LIMITS } from '@castellan/protocol';
import { describe, expect, it } from 'vitest';
import {
  decodeSheet,
  decodeStroke,
  emptySheet,
  encodeSheet,
  encodeStroke,
} from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { outlineOf } from '../src/games/oh-mon-chateau/sheet/ink/outline.js';
import { type Sample, thin, toPoints } from '../src/games/oh-mon-chateau/sheet/ink/simplify.js';
import { SHEET_LIMITS, STYLES, type Stroke, TOOLS } from '../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { drawnCastle } from './sheet-castles.js';

const LINE: Stroke = {
  ...{ tool: 'ink', colour: 3, width: 1, place: 5, wait: 12, span: 599 },
  points: [0, 0, 0, 2100, 2970, 15, 2099, 2969, 7, 1000, 1500, 3],
};
const sheetOf = (ink: string): unknown => ({ version: 2, side: 'guide', towers: '', ink });

describe('the ink of a sheet', () => {
  it.each(STYLES)('reads back as it was written: a whole castle, %s', (style) => {
    const sheet = { side: 'guide', strokes: drawnCastle('tea', style), towers: [2, 4] } as const;
    const text = JSON.stringify(encodeSheet(sheet));
    expect(decodeSheet(JSON.parse(text))).toEqual(sheet);
    expect(text.length).toBeLessThan(60_000);
  });

  it('is written as the documents say', () => {
    const points = [300, 900, 8, 340, 880, 10, 395, 884, 6];
    const stroke: Stroke = { tool: 'ink', colour: 0, width: 1, place: 5, wait: 3, span: 2, points };
    const data = { version: 2, side: 'guide', towers: '31', ink: 'FAFDC4o_AcIIwgnKw-IG' };
    const sheet = { side: 'guide', strokes: [stroke], towers: [3, 1] } as const;
    expect(encodeSheet(sheet)).toEqual(data);
    expect(decodeSheet(data)).toEqual(sheet);
    // as it was before anybody chose where towers stand
    const before = { version: 1, side: 'guide', ink: data.ink };
    expect(decodeSheet(before)).toEqual({ ...sheet, towers: [] });
  });

  it('is read as it was written with every tool, also by those who know fewer', () => {
    // the number of a tool never changes: a wash stays a wash, and the brush came last
    expect(TOOLS).toEqual(['pencil', 'ink', 'crayon', 'wash', 'eraser', 'brush']);
    for (const tool of TOOLS) {
      const stroke: Stroke = { ...LINE, tool, points: [7, 2970, 0, 2100, 0, 0] };
      expect(decodeStroke(encodeStroke(stroke))).toEqual(stroke);
    }
  });

  it('keeps extremes', () => {
    const wash: Stroke = { ...LINE, tool: 'wash', points: [7, 2970, 0, 2100, 0, 0] };
    for (const stroke of [LINE, wash]) expect(decodeStroke(encodeStroke(stroke))).toEqual(stroke);
  });

  it('refuses what is not a sheet', () => {
    const good = encodeStroke(LINE);
    expect(decodeSheet(sheetOf(good))).not.toBeNull();
    const others: unknown[] = [
      ...[null, undefined, 7, 'ink', [], {}],
      { version: 2, side: 'guide', ink: good },
      { version: 3, side: 'guide', towers: '', ink: good },
      { version: 1, side: 'guide', towers: '', ink: good },
      ...['5', '0', '11', '12341', '1,2', ' ', 1, [1], null].map((towers) => ({
        ...{ version: 2, side: 'guide', towers, ink: good },
      })),
      { version: 1, side: 'back', ink: good },
      { version: 1, side: 'guide', ink: [good] },
      { version: 1, side: 'guide', ink: good, extra: 1 },
      { version: 1, side: 'guide' },
    ];
    for (const other of others) expect(decodeSheet(other)).toBeNull();
  });

  it('refuses strokes that were not written by a sheet', () => {
    const good = encodeStroke(LINE);
    const bad = [
      ...['', 'A', `${good}.`, `.${good}`, `${good}..${good}`, good.slice(0, -1), good.slice(0, 5)],
      ...[`${good}"`, `${good}<script>`, `${good} `, `é${good}`, `${good}\n`, `${good}AA`],
      // a tool, a colour, a place, a time that do not exist
      ...[`_${good.slice(1)}`, `${good[0]}_${good.slice(2)}`, `${good.slice(0, 2)}__${good.slice(2)}`],
      encodeStroke({ ...LINE, wait: SHEET_LIMITS.tenths + 1 }),
      encodeStroke({ ...LINE, points: [2101, 0, 0] }),
      encodeStroke({ ...LINE, points: [5, 5, 0, 5, 2971, 0] }),
      encodeStroke({ ...LINE, points: [5, 5, 16] }),
      encodeStroke({ ...LINE, points: [] }),
    ];
    for (const ink of bad)
      expect([ink, decodeSheet(sheetOf(ink))]).toEqual([ink, ink === '' ? emptySheet() : null]);
  });

  it('refuses the same stroke written at greater length', () => {
    // "_AAA" says 0 in four digits
    const short = encodeStroke({ ...LINE, place: 0 });
    const long = `${short.slice(0, 2)}_AAA${short.slice(3)}`;
    expect([decodeStroke(short) === null, decodeStroke(long) === null]).toEqual([false, true]);
  });

  it('has limits', () => {
    const dots = (count: number) =>
      Array(count)
        .fill(encodeStroke({ ...LINE, wait: 0, span: 0, points: [1, 1, 1] }))
        .join('.');
    expect(decodeSheet(sheetOf(dots(SHEET_LIMITS.strokes)))).not.toBeNull();
    expect(decodeSheet(sheetOf(dots(SHEET_LIMITS.strokes + 1)))).toBeNull();
    const points = (count: number) => encodeStroke({ ...LINE, points: Array(count).fill([1, 1, 1]).flat() });
    expect(decodeStroke(points(SHEET_LIMITS.pointsPerStroke))).not.toBeNull();
    expect(decodeStroke(points(SHEET_LIMITS.pointsPerStroke + 1))).toBeNull();
    expect(decodeSheet(sheetOf('A'.repeat(SHEET_LIMITS.text + 1)))).toBeNull();
    // what a player can draw the server takes
    expect(SHEET_LIMITS.text).toBeLessThanOrEqual(LIMITS.ink);
  });
});

describe('a line from the hand', () => {
  const circle = Array.from({ length: 6000 }, (_, i): Sample => {
    const angle = (i * Math.PI) / 600;
    return [
      1000 + (i / 12) * Math.cos(angle),
      1400 + (i / 12) * Math.sin(angle),
      0.5 + 0.4 * Math.sin(angle),
    ];
  });

  it('is thinned without leaving the way of the pen', () => {
    const few = thin(circle, 1.2);
    expect(few.length).toBeLessThan(circle.length / 5);
    const furthest = circle.map(([x, y]) =>
      Math.min(...few.map((a, i) => awayFrom(x, y, a, few[i + 1] ?? a))),
    );
    expect(Math.max(...furthest)).toBeLessThan(1.3);
  });

  it('never has more points than a stroke may have, and stays on the sheet', () => {
    const wild = circle.map(([x, y], i): Sample => [x * 3 - 2000 + (i % 2) * 90, y * 3 - 2000, 4]);
    const points = toPoints(wild);
    expect(points.length / 3).toBeLessThanOrEqual(SHEET_LIMITS.pointsPerStroke);
    expect(decodeStroke(encodeStroke({ ...LINE, points }))).not.toBeNull();
  });

  it('has an outline of numbers only, also where it stands still or turns back', () => {
    const cases = [
      [5, 5, 3],
      [5, 5, 3, 5, 5, 3],
      [5, 5, 3, 50, 5, 3, 5, 5, 3],
      [1, 1, 1, 9, 9, 1, 9, 9, 1, 1, 9, 1],
    ];
    for (const points of cases)
      for (const tool of TOOLS)
        expect(outlineOf({ ...LINE, tool, points })).toMatch(/^(M[-\d. L]+(Z|a[-\d. ]+a[-\d. ]+Z)?)+$/);
  });
});

function awayFrom(x: number, y: number, [ax, ay]: Sample, [bx, by]: Sample): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const t =
    square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}
