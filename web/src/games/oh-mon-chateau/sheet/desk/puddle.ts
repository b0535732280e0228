import { Rand } from '../auto/rand.js';
import { type Sample, toSamples } from '../ink/simplify.js';
import type { Stroke } from '../ink/stroke.js';
import { areaOf, distance, isInside, lengthOf, type SheetLine, type SheetPoint } from '../plan/geometry.js';
import { areaAt, type Place } from '../plan/plan.js';

const lineOf = (stroke: Stroke): SheetLine => toSamples(stroke.points).map(([x, y]) => [x, y]);

/** A line that comes back to where it began. */
function isClosed(line: SheetLine): boolean {
  return line.length > 3 && distance(line[0], line[line.length - 1]) < Math.max(40, lengthOf(line) * 0.12);
}

/** The smallest shape that somebody drew round a point. */
function drawnAround(point: SheetPoint, strokes: readonly Stroke[]): SheetLine | null {
  let best: SheetLine | null = null;
  for (const stroke of strokes) {
    if (stroke.tool === 'wash' || stroke.tool === 'eraser') continue;
    const line = lineOf(stroke);
    if (isClosed(line) && isInside(point, line) && (best === null || areaOf(line) < areaOf(best)))
      best = line;
  }
  return best;
}

/** What a drop of water colour fills: a shape drawn by hand, an area of the guide, or just a puddle. */
export function puddleAt(
  point: SheetPoint,
  strokes: readonly Stroke[],
  places: readonly Place[],
  size: number,
): readonly Sample[] {
  const found = areaAt(point, places)?.area.polygon ?? null;
  const own = drawnAround(point, strokes);
  const shape = own !== null && (found === null || areaOf(own) < areaOf(found)) ? own : found;
  if (shape !== null) return shape.slice(0, isClosed(shape) ? -1 : undefined).map(([x, y]) => [x, y, 0]);
  const rand = new Rand(`${point}`);
  const r = 30 + 30 * size;
  return Array.from({ length: 14 }, (_, i) => {
    const angle = (i * Math.PI) / 7;
    const reach = r * rand.between(0.8, 1.15);
    return [point[0] + reach * Math.cos(angle), point[1] + reach * Math.sin(angle), 0];
  });
}
