import { disc, mix } from '../../../../art/pen.js';
import type { WashStroke } from '../wash.js';

/** Heads look straight at us: crown of the head near y -39, eyes at -14, chin near 11. */
export const HEADS = {
  round: 'M-20-18C-20-32-11-39 0-39S20-32 20-18C20-2 11 11 0 11S-20-2-20-18z',
  long: 'M-17-20C-17-33-9-39 0-39S17-33 17-20C17-3 9 14 0 14S-17-3-17-20z',
  square: 'M-20-22C-20-34-11-39 0-39S20-34 20-22C21-8 18 4 11 10Q0 14-11 10C-18 4-21-8-20-22z',
  plump: 'M-19-22C-19-34-10-39 0-39S19-34 19-22C26-9 20 12 0 12S-26-9-19-22z',
} as const;

const DOTS = `${disc(-8, -14, 1.9)}${disc(8, -14, 1.9)}`;

/** Eyes and brows. */
export const EYES = {
  calm: [[DOTS, '#2b2233', 0], ['M-12-20q4-3 8-1M4-21q4-2 8 1']],
  happy: [['M-12-12q4-6 8 0M4-12q4-6 8 0'], ['M-12-20q4-3 7-1M5-21q3-2 7 1']],
  shut: [['M-12-15q4 5 8 0M4-15q4 5 8 0'], ['M-12-21q4-3 7-1M5-22q3-2 7 1']],
  soft: [
    [DOTS, '#2b2233', 0],
    ['M-12-16q3-4 7-2M5-18q4-2 7 2M-12-16l-2-2M12-16l2-2'],
    ['M-12-23q4-3 7-2M5-25q3-1 7 2', '', 1.2],
  ],
  stern: [
    [DOTS, '#2b2233', 0],
    ['M-13-21L-4-18M13-21L4-18', '', 2.8],
  ],
  sly: [
    ['M-12-15h8M4-15h8', '', 2],
    [`${disc(-6, -14, 1.9)}${disc(10, -14, 1.9)}`, '#2b2233', 0],
    ['M-12-20q4-2 8 1M4-23q4-3 8 0', '', 2],
  ],
  wide: [
    [`${disc(-8, -14, 4.6)}${disc(8, -14, 4.6)}`, '#fffaf0', 1.5],
    [DOTS, '#2b2233', 0],
    ['M-13-23q4-3 8-1M5-24q4-2 8 1'],
  ],
  glasses: [
    [DOTS, '#2b2233', 0],
    [`${disc(-8.5, -13, 6.5)}${disc(8.5, -13, 6.5)}M-2-14q2-2 4 0`, '', 1.6],
    ['M-13-22q4-3 8-1M5-23q4-2 8 1', '', 2],
  ],
} as const satisfies Readonly<Record<string, readonly WashStroke[]>>;

export const NOSES = {
  small: 'M1-12q4 6-2 7',
  button: 'M-3-6q3 4 6 0',
  long: 'M1-15C2-9 7-4 5-2T-2-2',
  big: 'M-3-9C-8-2-4 2 0 1S8-2 3-9',
} as const;

export const MOUTHS = {
  smile: 'M-6 2q6 5 12 0',
  grin: 'M-7 1q7 9 14 0z',
  small: 'M-3 4q3 2 6 0',
  smirk: 'M-6 4q8 2 11-4',
  flat: 'M-5 4q5-1 10 0',
  none: '',
} as const;

export type Features = {
  readonly head?: keyof typeof HEADS;
  readonly skin?: string;
  readonly eyes?: keyof typeof EYES;
  readonly nose?: keyof typeof NOSES;
  readonly mouth?: keyof typeof MOUTHS;
};

export const SKIN = { fair: '#f6d7b6', warm: '#ecbf93', tan: '#cf9a6b', deep: '#9a6848' } as const;

const has = ([d]: WashStroke): boolean => d !== '';

/** The head itself; hair and beard come over it. */
export const bare = ({ head = 'round', skin = SKIN.fair }: Features): readonly WashStroke[] => [
  ['M-19-15c-8-5-9 6-1 8M19-15c8-5 9 6 1 8', skin],
  [HEADS[head], skin],
  [`${disc(-12, -3, 4.5, 3.5)}${disc(12, -3, 4.5, 3.5)}`, mix(skin, 38, '#e2685a'), 0],
];

/** What looks out of it. */
export function features(looks: Features): readonly WashStroke[] {
  const { skin = SKIN.fair, eyes = 'calm', nose = 'small', mouth = 'smile' } = looks;
  const strokes: WashStroke[] = [
    ...EYES[eyes],
    [NOSES[nose], nose === 'big' ? skin : ''],
    [MOUTHS[mouth], mouth === 'grin' ? '#b5483f' : ''],
  ];
  return strokes.filter(has);
}
