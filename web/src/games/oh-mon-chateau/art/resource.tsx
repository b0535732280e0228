import type { Resource } from '@castellan/oh-mon-chateau';
import { disc } from '../../../art/pen.js';
import { PAINT, Sketch, type WashStroke } from './wash.js';

/** What each resource is painted with, for cells and lines too. */
export const RESOURCE_PAINT: Readonly<Record<Resource, string>> = {
  wood: PAINT.brown,
  stone: '#9aa3b0',
  gold: PAINT.yellow,
  food: PAINT.red,
};

const DRAWINGS: Readonly<Record<Resource, readonly WashStroke[]>> = {
  // two logs crossed by a third on top, cut ends to the left
  wood: [
    ['M-22 4H32q8 5 8 14t-8 14H-22z', '#8a5735', 3],
    ['M-30-32H26q8 5 8 14t-8 14H-30z', PAINT.brown, 3],
    [disc(-24, 18, 11, 14), '#ecc790', 3],
    [disc(-24, 18, 5, 7)],
    [disc(-32, -18, 11, 14), '#f1d29d', 3],
    [disc(-32, -18, 5, 7)],
    ['M-14-24H12M-10-13H22M-4 14H20M4 25H26', '', 2],
    ['M14-32q2-10 12-12-1 9-8 12', PAINT.green, 2.4],
  ],
  // three dressed stones
  stone: [
    ['M-42 6L-6 4-4 34-40 35z', '#8e98a8', 3],
    ['M-2 4L40 6 42 34 0 35z', '#a9b2be', 3],
    ['M-24-32L20-34 24 0-22 2z', '#c3c9d1', 3],
    ['M-15-24l8-1M-14-16l3 0M8 14l8 0M24 24l6 0M-32 14l8-1M-22 26l6 0M8-8l7-1', '', 2],
  ],
  // a pile of coins and one that shows its crown
  gold: [
    ['M-40 20v14q16 9 32 0V20z', '#d99f35', 3],
    [disc(-24, 20, 16, 6.5), '#f3cd68', 3],
    ['M-36 4v14q16 9 32 0V4z', '#dca53a', 3],
    [disc(-20, 4, 16, 6.5), '#f6d578', 3],
    [disc(12, -4, 28), PAINT.yellow, 3],
    [disc(12, -4, 21), '', 1.8],
    ['M0 5L-3-13 6-6 12-17 18-6 27-13 24 5z', '#fff0b8', 2.4],
  ],
  // an apple
  food: [
    [
      'M-2-20C-12-30-40-26-38 2-37 24-20 38-8 37-4 36 2 36 6 37 22 38 38 20 37-2 36-26 12-30-2-20z',
      PAINT.red,
      3,
    ],
    ['M-28-8q2-10 12-11', '#ffd9c4', -5],
    ['M-1-18q-1-14 6-22', PAINT.bark, -5],
    ['M4-28q10-16 28-12-6 16-28 12z', PAINT.green, 2.6],
    ['M-10-16q9 6 18-1', '', 2.4],
  ],
};

/** A resource, 100 by 100; known by its outline at 24 px. */
export function ResourceIcon({ resource }: { readonly resource: Resource }) {
  return <Sketch of={DRAWINGS[resource]} />;
}
