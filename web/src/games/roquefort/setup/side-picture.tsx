import { LAYOUTS, roofMaterial, symbols } from '@castellan/roquefort/sides';

/** A printed side, or a castle that chance builds. */
export type SideName = 'A' | 'B' | 'random';

/** Where a room lies, in cells from the top left. */
type Room = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const CORNERS = [5.5, 64.5];

/** The rooms of a side as its layout has them; all of them are rectangles [R1.6]. */
export function roomsOf(rows: readonly string[]): Room[] {
  const found = new Map<string, { x: number; y: number }[]>();
  rows.forEach((line, y) => {
    symbols(line).forEach((symbol, x) => {
      if (symbol !== '#') found.set(symbol, [...(found.get(symbol) ?? []), { x, y }]);
    });
  });
  return [...found.values()].map((cells) => {
    const [first, last] = [cells[0], cells[cells.length - 1]];
    return { ...first, width: last.x - first.x + 1, height: last.y - first.y + 1 };
  });
}

/** A side of the board from above, or the question which castle it will be. */
export function SidePicture({ layout }: { readonly layout: SideName }) {
  return (
    <svg viewBox="-3 -3 76 76" aria-hidden="true" focusable="false">
      <rect x="-1" y="-1" width="72" height="72" rx="4" fill="var(--stone)" stroke="var(--art-ink)" />
      <rect x="2" y="2" width="66" height="66" fill="var(--wood)" />
      {layout === 'random' ? <Unknown /> : roomsOf(LAYOUTS[layout].rows).map(Roof)}
      {CORNERS.flatMap((x) =>
        CORNERS.map((y) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="5.5"
            fill="var(--stone-light)"
            stroke="var(--art-ink)"
            stroke-width="1.2"
          />
        )),
      )}
    </svg>
  );
}

function Roof({ x, y, width, height }: Room) {
  const [w, h] = [10 * width - 1.4, 10 * height - 1.4];
  // the ridge runs along the longer side
  const ridge = width >= height ? `M2 ${h / 2}H${w - 2}` : `M${w / 2} 2V${h - 2}`;
  return (
    <g key={`${x} ${y}`} transform={`translate(${10 * x + 0.7} ${10 * y + 0.7})`}>
      <rect
        width={w}
        height={h}
        rx="1.4"
        fill={`var(--roof-${roofMaterial(width * height)})`}
        stroke="var(--art-ink)"
        stroke-width="1.2"
      />
      <path d={ridge} stroke="var(--art-hi)" stroke-width="1.6" />
    </g>
  );
}

function Unknown() {
  return (
    <>
      <path
        d="M12 2V68M22 2V68M32 2V68M42 2V68M52 2V68M62 2V68M2 12H68M2 22H68M2 32H68M2 42H68M2 52H68M2 62H68"
        stroke="var(--wood-dark)"
        stroke-dasharray="3 2"
      />
      <circle cx="35" cy="35" r="19" fill="var(--art-cream)" stroke="var(--art-ink)" stroke-width="1.4" />
      <path
        d="M27.5 29q0-8 8-8t8 7q0 4-4 6.5-3.5 2-3.5 6M36 47v.1"
        fill="none"
        stroke="var(--art-ink)"
        stroke-width="4"
        stroke-linecap="round"
      />
    </>
  );
}
