import { darker, disc, HI, INK, inked, LO, line, mix } from '../../../art/pen.js';
import type { Look } from '../../../shell/look.js';

export type { Look };

/** What is painted on a player's discs, so that colour is not the only difference: stripes, ring, waves, flower. */
const MARKS: readonly string[] = [
  'M-26-6 6-26M-26 12 20-18M-14 25 27 0',
  `${disc(0, -2, 15)}M0-2v.1`,
  'M-24-12q8-9 16 0t16 0 16 0M-27 3q9-9 18 0t18 0 18 0M-20 17q7-8 14 0t14 0 12 0',
  'M0-2V-18M0-2 15-7M0-2 9 12M0-2-9 12M0-2-15-7',
];
const WIDTHS = [5.5, 7, 5, 9];

/** A wooden disc, about 80 across, in a player's colour. */
export function Token({ look }: { readonly look: Look }) {
  const colour = `var(--mouse-${look})`;
  return (
    <g>
      <path d={disc(4, 8, 38, 36)} fill={LO} />
      <path d={disc(0, 4, 38, 37)} {...inked(darker(colour, 38), 3)} />
      <path d={disc(0, -3, 38, 36)} {...inked(colour, 3)} />
      <path d={disc(0, -3, 31, 29)} {...line(mix(colour, 55), 2)} />
      <path d={MARKS[look]} {...line(INK, WIDTHS[look] + 3)} opacity=".35" />
      <path d={MARKS[look]} {...line(mix(colour, 82), WIDTHS[look])} />
      <path d="M-32-10A34 32 0 0 1-4-34" {...line(HI, 4)} />
    </g>
  );
}
