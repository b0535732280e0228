import type { Portrayed } from '../card.js';
import { TROLL } from '../person/beasts.js';
import { SKIN } from '../person/face.js';
import { fist, THINGS } from '../person/things.js';
import { PAINT } from '../wash.js';

/** Those who act as long as one has them [O8.2]. */
export const HOURGLASS_PORTRAITS = {
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
} as const satisfies Readonly<Record<string, Portrayed>>;
