import type { Face } from '@castellan/oh-mon-chateau';
import { box, HI, INK, inked, LO, line, mix } from '../../../art/pen.js';
import { FaceIcon } from './icons.js';

const WOOD = mix('var(--wood)', 48);

/** A wooden die seen from above, about 92 by 92, a little of its side towards the light's far end; blank before it is rolled. */
export function Die({ face }: { readonly face: Face | null }) {
  return (
    <g>
      <path d={box(-38, -36, 88, 88, 18)} fill={LO} />
      <path d={box(-44, -40, 88, 88, 18)} {...inked('var(--wood-dark)', 3)} />
      <path d="M-43 16Q-40 46-20 47M43 16Q40 46 22 47" {...line('var(--wood-seam)', 1.6)} opacity=".5" />
      <path d={box(-44, -46, 88, 86, 18)} {...inked(WOOD, 3)} />
      <path
        d="M-38-26C-14-32 8-20 38-27M-39-10Q-10-16 39-9M-39 14C-20 8 12 20 39 13M-36 29Q0 22 36 30"
        {...line('var(--wood-dark)', 1.8)}
        opacity=".5"
      />
      <path d="M-38 20V-28q0-12 12-12h44" {...line(HI, 4)} />
      <g transform="translate(0 -3)scale(.7)">{face === null ? null : <FaceIcon face={face} />}</g>
      <path d={box(-44, -46, 88, 86, 18)} {...line(INK, 3)} />
    </g>
  );
}
