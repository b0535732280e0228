import { box, HI, LO, line, rect } from '../../../art/pen.js';
import { CASTLE, LANES, MOUTH, WALL } from './plan.js';

/** The wooden ramps in the wall's mouths, over which the spare tile goes in. */
const ramps = (): string => {
  const far = CASTLE - WALL;
  return LANES.map((lane) => {
    const from = lane - MOUTH / 2;
    return (
      rect(from, 0, MOUTH, WALL) +
      rect(from, far, MOUTH, WALL) +
      rect(0, from, WALL, MOUTH) +
      rect(far, from, WALL, MOUTH)
    );
  }).join('');
};
const planks = (off: number): string =>
  LANES.map((lane) =>
    [-26, -9, 9, 26]
      .map((d) => lane + d + off)
      .map((at) => `M${at} ${2 + off}v52M${at} ${758 + off}v52M${2 + off} ${at}h52M${758 + off} ${at}h52`)
      .join(''),
  ).join('');
const RAMPS = ramps();
const PLANKS = planks(0);
const PLANKS_LIT = planks(1.5);

/** Below everything: the castle's shadow on the table, the pit, and the ramps that lead into it. Needs `BoardDefs`. */
export function CastleGround() {
  return (
    <g>
      <path d={box(12, 34, CASTLE + 6, CASTLE - 14, 26)} fill={LO} />
      <path d={box(6, 26, CASTLE + 4, CASTLE - 14, 20)} fill={LO} />
      <path d={box(2, 16, CASTLE - 4, CASTLE - 18, 8)} fill="var(--dungeon)" />
      <rect x={WALL} y={WALL} width="700" height="700" fill="url(#cr-pit)" />
      <path d={RAMPS} fill="var(--wood-dark)" />
      <path d={PLANKS} {...line('var(--wood-seam)', 2)} />
      <path d={PLANKS_LIT} {...line(HI, 1)} />
    </g>
  );
}
