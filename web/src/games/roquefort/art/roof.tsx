import { at, box, darker, HI, INK, inked, LO, line, mix, uneven } from './pen.js';

export type RoofMaterial = 'tiled' | 'thatched' | 'copper';

/** The rim of a roof: scallops for tiles, straw ends for thatch, a straight edge for copper. */
const rim = (a: number, b: number, material: RoofMaterial): string => {
  if (material === 'copper') return box(-a, -b, 2 * a, 2 * b, 5);
  const corners: readonly (readonly [number, number])[] = [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
  ];
  let d = `M${at(-a, -b)}`;
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
  const lift = -11;
  const rx = width >= height ? a - inset : 0;
  const ry = height >= width && material !== 'copper' ? b - inset : 0;
  const left = at(-rx, lift - ry);
  const right = at(rx, lift + ry);
  const [nw, ne, se, sw] = [at(-a, -b), at(a, -b), at(a, b), at(-a, b)];
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
  const outline = rim(a, b, material);
  const ridge = `M${left}L${right}`;
  return (
    <g>
      <path d={box(-a + 4, -b + 6, 2 * a + 6, 2 * b + 8, 9)} fill={LO} />
      <path d={box(-a + 3, -b + 5, 2 * a + 2, 2 * b + 4, 7)} fill={LO} />
      <path d={outline} transform="translate(0 4.5)" {...inked(darker(colour, 50), 1.5)} />
      <g transform="translate(0 -2)">
        <path d={outline} {...inked(colour, 1.5)} />
        {(['n', 'w', 'e', 's'] as const).map((side) => (
          <g key={side}>
            <path d={slopes[side]} fill={`url(#cr-${material}-${side})`} />
            <path d={slopes[side]} fill={LIGHT[side][0]} opacity={Math.min(1, LIGHT[side][1])} />
          </g>
        ))}
        <path
          d={`M${nw}L${left}M${sw}L${upright ? right : left}M${ne}L${upright ? left : right}M${se}L${right}`}
          {...line(darker(colour, 35), 3)}
          opacity=".8"
        />
        <path
          d={`M${nw}L${left}M${sw}L${upright ? right : left}`}
          {...line(mix(colour, 45), 1.4)}
          transform="translate(-.8 -.8)"
        />
        <path d={ridge} {...line(INK, 11)} opacity=".55" transform="translate(1.5 2.5)" />
        <path d={ridge} {...line(darker(colour, 42), 10)} />
        <path d={ridge} {...line(mix(colour, 25), 7)} transform="translate(-.5 -1)" />
        <path
          d={ridge}
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
