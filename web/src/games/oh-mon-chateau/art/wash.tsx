import type { ComponentChildren } from 'preact';
import { at, darker, INK, line, mix } from '../../../art/pen.js';

/** Ink and wash: the colours of this game's paint box. They lie on paper, so one set serves day and night. */
export const PAINT = {
  red: '#cf5a45',
  rose: '#e09aa0',
  plum: '#8c5a86',
  blue: '#5d8fb8',
  navy: '#3f5878',
  teal: '#4f9a92',
  green: '#7fa35a',
  moss: '#56744a',
  yellow: '#efc65a',
  ochre: '#d39a45',
  brown: '#a06a42',
  bark: '#6d4630',
  grey: '#a9afb8',
  slate: '#6f7886',
  cream: '#fbf1dc',
  white: '#fffaf0',
} as const;

/** A wash dries light in the middle, with a tide mark, and dark at its far edge; needs `Pool` in the page. */
const POOL = 'url(#oc-pool)';

export function Pool() {
  return (
    <radialGradient id="oc-pool" cx=".34" cy=".28" r=".86">
      <stop stop-color="#fffaf0" stop-opacity=".38" />
      <stop offset=".37" stop-color="#fffaf0" stop-opacity=".26" />
      <stop offset=".43" stop-color="#fffaf0" stop-opacity=".09" />
      <stop offset=".74" stop-color="#2b2233" stop-opacity=".03" />
      <stop offset="1" stop-color="#2b2233" stop-opacity=".26" />
    </radialGradient>
  );
}

/**
 * One stroke of a drawing: a path, what it is washed with, and how thick its ink is.
 * `[d]` is a pen line, `[d, colour]` a washed shape with an outline, `[d, colour, 0]` a wash alone and a
 * negative width a line of that colour.
 */
export type WashStroke = readonly [d: string, colour?: string, ink?: number];

/** The wash never quite meets the line: that is what makes it look painted. */
const OFF = 'translate(1.3 1.1)';
/** A pen presses here and there. */
const PRESS = '38 20 62 14 17 26';

const pen = (d: string, ink: number, fill: string) => (
  <>
    <path d={d} {...line(INK, ink * 0.84)} fill={fill} />
    <path d={d} {...line(INK, ink * 1.18)} stroke-dasharray={PRESS} />
  </>
);

function stroke([d, colour = '', ink = 1.7]: WashStroke, key: number): ComponentChildren {
  if (colour !== '' && ink < 0) return <path key={key} d={d} {...line(colour, -ink)} />;
  return (
    <g key={key}>
      {colour === '' ? null : (
        <path
          d={d}
          fill={colour}
          stroke={darker(colour, 22)}
          stroke-opacity={0.5}
          stroke-width={1.4}
          stroke-linejoin="round"
          transform={OFF}
        />
      )}
      {ink === 0 ? <path d={d} fill={POOL} /> : pen(d, ink, colour === '' ? 'none' : POOL)}
    </g>
  );
}

/** A drawing, stroke after stroke. */
export function Sketch({
  of,
  at: place,
}: {
  readonly of: readonly WashStroke[];
  readonly at?: string | undefined;
}) {
  return <g transform={place}>{of.map(stroke)}</g>;
}

/** A blot of thin paint behind a thing, with the dark rim where it dried. */
export function Blot({ d, colour }: { readonly d: string; readonly colour: string }) {
  return (
    <path d={d} fill={colour} fill-opacity={0.42} stroke={colour} stroke-opacity={0.6} stroke-width={1.4} />
  );
}

/** Scallops round an ellipse: curls, ruffs, fleece. */
export function scallops(x: number, y: number, rx: number, ry: number, count: number): string {
  const spot = (i: number): [number, number] => {
    const a = (2 * Math.PI * i) / count - Math.PI / 2;
    return [x + rx * Math.cos(a), y + ry * Math.sin(a)];
  };
  const r = ((rx + ry) * Math.PI) / count / 1.9;
  const arcs = [...Array(count).keys()].map((i) => `A${at(r, r)} 0 0 1 ${at(...spot(i + 1))}`);
  return `M${at(...spot(0))}${arcs.join('')}z`;
}

export const tint = (colour: string, percent: number): string => mix(colour, percent, '#fffaf0');
