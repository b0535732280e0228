import { disc } from '../../roquefort/art/pen.js';
import { Card } from './card.js';
import type { CLOTHES } from './person/clothes.js';
import { SKIN } from './person/face.js';
import type { HATS } from './person/hats.js';
import type { Sitter } from './person/person.js';
import { Points } from './points.js';
import { PAINT, Sketch } from './wash.js';

type Rank = {
  readonly ground: string;
  readonly hats: readonly (keyof typeof HATS)[];
  readonly wears: readonly (keyof typeof CLOTHES)[];
};

/** From the village to the court: what a guest is worth can be seen by the dress. */
const RANKS: readonly Rank[] = [
  {
    ground: PAINT.green,
    hats: ['straw', 'scarf', 'cap', 'bonnet'],
    wears: ['vest', 'shirt', 'checked', 'collar'],
  },
  {
    ground: PAINT.blue,
    hats: ['toque', 'bonnet', 'beret', 'scarf'],
    wears: ['apron', 'gown', 'collar', 'shirt'],
  },
  {
    ground: PAINT.ochre,
    hats: ['merchant', 'hennin', 'feathered', 'helmet'],
    wears: ['robe', 'gown', 'ruff', 'tabard'],
  },
  {
    ground: PAINT.plum,
    hats: ['crown', 'coronet', 'coronet', 'crown'],
    wears: ['ermine', 'gown', 'ruff', 'ermine'],
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
  },
  { head: 'round', skin: SKIN.deep, eyes: 'soft', mouth: 'smile', hair: ['braids', '#3a2a2a'] },
  { head: 'long', skin: SKIN.fair, eyes: 'calm', nose: 'long', mouth: 'smirk', hair: ['bob', '#d9a24a'] },
  { head: 'round', skin: SKIN.tan, eyes: 'wide', nose: 'button', mouth: 'grin', hair: ['curls', '#5a3a2a'] },
];

const DYES = [PAINT.red, PAINT.teal, PAINT.blue, PAINT.rose, PAINT.moss, PAINT.plum];

/** A guest of the small builders, 120 by 168: worth 1 to 4, four different people of each. */
export function SmallGuestCard({ value, variant }: { readonly value: number; readonly variant: number }) {
  const { ground, hats, wears } = RANKS[value - 1];
  const i = variant % 4;
  const dye = DYES[(value * 2 + variant * 3) % DYES.length];
  const noble = value === 4;
  return (
    <Card
      ground={ground}
      sitter={{
        ...FOLK[i],
        hat: [hats[i], noble ? PAINT.yellow : DYES[(value + variant * 2 + 3) % DYES.length]],
        wears: [wears[i], dye],
      }}
    >
      <Sketch
        of={[...Array(value).keys()].map(
          (n) =>
            [`M${-44 + 0} ${-46 + n * 15}l3 6 7 1-5 4 2 7-7-4-6 4 1-7-5-4 7-1z`, PAINT.yellow, 1.3] as const,
        )}
      />
      <g transform="translate(-44 -67)">
        <path d={disc(0, 0, 13)} fill="none" />
        <Points worth={value} />
      </g>
    </Card>
  );
}
