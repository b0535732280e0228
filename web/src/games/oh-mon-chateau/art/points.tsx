import { box, disc, INK, inked } from '../../../art/pen.js';
import { type Makes, SIGNS } from './badge.js';
import { Numeral } from './numeral.js';
import { PAINT, Sketch } from './wash.js';

const CROWN = [['M-17 14L-20-13-8-3 0-18 8-3 20-13 17 14z', PAINT.yellow, 2.4]] as const;

/** Points, or so many for each of something: one, unless somebody's own box says otherwise. */
export type Worth = number | { readonly each: Makes | 'crown'; readonly worth?: number };

/** The corner of a card that tells what it is worth: a number, or one for each of something. */
export function Points({ worth }: { readonly worth: Worth }) {
  const each = typeof worth === 'number' ? undefined : worth.each;
  return (
    <g>
      <path d={each === undefined ? disc(0, 0, 13) : box(-24, -13, 37, 26, 13)} {...inked('#fff3d0', 1.8)} />
      {typeof worth === 'number' ? (
        <Numeral x={0} y={0} size={worth > 9 ? 14 : 17} value={worth} colour={INK} />
      ) : (
        <>
          <Numeral
            x={-15}
            y={0}
            size={(worth.worth ?? 1) > 9 ? 11 : 16}
            value={worth.worth ?? 1}
            colour={INK}
          />
          <Sketch
            of={each === 'crown' || each === undefined ? CROWN : SIGNS[each]}
            at={`translate(-1 ${each === 'wall' ? -5 : 0})scale(.45)`}
          />
        </>
      )}
    </g>
  );
}
