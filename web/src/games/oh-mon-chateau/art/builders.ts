import { disc } from '../../../art/pen.js';
import type { BuilderId } from '../texts/lists.js';
import type { Portrayed } from './card.js';
import { MAGPIE } from './person/beasts.js';
import { SKIN } from './person/face.js';
import { fist, THINGS } from './person/things.js';
import { PAINT, tint } from './wash.js';

export type { BuilderId };

/** Those one can play against, five in each mode. */
export const BUILDER_PORTRAITS: Readonly<Record<BuilderId, Portrayed>> = {
  pebble: {
    ground: PAINT.green,
    sitter: {
      size: 0.9,
      eyes: 'wide',
      nose: 'button',
      mouth: 'grin',
      hair: ['braids', '#c4622f'],
      wears: ['collar', PAINT.yellow],
      holds: [
        [disc(1, -46, 11, 6), PAINT.grey],
        [disc(-1, -56, 8, 5), '#cfc6b8'],
        [disc(1, -65, 5.5, 4), PAINT.slate],
      ],
    },
  },
  thatch: {
    ground: PAINT.ochre,
    sitter: {
      skin: SKIN.warm,
      eyes: 'shut',
      nose: 'button',
      mouth: 'small',
      wears: ['vest', PAINT.moss],
      holds: [
        [
          'M-30-14C-34-40-16-56 0-56S34-40 30-14L24-20 20-12 16-24 10-20 6-30-2-26-8-30-14-20-18-24-22-12z',
          '#e5bd5c',
        ],
        ['M-24-24l4-14M-14-28l3-18M-2-32v-18M10-28l-2-18M22-24l-5-14M-8-42l3-10M6-42l0-9', '', 1.2],
        ['M34-18v-16l10-3v14M34-18a3 3 0 1 1-3-2M44-23a3 3 0 1 1-3-2', '', 2.4],
      ],
    },
  },
  mortar: {
    ground: PAINT.slate,
    sitter: {
      head: 'square',
      skin: SKIN.tan,
      eyes: 'stern',
      nose: 'big',
      mouth: 'none',
      moustache: ['bushy', '#6b5a50'],
      hair: ['short', '#6b5a50'],
      hat: ['beret', '#d8d2c6'],
      wears: ['apron', PAINT.slate],
      holds: [
        ['M42-26L54 6H30z', tint(PAINT.grey, 30)],
        ['M42 6v12', '', 4],
        ['M42 16v16', '', 8],
        ['M42 17v14', PAINT.brown, -5],
        fist(42, 22, SKIN.tan),
      ],
    },
  },
  belfry: {
    ground: PAINT.blue,
    sitter: {
      head: 'long',
      eyes: 'wide',
      nose: 'long',
      mouth: 'flat',
      hair: ['bob', '#3f3a44'],
      wears: ['collar', PAINT.plum],
      holds: [
        ['M-28-24C-16-30-18-58 0-60 18-58 16-30 28-24Q0-34-28-24z', PAINT.yellow],
        ['M-22-29Q0-38 22-29', '', 1.4],
        ['M-5-60a5 5 0 1 1 10 0', '', 2.4],
        ['M40 58V-44', '', 7],
        ['M40 58V-44', PAINT.ochre, -4.6],
        ['M38 12l4-4M38 2l4-4M38-8l4-4M38-18l4-4M38-28l4-4M38-38l4-4', '', 1.3],
        fist(40, 24, SKIN.fair),
      ],
    },
  },
  keystone: {
    ground: PAINT.moss,
    sitter: {
      eyes: 'glasses',
      nose: 'button',
      hair: ['curls', '#e3e0de'],
      wears: ['ruff', PAINT.plum],
      holds: [
        ['M-26-54L26-54 17-29Q0-36-17-29z', '#cfc6b8'],
        ['M-17-54L-11-32M17-54L11-32', '', 1.3],
        [disc(0, -43, 4.5), PAINT.red, 1.4],
      ],
    },
  },
  tinsel: {
    ground: PAINT.rose,
    sitter: {
      eyes: 'happy',
      nose: 'button',
      mouth: 'grin',
      hair: ['curls', '#efd08a'],
      wears: ['ruff', PAINT.teal],
      holds: [
        ['M-34-26C-20-38 20-38 34-28 24-20-24-19-34-26z', PAINT.plum],
        ['M-16-32Q-14-52-22-60H22Q14-52 16-32 0-38-16-32z', PAINT.plum],
        ['M-16-35Q0-41 16-36', PAINT.yellow, -4.5],
        [
          'M10-38C18-62 38-66 40-46 32-50 24-44 18-34zM-12-38C-16-58-34-60-36-46-28-48-22-44-16-34z',
          PAINT.teal,
        ],
        ['M0-58l2 5 6 1-5 4 2 6-5-3-5 3 2-6-5-4 6-1z', PAINT.yellow, 1.2],
      ],
    },
  },
  quill: {
    ground: PAINT.navy,
    sitter: {
      head: 'long',
      skin: SKIN.deep,
      eyes: 'wide',
      mouth: 'small',
      wears: ['collar', PAINT.teal],
      holds: [
        [
          'M-20-16C-28-40-8-50 4-47 18-52 36-46 42-38 34-39 32-36 38-28 30-31 26-28 30-20 22-26 12-34 0-33-12-32-18-26-20-16z',
          '#3a2a2a',
        ],
        ['M20-20C22-40 28-58 44-66 50-46 44-28 26-17l2-7-6 3z', PAINT.white],
        ['M17-10Q26-38 43-62M26-30l8 1M28-38l10-1M32-46l9-2', '', 1.3],
        [disc(14, -1, 2.2), PAINT.navy, 0],
      ],
    },
  },
  plumb: {
    ground: PAINT.ochre,
    sitter: {
      head: 'long',
      eyes: 'stern',
      nose: 'long',
      mouth: 'flat',
      hair: ['short', '#55504f'],
      moustache: ['thin', '#55504f'],
      hat: ['cap', PAINT.brown],
      wears: ['robe', PAINT.navy],
      holds: [
        ['M-40-30V0', '', 1.8],
        ['M-48 0H-32L-33 11-40 26-47 11z', PAINT.yellow],
        ['M-47 6h14', '', 1.3],
        ['M-46-37H-34V-29H-46z', PAINT.brown],
      ],
    },
  },
  magpie: { ground: PAINT.yellow, sitter: MAGPIE },
  architect: {
    ground: PAINT.blue,
    sitter: {
      head: 'long',
      skin: SKIN.warm,
      eyes: 'sly',
      nose: 'long',
      mouth: 'none',
      hair: ['bob', '#ececea'],
      beard: ['full', '#f2f0ec'],
      moustache: ['curl', '#dedbd6'],
      hat: ['merchant', PAINT.navy],
      wears: ['ermine', PAINT.navy],
      holds: THINGS.compasses,
    },
  },
};
