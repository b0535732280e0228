import type { ComponentChildren } from 'preact';
import { CREAM, disc, HI, INK, inked, LO, line } from './pen.js';

export type CheeseKind = 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C7';

/**
 * Where each letter sits, middle and baseline, and how it is written. Letters of a font would be set anew by the browser
 * for every size a cheese is drawn at.
 */
const LETTERS: Readonly<Record<CheeseKind, readonly [x: number, y: number, written: string]>> = {
  C1: [5, 20, 'M6-19H-5.5V-2.5H6M-5.5-11H4'],
  C2: [-8, 8, 'M7-16Q3-19.5-.5-19.2-7.5-18.5-7.5-10.8T-.5-2.3Q3.5-2 7-5.5'],
  C3: [-5, 17, 'M-6-2.5V-19H0Q6.5-19 6.5-14T0-9H-6M1-9 7-2.5'],
  C4: [0, 21, 'M7-16Q3-19.5-.5-19.2-7.5-18.5-7.5-10.8T0-2.3Q4.5-2.3 7-4.5V-10H1'],
  C5: [10, 3, 'M-6-2.5V-19H0Q5.5-19 5.5-15T0-11H-6M0-11Q6.5-11 6.5-6.8T0-2.5H-6'],
  C6: [0, 11, 'M-8.5-2.5V-19L0-8 8.5-19V-2.5'],
  C7: [-3, 21, 'M-8-19 0-3 8-19'],
};

const BODIES: Readonly<Record<CheeseKind, ComponentChildren>> = {
  C1: (
    <>
      <path d="M-31 1 31-9V22L-31 27z" {...inked('#f0bb42')} />
      <path d="M-31 1 12-27Q27-24 31-9z" {...inked('#fbdf86')} />
      <path
        d={disc(-17, 15, 6) + disc(25, 15, 4.5) + disc(-26, 9, 2.5) + disc(8, -14, 6, 3.6)}
        fill="#b9781c"
      />
      <path d="M12-7a6.5 6.5 0 0 0 12-1z" fill="#b9781c" />
    </>
  ),
  C2: (
    <>
      <path d="M0 6 28 13A29 26 0 1 0 12 30z" {...inked('#d9c39a')} />
      <path d="M0-5 28 2V13L0 6z" {...inked('#f6cf63')} />
      <path d="M0-5 28 2A29 26 0 1 0 12 19z" {...inked('#fbf5e6')} />
      <path d="M-22-14Q-12-26 4-26M14-22l4 2M-25 3l2 5" {...line('#cbb48a', 2.5)} />
    </>
  ),
  C3: (
    <>
      <path d="M18-12 30-26V9L18 25z" {...inked('#c9bf9a')} />
      <path d="M-29-12-14-26H30L18-12z" {...inked('#fdf8e4')} />
      <path d="M-29-12H18V25H-29z" {...inked('#efe7c9')} />
      <path
        d="M-24-5q5 3 3 9M-25 11q4-1 6 3M-22 21q4-6 8-3M-12-7q4 3 8-1M13-7q-5 3 0 9M14 20q-6-2-4-8M3 21q2-3 5-1M-14-18q6-5 9 0 5-7 11-3M14-17q2-5 7-5M24-12q-2 6 2 8M23 8q3-3 3-8"
        {...line('#2f6d8f', 3.6)}
      />
    </>
  ),
  C4: (
    <>
      <path d="M-30-9C-35 4-35 15-28 21-15 29 15 29 28 21 35 15 35 4 30-9z" {...inked('#bf2b28')} />
      <path d="M-31-9A31 15 0 1 1 31-9A31 15 0 1 1-31-9z" {...inked('#e4574a')} />
      <path d="M-20-11Q-12-19 4-19" {...line('#ff9d88', 3.5)} />
      <path d={disc(0, 13, 16, 11)} fill="#ffd873" />
    </>
  ),
  C5: (
    <>
      <path d="M-31 21 31-6V7L-31 31z" {...inked('#f2d98d')} />
      <path d="M-4 19q1 9 5 7t4-11" {...inked('#f2d98d', 2)} />
      <path d="M-31 21 3-30Q26-29 31-6z" {...inked('#fffcf3')} />
      <path d="M-18 8l4-5M-8 6l3-1M8-24Q20-22 25-12" {...line('#d8cdb4', 2.5)} />
    </>
  ),
  C6: (
    <>
      <path d={disc(0, 0, 29)} {...inked('#ee7f2d')} />
      <path d="M25-12A27.7 27.7 0 0 1-12 25Q16 20 25-12z" fill="#b9501a" />
      <path d="M-21-8Q-17-20-4-23" {...line('#ffc27d', 4)} />
      <path
        d={disc(-20, 6, 2) + disc(-14, 17, 1.6) + disc(9, -20, 2) + disc(20, -11, 1.8) + disc(22, 3, 1.8)}
        fill="#8f3d12"
      />
    </>
  ),
  C7: (
    <>
      <path d="M11-17 18-26 32 13 23 26z" {...inked('#565764')} />
      <path d="M-16-17-8-26H18L11-17z" {...inked('#c3c4ca')} />
      <path d="M-16-17H11L23 26H-31z" {...inked('#868894')} />
      <path d="M-15-8l1-3M-21 12l1-3M8-9h1M14 12l1 3M-24 21h2M4-21h2M25 8l1 3" {...line('#dcdde0', 2.5)} />
    </>
  ),
};

/** A cheese, told by silhouette, colour and letter; about 62 wide. */
export function Cheese({ kind }: { readonly kind: CheeseKind }) {
  const [x, y, written] = LETTERS[kind];
  return (
    <g data-cheese={kind}>
      <path d="M-29 22Q2 38 35 24 38 10 30 4z" fill={LO} />
      {BODIES[kind]}
      <g transform={`translate(${x} ${y})`}>
        <path d={written} {...line(CREAM, 10)} />
        <path d={written} {...line(INK, 5)} />
      </g>
    </g>
  );
}

/** What lies under a mouse, small, for the corner of its cell. */
export function CheeseBadge({ kind }: { readonly kind: CheeseKind }) {
  return (
    <g>
      <circle cx="1.5" cy="2.5" r="23" fill={LO} />
      <circle r="22" {...inked(CREAM, 2.5)} />
      <path d="M-17-8A19 19 0 0 1 6-18" {...line(HI, 3)} />
      <g transform="scale(.6)">
        <Cheese kind={kind} />
      </g>
    </g>
  );
}
