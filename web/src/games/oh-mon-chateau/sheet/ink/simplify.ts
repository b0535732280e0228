import { SHEET } from '../plan/plan.js';
import { LIMITS, MOST_PRESSURE, PER_POINT } from './stroke.js';

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

/** Leaves out samples that lie on the way between others (Ramer, Douglas and Peucker), without recursion. */
export function thin(samples: readonly Sample[], tolerance: number): Sample[] {
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
  return samples.filter((_, i) => keep[i] === 1);
}

/** Samples as whole numbers of a stroke, as few as show the same line, and never more than a stroke may have. */
export function toPoints(samples: readonly Sample[], tolerance = 1.2): number[] {
  let few = thin(samples, tolerance);
  for (let wider = tolerance * 2; few.length > LIMITS.pointsPerStroke; wider *= 2) few = thin(few, wider);
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
