import { type BubblePlace, nearest, type Point, type ScreenBox } from './room.js';

const ROUND = 13;
/** Half the width of the tail where it leaves the bubble. */
const TAIL = 8;

/** A bubble with its tail, one line around both. */
export function Bubble({
  place: { box, tip },
  words,
}: {
  readonly place: BubblePlace;
  readonly words: string;
}) {
  const local = { x: tip.x - box.x, y: tip.y - box.y };
  return (
    <div
      class="remark"
      style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` }}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${box.w} ${box.h}`} aria-hidden="true">
        <path d={outline(box, local)} />
      </svg>
      <p>{words}</p>
    </div>
  );
}

/** Once around, from the top left, with the tail on the side where whoever speaks is. */
function outline({ w, h }: ScreenBox, tip: Point): string {
  const { x, y } = nearest({ x: 0, y: 0, w, h }, tip);
  const side = y === 0 ? 'top' : y === h ? 'bottom' : x === 0 ? 'left' : 'right';
  const along = (at: number, length: number): number =>
    Math.min(Math.max(at, ROUND + TAIL), length - ROUND - TAIL);
  const tail = (where: typeof side, from: string, to: string): string =>
    side === where ? `L${from}L${round(tip.x)} ${round(tip.y)}L${to}` : '';
  const [ax, ay] = [along(x, w), along(y, h)];
  const corner = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
  return [
    `M${ROUND} 0`,
    tail('top', `${round(ax - TAIL)} 0`, `${round(ax + TAIL)} 0`),
    `L${w - ROUND} 0${corner(ROUND, ROUND)}`,
    tail('right', `${w} ${round(ay - TAIL)}`, `${w} ${round(ay + TAIL)}`),
    `L${w} ${h - ROUND}${corner(-ROUND, ROUND)}`,
    tail('bottom', `${round(ax + TAIL)} ${h}`, `${round(ax - TAIL)} ${h}`),
    `L${ROUND} ${h}${corner(-ROUND, -ROUND)}`,
    tail('left', `0 ${round(ay + TAIL)}`, `0 ${round(ay - TAIL)}`),
    `L0 ${ROUND}${corner(ROUND, -ROUND)}z`,
  ].join('');
}

const round = (n: number): number => Math.round(n * 10) / 10;
