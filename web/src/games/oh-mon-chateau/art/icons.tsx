import type { Face } from '@castellan/oh-mon-chateau';
import { disc } from '../../../art/pen.js';
import { Numeral } from './numeral.js';
import { ResourceIcon } from './resource.js';
import { PAINT, Sketch, type WashStroke } from './wash.js';

/** A wooden peg of a person: body and head. */
export const peg = (x: number, y: number, size: number, colour: string, ink = 3): readonly WashStroke[] => {
  const s = (n: number) => Math.round(n * size * 10) / 10;
  return [
    [
      `M${x - s(14)} ${y}C${x - s(14)} ${y - s(22)} ${x - s(9)} ${y - s(34)} ${x} ${y - s(34)}S${x + s(14)} ${y - s(22)} ${x + s(14)} ${y}q${-s(14)} ${s(6)} ${-s(28)} 0z`,
      colour,
      ink,
    ],
    [disc(x, y - s(42), s(12)), '#f3cfa6', ink],
  ];
};

const INHABITANTS: readonly WashStroke[] = [
  ...peg(-25, 28, 0.95, PAINT.blue),
  ...peg(25, 28, 0.95, PAINT.green),
  ...peg(0, 36, 1.25, PAINT.red),
  ['M-5-17v1M5-17v1', '', 4],
  ['M-4-11q4 4 8 0', '', 2.2],
];

/** Those who come to live in the castle. */
export function InhabitantsIcon() {
  return <Sketch of={INHABITANTS} />;
}

const QUESTION: readonly WashStroke[] = [
  ['M-26-14C-28-50 30-50 28-14 27 2 8 4 9 16H-9C-10-4 10-6 10-16 10-28-8-28-9-13z', PAINT.plum, 3],
  [disc(0, 32, 10.5), PAINT.plum, 3],
  ['M-18-20Q-16-34-2-36', '#f3dcee', -4],
];

/** Any other face, as one likes. */
export function QuestionIcon() {
  return <Sketch of={QUESTION} />;
}

const CLOUD: readonly WashStroke[] = [
  ['M-30 24C-48 24-48-2-30-2-32-24-6-32 2-16 12-28 34-18 28-1 46 0 46 24 28 24z', '#dbe7ef', 3],
  ['M-20 6q4-8 12-6M6 2q8-6 13 2M-16 16q14 5 28 0', '#9db6c8', -3],
];

export function CloudIcon() {
  return <Sketch of={CLOUD} />;
}

const RAYS = [...Array(12).keys()]
  .map((i) => {
    const a = (i * Math.PI) / 6;
    const [from, to] = i % 2 === 0 ? [30, 45] : [30, 39];
    const p = (r: number, turn: number) =>
      `${Math.round(r * Math.cos(a + turn) * 10) / 10} ${Math.round(r * Math.sin(a + turn) * 10) / 10}`;
    return `M${p(from, -0.14)}L${p(to, 0)}L${p(from, 0.14)}z`;
  })
  .join('');
const SUN: readonly WashStroke[] = [
  [RAYS, PAINT.ochre, 2.2],
  [disc(0, 0, 25), PAINT.yellow, 3],
  ['M-9-5v2M9-5v2', '', 4],
  ['M-9 6q9 8 18 0', '', 2.6],
  [`${disc(-15, 5, 3.5)}${disc(15, 5, 3.5)}`, '#e8905a', 0],
];

export function SunIcon() {
  return <Sketch of={SUN} />;
}

const FLAG: readonly WashStroke[] = [
  ['M-31 44V-42', PAINT.bark, -6],
  ['M-31 44V-42', '', 1.6],
  [
    'M-28-38C-12-46 4-28 18-34 28-38 34-36 40-33 32-24 34-10 41 1 26 6 14-4 0 2-12 7-20 6-28 3z',
    PAINT.red,
    3,
  ],
];

/** A flag on its pole with what it is worth. */
export function FlagIcon({ points }: { readonly points?: number | undefined }) {
  return (
    <>
      <Sketch of={FLAG} />
      {points === undefined ? null : <Numeral x={4} y={-17} size={32} value={points} colour="#fffaf0" />}
    </>
  );
}

/** What a die shows. */
export function FaceIcon({ face }: { readonly face: Face }) {
  if (face === 'inhabitants') return <InhabitantsIcon />;
  return face === '?' ? <QuestionIcon /> : <ResourceIcon resource={face} />;
}
