import { CREAM, disc, HI, inked, LO, line, UI_FONT } from './pen.js';

/** What a move costs, on a seal of paper, 44 wide. */
export function CostBadge({ cost }: { readonly cost: number }) {
  return (
    <g>
      <circle cx="2" cy="3" r="22" fill={LO} />
      <circle r="21" {...inked(CREAM, 3)} />
      <circle r="16.5" {...line('#d99f2e', 2.5)} stroke-dasharray="4 4" />
      <text y="10" text-anchor="middle" font-family={UI_FONT} font-size="28" font-weight="800" fill="#2b2233">
        {cost}
      </text>
    </g>
  );
}

export type Point = { readonly x: number; readonly y: number };

/** Little paw prints along the way from the first point to the last. */
export function FootPath({ points }: { readonly points: readonly Point[] }) {
  const prints = points.slice(1).flatMap((to, leg) => {
    const from = points[leg];
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 25));
    return [...Array(count).keys()].map((i) => {
      const part = (i + 0.5) / count;
      return {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        turn,
        side: i % 2 === 0 ? 5 : -5,
      };
    });
  });
  return (
    <g>
      {prints.map(({ x, y, turn, side }) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})rotate(${turn})translate(0 ${side})`}>
          <path
            d={disc(-2, 0, 5.5, 5) + disc(5.5, -5, 2.4) + disc(7, 0, 2.4) + disc(5.5, 5, 2.4)}
            {...inked('var(--glow)', 2)}
          />
        </g>
      ))}
    </g>
  );
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
