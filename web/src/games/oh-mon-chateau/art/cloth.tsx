import type { Mode } from '@castellan/oh-mon-chateau';
import { box, disc, rect } from '../../../art/pen.js';

type Weave = {
  readonly size: number;
  readonly ground: string;
  /** Light and shade over the ground, so that the theme needs one colour a cloth. */
  readonly threads: readonly (readonly [d: string, fill: string])[];
};

const petal = 'M36 12q6 8 0 16-6-8 0-16z';

/** Small builders play on a checked picnic cloth, grand architects on indigo with woven lilies. */
const CLOTHS: Readonly<Record<Mode, Weave>> = {
  'petits-batisseurs': {
    size: 48,
    ground: 'var(--cloth-green)',
    threads: [
      [rect(0, 0, 24, 48), 'rgb(30 74 32 / 30%)'],
      [rect(0, 0, 48, 24), 'rgb(30 74 32 / 30%)'],
      [[...Array(12).keys()].map((i) => rect(i * 4, 0, 1, 48)).join(''), 'rgb(10 30 10 / 8%)'],
      [[...Array(12).keys()].map((i) => rect(0, i * 4, 48, 1)).join(''), 'rgb(255 255 255 / 9%)'],
    ],
  },
  'grands-architectes': {
    size: 72,
    ground: 'var(--cloth-blue)',
    threads: [
      ['M0 0h1.6L72 70.4V72h-1.6L0 1.6zM72 0v1.6L1.6 72H0v-1.6L70.4 0z', 'rgb(255 240 200 / 22%)'],
      [
        `${petal}M35 28h2v10h-2zM34 24q-10-6-10 3 2 5 7 4-4-2-3-4t6 2zM38 24q10-6 10 3-2 5-7 4 4-2 3-4t-6 2z${box(30, 28, 12, 2.4, 1)}`,
        'rgb(255 226 150 / 40%)',
      ],
      [disc(0, 36, 3) + disc(72, 36, 3) + disc(36, 0, 3) + disc(36, 72, 3), 'rgb(255 226 150 / 40%)'],
      [[...Array(18).keys()].map((i) => rect(0, i * 4, 72, 1)).join(''), 'rgb(255 255 255 / 5%)'],
    ],
  },
};

/** The table cloth under everything: values for the style of an element of the page. */
export function clothStyle(mode: Mode): {
  readonly backgroundColor: string;
  readonly backgroundImage: string;
} {
  const { size, ground, threads } = CLOTHS[mode];
  const paths = threads.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paths}</svg>`;
  return { backgroundColor: ground, backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` };
}
