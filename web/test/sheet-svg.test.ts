import { describe, expect, it } from 'vitest';
import { decodeSheet, emptySheet, encodeSheet } from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { outlineOf } from '../src/games/oh-mon-chateau/sheet/ink/outline.js';
import { STYLES, type Stroke } from '../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { colouringPage, toSvg } from '../src/games/oh-mon-chateau/sheet/keep/to-svg.js';
import { earnedParts } from '../src/games/oh-mon-chateau/sheet/plan/earned.js';
import { codeOf } from '../src/games/oh-mon-chateau/sheet/plan/place-code.js';
import { PLACES } from '../src/games/oh-mon-chateau/sheet/plan/plan.js';
import { printingOf } from '../src/games/oh-mon-chateau/sheet/print/printing.js';
import { above } from '../src/games/oh-mon-chateau/sheet/print/scenery.js';
import { COMPLETE, drawnCastle } from './sheet-castles.js';

const printing = {
  side: 'guide',
  castle: COMPLETE,
  earned: earnedParts(COMPLETE),
  drawn: new Set(earnedParts(COMPLETE)),
} as const;
const OURS = /^(svg|title|defs|filter|feTurbulence|feColorMatrix|feComposite|mask|rect|g|use|path|text)$/;
const VALUES: Readonly<Record<string, RegExp>> = {
  href: /^#sheet-e\d+$/,
  filter: /^url\(#sheet-(pencil|crayon|wash|brush)\)$/,
  mask: /^url\(#sheet-m\d+\)$/,
  style: /^mix-blend-mode:(multiply|darken)$/,
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
};

/** Reads a file as an XML reader would, and says what does not belong there. */
function foreign(svg: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  for (const [, close, name, attributes, empty, text] of svg.matchAll(
    /<(\/?)([^\s<>/]+)([^<>]*?)(\/?)>([^<]*)/g,
  )) {
    if (!OURS.test(name)) problems.push(name);
    if (close === '/' && open.pop() !== name) problems.push(`/${name}`);
    if (close === '' && empty === '') open.push(name);
    const rest = attributes.replace(/\s([a-zA-Z-]+)="([^"<>]*)"/g, (_, key: string, value: string) => {
      if (/^on/i.test(key) || !(VALUES[key] ?? /^[^:]*$/).test(value)) problems.push(`${key}=${value}`);
      return '';
    });
    if (rest.trim() !== '') problems.push(rest);
    if (/[<>]/.test(text)) problems.push(text);
  }
  return [...problems, ...open];
}

const eraser: Stroke = {
  tool: 'eraser',
  colour: 0,
  width: 1,
  place: 0,
  wait: 1,
  span: 3,
  points: [900, 900, 15, 1200, 1300, 15],
};

describe('a sheet as SVG', () => {
  it.each(STYLES)('has every stroke as it is on the page, and nothing foreign: %s', (style) => {
    const strokes = drawnCastle('tea', style);
    const sheet = decodeSheet(
      JSON.parse(JSON.stringify(encodeSheet({ side: 'guide', strokes, towers: [] }))),
    );
    if (sheet === null) expect.fail('not read');
    const svg = toSvg({ sheet, printing });
    expect(foreign(svg)).toEqual([]);
    expect(strokes.filter((stroke) => !svg.includes(`d="${outlineOf(stroke)}"`))).toEqual([]);
  });

  it('has the colour of a wash gather at its rim, and no seams within the line of a brush', () => {
    const drawn = (tool: 'wash' | 'brush') =>
      toSvg({ sheet: { ...emptySheet(), strokes: [{ ...eraser, tool }] }, printing });
    const rims = (['wash', 'brush'] as const).map((tool) => drawn(tool).includes('stroke-opacity="0.3"'));
    expect(rims).toEqual([true, false]);
  });

  it('hangs in a frame with a name and a day when it is kept, without the dots of what was never built', () => {
    const castle = { ...COMPLETE, towers: [3], walls: [], flags: [], floors: 1 };
    const sheet = { ...emptySheet(), strokes: drawnCastle('tea', 'ink').slice(0, 5) };
    const kept = (isFinished: boolean) => toSvg({ sheet, printing: printingOf(sheet, castle, isFinished) });
    expect([kept(false), kept(true)].map((svg) => svg.includes('stroke-dasharray'))).toEqual([true, false]);
    const caption = { name: 'Castle of <Anna> & "Ben"', when: '16 November 2026' };
    const framed = toSvg({ sheet, printing: printingOf(sheet, castle, true), caption });
    expect(foreign(framed)).toEqual([]);
    for (const text of ['Castle of &#60;Anna&#62;', caption.when]) expect(framed).toContain(text);
    expect(kept(true)).not.toContain(caption.when);
  });

  it('is a page to be coloured, with everything that can be built and no colour', () => {
    const page = colouringPage('Castle of Anna', { name: 'Castle of Anna', when: 'today' });
    expect(foreign(page)).toEqual([]);
    for (const { outline } of PLACES) expect(page).toContain(`d="${outline}" fill="#ffffff"`);
    expect(page).not.toContain('stroke-dasharray');
  });

  it('[O4.2] writes the value of a tower on both sides, where the tower is', () => {
    const castle = { ...COMPLETE, towers: [3, 5] };
    const far: Stroke = {
      ...eraser,
      tool: 'ink',
      place: codeOf('tower-4'),
      points: [900, 400, 9, 1000, 500, 9],
    };
    const values = (side: 'guide' | 'blank', strokes: readonly Stroke[]) =>
      above(printingOf({ side, strokes, towers: [4, 2] }, castle)).flatMap((mark) =>
        'text' in mark && [1895, 510, 950].includes(mark.x) ? [[mark.text, mark.x]] : [],
      );
    const written = [
      ['3', 1895],
      ['5', 510],
    ];
    expect(values('guide', [])).toEqual(written);
    expect(values('blank', [])).toEqual(written);
    // on the blank side a tower may be drawn anywhere
    expect(values('blank', [far])).toEqual([['3', 950], written[1]]);
    expect(values('guide', [far])).toEqual(written);
  });

  it('takes away only what was there before the eraser', () => {
    const [before, after] = drawnCastle('tea', 'ink').filter(({ tool }) => tool === 'ink');
    const svg = toSvg({ sheet: { ...emptySheet(), strokes: [before, eraser, eraser, after] }, printing });
    expect(foreign(svg)).toEqual([]);
    const masked = svg.slice(svg.indexOf('<g mask='));
    expect(masked.indexOf(outlineOf(before))).toBeLessThan(masked.indexOf('</g></g>'));
    expect(masked.indexOf(outlineOf(after))).toBeGreaterThan(masked.indexOf('</g></g>'));
    expect(svg.match(/<mask /g)).toHaveLength(1);
  });

  it.each([
    '"><script>alert(1)</script>',
    '</title><foreignObject/>',
    "' onload='x",
    ']]>&lt;script>',
    '\u0000\u0008<a href="javascript:x">',
    '<!--',
  ])('writes a name as text, whatever it is: %j', (title) => {
    const svg = toSvg({ sheet: { ...emptySheet(), strokes: [eraser] }, printing, title });
    expect(foreign(svg)).toEqual([]);
    expect([...svg].filter((sign) => sign < ' ')).toEqual([]);
  });

  it('cannot be made to carry anything by damaged ink', () => {
    const { ink } = encodeSheet({ ...emptySheet(), strokes: drawnCastle('tea', 'ink').slice(0, 12) });
    const signs = '<>"\'&/=.:;_-AZaz09 \u0000é';
    let read = 0;
    for (let i = 0; i < 1500; i++) {
      const at = (i * 7919) % ink.length;
      const damaged = ink.slice(0, at) + signs[i % signs.length] + ink.slice(at + (i % 3));
      const sheet = decodeSheet({ version: 1, side: 'guide', ink: damaged });
      if (sheet === null) continue;
      read++;
      if (read % 10 === 0) expect(foreign(toSvg({ sheet, printing }))).toEqual([]);
    }
    expect(read).toBeGreaterThan(20);
  });
});
