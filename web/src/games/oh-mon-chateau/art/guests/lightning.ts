import type { Portrayed } from '../card.js';
import { DOG } from '../person/beasts.js';
import { SKIN } from '../person/face.js';
import { fist, THINGS } from '../person/things.js';
import { PAINT } from '../wash.js';

/** Those who act when they arrive [O8.1]. */
export const LIGHTNING_PORTRAITS = {
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
      holds: [...THINGS.wand, fist(42, 38, SKIN.fair)],
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
      holds: [...THINGS.purse, fist(-38, 30, SKIN.warm), ['M-45 27q7 5 15 0', '', 1.4]],
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
      holds: [...THINGS.lamp, fist(36, 38, SKIN.fair), ['M-16-9l2 1M15-10l1 1', PAINT.slate, -4]],
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
} as const satisfies Readonly<Record<string, Portrayed>>;
