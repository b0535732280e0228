import type { ComponentChildren } from 'preact';
import { darker, INK, line, mix } from '../../roquefort/art/pen.js';

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

/** A wash takes its light from the top left and pools at the bottom right; needs `Pool` in the page. */
const POOL = 'url(#oc-pool)';

export function Pool() {
  return (
    <linearGradient id="oc-pool" x2=".7" y2="1">
      <stop stop-color="#fffaf0" stop-opacity=".5" />
      <stop offset=".45" stop-color="#fffaf0" stop-opacity=".06" />
      <stop offset="1" stop-color="#2b2233" stop-opacity=".2" />
    </linearGradient>
  );
}

/**
 * One stroke of a drawing: a path, what it is washed with, and how thick its ink is.
 * `[d]` is a pen line, `[d, colour]` a washed shape with an outline, `[d, colour, 0]` a wash alone and a
 * negative width a line of that colour.
 */
export type Stroke = readonly [d: string, colour?: string, ink?: number];

/** The wash never quite meets the line: that is what makes it look painted. */
const OFF = 'translate(1 .8)';

function stroke([d, colour, ink = 1.7]: Stroke, key: number): ComponentChildren {
  if (colour === undefined || colour === '') return <path key={key} d={d} {...line(INK, ink)} />;
  if (ink < 0) return <path key={key} d={d} {...line(colour, -ink)} />;
  return (
    <g key={key}>
      <path
        d={d}
        fill={colour}
        stroke={darker(colour, 18)}
        stroke-opacity={0.4}
        stroke-width={1.6}
        transform={OFF}
      />
      <path d={d} {...line(INK, ink)} fill={POOL} {...(ink === 0 ? { stroke: 'none' } : {})} />
    </g>
  );
}

/** A drawing, stroke after stroke. */
export function Sketch({ of, at }: { readonly of: readonly Stroke[]; readonly at?: string | undefined }) {
  return <g transform={at}>{of.map(stroke)}</g>;
}

/** A blot of thin paint behind a thing, with the dark rim where it dried. */
export function Blot({
  d,
  colour,
  at,
}: {
  readonly d: string;
  readonly colour: string;
  readonly at?: string;
}) {
  return (
    <path
      d={d}
      fill={colour}
      fill-opacity={0.42}
      stroke={colour}
      stroke-opacity={0.55}
      stroke-width={1.4}
      transform={at}
    />
  );
}

export const tint = (colour: string, percent: number): string => mix(colour, percent, '#fffaf0');
