import { Cheese, type CheeseKind } from '../../../art/cheese.js';
import { FUR } from '../../../art/dress.js';
import { Mouse, type Pose, type Seat } from '../../../art/mouse.js';
import { CREAM, disc, HI, INK, inked, LO, line, rect, uneven } from '../../../art/pen.js';
import { Picture, type PictureProps } from '../../../art/picture.js';

/*
 * The cellar as a home in layers: what is behind the mice, the mice, and the arches before them. The arches are 540 high;
 * above and below is wall enough for a screen that stands upright.
 */
const BOX = '0 -220 960 1060';
const WALL = rect(0, -220, 960, 1060);
const ARCHES = [0, 240, 480, 720, 960];
const arch = (x: number, grow = 0): string =>
  `M${x - 102 - grow} 452V260a${102 + grow} ${102 + grow} 0 0 1 ${204 + 2 * grow} 0V452z`;
const HOLES = ARCHES.map((x) => arch(x)).join('');

/** Bricks of a wall, unevenly laid; every row is set off against the last. */
const bricks = (from: number, to: number, w: number, h: number): string => {
  let d = '';
  for (let y = from, row = 0; y < to; y += h, row++) {
    d += `M0 ${y}h960`;
    for (let x = (row % 2) * (w / 2); x < 960; x += w) d += `M${x + uneven(x + y) * 6} ${y}v${h}`;
  }
  return d;
};
const BEHIND = bricks(20, 440, 64, 30);
const BEFORE = bricks(-216, 840, 60, 36);

/** Where they live: a fire, shelves, beds of matchboxes. */
export function Hearth(props: PictureProps) {
  return (
    <Picture box={BOX} class={props.class}>
      <defs>
        <radialGradient id="cr-hearth" cx="480" cy="360" r="420" gradientUnits="userSpaceOnUse">
          <stop stop-color="#ffcf7a" stop-opacity=".85" />
          <stop offset=".45" stop-color="#e8843a" stop-opacity=".38" />
          <stop offset="1" stop-color="#e8843a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="960" height="540" fill="#4a3340" />
      <path d={BEHIND} {...line('#37242f', 3)} />
      <path d="M0 430H960V540H0z" fill="#7a5433" />
      <path
        d="M0 430H960M0 470H960M90 430v40M300 430v40M610 430v40M830 430v40M180 470v60M450 470v60M700 470v60"
        {...line('#563a22', 3)}
      />
      <path d={bunting(ARCHES[1], ARCHES[3])} {...line(CREAM, 3)} />
      {[...Array(12).keys()].map((i) => (
        <path
          key={i}
          d="M-15 0H15L0 30z"
          {...inked(FUR[i % 4], 2)}
          transform={`translate(${262 + i * 40} ${sag(262 + i * 40)})rotate(${(262 + i * 40 - 480) / -16})`}
        />
      ))}
      <g transform="translate(480 432)">
        <path d="M-96 0V-128Q-96-150-74-150H74Q96-150 96-128V0z" {...inked('var(--stone-shade)', 4)} />
        <path d="M-108-150H108V-128H-108z" {...inked('var(--wood-dark)', 4)} />
        <path d="M-66 0V-66a66 56 0 0 1 132 0V0z" {...inked('#1d1218', 4)} />
        <path
          d="M-34 0C-50-34-22-52-18-84 2-68 6-56 8-46 16-54 16-62 14-72 44-48 48-20 34 0z"
          {...inked('#f0922e', 3)}
        />
        <path d="M-14 0C-22-20-4-30-2-46 14-30 24-18 16 0z" fill="#ffe08a" />
        <path d="M-50 2 50-10M-50-10 50 2" {...line(INK, 14)} />
        <path d="M-50 2 50-10M-50-10 50 2" {...line('var(--wood-dark)', 9)} />
        <path d="M-62-150v-18h16v18zM44-150v-26q9-8 18 0v26z" {...inked(CREAM, 3)} />
        <path d={disc(0, -164, 13)} {...inked('#8c2f39', 3)} />
      </g>
      <g transform="translate(234 432)">
        <path d="M-80-110H70V-98H-80z" {...inked('var(--wood-dark)', 3)} />
        <path
          d="M-66-110v-30q11-8 22 0v30zM-30-110v-22h24v22zM8-110v-34h14v34zM24-110v-30h12v30z"
          {...inked('#8fa8a0', 3)}
        />
        <path d="M38-110 48-142 60-138 50-108z" {...inked('#a8397a', 3)} />
        <path d="M-90 0V-50H60V0z" {...inked('var(--wood)', 3)} />
        <path d="M-84-50Q-84-72-60-72H34Q58-72 58-50z" {...inked('#4d7ea8', 3)} />
        <path d="M-84-50V-66Q-66-82-42-66V-50z" {...inked(CREAM, 3)} />
      </g>
      <g transform="translate(726 432)">
        <path d="M-80-116H84V-104H-80z" {...inked('var(--wood-dark)', 3)} />
        <path d="M-64-116v-24h26v24zM-20-116q-4-34 14-34t14 34zM28-116v-18h34v18z" {...inked('#c98d5b', 3)} />
        <path d="M-56 0V-50H96V0z" {...inked('var(--wood)', 3)} />
        <path d="M-50-50Q-50-72-26-72H66Q92-72 92-50z" {...inked('#7a9c58', 3)} />
        <path d="M92-50V-66Q74-82 50-66V-50z" {...inked(CREAM, 3)} />
      </g>
      <rect width="960" height="540" fill="url(#cr-hearth)" />
    </Picture>
  );
}

const sag = (x: number): number => 214 - ((x - 480) / 240) ** 2 * 44;
const bunting = (from: number, to: number): string =>
  `M${from} ${sag(from)}Q${(from + to) / 2} ${2 * sag(480) - sag(from)} ${to} ${sag(to)}`;

/** The arches of the dungeon with their bars drawn up: nobody is kept here any more. */
export function Arcade(props: PictureProps) {
  return (
    <Picture box={BOX} class={props.class}>
      <path d={`${WALL}${HOLES}`} fill="var(--stone-shade)" fill-rule="evenodd" stroke="none" />
      <g clip-path="url(#cr-arcade)">
        <path d={BEFORE} {...line('var(--stone-deep)', 3)} />
        <path d={BEFORE} {...line(HI, 1.4)} transform="translate(2 2.4)" />
      </g>
      <defs>
        <clipPath id="cr-arcade">
          <path d={`${WALL}${ARCHES.map((x) => arch(x, 17)).join('')}`} clip-rule="evenodd" />
        </clipPath>
      </defs>
      {ARCHES.map((x) => (
        <g key={x}>
          <path
            d={`${arch(x, 17)}${arch(x)}`}
            fill="var(--stone-light)"
            fill-rule="evenodd"
            stroke={INK}
            stroke-width="3"
          />
          <path d={stones(x)} {...line('var(--stone-deep)', 2.5)} />
          <path d={`M${x - 94} 262a94 94 0 0 1 90-94`} {...line(HI, 4)} />
          <path d={tips(x)} {...line(INK, 11)} />
          <path d={tips(x)} {...line('var(--art-iron)', 7)} />
        </g>
      ))}
      <path d="M0 452H960V474H0z" {...inked('var(--stone-light)', 3)} />
      <path d="M0 474H960V490H0z" fill={LO} />
      <path d="M0 456H960" {...line(HI, 4)} />
    </Picture>
  );
}

/** Joints of the stones around an arch. */
const stones = (x: number): string =>
  [20, 50, 80, 110, 140, 170]
    .map((degrees) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return `M${(x - 102 * cos).toFixed(1)} ${(260 - 102 * sin).toFixed(1)}L${(x - 119 * cos).toFixed(1)} ${(260 - 119 * sin).toFixed(1)}`;
    })
    .join('') + [300, 350, 400].map((y) => `M${x - 119} ${y}h17M${x + 102} ${y}h17`).join('');

/** Ends of the bars, as far as they look out from above. */
const tips = (x: number): string =>
  [-56, -28, 0, 28, 56]
    .map((at) => `M${x + at} ${(262 - Math.sqrt(102 ** 2 - at ** 2)).toFixed(1)}v20`)
    .join('');

/** Somebody with what they carry, 120 by 220; the feet are near the lower edge. */
export function Carrier(props: {
  readonly seat: Seat;
  readonly pose: Pose;
  readonly kinds: readonly CheeseKind[];
}) {
  const { seat, pose, kinds } = props;
  // a hat is higher than ears
  const top = seat === 1 || seat === 3 ? -92 : -82;
  return (
    <Picture box="-60 -184 120 220">
      <Mouse seat={seat} pose={pose} />
      {kinds.map((kind, i) => (
        <g key={kind} transform={`translate(0 ${top - 52 * i})`}>
          <Cheese kind={kind} />
        </g>
      ))}
    </Picture>
  );
}
