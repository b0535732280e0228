import { HI, inked, LO, line, rect } from '../../../art/pen.js';
import { CASTLE, WALL } from './plan.js';

/** The four stretches of wall along one side, between the mouths: from where, how long. */
const STRETCHES = [
  [0, 162],
  [250, 112],
  [450, 112],
  [650, 162],
] as const;
/** How high the wall stands, and how much higher its merlons: both show as a front face. */
const HIGH = 12;
const MERLON = 13;

/** So the wall at the back stands a little further in: nothing is drawn above the castle's square. */
const BACK = HIGH + MERLON;

type Draw = (x: number, y: number, w: number, h: number) => string;
const side = (draw: Draw, x: number, from: number, length: number): string =>
  draw(x, Math.max(from, BACK), WALL, length - Math.max(0, BACK - from));
const stretches = (draw: Draw): string =>
  STRETCHES.map(
    ([from, length]) =>
      draw(from, BACK, length, WALL - BACK) +
      draw(from, CASTLE - WALL, length, WALL) +
      side(draw, 0, from, length) +
      side(draw, CASTLE - WALL, from, length),
  ).join('');

const MERLONS = STRETCHES.flatMap(([from, length]) =>
  length > 112 ? (from === 0 ? [0, 46, 92, 138] : [650, 696, 742, 788]) : [from, from + 44, from + 88],
);
const merlons = (draw: Draw): string =>
  MERLONS.map(
    (m) =>
      draw(m, BACK, 24, 18) +
      draw(m, CASTLE - 18, 24, 18) +
      (m > 20 && m < 780 ? draw(0, m, 18, 24) + draw(CASTLE - 18, m, 18, 24) : ''),
  ).join('');

const FACE = stretches((x, y, w, h) => rect(x, y - HIGH, w, h + HIGH));
const TOP = stretches((x, y, w, h) => rect(x, y - HIGH, w, h));
const JOINTS = stretches((x, y, w, h) => {
  const top = y - HIGH;
  let d = w > h ? `M${x} ${top + Math.min(35, h)}h${w}` : `M${x + 35} ${top}v${h}`;
  for (let i = 20; i < Math.max(w, h) - 8; i += 28)
    if (w < h) d += `M${x + 18} ${top + i}h17M${x + 35} ${top + i + 14}h15`;
    else
      d += `M${x + i} ${top + 18}V${top + Math.min(35, h)}${h > 40 ? `M${x + i + 12} ${top + 35}v15` : ''}`;
  return d;
});

/** The wall around the castle, with battlements on its outer edge and a mouth at each end of a lane. */
export function CastleWalls() {
  return (
    <g>
      <path d={stretches((x, y, w, h) => rect(x + 8, y + 4, w, h))} fill={LO} />
      <path d={FACE} fill="var(--stone-deep)" />
      <path
        d={stretches((x, y, w, h) => `M${x} ${y + h - 5}h${w}`)}
        {...line(LO, 10)}
        stroke-linecap="butt"
      />
      <path d={TOP} fill="var(--stone)" />
      <path d={FACE} {...line('var(--stone-deep)', 1.6)} />
      <path d={JOINTS} {...line('var(--stone-shade)', 1.8)} stroke-opacity=".8" />
      <path
        d={stretches((x, y, w, h) => `M${x + 1.5} ${y - HIGH + h - 2}v${4 - h}h${w - 3}`)}
        {...line(HI, 2.5)}
      />
      <path d={merlons((x, y, w, h) => rect(x + 5, y - HIGH + 3, w + 2, h + 3))} fill={LO} />
      <path
        d={merlons((x, y, w, h) => rect(x, y - HIGH - MERLON, w, h + MERLON))}
        {...inked('var(--stone-shade)', 1.6)}
      />
      <path
        d={merlons((x, y, w, h) => rect(x, y - HIGH - MERLON, w, h))}
        {...inked('var(--stone-light)', 1.6)}
      />
      <path
        d={merlons((x, y, w, h) => `M${x + 1} ${y - HIGH - MERLON + h - 1}v${2 - h}h${w - 2}`)}
        {...line(HI, 2)}
      />
    </g>
  );
}
