import { disc } from '../../../../art/pen.js';
import type { Portrayed } from '../card.js';
import { SKIN } from '../person/face.js';
import { fist, THINGS } from '../person/things.js';
import type { Worth } from '../points.js';
import { PAINT, scallops } from '../wash.js';

/** Those who count at the end [O8.3]. */
export const CROWN_PORTRAITS = {
  courtisane: {
    worth: { each: 'crown' },
    ground: PAINT.rose,
    sitter: {
      eyes: 'soft',
      mouth: 'small',
      hair: ['curls', '#b5724a'],
      behind: [
        [scallops(0, -58, 13, 11, 9), '#b5724a'],
        [scallops(0, -44, 20, 13, 11), '#b5724a'],
        ['M-12-60q6-5 12 0t10-2M-6-66q6-3 12 1', '', 1.2],
      ],
      wears: ['gown', PAINT.plum],
      holds: [
        ['M12-46L25-54 26-40zM12-46L0-56-3-42z', PAINT.teal],
        [disc(12, -46, 3), PAINT.teal],
        ['M-7 18l7 4 7-4', PAINT.yellow, -3],
        ...THINGS.spot,
        ...THINGS.fan,
        fist(36, 51, SKIN.fair),
      ],
    },
  },
  fou: {
    worth: { each: 'floor' },
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
        fist(39, 42, SKIN.fair),
      ],
    },
  },
  prince: {
    worth: { each: 'wall' },
    ground: PAINT.teal,
    sitter: {
      eyes: 'calm',
      mouth: 'smirk',
      skin: SKIN.warm,
      hair: ['bob', '#e0b45a'],
      hat: ['feathered', PAINT.blue],
      wears: ['ruff', PAINT.blue],
      holds: [...THINGS.sword, fist(39, 47, SKIN.warm)],
    },
  },
  princesse: {
    worth: { each: 'tower' },
    ground: PAINT.rose,
    sitter: {
      skin: SKIN.deep,
      eyes: 'soft',
      mouth: 'smile',
      hair: ['braids', '#3a2a2a'],
      hat: ['hennin', '#d77f92'],
      wears: ['gown', '#d77f92'],
      holds: [...THINGS.rose, fist(-38, 42, SKIN.deep)],
    },
  },
  reine: {
    worth: 3,
    ground: PAINT.plum,
    sitter: {
      head: 'long',
      eyes: 'soft',
      mouth: 'small',
      hair: ['buns', '#6d4630'],
      hat: ['crown', PAINT.yellow],
      behind: [['M-46 40C-58 10-40-8-30-6L0 30 30-6C40-8 58 10 46 40z', PAINT.white]],
      wears: ['gown', PAINT.red],
      holds: [['M-14 18Q0 32 14 18', PAINT.yellow, -3], ...THINGS.sceptre, fist(43, 42, SKIN.fair)],
    },
  },
  roi: {
    worth: { each: 'flag' },
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
} as const satisfies Readonly<Record<string, Portrayed & { readonly worth: Worth }>>;
