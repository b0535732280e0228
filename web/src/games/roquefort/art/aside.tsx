import { inked, LO, line } from '../../../art/pen.js';
import type { RoofMaterial } from './roof.js';

/** A lifted roof, small, leaning against the wall outside: 72 by 48. Needs `BoardDefs`. */
export function RoofAside({ material }: { readonly material: RoofMaterial }) {
  const lid = 'M-26-22H30L34 20H-34z';
  return (
    <g>
      <path d="M-32 22H38L46 28H-30z" fill={LO} />
      <path d="M-34 20H34V26H-34z" {...inked('var(--wood-dark)', 2)} />
      <path d={lid} {...inked(`var(--roof-${material})`, 2)} />
      <path d={lid} fill={`url(#cr-${material}-s)`} />
      <path d="M14-22H30L34 20H20z" fill={LO} />
      <path d="M-26-22H30" {...line('var(--art-hi)', 4)} />
    </g>
  );
}
