import { disc, inked, LO, line } from '../../../art/pen.js';

const PAW =
  disc(0, 6, 8.5, 7) +
  disc(-11, -3, 3.6, 4.6) +
  disc(-4, -9, 3.6, 4.8) +
  disc(4.5, -9, 3.6, 4.8) +
  disc(11.5, -3, 3.6, 4.6);

/** An action still to be had is the print of a paw, about 32 wide; of a spent one only the outline is left. */
export function Paw({ spent }: { readonly spent: boolean }) {
  return spent ? (
    <path d={PAW} {...line('var(--edge)', 1.6)} stroke-dasharray="2 3" />
  ) : (
    <g>
      <path d={PAW} transform="translate(1 2)" fill={LO} />
      <path d={PAW} {...inked('var(--link)', 1.8)} />
    </g>
  );
}
