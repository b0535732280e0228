import { Card } from './card.js';
import type { Clothes } from './person/clothes.js';
import { SKIN } from './person/face.js';
import type { Hat } from './person/hats.js';
import type { Sitter } from './person/person.js';
import { Points } from './points.js';
import { PAINT, Sketch, type WashStroke } from './wash.js';

type Rank = { readonly ground: string; readonly hats: readonly Hat[]; readonly wears: readonly Clothes[] };

/** From the village to the court: what a guest is worth can be seen by the dress. */
const RANKS: readonly Rank[] = [
  {
    ground: PAINT.green,
    hats: [
      ['straw', '#eccb72'],
      ['scarf', PAINT.red],
      ['cap', PAINT.blue],
      ['bonnet', PAINT.white],
    ],
    wears: [
      ['vest', PAINT.moss],
      ['shirt', PAINT.ochre],
      ['checked', PAINT.red],
      ['collar', PAINT.teal],
    ],
  },
  {
    ground: PAINT.blue,
    hats: [
      ['toque', PAINT.white],
      ['bonnet', PAINT.rose],
      ['beret', PAINT.navy],
      ['helmet', PAINT.ochre],
    ],
    wears: [
      ['apron', PAINT.white],
      ['gown', PAINT.teal],
      ['collar', PAINT.moss],
      ['vest', PAINT.bark],
    ],
  },
  {
    ground: PAINT.ochre,
    hats: [
      ['merchant', PAINT.red],
      ['hennin', PAINT.blue],
      ['feathered', PAINT.moss],
      ['helmet', PAINT.grey],
    ],
    wears: [
      ['robe', PAINT.plum],
      ['gown', PAINT.blue],
      ['ruff', PAINT.red],
      ['tabard', PAINT.teal],
    ],
  },
  {
    ground: PAINT.plum,
    hats: [
      ['crown', PAINT.yellow],
      ['coronet', PAINT.yellow],
      ['coronet', PAINT.yellow],
      ['crown', PAINT.yellow],
    ],
    wears: [
      ['ermine', PAINT.red],
      ['gown', PAINT.rose],
      ['ruff', PAINT.blue],
      ['ermine', PAINT.teal],
    ],
  },
];

/** The four who come in every rank. */
const FOLK: readonly Pick<
  Sitter,
  'head' | 'skin' | 'eyes' | 'nose' | 'mouth' | 'hair' | 'beard' | 'moustache'
>[] = [
  {
    head: 'plump',
    skin: SKIN.warm,
    eyes: 'happy',
    nose: 'big',
    mouth: 'none',
    hair: ['short', '#a5683c'],
    beard: ['curly', '#a5683c'],
    moustache: ['bushy', '#8f5730'],
  },
  { head: 'round', skin: SKIN.deep, eyes: 'soft', mouth: 'smile', hair: ['braids', '#3a2a2a'] },
  { head: 'long', skin: SKIN.fair, eyes: 'calm', nose: 'long', mouth: 'smirk', hair: ['bob', '#d9a24a'] },
  { head: 'round', skin: SKIN.tan, eyes: 'calm', nose: 'button', mouth: 'grin', hair: ['curls', '#5a3a2a'] },
];

/** As many stars as points, for those who do not read numbers yet. */
const star = (y: number): WashStroke => [`M-44 ${y}l3 6 7 1-5 4 2 7-7-4-7 4 2-7-5-4 7-1z`, PAINT.yellow, 1.3];

/** A guest of the small builders, 120 by 168: four different people of each rank; beyond four points all are of the court. */
export function SmallGuestCard({ value, variant }: { readonly value: number; readonly variant: number }) {
  const { ground, hats, wears } = RANKS[Math.min(value, RANKS.length) - 1];
  const i = variant % 4;
  return (
    <Card ground={ground} sitter={{ ...FOLK[i], hat: hats[i], wears: wears[i] }}>
      <Sketch of={[...Array(value > RANKS.length ? 0 : value).keys()].map((n) => star(n * 19 - 48))} />
      <g transform="translate(-44 -67)">
        <Points worth={value} />
      </g>
    </Card>
  );
}
