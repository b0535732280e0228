import { describe, expect, it } from 'vitest';
import { decodeSheet, encodeSheet } from '../src/games/oh-mon-chateau/sheet/ink/codec.js';
import { outlineOf } from '../src/games/oh-mon-chateau/sheet/ink/outline.js';
import { STYLES, type Stroke } from '../src/games/oh-mon-chateau/sheet/ink/stroke.js';
import { toSvg } from '../src/games/oh-mon-chateau/sheet/keep/to-svg.js';
import { earnedParts } from '../src/games/oh-mon-chateau/sheet/plan/earned.js';
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
  filter: /^url\(#sheet-(pencil|crayon|wash)\)$/,
  mask: /^url\(#sheet-m\d+\)$/,
  style: /^mix-blend-mode:multiply$/,
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
    const sheet = decodeSheet(JSON.parse(JSON.stringify(encodeSheet({ side: 'guide', strokes }))));
    if (sheet === null) expect.fail('not read');
    const svg = toSvg({ sheet, printing });
    expect(foreign(svg)).toEqual([]);
    expect(strokes.filter((stroke) => !svg.includes(`d="${outlineOf(stroke)}"`))).toEqual([]);
  });

  it('takes away only what was there before the eraser', () => {
    const [before, after] = drawnCastle('tea', 'ink').filter(({ tool }) => tool === 'ink');
    const svg = toSvg({ sheet: { side: 'guide', strokes: [before, eraser, eraser, after] }, printing });
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
    const svg = toSvg({ sheet: { side: 'guide', strokes: [eraser] }, printing, title });
    expect(foreign(svg)).toEqual([]);
    expect([...svg].filter((sign) => sign < ' ')).toEqual([]);
  });

  it('cannot be made to carry anything by damaged ink', () => {
    const { ink } = encodeSheet({ side: 'guide', strokes: drawnCastle('tea', 'ink').slice(0, 12) });
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
