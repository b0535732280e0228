import { distance, isInside, type Line, lengthOf, type Point, turnsAt } from '../plan/geometry.js';

/** A corner is where a line turns by more than about forty degrees. */
const CORNER = 0.76;

/** Where a hand would lift the pen: at corners between long sides; battlements are drawn in one go. */
export function sidesOf(outline: Line, long: number): Line[] {
  const sides: Point[][] = [[outline[0]]];
  for (let i = 1; i < outline.length; i++) {
    const side = sides[sides.length - 1];
    side.push(outline[i]);
    const next = outline[i + 1];
    if (next === undefined || !turnsAt(outline[i - 1], outline[i], next, CORNER)) continue;
    // twice the same point keeps the corner when the line is smoothed
    if (lengthOf(side) > long && distance(outline[i], next) > long / 3) sides.push([outline[i]]);
    else side.push(outline[i]);
  }
  return sides;
}

/** Points at about even steps along a line, with its own points among them. */
export function even(line: Line, step: number): Point[] {
  const points: Point[] = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
    const parts = Math.max(1, Math.round(distance(line[i - 1], line[i]) / step));
    for (let k = 1; k <= parts; k++)
      points.push([ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts]);
  }
  return points;
}

/** What of a closed line lies to the right of a slanted cut: where the shade falls. */
export function shadeOf(polygon: Line, x: number, slant: number): Line {
  const side = ([px, py]: Point): number => px - x - slant * (py - polygon[0][1]);
  const kept: Point[] = [];
  for (let i = 0; i < polygon.length - 1; i++) {
    const [a, b] = [polygon[i], polygon[i + 1]];
    const [sa, sb] = [side(a), side(b)];
    if (sa >= 0) kept.push(a);
    if (sa >= 0 !== sb >= 0) {
      const t = sa / (sa - sb);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  return kept;
}

type Span = readonly [left: number, right: number];

/** The parts of a level line that lie in a closed line. */
function spansIn(y: number, outline: Line): Span[] {
  const crossings: number[] = [];
  for (let i = 1; i < outline.length; i++) {
    const [[ax, ay], [bx, by]] = [outline[i - 1], outline[i]];
    if (ay > y !== by > y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
  }
  crossings.sort((a, b) => a - b);
  const found: Span[] = [];
  for (let i = 1; i < crossings.length; i += 2) found.push([crossings[i - 1], crossings[i]]);
  return found;
}

const without = (spans: readonly Span[], [left, right]: Span): Span[] =>
  spans.flatMap(([a, b]): Span[] => {
    if (right <= a || left >= b) return [[a, b]];
    return [...(left > a ? [[a, left] as const] : []), ...(right < b ? [[right, b] as const] : [])];
  });

/** The same, with what lies in front left out. */
function spans(y: number, outline: Line, holes: readonly Line[]): Span[] {
  return holes.flatMap((hole) => spansIn(y, hole)).reduce(without, spansIn(y, outline));
}

const turned = (line: Line, sin: number, cos: number): Line =>
  line.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin]);

/** To and fro over an area, as one does with a crayon: zigzags at an angle, with holes left out. */
export function zigzags(
  outline: Line,
  holes: readonly Line[],
  angle: number,
  step: () => number,
  shift: () => number,
): Line[] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [shape, ...fronts] = [outline, ...holes].map((line) => turned(line, sin, cos));
  const ys = shape.map((point) => point[1]);
  const done: Point[][] = [];
  let open: { line: Point[]; left: number; right: number; forth: boolean }[] = [];
  for (let y = Math.min(...ys) + step() / 2; y < Math.max(...ys); y += step()) {
    const next: typeof open = [];
    for (const [left, right] of spans(y, shape, fronts)) {
      if (right - left < 4) continue;
      const before = open.find((each) => each.left < right && each.right > left && each.line.length < 48);
      const line = before?.line ?? [];
      const forth = before === undefined ? true : !before.forth;
      open = open.filter((each) => each !== before);
      const ends: [Point, Point] = [
        [left + shift(), y + shift() / 3],
        [right + shift(), y + shift() / 3],
      ];
      line.push(...(forth ? ends : [ends[1], ends[0]]));
      if (before === undefined) done.push(line);
      next.push({ line, left, right, forth });
    }
    open = next;
  }
  return done.map((line) => turned(line, -sin, cos));
}

/** A place for something small in an area, away from its holes; null if a few tries find none. */
export function spotIn(
  outline: Line,
  holes: readonly Line[],
  pick: () => Point,
  reach: number,
): Point | null {
  for (let tries = 0; tries < 8; tries++) {
    const [x, y] = pick();
    const corners: Line = [
      [x - reach, y - reach / 2],
      [x + reach, y - reach / 2],
      [x - reach, y + reach / 2],
      [x + reach, y + reach / 2],
    ];
    const isFree = (corner: Point) =>
      isInside(corner, outline) && !holes.some((hole) => isInside(corner, hole));
    if (corners.every(isFree)) return [x, y];
  }
  return null;
}
