import {
  boxOf,
  distance,
  grown,
  isInside,
  lengthOf,
  type SheetBox,
  type SheetLine,
  type SheetPoint,
  turnsAt,
} from '../plan/geometry.js';

/** A corner is where a line turns by more than about forty degrees. */
const CORNER = 0.76;

/** Where a hand would lift the pen: at corners between long sides; battlements are drawn in one go. */
export function sidesOf(outline: SheetLine, long: number): SheetLine[] {
  const sides: SheetPoint[][] = [[outline[0]]];
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
export function even(line: SheetLine, step: number): SheetPoint[] {
  const points: SheetPoint[] = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
    const parts = Math.max(1, Math.round(distance(line[i - 1], line[i]) / step));
    for (let k = 1; k <= parts; k++)
      points.push([ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts]);
  }
  return points;
}

/** What of a closed line lies to the right of a slanted cut: where the shade falls. */
export function shadeOf(polygon: SheetLine, x: number, slant: number): SheetLine {
  const side = ([px, py]: SheetPoint): number => px - x - slant * (py - polygon[0][1]);
  const kept: SheetPoint[] = [];
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
function spansIn(y: number, outline: SheetLine): Span[] {
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
function spans(y: number, outline: SheetLine, holes: readonly SheetLine[]): Span[] {
  return holes.flatMap((hole) => spansIn(y, hole)).reduce(without, spansIn(y, outline));
}

const turned = (line: SheetLine, sin: number, cos: number): SheetLine =>
  line.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin]);

/** To and fro over an area, as one does with a crayon: zigzags at an angle, with holes left out. */
export function zigzags(
  outline: SheetLine,
  holes: readonly SheetLine[],
  angle: number,
  step: () => number,
  shift: () => number,
): SheetLine[] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [shape, ...fronts] = [outline, ...holes].map((line) => turned(line, sin, cos));
  const ys = shape.map((point) => point[1]);
  const done: SheetPoint[][] = [];
  let open: { line: SheetPoint[]; left: number; right: number; forth: boolean }[] = [];
  for (let y = Math.min(...ys) + step() / 2; y < Math.max(...ys); y += step()) {
    const next: typeof open = [];
    for (const [left, right] of spans(y, shape, fronts)) {
      if (right - left < 4) continue;
      const before = open.find((each) => each.left < right && each.right > left && each.line.length < 48);
      const line = before?.line ?? [];
      const forth = before === undefined ? true : !before.forth;
      open = open.filter((each) => each !== before);
      const ends: [SheetPoint, SheetPoint] = [
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

/**
 * A place for something small in an area, away from its holes and from what lies there already; null if a few tries find
 * none. A hole may be narrower than what is to lie there, so its box is kept free, not only the corners.
 */
export function spotIn(
  outline: SheetLine,
  holes: readonly SheetLine[],
  taken: readonly SheetPoint[],
  pick: () => SheetPoint,
  reach: number,
): SheetPoint | null {
  const boxes = holes.map((hole) => grown(boxOf(hole), 8));
  for (let tries = 0; tries < 12; tries++) {
    const [x, y] = pick();
    const box = { x: x - reach, y: y - reach / 2, width: 2 * reach, height: reach };
    const corners: SheetLine = [
      [box.x, box.y],
      [box.x + box.width, box.y],
      [box.x, box.y + box.height],
      [box.x + box.width, box.y + box.height],
    ];
    const isFree =
      corners.every((corner) => isInside(corner, outline)) &&
      !boxes.some((hole) => meets(hole, box)) &&
      !taken.some(([u, v]) => Math.abs(u - x) < 2.2 * reach && Math.abs(v - y) < 1.2 * reach);
    if (isFree) return [x, y];
  }
  return null;
}

const meets = (a: SheetBox, b: SheetBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
