import { scallops, type WashStroke } from '../wash.js';

const CURLY_FRINGE =
  'M-22-16q-4-7 1-10-1-8 6-8 2-7 9-5 6-5 12 0 7-2 9 5 7 0 6 8 5 3 1 10-4-1-4-7-6 1-7-4-6 4-11 0-5 4-11 0-1 5-7 4 0 6-4 7z';

/** Hair behind the head and over the brow, beards below it: by kind, in any colour. */
export const HAIR = {
  none: { back: '', front: '' },
  short: { back: '', front: 'M-21-18C-24-38-12-45 0-44S24-38 21-18Q18-30 8-31-8-30-14-32-19-28-21-18z' },
  bob: {
    back: 'M-25 2C-30-30-18-46 0-46S30-30 25 2Q20 8 14 4H-14Q-20 8-25 2z',
    front: 'M-20-16C-22-36-10-43 0-43S22-36 20-16Q18-29 0-31-18-29-20-16z',
  },
  long: {
    back: 'M-24 34C-34 8-30-46 0-46S34 8 24 34Q12 40 0 34-12 40-24 34z',
    front: 'M-20-14C-23-36-10-43 0-42S23-36 20-14Q17-27 2-36-15-30-20-14z',
  },
  curls: { back: scallops(0, -16, 25, 26, 13), front: CURLY_FRINGE },
  braids: {
    back: 'M-21-20C-24-40-12-46 0-46S24-40 21-20L27 8 24 34 18 38 15 8H-15L-18 38-24 34-27 8z',
    front: 'M-20-15C-22-36-10-43 0-42S22-36 20-15Q15-26 0-37-15-26-20-15z',
  },
  buns: {
    back: 'M-20-22C-40-28-40-2-22-4L-19 4H19L22-4C40-2 40-28 20-22 18-42 8-45 0-45S-18-42-20-22z',
    front: 'M-20-17C-21-36-10-43 0-42S21-36 20-17Q14-28 0-36-14-28-20-17z',
  },
} as const;

export const BEARDS = {
  full: 'M-20-12C-22 16-13 31 0 32S22 16 20-12Q17 2 8 0 0-4-8 0-17 2-20-12z',
  long: 'M-18-10C-23 20-12 50-3 58 10 46 23 18 18-10Q16 3 8 0 0-4-8 0-16 3-18-10z',
  curly:
    'M-20-12q-5 5-1 9-4 6 1 10-1 8 6 9 2 8 8 6 6 5 12 0 7 2 8-6 7-1 6-9 5-4 1-10 4-4-1-9-2 12-10 11-10-5-20 0-8 1-10-11z',
  goatee: 'M-5 8Q0 6 5 8 6 20 0 27-6 20-5 8z',
} as const;

export const MOUSTACHES = {
  curl: 'M0-3C-6-7-12 2-21-6-20 5-8 6 0 0 8 6 20 5 21-6 12 2 6-7 0-3z',
  bushy: 'M0-4C-8-8-17-2-18 6-10 3-4 5 0 2 4 5 10 3 18 6 17-2 8-8 0-4z',
  thin: 'M0-2C-4-4-8 0-12-2-9 3-4 2 0 0 4 2 9 3 12-2 8 0 4-4 0-2z',
} as const;

export type HairOf = {
  readonly hair?: readonly [keyof typeof HAIR, string];
  readonly beard?: readonly [keyof typeof BEARDS, string];
  readonly moustache?: readonly [keyof typeof MOUSTACHES, string];
};

const shape = (d: string, colour: string): readonly WashStroke[] => (d === '' ? [] : [[d, colour]]);

export const hairBack = ({ hair }: HairOf): readonly WashStroke[] =>
  hair === undefined ? [] : shape(HAIR[hair[0]].back, hair[1]);

export const hairFront = ({ hair, beard, moustache }: HairOf): readonly WashStroke[] => [
  ...(hair === undefined ? [] : shape(HAIR[hair[0]].front, hair[1])),
  ...(beard === undefined ? [] : shape(BEARDS[beard[0]], beard[1])),
  ...(beard === undefined || beard[0] === 'goatee' ? [] : ([['M-5 6q5 4 10 0', '#8a3a34', -3]] as const)),
  ...(moustache === undefined ? [] : shape(MOUSTACHES[moustache[0]], moustache[1])),
];
