import { distance, turnsAt } from '../plan/geometry.js';
import { SHEET } from '../plan/plan.js';
import { MOST_PRESSURE, PER_POINT, SHEET_LIMITS } from './stroke.js';

/** A point as it comes from the hand: anywhere on the sheet, pressure from 0 to 1. */
export type Sample = readonly [x: number, y: number, pressure: number];

const clamp = (n: number, most: number): number => Math.max(0, Math.min(most, Math.round(n)));

/** Half a step of pressure counts like so many units beside the line. */
const PRESSURE_WEIGHT = 6;

/** How far a sample lies beside the way from a to b, in space and in pressure. */
function beside(sample: Sample, a: Sample, b: Sample): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t =
    square === 0 ? 0 : Math.max(0, Math.min(1, ((sample[0] - a[0]) * dx + (sample[1] - a[1]) * dy) / square));
  const off = Math.hypot(sample[0] - a[0] - t * dx, sample[1] - a[1] - t * dy);
  return off + Math.abs(sample[2] - a[2] - t * (b[2] - a[2])) * PRESSURE_WEIGHT;
}

/** The samples that do not lie on the way between others (Ramer, Douglas and Peucker), without recursion. */
function bends(samples: readonly Sample[], tolerance: number): number[] {
  const keep = new Uint8Array(samples.length).fill(0);
  keep[0] = keep[samples.length - 1] = 1;
  const spans: [number, number][] = [[0, samples.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let [worst, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const off = beside(samples[i], samples[from], samples[to]);
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return [...keep.keys()].filter((i) => keep[i] === 1);
}

/** Leaves out samples that lie on the way between others. */
export function thin(samples: readonly Sample[], tolerance: number): Sample[] {
  return bends(samples, tolerance).map((i) => samples[i]);
}

/** Samples as whole numbers of a stroke, as few as show the same line, and never more than a stroke may have. */
export function toPoints(samples: readonly Sample[], tolerance = 1.2): number[] {
  return written(thin(samples, tolerance), tolerance);
}

/** How far a line may be from what the hand did, in units of the sheet: a point of the screen, within reason. */
const FINEST = 0.6;
const COARSEST = 1.2;
/** Points of the screen round a corner in which its sides are seen, at least so many units. */
const ROUND = 5;
const NEAREST = 3;
/** A corner turns by more than about forty-five degrees. */
const CORNER = 0.7;

/**
 * The same for a line drawn by hand, where a point of the screen was so many units. A line is smoothed when it is shown
 * and passes its points by: the longer the sides of a corner, the further. So corners are kept twice, which keeps them
 * sharp, with what lies near them on both sides. Where the hand was too fast for more than a few samples nothing is
 * known of corners, and the curve is what was seen while drawing.
 */
export function traced(samples: readonly Sample[], unit: number): number[] {
  const tolerance = Math.max(FINEST, Math.min(COARSEST, unit));
  const reach = Math.max(NEAREST, ROUND * unit);
  const kept = bends(samples, tolerance);
  const line: Sample[] = [];
  kept.forEach((at, i) => {
    const here = samples[at];
    const isEnd = i === 0 || i === kept.length - 1;
    // a smoothed line misses a point by a quarter of what that lies beside the way between its neighbours
    const missed = isEnd ? 0 : beside(here, samples[kept[i - 1]], samples[kept[i + 1]]) / 4;
    if (missed <= 2 * tolerance) {
      line.push(here);
      return;
    }
    const before = nearby(samples, at, kept[i - 1], reach);
    const after = nearby(samples, at, kept[i + 1], reach);
    const isDense = [before, after].every((each) => distance(samples[each], here) < 3 * reach);
    const isCorner = isDense && turnsAt(samples[before], here, samples[after], CORNER);
    if (before !== kept[i - 1]) line.push(samples[before]);
    line.push(...(isCorner ? [here, here] : [here]));
    if (after !== kept[i + 1]) line.push(samples[after]);
  });
  return written(line, tolerance);
}

/** The first sample on the way to another one that is so far away, or that one. */
function nearby(samples: readonly Sample[], from: number, to: number, reach: number): number {
  const step = Math.sign(to - from);
  let at = from + step;
  while (at !== to && distance(samples[at], samples[from]) < reach) at += step;
  return at;
}

function written(samples: readonly Sample[], tolerance: number): number[] {
  let few = samples;
  for (let wider = tolerance * 2; few.length > SHEET_LIMITS.pointsPerStroke; wider *= 2)
    few = thin(few, wider);
  const points: number[] = [];
  for (const [x, y, pressure] of few)
    points.push(
      clamp(x, SHEET.width),
      clamp(y, SHEET.height),
      clamp(pressure * MOST_PRESSURE, MOST_PRESSURE),
    );
  return points;
}

export function toSamples(points: readonly number[]): Sample[] {
  const samples: Sample[] = [];
  for (let i = 0; i < points.length; i += PER_POINT)
    samples.push([points[i], points[i + 1], points[i + 2] / MOST_PRESSURE]);
  return samples;
}
