import type { Point } from '../../common/point.js';
/** Finds room for a bubble: pure geometry, in points of the screen. */
export type ScreenBox = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type { Point };

export type BubblePlace = {
  readonly box: ScreenBox;
  /** Where the bubble points to: the near side of whoever speaks. */
  readonly tip: Point;
  /** How far it is, in points; more where one would not look first. */
  readonly cost: number;
};

/** What must be seen. Over a roof that can be lifted a bubble's tail may lead; over a mouse it may not. */
export type Taken = ScreenBox & { readonly isRoof?: boolean };

type Wanted = {
  readonly size: { readonly w: number; readonly h: number };
  /** Whoever speaks. */
  readonly speaker: ScreenBox;
  readonly within: ScreenBox;
  readonly taken: readonly Taken[];
  /** How far away a bubble may be and still be understood as somebody's. */
  readonly reach: number;
};

/** The nearest place where nothing is covered that is played with; null where there is none. */
export function findRoom({ size, speaker, within, taken, reach }: Wanted): BubblePlace | null {
  const step = Math.max(5, reach / 12);
  const mouth = middle(speaker);
  let best: BubblePlace | null = null;
  for (let y = speaker.y - reach - size.h; y <= speaker.y + speaker.h + reach; y += step) {
    if (y < within.y || y + size.h > within.y + within.h) continue;
    // from the middle to both sides it gets further away: the first free place of a row is its best
    for (let i = 0; ; i++) {
      const aside = (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * step;
      const box = { x: mouth.x - size.w / 2 + aside, y, ...size };
      const gap = distance(box, speaker);
      // right above somebody's head is where one looks for a bubble
      const cost = gap + (y > mouth.y ? reach / 3 : 0) + Math.abs(aside) / 8;
      if (gap > reach || (best !== null && cost >= best.cost)) break;
      if (gap < step / 2 || box.x < within.x || box.x + size.w > within.x + within.w) continue;
      const place: BubblePlace = { box, tip: tipOf(box, speaker), cost };
      if (!isFree(place, taken)) continue;
      best = place;
      break;
    }
  }
  return best;
}

/** Whether a place is free, and the way from there to whoever speaks. */
export function isFree({ box, tip }: BubblePlace, taken: readonly Taken[]): boolean {
  const from = nearest(box, tip);
  return !taken.some((one) => overlap(one, box) || (one.isRoof !== true && crosses(one, from, tip)));
}

export const middle = ({ x, y, w, h }: ScreenBox): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The point of the speaker's outline on the way to the bubble, a little inside. */
function tipOf(box: ScreenBox, speaker: ScreenBox): Point {
  const from = middle(speaker);
  const to = nearest(box, from);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (speaker.w * 0.4) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (speaker.h * 0.4) / Math.abs(dy),
    1,
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}

export function nearest({ x, y, w, h }: ScreenBox, to: Point): Point {
  return { x: Math.min(Math.max(to.x, x), x + w), y: Math.min(Math.max(to.y, y), y + h) };
}

function distance(a: ScreenBox, b: ScreenBox): number {
  const across = Math.max(b.x - (a.x + a.w), a.x - (b.x + b.w), 0);
  const down = Math.max(b.y - (a.y + a.h), a.y - (b.y + b.h), 0);
  return Math.hypot(across, down);
}

const overlap = (a: ScreenBox, b: ScreenBox): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Whether the way between two points leads over a box. */
function crosses(box: ScreenBox, from: Point, to: Point): boolean {
  const steps = 6;
  for (let i = 0; i <= steps; i++) {
    const x = from.x + ((to.x - from.x) * i) / steps;
    const y = from.y + ((to.y - from.y) * i) / steps;
    if (x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h) return true;
  }
  return false;
}
