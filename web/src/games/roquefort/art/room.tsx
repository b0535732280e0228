import { box, LO, line } from '../../../art/pen.js';

/** The edge of an open room: where its roof will come down again. */
export function RoomOutline({ width, height }: { readonly width: number; readonly height: number }) {
  const d = box(-width * 50 + 4, -height * 50 + 4, width * 100 - 8, height * 100 - 8, 10);
  return (
    <g>
      <path d={d} {...line(LO, 6)} />
      <path d={d} {...line('var(--glow)', 2)} stroke-opacity=".8" />
    </g>
  );
}
