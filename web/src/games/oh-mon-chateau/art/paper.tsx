import type { Mode } from '@castellan/oh-mon-chateau';
import { at, box, LO, line, uneven } from '../../../art/pen.js';
import { MODE_PAINT } from './mode.js';

/** The edge of a sheet of handmade paper, never quite straight. */
function deckle(width: number, height: number): string {
  const points: string[] = [];
  const step = 17;
  const rag = (n: number) => uneven(n) * 3;
  for (let x = 6; x < width - 6; x += step) points.push(at(x, rag(x)));
  for (let y = 6; y < height - 6; y += step) points.push(at(width - rag(y + 400), y));
  for (let x = width - 6; x > 6; x -= step) points.push(at(x, height - rag(x + 800)));
  for (let y = height - 6; y > 6; y -= step) points.push(at(rag(y + 1200), y));
  return `M${points.join('L')}z`;
}

/** Thin paint let run from two corners. */
const wash = (w: number, h: number): string =>
  `M18 18L${at(w * 0.62, 18)}C${at(w * 0.5, h * 0.12)} ${at(w * 0.3, h * 0.1)} ${at(w * 0.24, h * 0.28)}S${at(w * 0.12, h * 0.46)} ${at(18, h * 0.6)}zM${at(w - 18, h - 18)}L${at(w * 0.44, h - 18)}C${at(w * 0.56, h * 0.9)} ${at(w * 0.66, h * 0.88)} ${at(w * 0.76, h * 0.7)}S${at(w * 0.9, h * 0.6)} ${at(w - 18, h * 0.42)}z`;

/** The ground of a player's board, `width` by `height` from the origin: paper stitched on a painted border. */
export function BoardPaper(props: { readonly mode: Mode; readonly width: number; readonly height: number }) {
  const { width, height, mode } = props;
  const colour = MODE_PAINT[mode];
  const edge = deckle(width, height);
  const inner = box(13, 13, width - 26, height - 26, 12);
  return (
    <g>
      <path d={edge} fill={LO} transform="translate(5 7)" />
      <path d={edge} fill="var(--paper)" stroke={LO} stroke-width={1.5} />
      <path d={inner} fill="none" stroke={colour} stroke-width={11} opacity=".5" />
      <path d={inner} fill={colour} opacity=".1" />
      <path d={wash(width, height)} fill={colour} fill-opacity={0.13} stroke={colour} stroke-opacity={0.3} />
      <path
        d={box(8, 8, width - 16, height - 16, 15)}
        fill="none"
        stroke={colour}
        stroke-width={1.4}
        opacity=".6"
      />
      <path d={inner} {...line('var(--art-cream)', 2.6)} stroke-dasharray="9 7" />
      <path d={inner} {...line(LO, 1.2)} stroke-dasharray="9 7" transform="translate(.8 1.6)" />
      <path d={edge} fill="url(#oc-grain)" />
    </g>
  );
}
