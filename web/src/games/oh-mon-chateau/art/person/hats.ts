import { disc } from '../../../../art/pen.js';
import { PAINT, tint, type WashStroke } from '../wash.js';

/** What people wear on their heads, in a colour of their own. */
export const HATS = {
  beret: (c: string): readonly WashStroke[] => [
    ['M-23-28C-36-46-4-58 18-50 34-44 30-32 20-28Q0-36-23-28z', c],
    ['M-21-27Q0-36 20-27', '', 2.6],
    ['M2-53q0-5 4-7', '', 2.6],
  ],
  cap: (c: string): readonly WashStroke[] => [
    ['M-21-24C-23-50-10-56 0-56S23-50 21-24Q0-32-21-24z', c],
    ['M-23-30Q0-39 23-30L22-21Q0-30-22-21z', tint(c, 35)],
    ['M-12-34l1 7M-4-36v7M5-36l-1 7M13-34l-1 7', '', 1.2],
  ],
  straw: (c: string): readonly WashStroke[] => [
    ['M-18-30Q-18-56 0-56T18-30z', c],
    ['M-40-24C-28-38 28-38 40-26 30-18-26-16-40-24z', c],
    ['M-18-33Q0-39 18-33', PAINT.red, -4],
    ['M-32-24l10-5M-18-21l4-7M0-20v-8M16-21l-3-7M30-25l-9-4M-8-50l3 8M6-51l-2 9', '', 1.1],
  ],
  wizard: (c: string): readonly WashStroke[] => [
    ['M-22-32C-14-46-8-68 8-77 6-62 16-46 22-32z', c],
    ['M-34-28C-22-38 22-38 34-29 24-22-24-21-34-28z', c],
    [
      'M-8-42l3-5 2 5 5 1-4 3 1 5-5-3-4 3 1-5-4-4zM6-58l2-3 1 3 4 1-3 2 0 4-3-3-3 1 1-3-2-2z',
      PAINT.yellow,
      1,
    ],
  ],
  merchant: (c: string): readonly WashStroke[] => [
    ['M-20-34C-32-52-6-62 14-54 34-58 40-34 30-22 26-28 22-32 18-34z', c],
    ['M-26-28C-26-44 26-44 26-28 26-22-26-22-26-28z', PAINT.bark],
    ['M-20-31l4 5M-11-34l3 6M0-35v7M11-34l-3 6M20-31l-4 5', '', 1.1],
    [disc(0, -38, 4), PAINT.yellow, 1.4],
  ],
  helmet: (c: string): readonly WashStroke[] => [
    ['M-24-24C-25-46-14-54 0-54S25-46 24-24Q0-34-24-24z', c],
    ['M0-54V-31M-12-51q-3 8-2 22M12-51q3 8 2 22', '', 1.2],
    ['M-34-20C-24-33 24-33 34-20 24-16-24-16-34-20z', c],
  ],
  toque: (c: string): readonly WashStroke[] => [
    ['M-18-28V-42C-38-42-34-66-16-62-12-76 12-76 16-62 34-66 38-42 18-42V-28Q0-34-18-28z', c],
    ['M-18-38Q0-44 18-38', '', 1.2],
    ['M-8-46q-1-8-4-12M8-46q1-8 4-12M0-47v-10', '#d6c9ae', -1.6],
  ],
  bonnet: (c: string): readonly WashStroke[] => [
    ['M-24-2C-36-30-22-52 0-52S36-30 24-2Q20-8 20-16C20-34 10-38 0-38S-20-34-20-16Q-20-8-24-2z', c],
    ['M-25-8q-4-18 5-30M25-8q4-18-5-30M-10-47q-3 4-2 8M10-47q3 4 2 8', '', 1.2],
  ],
  hennin: (c: string): readonly WashStroke[] => [
    ['M8-70C34-66 44-20 40 44 30 20 22-30 6-62z', '#fdeef2', 1.1],
    ['M-20-28Q-8-48 9-74 19-48 20-28 0-40-20-28z', c],
    ['M-21-26Q0-40 21-26', PAINT.yellow, -4],
    ['M-21-24Q0-38 21-24', '', 1.2],
    ['M-11-42q12-6 26 1M-3-56q8-3 16 1', '#fff3d9', -1.8],
  ],
  jester: (c: string): readonly WashStroke[] => [
    ['M-21-24C-24-40-22-54-40-56-50-56-50-44-44-36-34-44-30-30-21-18z', c],
    ['M21-24C24-40 22-54 40-56 50-56 50-44 44-36 34-44 30-30 21-18z', PAINT.yellow],
    ['M-21-22C-22-44-6-50-4-72 10-60 22-44 21-22Q0-34-21-22z', PAINT.teal],
    [`${disc(-44, -33, 5)}${disc(44, -33, 5)}${disc(-4, -73, 5)}`, PAINT.yellow],
    ['M-46-33h4M42-33h4M-6-73h4', '', 1.2],
  ],
  feathered: (c: string): readonly WashStroke[] => [
    ['M14-38C24-64 46-62 48-46 38-52 28-44 18-32z', PAINT.white],
    ['M18-36Q30-52 44-52', '', 1.1],
    ['M-22-26C-26-46-10-54 4-52 20-50 24-38 20-30L34-32C30-22 10-26-22-26z', c],
    [disc(16, -35, 3), PAINT.yellow, 1.3],
  ],
  crown: (c: string): readonly WashStroke[] => [
    ['M-21-28L-27-54-13-44 0-62 13-44 27-54 21-28Q0-36-21-28z', c],
    ['M-20-34Q0-42 20-34', '', 1.3],
    [`${disc(0, -45, 3.4)}${disc(-14, -40, 2.6)}${disc(14, -40, 2.6)}`, PAINT.red, 1.2],
    [`${disc(-27, -56, 3)}${disc(0, -65, 3.4)}${disc(27, -56, 3)}`, PAINT.cream, 1.3],
  ],
  coronet: (c: string): readonly WashStroke[] => [
    ['M-19-32L-21-44-10-38 0-48 10-38 21-44 19-32Q0-40-19-32z', c],
    [`${disc(0, -40, 2.2)}`, PAINT.red, 1],
  ],
  scarf: (c: string): readonly WashStroke[] => [
    ['M-22-18C-26-44-12-50 0-49S26-44 22-18Q14-32 0-34-14-32-22-18z', c],
    ['M20-22q12 2 16 14-10 0-16-6M20-22q4 12 0 22-6-6-4-16', c],
    [`${disc(-10, -39, 2)}${disc(2, -42, 2)}${disc(12, -36, 2)}${disc(-16, -29, 1.8)}`, '#fff3d9', 0],
  ],
  none: (_: string): readonly WashStroke[] => [],
} as const;

export type Hat = readonly [keyof typeof HATS, string];
