import { box, darker, HI, inked, LO, line } from '../../../art/pen.js';

/** The tray on which the spare tile waits, 140 by 140. */
export function SpareTray() {
  return (
    <g>
      <path d={box(-64, -62, 138, 138, 18)} fill={LO} />
      <path d={box(-70, -64, 140, 136, 16)} {...inked(darker('var(--wood-dark)', 40), 2)} />
      <path d={box(-70, -70, 140, 134, 16)} {...inked('var(--wood-dark)', 2)} />
      <path
        d="M-58-60Q-20-64 0-61T58-62M-62 40Q-66 0-62-40M62-44Q65 0 62 44M-56 57Q0 54 56 57"
        {...line('var(--wood-seam)', 1.6)}
      />
      <path d="M-66 48V-54Q-66-66-54-66H50" {...line(HI, 3)} />
      <path d={box(-56, -56, 112, 108, 8)} fill={darker('var(--wood-dark)', 45)} />
      <path d="M-56 44V-48q0-8 8-8H48q8 0 8 8v4H-44V52h-4q-8 0-8-8z" fill={LO} />
      <path d="M-46 52H48q8 0 8-8V-42" {...line(HI, 2)} />
    </g>
  );
}
