import { disc } from '../../../../art/pen.js';
import { PAINT, scallops, tint, type WashStroke } from '../wash.js';

/** A fist, where something is held. */
export const fist = (x: number, y: number, skin: string): WashStroke => [
  `M${x - 7} ${y - 4}q7-6 14 0 2 8-3 11-8 3-11-2-3-5 0-9z`,
  skin,
];

const pole = (d: string, width = 4): readonly WashStroke[] => [
  [d, '', width + 2.6],
  [d, PAINT.ochre, -width],
];

/** What guests are known by. */
export const THINGS = {
  compasses: [
    ['M34-24L24 42 27 46 37-14 46 46 49 42 40-24z', PAINT.grey],
    [disc(37, -24, 6), PAINT.yellow],
    ['M37-30v-8', '', 3],
  ],
  plan: [
    ['M-56 26L-24 18-18 46-50 54z', '#dbe7ef'],
    ['M-46 42l-2-8 6-6 4 4 5-2 3 8M-44 46l20-5', PAINT.blue, -1.4],
  ],
  tambourine: [
    [disc(36, 30, 17), PAINT.cream],
    [disc(36, 30, 17), PAINT.red, -4],
    [disc(36, 30, 19.5), '', 1.3],
    [
      `${disc(36, 12, 3)}${disc(52, 22, 3)}${disc(52, 40, 3)}${disc(36, 48, 3)}${disc(20, 40, 3)}`,
      PAINT.yellow,
      1.2,
    ],
  ],
  axe: [
    ...pole('M-30 58L-44-34'),
    ['M-40-40C-54-44-62-36-60-22-54-26-46-24-40-20z', PAINT.grey],
    ['M-57-36q-2 6 0 12', PAINT.white, -2],
  ],
  wand: [
    ['M42 48V6', '', 5],
    ['M42 48V6', PAINT.bark, -2.6],
    ['M42-16l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z', PAINT.yellow],
    ['M27-18l3 4M56-20l-3 4M57 10l-4-2M25 10l4-2', PAINT.ochre, -2.2],
  ],
  purse: [
    ['M20 34C12 44 16 58 32 58S54 44 44 34z', PAINT.brown],
    ['M19 32q13-6 27 0l-2 5q-12-5-23 0z', PAINT.ochre],
    [disc(-39, -6, 11), PAINT.yellow],
    [disc(-39, -6, 7), '', 1.2],
    ['M-47 10q-1 4 1 7M-39 10v7M-31 10q1 4-1 7', PAINT.ochre, -2],
  ],
  pickaxe: [
    ...pole('M34 58L42-30'),
    ['M18-22C28-38 54-38 60-16 52-26 46-28 42-28S28-28 18-22z', PAINT.slate],
  ],
  lamp: [
    [disc(0, -40, 8), '#fff0a8'],
    [disc(0, -40, 4), PAINT.yellow, 1.2],
    ['M0-54v-8M-11-51l-5-6M11-51l5-6', PAINT.yellow, -3],
  ],
  fork: [...pole('M38 58V-20'), ['M26-44V-24Q38-14 50-24V-44M38-44V-18', '', 3.4]],
  basket: [
    [`${disc(-44, 34, 6)}${disc(-34, 31, 6.5)}${disc(-25, 35, 6)}`, PAINT.red],
    ['M-54 36H-16L-21 57H-49z', PAINT.ochre],
    ['M-52 44h34M-50 51h30M-44 37l2 20M-35 37v20M-26 37l-2 20', '', 1.1],
  ],
  straw: [['M5 4Q14 8 24 7M24 7l5-5M24 7l6 0M20 7l2-6', PAINT.brown, -1.5]],
  crook: [
    ['M-40 58L-38-18C-38-36-58-36-56-20', '', 6.6],
    ['M-40 58L-38-18C-38-36-58-36-56-20', PAINT.ochre, -4],
  ],
  lamb: [
    [scallops(32, 50, 18, 13, 11), PAINT.white],
    ['M16 36q-8-2-8 4 4 3 9 1M38 36q8-2 8 4-4 3-9 1', '#e5d6c4', 1.4],
    ['M17 36C17 26 37 26 37 36 37 48 32 52 27 52S17 48 17 36z', '#f1e3d0'],
    ['M22 38v1M32 38v1', '', 3],
    ['M25 45q2 2 4 0M27 47v2', '', 1.3],
  ],
  plume: [
    ['M-3-54C-4-74 22-80 30-64 35-52 32-40 27-32 27-46 20-54-3-50z', PAINT.red],
    ['M2-58Q22-68 27-44M8-64l3 6M18-66l0 7M26-60l-4 5', '', 1.1],
  ],
  visor: [
    ['M-25-8C-30-44-14-56 0-56S30-44 25-8L18 10 15-8C16-30 8-33 0-33S-16-30-15-8L-18 10z', PAINT.grey],
    ['M-24-34Q0-54 24-34L20-27Q0-42-20-27z', tint(PAINT.grey, 40)],
    ['M-10-39l2 4M0-42v4M10-39l-2 4', '', 1.6],
  ],
  sword: [
    ['M35 38L34-16 38-27 42-16 41 38z', tint(PAINT.grey, 45)],
    ['M38-18V34', '', 1],
    ['M26 36H52V42H26z', PAINT.yellow],
    ['M36 42H42V56H36z', PAINT.bark],
  ],
  shield: [
    ['M-56 22Q-38 16-20 22-18 46-38 58-58 46-56 22z', PAINT.blue],
    ['M-38 20V56M-56 34h37', PAINT.cream, -5],
    ['M-56 22Q-38 16-20 22-18 46-38 58-58 46-56 22z'],
  ],
  ladle: [
    ['M40 56L38 4', '', 6],
    ['M40 56L38 4', PAINT.grey, -3.4],
    ['M24-8Q38-14 52-8 52 8 38 8T24-8z', PAINT.grey],
    ['M30-10q6-3 14 0', PAINT.red, -3],
    ['M28-20q3-4 0-8M38-22q3-4 0-8M47-20q3-4 0-8', PAINT.slate, -1.8],
  ],
  halberd: [
    ...pole('M42 58L40-50'),
    ['M39-50L42-74 45-50z', PAINT.grey],
    ['M43-46C56-52 60-34 55-24 52-30 48-32 43-32zM38-44L26-38 38-32z', PAINT.grey],
  ],
  key: [
    [disc(-34, 28, 8), PAINT.yellow],
    [disc(-34, 28, 3.5), PAINT.cream, 1.3],
    ['M-37 36H-31V58H-37zM-31 46h7v4h-7zM-31 53h5v4h-5z', PAINT.yellow, 1.4],
  ],
  book: [
    ['M-30 36Q-16 30-2 37 12 30 26 36V57Q12 52-2 58-16 52-30 57z', PAINT.white],
    ['M-2 37V57M-25 41q9-3 18 1M-25 46q9-3 18 1M3 42q9-4 18-1M3 47q9-4 18-1', '', 1.1],
  ],
  tonsure: [
    [
      'M-21-7C-28-18-26-33-20-34Q0-26 20-34C26-33 28-18 21-7 21-18 18-24 14-25Q0-19-14-25C-18-24-21-18-21-7z',
      PAINT.brown,
    ],
    ['M-22-24l3 6M22-24l-3 6M-8-28l1 5M6-28v5', '', 1.1],
  ],
  candle: [
    ['M36 58V22H46V58z', PAINT.cream],
    [disc(41, 10, 13), '#ffe9a0', 0],
    ['M41 20q-6-8 0-17 6 8 0 17z', '#f3b04a', 1.3],
    ['M36 28q3 8 5 2t5 2', '', 1.2],
  ],
  fan: [
    ['M36 56L10 26C22 10 48 8 60 24z', PAINT.rose],
    ['M36 56L17 21M36 56L28 15M36 56L41 14M36 56L53 18', '', 1.1],
    ['M12 28Q34 6 58 26', PAINT.cream, -3],
  ],
  spot: [[disc(11, 4, 1.5), '#2b2233', 0]],
  marotte: [
    ...pole('M40 58L38 18', 3),
    ['M28 10C24 0 30-6 38-6S52 0 48 10L54 4 50 18H26L22 4z', PAINT.red],
    [disc(38, 10, 8), '#f6d7b6'],
    ['M35 9v1M41 9v1M35 13q3 3 6 0', '', 1.6],
  ],
  rose: [
    ['M-38 56Q-42 38-36 24M-39 44q-8-1-10-8 8 0 10 8z', PAINT.moss, 1.5],
    ['M-44 18C-46 8-38 4-34 6-26 6-26 16-30 20-34 26-42 24-44 18z', PAINT.red],
    ['M-39 14q4-5 8 0-4 6-8 0', '', 1.2],
  ],
  sceptre: [
    ['M44 56L38 0', '', 6.6],
    ['M44 56L38 0', PAINT.yellow, -4],
    ['M37-2C24-8 26-20 36-18 34-28 42-30 42-20 52-22 52-8 40-2z', PAINT.yellow],
    [disc(39, -11, 3), PAINT.red, 1.2],
  ],
  orb: [
    [disc(36, 38, 14), PAINT.yellow],
    ['M22 38q14 6 28 0M36 24V10M31 15h10', '', 3],
    ['M27 32q2-5 7-6', PAINT.white, -2.4],
  ],
  hoops: [[`${disc(-24, -1, 4.5)}${disc(24, -1, 4.5)}`, PAINT.ochre, -2.4]],
} as const satisfies Readonly<Record<string, readonly WashStroke[]>>;
