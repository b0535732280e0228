import { disc, inked, LO, line } from './pen.js';

/** An action still to be had is a crumb of cheese, about 36 wide; a spent one has been eaten. */
export function Crumb({ eaten }: { readonly eaten: boolean }) {
  return eaten ? (
    <g>
      <path
        d="M-14 10-17 2-4-13 8-12 16 0 12 11z"
        {...line('var(--ink-soft)', 2)}
        stroke-dasharray="3 5"
        stroke-opacity=".8"
      />
      <path d={disc(-6, 9, 3) + disc(5, 6, 2) + disc(0, 1, 1.5) + disc(10, 10, 1.8)} fill="#d99f2e" />
    </g>
  ) : (
    <g>
      <path d="M-13 13Q2 19 19 9L16 2z" fill={LO} />
      <path d="M-14 11-18 2-4-14 9-13 17 0 12 12Q0 15-14 11z" {...inked('#f0bb42')} />
      <path d="M-18 2-4-14 9-13 17 0 2 3z" fill="#fbdf86" />
      <path d="M-18 2 2 3 17 0M2 3 1 13" {...line('#c98f25', 1.5)} />
      <path d={disc(0, -6, 3.5, 2.4) + disc(-8, 8, 2.2) + disc(9, 7, 2)} fill="#b9781c" />
    </g>
  );
}
