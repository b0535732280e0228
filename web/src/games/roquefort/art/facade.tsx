import { crenels, darker, HI, inked, LO, line } from './pen.js';

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
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${-half} 0V${-h}H${half}V0z`} {...inked('var(--stone)', 2)} />
      <path d={`M${half * 0.35} 0V${-h}H${half}V0z`} fill={LO} />
      <path d={`M${-half + 3} 0V${-h}`} {...line(HI, 4)} />
      <path d={`M${-cap} ${-h + 4}v-18${crenels(cap * 2, 4, 7)}v18z`} {...inked('var(--stone-light)', 2)} />
      {roof === undefined ? null : (
        <>
          <path
            d={`M${-cap - 3} ${-h - 10}Q${-6} ${-h - w * 0.9} 0 ${-h - w * 1.35}Q6 ${-h - w * 0.9} ${cap + 3} ${-h - 10}Q0 ${-h - 2} ${-cap - 3} ${-h - 10}z`}
            {...inked(roof, 2)}
          />
          <path
            d={`M2 ${-h - w * 1.25}Q8 ${-h - w * 0.8} ${cap + 2} ${-h - 10}Q${half} ${-h - 6} ${half * 0.2} ${-h - 6}z`}
            fill={LO}
          />
        </>
      )}
      <path d={`M-5 ${-h * 0.55}v-9a5 5 0 0 1 10 0v9z`} {...inked('var(--window)', 2)} />
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
  for (let row = 1; row * 15 < h; row++)
    for (let b = 0; b * 56 + 30 < w; b++) bricks += `M${b * 56 + (row % 2) * 26 + 6} ${-row * 15}h13`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0V${-h}${crenels(w, Math.round(w / 24), 9)}V0z`} {...inked('var(--stone)', 2)} />
      <path d={bricks} {...line('var(--stone-shade)', 2.5)} />
      <path d={`M0 0V-14H${w}V0z`} fill={LO} />
    </g>
  );
}

/** A pennant on a pole, its foot at (x, y). */
export function Pennant({
  x,
  y,
  fill = 'var(--banner)',
}: {
  readonly x: number;
  readonly y: number;
  readonly fill?: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V-30" {...line(darker('var(--wood-dark)'), 3)} />
      <path d="M0-30Q9-34 15-28T30-26Q20-20 15-18T0-15z" {...inked(fill, 2)} />
    </g>
  );
}
