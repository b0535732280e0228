import { Sketch, type WashStroke } from '../wash.js';
import { CLOTHES, type Clothes } from './clothes.js';
import { bare, type Features, features, SKIN } from './face.js';
import { type HairOf, hairBack, hairFront } from './hair.js';
import { HATS, type Hat } from './hats.js';

/** Somebody who sits for a portrait: chosen from the kit, with what only they have. */
export type Sitter = Features &
  HairOf & {
    readonly hat?: Hat;
    readonly wears: Clothes;
    /** Behind the shoulders, and in front of everything. */
    readonly behind?: readonly WashStroke[];
    readonly holds?: readonly WashStroke[];
    /** How large they are. */
    readonly size?: number;
  };

/** What a gown leaves bare. */
const LOW = 'M-26 24C-20 18-10 18-9 8H9C10 18 20 18 26 24Q0 42-26 24z';
const NECK = 'M-9 2V18Q-12 26 0 30 12 26 9 18V2z';

/** Head and shoulders, from about y -78 (a tall hat) to 58. */
export function Person({ sitter }: { readonly sitter: Sitter }) {
  const { hat = ['none', ''], wears, behind = [], holds = [], skin = SKIN.fair, size = 1 } = sitter;
  const low = wears[0] === 'gown' ? ([[LOW, skin]] as const) : [];
  const strokes: readonly WashStroke[] = [
    ...behind,
    ...hairBack(sitter),
    [NECK, skin],
    ...low,
    ...CLOTHES[wears[0]](wears[1]),
    ...bare(sitter),
    ...hairFront(sitter),
    ...features(sitter),
    ...HATS[hat[0]](hat[1]),
    ...holds,
  ];
  return (
    <Sketch of={strokes} at={size === 1 ? undefined : `translate(0 ${58 * (1 - size)})scale(${size})`} />
  );
}
