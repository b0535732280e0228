import type { Mode } from '@castellan/oh-mon-chateau';
import { box, INK, LO, line } from '../../../art/pen.js';
import { MODE_PAINT } from './mode.js';
import { PAINT, Sketch, tint, type WashStroke } from './wash.js';

const EDGE = box(-60, -84, 120, 168, 9);

/** A castle gate: small builders see a garden gate with a heart, grand architects a portcullis with a lily. */
const gate = (roof: string, stone: string): readonly WashStroke[] => [
  ['M-38 44V-18H-18V44z', stone],
  ['M18 44V-18H38V44z', stone],
  ['M-44-16L-28-44-12-16zM44-16L28-44 12-16z', roof],
  ['M-18 44V-6h6v6h8v-6h8v6h8v-6h6V44z', tint(stone, 25)],
  ['M-11 44V22Q0 6 11 22V44z', PAINT.bark],
  ['M-30-2v8M26-2v8', '', 4],
  ['M-28-44V-58l12 4-12 5M28-44V-58l12 4-12 5', roof, 1.6],
];

export function CardBack({ mode }: { readonly mode: Mode }) {
  const colour = MODE_PAINT[mode];
  const small = mode === 'petits-batisseurs';
  return (
    <g>
      <path d={EDGE} fill={LO} transform="translate(2.5 3.5)" />
      <path d={EDGE} fill="var(--paper)" />
      <path d={box(-54, -78, 108, 156, 6)} fill={colour} opacity=".85" />
      <path d={box(-54, -78, 108, 156, 6)} fill="url(#oc-pool)" />
      <path
        d={
          small
            ? 'M-54-48h108M-54-18h108M-54 12h108M-54 42h108M-54 72h108M-30-78v156M0-78v156M30-78v156'
            : 'M-54-50L0-78 54-50M-54-10L54-66M-54 30L54-26M-54 70L54 14M0 78L54 54M54-10L-54-66M54 30L-54-26M54 70L-54 14M0 78L-54 54'
        }
        {...line('#fffaf0', small ? 9 : 1.4)}
        opacity={small ? 0.16 : 0.34}
      />
      <path d={box(-47, -62, 94, 124, 47)} fill="var(--paper)" stroke={INK} stroke-width={1.6} />
      <path d={box(-43, -58, 86, 116, 43)} {...line(colour, 1.4)} stroke-dasharray="5 4" />
      <Sketch
        of={gate(small ? PAINT.red : PAINT.navy, small ? '#ead9b8' : '#bcc4d0')}
        at="translate(0 4)scale(.92)"
      />
      <path d={EDGE} {...line(INK, 1.8)} />
    </g>
  );
}
