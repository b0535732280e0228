import { at, box, darker, HI, INK, inked, LO, line, mix, uneven } from '../../../art/pen.js';

export type RoofMaterial = 'tiled' | 'thatched' | 'copper';

/** The rim of a roof: scallops for tiles, straw ends for thatch, a straight edge for copper. */
const rim = (a: number, b: number, material: RoofMaterial, down: number): string => {
  if (material === 'copper') return box(-a, down - b, 2 * a, 2 * b, 5);
  const corners: readonly (readonly [number, number])[] = [
    [-a, down - b],
    [a, down - b],
    [a, down + b],
    [-a, down + b],
  ];
  let d = `M${at(-a, down - b)}`;
  corners.forEach(([x, y], side) => {
    const [toX, toY] = corners[(side + 1) % 4];
    const length = Math.abs(toX - x + toY - y);
    const count = Math.round(length / (material === 'tiled' ? 14 : 4));
    const dx = (toX - x) / count;
    const dy = (toY - y) / count;
    for (let i = 1; i <= count; i++) {
      const out = material === 'tiled' ? 5 : uneven(i * 3 + side * 31 + a) * 4.5 - 1;
      if (material === 'tiled')
        d += `q${at(dx / 2 + (out * dy) / 14, dy / 2 - (out * dx) / 14)} ${at(dx, dy)}`;
      else d += `L${at(x + dx * i + Math.sign(dy) * out, y + dy * i - Math.sign(dx) * out)}`;
    }
  });
  return `${d}z`;
};

/** How much light each slope gets: north and west look at the sun. */
const LIGHT: Readonly<Record<'n' | 'e' | 's' | 'w', readonly [string, number]>> = {
  n: [HI, 0.75],
  w: [HI, 0.35],
  e: [LO, 0.9],
  s: [LO, 1.5],
};

/**
 * The lid of a room of `width` by `height` cells, seen from above with a little tilt: its ridge is higher than its
 * eaves and so lies a little further up. Needs `BoardDefs`.
 */
export function Roof(props: {
  readonly width: number;
  readonly height: number;
  readonly material: RoofMaterial;
}) {
  const { width, height, material } = props;
  const colour = `var(--roof-${material})`;
  const a = width * 50 - 4;
  const b = height * 50 - 6;
  const inset = Math.min(a, b) * (material === 'copper' ? 0.86 : 0.72);
  /** All but the shade lies a little above its place. */
  const up = -2;
  const lift = up - 11;
  const rx = width >= height ? a - inset : 0;
  const ry = height >= width && material !== 'copper' ? b - inset : 0;
  const end = (x: number, y: number, right = 0, down = 0): string => at(x + right, lift + y + down);
  const left = end(-rx, -ry);
  const right = end(rx, ry);
  const corner = (x: number, y: number, off = 0): string => at(x + off, up + y + off);
  const [nw, ne, se, sw] = [corner(-a, -b), corner(a, -b), corner(a, b), corner(-a, b)];
  const upright = ry > 0;
  const slopes = upright
    ? {
        n: `M${nw}L${ne} ${left}z`,
        e: `M${ne}L${se} ${right} ${left}z`,
        s: `M${se}L${sw} ${right}z`,
        w: `M${sw}L${nw} ${left} ${right}z`,
      }
    : {
        n: `M${nw}L${ne} ${right} ${left}z`,
        e: `M${ne}L${se} ${right}z`,
        s: `M${se}L${sw} ${left} ${right}z`,
        w: `M${sw}L${nw} ${left}z`,
      };
  const outline = rim(a, b, material, up);
  const ridge = (right: number, down: number): string =>
    `M${end(-rx, -ry, right, down)}L${end(rx, ry, right, down)}`;
  const [litLeft, litRight] = [end(-rx, -ry, -0.8, -0.8), end(rx, ry, -0.8, -0.8)];
  return (
    <g>
      <path d={box(-a + 4, -b + 6, 2 * a + 6, 2 * b + 8, 9)} fill={LO} />
      <path d={box(-a + 3, -b + 5, 2 * a + 2, 2 * b + 4, 7)} fill={LO} />
      <path d={rim(a, b, material, 4.5)} {...inked(darker(colour, 50), 1.5)} />
      <g>
        <path d={outline} {...inked(colour, 1.5)} />
        {(['n', 'w', 'e', 's'] as const).map((side) => (
          <g key={side}>
            <path d={slopes[side]} fill={`url(#cr-${material}-${side})`} />
            <path d={slopes[side]} fill={LIGHT[side][0]} fill-opacity={Math.min(1, LIGHT[side][1])} />
          </g>
        ))}
        <path
          d={`M${nw}L${left}M${sw}L${upright ? right : left}M${ne}L${upright ? left : right}M${se}L${right}`}
          {...line(darker(colour, 35), 3)}
          stroke-opacity=".8"
        />
        <path
          d={`M${corner(-a, -b, -0.8)}L${litLeft}M${corner(-a, b, -0.8)}L${upright ? litRight : litLeft}`}
          {...line(mix(colour, 45), 1.4)}
        />
        <path d={ridge(1.5, 2.5)} {...line(INK, 11)} stroke-opacity=".55" />
        <path d={ridge(0, 0)} {...line(darker(colour, 42), 10)} />
        <path d={ridge(-0.5, -1)} {...line(mix(colour, 25), 7)} />
        <path
          d={ridge(0, 0)}
          {...line(darker(colour, 42), 8)}
          stroke-linecap="butt"
          stroke-dasharray={material === 'tiled' ? '1.6 11' : material === 'thatched' ? '1.6 5' : '0 99'}
        />
        {material === 'copper' ? (
          <>
            <circle cx="3" cy={lift + 5} r="10" fill={LO} />
            <circle cy={lift - 2} r="9" {...inked('#e2b24a', 2)} />
            <path d={`M-5 ${lift - 4}q2-4 5-4`} {...line('#fff3c9', 2.5)} />
          </>
        ) : null}
      </g>
    </g>
  );
}
