import { at, disc, HI, inked, LO, line } from '../../../art/pen.js';

const OUTER = 54;
const INNER = 39;
const TOP = -12;

/** A merlon is a piece of the ring between two angles (degrees, 90 is towards the player). */
const merlon = (from: number, to: number, lift: number, right: number): string => {
  const p = (r: number, angle: number): string =>
    at(right + r * Math.cos((angle * Math.PI) / 180), TOP - lift + r * Math.sin((angle * Math.PI) / 180));
  return `M${p(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${p(OUTER, to)}L${p(INNER, to)}A${INNER} ${INNER} 0 0 0 ${p(INNER, from)}z`;
};

function Merlons({ starts }: { readonly starts: readonly number[] }) {
  const all = (lift: number, right = 0): string =>
    starts.map((start) => merlon(start, start + 24, lift, right)).join('');
  return (
    <>
      <path d={all(-4, 4)} fill={LO} />
      <path d={all(0)} {...inked('var(--stone-shade)', 1.6)} />
      {[3, 6, 9].map((lift) => (
        <path key={lift} d={all(lift)} fill="var(--stone-shade)" />
      ))}
      <path d={all(13)} {...inked('var(--stone-light)', 1.6)} />
    </>
  );
}

/** The floor lies a little lower than the rim. */
const LOW = TOP + 5;
const FLOOR = `M-31 ${LOW}H31M-35 ${LOW - 14}H35M-35 ${LOW + 14}H35M-12 ${LOW - 36}V${LOW - 14}M10 ${LOW - 14}V${LOW}M-8 ${LOW}V${LOW + 14}M12 ${LOW + 14}V${LOW + 34}`;

/** A corner tower: round, higher than the walls, with room for one mouse. Needs `BoardDefs`. */
export function Tower() {
  return (
    <g>
      <path d={disc(14, 16, 54)} fill={LO} />
      <path d={disc(8, 12, 54)} fill={LO} />
      <path d={`M-52 ${TOP}V10A52 50 0 0 0 52 10V${TOP}z`} {...inked('url(#cr-round)', 1.6)} />
      <path
        d="M-40 40v-9M-22 52v-10M0 56V46M22 52V42M40 40V31M-31 41V30M-11 45V34M11 45V34M31 41V30"
        {...line(LO, 2)}
      />
      <path d="M-50 24Q-20 56 50 24" {...line(LO, 2)} />
      <circle cy={TOP} r={OUTER} {...inked('var(--stone)', 1.6)} />
      <path d={`M-52 ${TOP - 10}A${OUTER} ${OUTER} 0 0 1 20 ${TOP - 50}`} {...line(HI, 3)} />
      <circle cy={TOP + 2} r={INNER} fill="var(--stone-deep)" />
      <circle cy={TOP + 5} r={INNER - 2} fill="var(--wood)" />
      <path d={FLOOR} {...line('var(--wood-seam)', 1.8)} stroke-opacity=".7" />
      <path d={`M-36 ${TOP + 16}A37 37 0 0 1 28 ${TOP - 20}A50 50 0 0 0-36 ${TOP + 16}z`} fill={LO} />
      <path d={`M-37 ${TOP + 8}A37 37 0 0 1 24 ${TOP - 24}A60 60 0 0 0-37 ${TOP + 8}z`} fill={LO} />
      <Merlons starts={[168, 213, 258, 303, 348]} />
    </g>
  );
}

/** The battlement towards the player, drawn over the mouse that stands in the tower. */
export function TowerFront() {
  return (
    <g>
      <path
        d={`M${at(-OUTER, TOP)}A${OUTER} ${OUTER} 0 0 0 ${at(OUTER, TOP)}H${INNER}A${INNER} ${INNER} 0 0 1 ${-INNER} ${TOP}z`}
        fill="var(--stone)"
      />
      <Merlons starts={[33, 78, 123]} />
    </g>
  );
}
