/** Points, boxes and paths in units of the sheet: a tenth of a millimetre of an A4 page, from its top left corner. */
export type SheetPoint = readonly [x: number, y: number];
/** A point, whatever else is known of it. */
type Spot = readonly [x: number, y: number, ...rest: readonly number[]];
export type SheetLine = readonly SheetPoint[];
export type SheetBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A curve becomes so many lines: small ones few, large ones enough to look round. */
const STEP = 36;
const MOST_STEPS = 8;

const between = (a: SheetPoint, b: SheetPoint, t: number): SheetPoint => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Bézier's curve of any degree, by halving the way between its points. */
function along(points: SheetLine, t: number): SheetPoint {
  let rest = points;
  while (rest.length > 1) rest = rest.slice(1).map((point, i) => between(rest[i], point, t));
  return rest[0];
}

function curve(points: SheetLine): SheetPoint[] {
  const steps = Math.max(3, Math.min(MOST_STEPS, Math.round(lengthOf(points) / STEP)));
  return Array.from({ length: steps }, (_, i) => along(points, (i + 1) / steps));
}

const CURVE_POINTS: Readonly<Record<string, number>> = { m: 1, l: 1, q: 2, c: 3 };

/**
 * A path as lines, one for each M. Knows M, L, H, V, Q, C and Z, absolute or (small letters) relative; the paths are
 * all ours.
 */
export function flatten(path: string): SheetLine[] {
  const lines: SheetPoint[][] = [];
  let at: SheetPoint = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const from = (): SheetPoint => (letter === command ? at : [0, 0]);
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const line = lines.at(-1);
    if (command === 'z' && line !== undefined) {
      line.push(line[0]);
      at = line[0];
    } else if (command === 'h' || command === 'v')
      for (const n of numbers) {
        at = command === 'h' ? [from()[0] + n, at[1]] : [at[0], from()[1] + n];
        line?.push(at);
      }
    const size = 2 * (CURVE_POINTS[command] ?? 0);
    for (let i = 0; size > 0 && i + size <= numbers.length; i += size) {
      const base = from();
      const points: SheetPoint[] = [];
      for (let k = i; k < i + size; k += 2) points.push([base[0] + numbers[k], base[1] + numbers[k + 1]]);
      if (command === 'm' && i === 0) lines.push([points[0]]);
      else if (points.length === 1) lines.at(-1)?.push(points[0]);
      else lines.at(-1)?.push(...curve([at, ...points]));
      at = points[points.length - 1];
    }
  }
  return lines;
}

export function boxOf(points: Iterable<SheetPoint>): SheetBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

export const grown = (box: SheetBox, by: number): SheetBox => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

export const isInBox = ([x, y]: SheetPoint, box: SheetBox): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

/** Whether a point lies in a closed line, by counting the edges to its right. */
export function isInside([x, y]: SheetPoint, polygon: SheetLine): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[j];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

export function areaOf(polygon: SheetLine): number {
  let twice = 0;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++)
    twice += polygon[j][0] * polygon[i][1] - polygon[i][0] * polygon[j][1];
  return Math.abs(twice) / 2;
}

/** Whether a line turns at `b` by more than the angle of this cosine. */
export function turnsAt(a: Spot, b: Spot, c: Spot, cosine: number): boolean {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return ux * vx + uy * vy < cosine * Math.hypot(ux, uy) * Math.hypot(vx, vy);
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function lengthOf(line: SheetLine): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += distance(line[i - 1], line[i]);
  return length;
}

export const pathOf = (line: SheetLine, isClosed = false): string =>
  `M${line.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${isClosed ? 'Z' : ''}`;
