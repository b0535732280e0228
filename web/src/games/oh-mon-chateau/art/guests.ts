import { DOG, TROLL } from './person/beasts.js';
import { SKIN } from './person/face.js';
import type { Sitter } from './person/person.js';
import { fist, THINGS } from './person/things.js';
import { PAINT, type Stroke } from './wash.js';

export type GuestId =
  | 'architecte'
  | 'bohemienne'
  | 'bucheron'
  | 'dagobert'
  | 'magicien'
  | 'marchand'
  | 'mineur'
  | 'paysan'
  | 'bergere'
  | 'chevalier'
  | 'cuisinier'
  | 'garde'
  | 'moine'
  | 'troll'
  | 'courtisane'
  | 'fou'
  | 'prince'
  | 'princesse'
  | 'reine'
  | 'roi';

/** Who is on a card, and the paint behind them. Two are no people and drawn as they are. */
export type Portrayed = { readonly ground: string; readonly sitter: Sitter | readonly Stroke[] };

export const GUEST_PORTRAITS: Readonly<Record<GuestId, Portrayed>> = {
  architecte: {
    ground: PAINT.blue,
    sitter: {
      head: 'long',
      eyes: 'glasses',
      nose: 'long',
      hair: ['bob', '#8d8790'],
      beard: ['goatee', '#8d8790'],
      hat: ['beret', PAINT.navy],
      wears: ['collar', PAINT.slate],
      holds: [...THINGS.plan, ...THINGS.compasses, fist(37, 6, SKIN.fair)],
    },
  },
  bohemienne: {
    ground: PAINT.ochre,
    sitter: {
      skin: SKIN.tan,
      eyes: 'soft',
      mouth: 'grin',
      hair: ['long', '#3a2c34'],
      hat: ['scarf', PAINT.red],
      wears: ['gown', PAINT.teal],
      holds: [...THINGS.hoops, ...THINGS.tambourine],
    },
  },
  bucheron: {
    ground: PAINT.green,
    sitter: {
      head: 'square',
      skin: SKIN.warm,
      nose: 'big',
      mouth: 'none',
      hair: ['short', '#b5562c'],
      beard: ['full', '#c4622f'],
      hat: ['cap', PAINT.moss],
      wears: ['checked', PAINT.red],
      behind: THINGS.axe,
      holds: [fist(-33, 38, SKIN.warm)],
    },
  },
  dagobert: { ground: PAINT.red, sitter: DOG },
  magicien: {
    ground: PAINT.plum,
    sitter: {
      head: 'long',
      nose: 'long',
      mouth: 'none',
      hair: ['long', '#d9d7da'],
      beard: ['long', '#ececec'],
      moustache: ['bushy', '#f7f5f2'],
      hat: ['wizard', '#5b5a96'],
      wears: ['shirt', '#5b5a96'],
      holds: [...THINGS.wand, fist(42, 40, SKIN.fair)],
    },
  },
  marchand: {
    ground: PAINT.yellow,
    sitter: {
      head: 'plump',
      skin: SKIN.warm,
      eyes: 'sly',
      mouth: 'smirk',
      moustache: ['thin', '#3a2c2a'],
      beard: ['goatee', '#3a2c2a'],
      hat: ['merchant', PAINT.plum],
      wears: ['robe', PAINT.plum],
      holds: [...THINGS.purse, fist(-36, 22, SKIN.warm)],
    },
  },
  mineur: {
    ground: PAINT.slate,
    sitter: {
      head: 'square',
      eyes: 'wide',
      nose: 'big',
      mouth: 'none',
      hair: ['short', '#4a3a34'],
      moustache: ['bushy', '#4a3a34'],
      hat: ['helmet', PAINT.ochre],
      wears: ['vest', PAINT.bark],
      behind: THINGS.pickaxe,
      holds: [...THINGS.lamp, fist(36, 38, SKIN.fair), ['M-15-8l4 3M-16-3l3 2M12 3l5-2', PAINT.slate, -3]],
    },
  },
  paysan: {
    ground: PAINT.green,
    sitter: {
      skin: SKIN.warm,
      eyes: 'happy',
      nose: 'button',
      hair: ['short', '#9a6a38'],
      hat: ['straw', '#eccb72'],
      wears: ['vest', PAINT.blue],
      behind: THINGS.fork,
      holds: [...THINGS.straw, ...THINGS.basket, fist(38, 38, SKIN.warm)],
    },
  },
  bergere: {
    ground: PAINT.teal,
    sitter: {
      eyes: 'soft',
      nose: 'button',
      mouth: 'small',
      hair: ['braids', '#d9a24a'],
      hat: ['bonnet', PAINT.white],
      wears: ['collar', PAINT.rose],
      behind: THINGS.crook,
      holds: [fist(-38, 36, SKIN.fair), ...THINGS.lamb],
    },
  },
  chevalier: {
    ground: PAINT.blue,
    sitter: {
      eyes: 'calm',
      mouth: 'smirk',
      wears: ['armour', PAINT.grey],
      behind: THINGS.plume,
      holds: [...THINGS.visor, ...THINGS.shield, ...THINGS.sword, fist(39, 47, PAINT.slate)],
    },
  },
  cuisinier: {
    ground: PAINT.red,
    sitter: {
      head: 'plump',
      eyes: 'happy',
      nose: 'big',
      mouth: 'none',
      hair: ['short', '#3d2f2c'],
      moustache: ['curl', '#3d2f2c'],
      hat: ['toque', PAINT.white],
      wears: ['apron', PAINT.white],
      holds: [...THINGS.ladle, fist(40, 36, SKIN.fair)],
    },
  },
  garde: {
    ground: PAINT.slate,
    sitter: {
      head: 'square',
      skin: SKIN.tan,
      eyes: 'stern',
      nose: 'long',
      mouth: 'none',
      moustache: ['bushy', '#4a3328'],
      hat: ['helmet', PAINT.grey],
      wears: ['tabard', PAINT.red],
      behind: THINGS.halberd,
      holds: [...THINGS.key, fist(41, 36, SKIN.tan)],
    },
  },
  moine: {
    ground: PAINT.ochre,
    sitter: {
      head: 'plump',
      eyes: 'shut',
      nose: 'button',
      wears: ['habit', '#8a6242'],
      holds: [...THINGS.tonsure, ...THINGS.candle, ...THINGS.book],
    },
  },
  troll: { ground: PAINT.moss, sitter: TROLL },
  courtisane: {
    ground: PAINT.rose,
    sitter: {
      eyes: 'soft',
      mouth: 'small',
      hair: ['curls', '#b5724a'],
      behind: [
        ['M-24-24C-36-52-26-76 0-76S36-52 24-24z', '#b5724a'],
        ['M-20-44q8-8 16-2t18-4M-14-58q10-7 26 0M-6-70q8-2 14 2', '', 1.3],
      ],
      wears: ['gown', PAINT.plum],
      holds: [
        ['M12-50L26-60 28-44zM12-50L0-62-4-46z', PAINT.teal],
        ['M-7 18l7 4 7-4', PAINT.yellow, -3],
        ...THINGS.spot,
        ...THINGS.fan,
      ],
    },
  },
  fou: {
    ground: PAINT.yellow,
    sitter: {
      eyes: 'wide',
      nose: 'button',
      mouth: 'grin',
      hat: ['jester', PAINT.red],
      wears: ['shirt', PAINT.teal],
      holds: [
        ['M-30 20L-22 36-12 22-4 38 4 22 14 36 24 20 30 26Q0 10-30 26z', PAINT.yellow],
        ...THINGS.marotte,
      ],
    },
  },
  prince: {
    ground: PAINT.teal,
    sitter: {
      eyes: 'calm',
      mouth: 'smirk',
      skin: SKIN.warm,
      hair: ['bob', '#e0b45a'],
      hat: ['feathered', PAINT.blue],
      wears: ['ruff', PAINT.blue],
      holds: THINGS.sword,
    },
  },
  princesse: {
    ground: PAINT.rose,
    sitter: {
      skin: SKIN.deep,
      eyes: 'soft',
      mouth: 'smile',
      hair: ['braids', '#3a2a2a'],
      hat: ['hennin', '#d77f92'],
      wears: ['gown', '#d77f92'],
      holds: THINGS.rose,
    },
  },
  reine: {
    ground: PAINT.plum,
    sitter: {
      head: 'long',
      eyes: 'soft',
      mouth: 'small',
      hair: ['buns', '#6d4630'],
      hat: ['crown', PAINT.yellow],
      behind: [['M-46 40C-58 10-40-8-30-6L0 30 30-6C40-8 58 10 46 40z', PAINT.white]],
      wears: ['gown', PAINT.red],
      holds: [['M-14 18Q0 32 14 18', PAINT.yellow, -3], ...THINGS.sceptre],
    },
  },
  roi: {
    ground: PAINT.red,
    sitter: {
      head: 'plump',
      nose: 'big',
      mouth: 'none',
      hair: ['curls', '#a5764c'],
      beard: ['curly', '#a5764c'],
      moustache: ['curl', '#8f6440'],
      hat: ['crown', PAINT.yellow],
      wears: ['ermine', PAINT.red],
      holds: THINGS.orb,
    },
  },
};
