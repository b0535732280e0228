import { at, CREAM, HI, inked, LO, line, UI_FONT } from '../../../art/pen.js';
import type { Point } from '../../common/point.js';

export type { Point };

/** Once around, from the right, the way a circle's dashes go. */
const around = (x: number, y: number, r: number): string =>
  `M${at(x + r, y)}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0z`;

/** What moves cost, each on a seal of paper, 44 wide. All of them are one drawing: they come together, at a touch. */
export function CostBadges({ places }: { readonly places: readonly (Point & { readonly cost: number })[] }) {
  const all = (r: number, right = 0, down = 0): string =>
    places.map(({ x, y }) => around(x + right, y + down, r)).join('');
  return (
    <g text-anchor="middle" font-family={UI_FONT} font-size="28" font-weight="800">
      <path d={all(22, 2, 3)} fill={LO} />
      <path d={all(21)} {...inked(CREAM, 3)} />
      <path d={all(16.5)} {...line('#d99f2e', 2.5)} stroke-dasharray="4 4" />
      {places.map(({ x, y, cost }) => (
        <text key={`${x} ${y}`} x={x} y={y + 10} fill="#2b2233">
          {cost}
        </text>
      ))}
    </g>
  );
}

type Way = { readonly points: readonly Point[]; readonly colour?: string };

/** Little paw prints along the way from the first point to the last. */
export function FootPath({ points, colour = 'var(--glow)' }: Way) {
  const prints = points.slice(1).flatMap((to, leg) => {
    const from = points[leg];
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const turn = Math.round((angle * 180) / Math.PI);
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 25));
    return [...Array(count).keys()].map((i) => {
      const part = (i + 0.5) / count;
      const side = i % 2 === 0 ? 5 : -5;
      /** A part of the paw, in the direction of the way. */
      const pad = (along: number, across: number, r: number, ry = r): string => {
        const [a, b] = [along - r, across + side];
        const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
        const half = (way: 1 | -1): string =>
          `a${r} ${ry} ${turn} 1 0 ${at(2 * r * way * cos, 2 * r * way * sin)}`;
        return `M${at(x + a * cos - b * sin, y + a * sin + b * cos)}${half(1)}${half(-1)}z`;
      };
      return pad(-2, 0, 5.5, 5) + pad(5.5, -5, 2.4) + pad(7, 0, 2.4) + pad(5.5, 5, 2.4);
    });
  });
  return <path d={prints.join('')} {...inked(colour, 2)} />;
}

/** Somebody would fall here. */
export function TrapWarning() {
  return (
    <g>
      <path d="M2-24 32 28Q32 32 28 32H-24Q-28 32-28 28z" fill={LO} />
      <path d="M-5-26Q0-34 5-26L30 20Q33 28 25 28H-25Q-33 28-30 20z" {...inked('var(--banner)', 3)} />
      <path d="M-24 20-3-21" {...line(HI, 3)} />
      <path d="M0-12V6" {...line('#fff', 8)} />
      <circle cy="18" r="4.5" fill="#fff" />
    </g>
  );
}
