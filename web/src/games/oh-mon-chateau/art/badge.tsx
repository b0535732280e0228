import type { Construction } from '@castellan/oh-mon-chateau';
import { crenels, disc, INK, inked, LO } from '../../../art/pen.js';
import { peg } from './icons.js';
import { Numeral } from './numeral.js';
import { PAINT, Sketch, type WashStroke } from './wash.js';

export type Makes = Construction['makes'];

/** The little pictures of what lines make, about 40 by 40; cards and ribbons use them too. */
export const SIGNS: Readonly<Record<Makes, readonly WashStroke[]>> = {
  floor: [
    [`M-17-15${crenels(34, 4, 6)}V18H-17z`, '#e3cfae', 2.4],
    ['M-6 18V4q6-8 12 0V18z', PAINT.bark, 1.8],
    ['M-10-4v4M10-4v4', '', 3.4],
  ],
  tower: [
    ['M-10 22L-9-4H9L10 22z', '#f5ead2', 2.4],
    ['M-13-4H13V0H-13z', '#d9cdb8', 2],
    ['M-15-4Q-4-12 0-26 4-12 15-4z', PAINT.red, 2.4],
  ],
  wall: [
    [`M-21 3${crenels(42, 5, 5)}V19H-21z`, '#c9c2b6', 2.4],
    ['M-12 13h8M6 12h8', '', 1.6],
  ],
  flag: [
    ['M-15 20V-20', '', 3.4],
    ['M-14-19C-6-22 2-15 9-18 14-20 17-19 20-17 16-10 17-2 20 3 12 6 6 1 0 4-6 6-10 6-14 4z', PAINT.red, 2.4],
  ],
  reactivation: [
    ['M4-22L-12 4H-2L-6 22 13-6H2z', PAINT.yellow, 2.6],
    [
      'M-17-10A20 20 0 0 0-12 16M-12 16l-7-1M-12 16l2-7M17 10A20 20 0 0 0 12-16M12-16l7 1M12-16l-2 7',
      '',
      2.6,
    ],
  ],
  theft: [
    [disc(0, 0, 18), '#f3cfa6', 2.4],
    ['M-20-7Q0-12 20-7 20 5 10 5 4 5 0 0-4 5-10 5-20 5-20-7z', PAINT.navy, 2.2],
    [`${disc(-9, -2, 3.4)}${disc(9, -2, 3.4)}`, '#fffaf0', 0],
    ['M-9-2v.1M9-2v.1', '', 3],
    ['M-6 10q7 5 12-1', '', 2.2],
  ],
};

const GROUND: Readonly<Record<Makes, string>> = {
  floor: '#e8b968',
  tower: '#9fc0d8',
  wall: '#b9cf9a',
  flag: '#f3dfb4',
  reactivation: '#c9b4d8',
  theft: '#e7a9a2',
};

/** So many fit; more of them are a number. */
const MOST_HEADS = 3;

/** One of them stands beside the number, a little to the left. */
const heads = (count: number): readonly WashStroke[] =>
  count > MOST_HEADS
    ? peg(-8, 5, 0.5, PAINT.red, 1.8)
    : [...Array(count).keys()].flatMap((i) =>
        peg((i - (count - 1) / 2) * 13, 5, 0.5, [PAINT.red, PAINT.blue, PAINT.green][i % 3], 1.8),
      );

/** What a completed line makes, radius 26. */
export function LineBadge({ construction }: { readonly construction: Construction }) {
  const { makes } = construction;
  return (
    <g>
      <path d={disc(2, 3, 27)} fill={LO} />
      <path d={disc(0, 0, 26)} {...inked(GROUND[makes], 2.4)} />
      <path d={disc(0, 0, 26)} fill="url(#oc-pool)" />
      {makes === 'wall' ? <Sketch of={heads(construction.inhabitants)} /> : null}
      <Sketch of={SIGNS[makes]} />
      {makes === 'wall' && construction.inhabitants > MOST_HEADS ? (
        <Numeral x={8} y={-9} size={18} value={construction.inhabitants} colour={INK} />
      ) : null}
      {makes === 'tower' ? (
        <Numeral
          x={0}
          y={11}
          size={construction.points > 9 ? 17 : 20}
          value={construction.points}
          colour={INK}
        />
      ) : null}
      {makes === 'flag' ? (
        <Numeral
          x={3}
          y={-7}
          size={construction.points > 9 ? 17 : 20}
          value={construction.points}
          colour="#fffaf0"
        />
      ) : null}
    </g>
  );
}
