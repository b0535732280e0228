import { disc } from '../../../../art/pen.js';
import { PAINT, scallops, tint, type WashStroke } from '../wash.js';

const SHOULDERS = 'M-46 58C-46 34-32 23-12 17Q0 25 12 17C32 23 46 34 46 58z';
const FOLDS: WashStroke = ['M-31 56q1-12 5-18M31 56q-1-12-5-18', '', 1.2];

/** What people wear, over the shoulders and round the neck. */
export const CLOTHES = {
  shirt: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    FOLDS,
    ['M-12 17Q0 30 12 17M0 26V58', '', 1.4],
  ],
  collar: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    FOLDS,
    ['M-13 15L-22 26-6 36 0 27 6 36 22 26 13 15Q0 25-13 15z', PAINT.white],
  ],
  vest: (c: string): readonly WashStroke[] => [
    [SHOULDERS, PAINT.cream],
    ['M-34 27C-24 22-18 20-12 17L-4 58H-38zM34 27C24 22 18 20 12 17L4 58H38z', c],
    ['M-2 34h4M-1 44h3', '', 2],
  ],
  checked: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    ['M-40 36Q0 46 40 36M-44 48Q0 58 44 48M-28 25v33M-10 20v38M10 20v38M28 25v33', tint(c, 55), -3],
    ['M-12 17L0 30 12 17M0 30V58', '', 1.6],
  ],
  robe: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    FOLDS,
    ['M-14 16L-4 58H4L14 16 22 20 12 58H-12L-22 20z', PAINT.yellow, 1.3],
  ],
  habit: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    FOLDS,
    ['M-22 10C-34 18-30 32 0 36 30 32 34 18 22 10 18 22 8 26 0 26S-18 22-22 10z', tint(c, 16)],
  ],
  armour: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    ['M-46 56C-52 30-36 22-26 22-22 34-26 48-32 58M46 56C52 30 36 22 26 22 22 34 26 48 32 58', tint(c, 25)],
    ['M-16 14Q0 26 16 14L18 24Q0 36-18 24z', tint(c, 35)],
    [`${disc(-36, 34, 1.4)}${disc(36, 34, 1.4)}${disc(-38, 46, 1.4)}${disc(38, 46, 1.4)}`, '#2b2233', 0],
    ['M0 32V58', '', 1.4],
  ],
  tabard: (c: string): readonly WashStroke[] => [
    [SHOULDERS, PAINT.slate],
    ['M-40 38l4 3 4-3 4 3M-42 48l4 3 4-3 4 3M28 41l4-3 4 3 4-3M30 51l4-3 4 3 4-3', '', 1.2],
    ['M-24 22L-14 17Q0 26 14 17L24 22 26 58H-26z', c],
    ['M0 24V58', tint(c, 55), -7],
  ],
  apron: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    FOLDS,
    ['M-18 14Q0 26 18 14L10 26 16 34 0 28-16 34-10 26z', PAINT.red],
  ],
  gown: (c: string): readonly WashStroke[] => [
    ['M-46 58C-46 38-42 26-32 21Q0 44 32 21C42 26 46 38 46 58z', c],
    ['M-32 21Q0 44 32 21', PAINT.white, -4],
    ['M-33 24Q0 47 33 24', '', 1.2],
    ['M0 40V58M-22 36q-2 10 0 22M22 36q2 10 0 22', '', 1.1],
  ],
  ruff: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    FOLDS,
    [scallops(0, 17, 24, 9, 15), PAINT.white],
    ['M-21 19l-5 4M-13 22l-3 5M-4 23l-1 5M4 23l1 5M13 22l3 5M21 19l5 4', '', 1.1],
  ],
  ermine: (c: string): readonly WashStroke[] => [
    [SHOULDERS, c],
    [
      'M-16 12C-40 18-44 34-44 40-30 46-14 44-8 34Q0 30 8 34C14 44 30 46 44 40 44 34 40 18 16 12Q0 26-16 12z',
      PAINT.white,
    ],
    ['M-34 30l1 4M-24 36l1 4M-20 24l1 4M34 30l-1 4M24 36l-1 4M20 24l-1 4', '', 2.4],
    [disc(0, 38, 4.5), PAINT.yellow, 1.4],
  ],
} as const;

export type Clothes = readonly [keyof typeof CLOTHES, string];
