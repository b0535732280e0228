import { box, disc, HI, LO, line, rect, uneven } from '../../../art/pen.js';
import { FLOOR_CELLS, RAISED_CELLS } from './plan.js';

const HALF = 43;
const holes = (draw: (x: number, y: number) => string): string =>
  FLOOR_CELLS.map(({ x, y }) => draw(x, y)).join('');
const slabs = (draw: (x: number, y: number) => string): string =>
  RAISED_CELLS.map(({ x, y }) => draw(x, y)).join('');

const FRAME = rect(56, 56, 700, 700) + holes((x, y) => box(x - HALF, y - HALF, 86, 86, 7));
/** The far side of a hole is seen: the frame is as thick as a finger. */
const THICKNESS = holes((x, y) => `M${x - HALF} ${y - HALF + 7}q0-7 7-7h72q7 0 7 7v3h-86z`);
const shade = (deep: number): string =>
  holes((x, y) => `M${x - HALF} ${y + HALF}v-86h86v${deep + 6}h${deep - 86}v${80 - deep}z`);
const RIM = holes((x, y) => `M${x - 37} ${y + HALF}h73q7 0 7-7v-73`);
/** Short cracks and flecks, no two alike, in the stone between the holes. */
const FLECKS = [...Array(90).keys()]
  .map((i) => {
    const lane = 56 + 100 * (1 + Math.floor(uneven(i) * 6));
    const along = Math.round(70 + uneven(i + 200) * 670);
    const off = Math.round(uneven(i + 400) * 10 - 5);
    return i % 2 === 0 ? `M${lane + off} ${along}l3 2` : `M${along} ${lane + off}l2 3`;
  })
  .join('');

/** The stone frame with its 33 holes and the 12 slabs that never move. Tiles lie below it. */
export function Lattice() {
  return (
    <g>
      <path d={shade(13)} fill={LO} />
      <path d={shade(6)} fill={LO} />
      <path d={THICKNESS} fill="var(--stone-deep)" />
      <path d={FRAME} fill="var(--stone)" fill-rule="evenodd" />
      <path d={FLECKS} {...line(LO, 2)} />
      <path d={holes((x, y) => box(x - HALF, y - HALF, 86, 86, 7))} {...line(LO, 1.5)} />
      <path d={RIM} {...line('var(--stone-light)', 2.5)} />
      <path d={slabs((x, y) => box(x - 40, y - 42, 95, 100, 12))} fill={LO} />
      <path d={slabs((x, y) => box(x - 43, y - 44, 92, 98, 10))} fill={LO} />
      <path d={slabs((x, y) => box(x - 45, y - 45, 90, 95, 7))} fill="var(--stone-deep)" />
      <path d={slabs((x, y) => box(x - 45, y - 53, 90, 90, 7))} fill="var(--stone-light)" />
      <path
        d={slabs(
          (x, y) =>
            `M${x - 45} ${y - 8}h33v-45M${x - 12} ${y - 24}h57M${x + 16} ${y - 24}v61M${x + 16} ${y + 8}h29M${x - 12} ${y - 8}v45M${x - 12} ${y + 14}h28`,
        )}
        {...line('var(--stone-shade)', 2.2)}
        stroke-opacity=".7"
      />
      <path
        d={slabs(
          (x, y) =>
            `M${x - 43} ${y - 6}h30M${x - 10} ${y - 22}h53M${x + 18} ${y + 10}h25M${x - 10} ${y + 16}h24`,
        )}
        {...line(HI, 2)}
      />
      <path
        d={slabs(
          (x, y) =>
            disc(x - 30, y - 34, 2) +
            disc(x + 30, y - 8, 2.5) +
            disc(x + 2, y, 1.6) +
            disc(x - 26, y + 20, 1.6),
        )}
        fill={LO}
      />
      <path d={slabs((x, y) => `M${x - 43} ${y + 33}v-78q0-6 6-6h74`)} {...line(HI, 3)} />
      <path d="M56 756V56H756V74H76V756z" fill={LO} />
      <path d="M56 756V56H756V66H66V756z" fill={LO} />
    </g>
  );
}
