import { crenels, darker, HI, inked, LO, line, mix } from './pen.js';

/** A tower from the front, for scenes: its foot in the middle at (x, y). A cone on top if `roof` is a colour. */
export function FrontTower(props: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly roof?: string;
}) {
  const { x, y, w, h, roof } = props;
  const half = w / 2;
  const cap = half + 5;
  const eaves = -h - 10;
  const tip = -h - w * 1.3;
  let bricks = '';
  for (let row = 1; row * 17 < h - 12; row++)
    bricks += `M${row % 2 === 0 ? -half + 9 : half - 20} ${-row * 17}h10M${row % 3 === 0 ? 2 : -9} ${-row * 17 + 8}h8`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${-half} 0V${-h}H${half}V0z`} {...inked('var(--stone)', 2)} />
      <path d={bricks} {...line('var(--stone-shade)', 2.5)} opacity=".7" />
      <path d={`M${half * 0.3} 0V${-h}H${half}V0z`} fill={LO} />
      <path d={`M${-half + 4} 0V${-h}`} {...line(HI, 5)} />
      <path d={`M${-half} ${-h + 4}H${half}V${-h + 12}H${-half}z`} fill={LO} />
      <path d={`M${-cap} ${-h + 5}v-19${crenels(cap * 2, 4, 7)}v19z`} {...inked('var(--stone-light)', 2)} />
      <path d={`M${half * 0.3} ${-h + 4}v-9H${cap - 1}v9z`} fill={LO} />
      {roof === undefined ? null : (
        <>
          <path
            d={`M${-cap - 4} ${eaves}Q-7 ${-h - w * 0.85} 0 ${tip}Q7 ${-h - w * 0.85} ${cap + 4} ${eaves}Q0 ${eaves + 9} ${-cap - 4} ${eaves}z`}
            {...inked(roof, 2)}
          />
          <path
            d={`M${-cap * 0.62} ${eaves - 8}Q0 ${eaves} ${cap * 0.62} ${eaves - 8}M${-cap * 0.42} ${eaves - 20}Q0 ${eaves - 13} ${cap * 0.42} ${eaves - 20}M${-cap * 0.26} ${eaves - 32}Q0 ${eaves - 26} ${cap * 0.26} ${eaves - 32}`}
            {...line(darker(roof), 1.8)}
            opacity=".6"
          />
          <path
            d={`M1 ${tip + 6}Q8 ${-h - w * 0.8} ${cap + 2} ${eaves}Q${half} ${eaves + 3} ${half * 0.25} ${eaves + 4}z`}
            fill={LO}
          />
          <path
            d={`M-3 ${tip + 16}Q-8 ${-h - w * 0.7} ${-cap + 5} ${eaves - 3}`}
            {...line(mix(roof, 45), 3)}
            opacity=".8"
          />
        </>
      )}
      <path d={`M-5.5 ${-h * 0.7}v-10a5.5 5.5 0 0 1 11 0v10z`} {...inked('var(--window)', 2)} />
    </g>
  );
}

/** A wall with battlements from the front, its left foot at (x, y). */
export function FrontWall(props: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}) {
  const { x, y, w, h } = props;
  let bricks = '';
  for (let row = 1; row * 15 < h - 6; row++)
    for (let b = 0; b * 56 + 40 < w; b++)
      bricks += `M${b * 56 + (row % 2) * 26 + 8} ${-row * 15}h${11 + ((row * 7 + b * 5) % 9)}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0V${-h}${crenels(w, Math.round(w / 24), 9)}V0z`} {...inked('var(--stone)', 2)} />
      <path d={bricks} {...line('var(--stone-shade)', 2.8)} opacity=".8" />
      <path d={`M2 ${12 - h}H${w - 2}`} {...line(HI, 3)} />
      <path d={`M1 0V-16H${w - 1}V0z`} fill={LO} />
    </g>
  );
}

/** A pennant on a pole, its foot at (x, y). */
export function Pennant({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 2V-26" {...line(darker('var(--wood-dark)'), 3)} />
      <path d="M0-26Q9-30 15-24T30-22Q20-16 15-14T0-11z" {...inked('var(--banner)', 2)} />
    </g>
  );
}

/** Round trees in a row at (x, y), one for each size. */
export function Trees({
  x,
  y,
  sizes,
}: {
  readonly x: number;
  readonly y: number;
  readonly sizes: readonly number[];
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {sizes.map((size, i) => (
        <g key={size} transform={`translate(${i * 22} ${(i % 2) * 5})scale(${size})`}>
          <path d="M0 0V-14" {...line(darker('var(--wood-dark)'), 5)} />
          <path
            d="M-13-20C-16-40 16-40 13-20 16-10-16-10-13-20z"
            {...inked(darker('var(--art-hill)', 24), 2)}
          />
          <path d="M-8-22Q-9-32 1-33" {...line(HI, 3)} />
        </g>
      ))}
    </g>
  );
}
