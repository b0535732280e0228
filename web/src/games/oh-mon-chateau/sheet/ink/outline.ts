import { distance, turnsAt } from '../plan/geometry.js';
import { disc, written as n } from './disc.js';
import { type Sample, toSamples } from './simplify.js';
import { type Stroke, type Tool, WIDTHS } from './stroke.js';

/** How much a line swells with pressure: least part of its width, and what pressure adds. */
const SWELL: Readonly<Record<Tool, readonly [number, number]>> = {
  pencil: [0.5, 0.5],
  ink: [0.25, 0.85],
  crayon: [0.7, 0.35],
  wash: [0, 0],
  eraser: [1, 0],
  brush: [0.65, 0.4],
};

export function radius(tool: Tool, width: number, pressure: number): number {
  const [least, more] = SWELL[tool];
  return (WIDTHS[tool][width] / 2) * (least + more * pressure);
}

const middle = (a: Sample, b: Sample): Sample => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** One point of a curve for every so many units. */
const STEP = 16;
const MOST_STEPS = 6;

/** A line is sharp where it turns by more than about fifty degrees. */
const SHARP = 0.64;

/**
 * The curve that a hand would have meant: it passes by the points, and through the middles between them. Where an area is
 * filled, its corners stay.
 */
export function smooth(samples: readonly Sample[], keepsCorners = false): Sample[] {
  if (samples.length < 3) return [...samples];
  const curve: Sample[] = [samples[0]];
  for (let i = 1; i < samples.length - 1; i++) {
    const from = i === 1 ? samples[0] : middle(samples[i - 1], samples[i]);
    const over = samples[i];
    const to = i === samples.length - 2 ? samples[i + 1] : middle(samples[i], samples[i + 1]);
    if (keepsCorners && turnsAt(samples[i - 1], over, samples[i + 1], SHARP)) {
      curve.push(over, to);
      continue;
    }
    const length = distance(from, over) + distance(over, to);
    const steps = Math.max(2, Math.min(MOST_STEPS, Math.ceil(length / STEP)));
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      curve.push([
        a * from[0] + b * over[0] + c * to[0],
        a * from[1] + b * over[1] + c * to[1],
        a * from[2] + b * over[2] + c * to[2],
      ]);
    }
  }
  return curve;
}

/** The outline of a line whose width follows the pressure: down its left side, round the end, and back. */
function ribbon(samples: readonly Sample[], sizes: readonly number[]): string {
  const left: string[] = [];
  const right: string[] = [];
  let turns = '';
  let [nx, ny] = [0, 0];
  samples.forEach(([x, y], i) => {
    const before = samples[Math.max(0, i - 1)];
    const after = samples[Math.min(samples.length - 1, i + 1)];
    const length = distance(before, after);
    if (length > 0) {
      const [mx, my] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
      // where the line turns back both sides would swap: a disc covers the bend
      if (nx * mx + ny * my < 0.3 && i > 0) turns += disc(x, y, sizes[i]);
      [nx, ny] = [mx, my];
    }
    left.push(`${n(x + nx * sizes[i])} ${n(y + ny * sizes[i])}`);
    right.push(`${n(x - nx * sizes[i])} ${n(y - ny * sizes[i])}`);
  });
  const [first, last] = [samples[0], samples[samples.length - 1]];
  const ends = disc(first[0], first[1], sizes[0]) + disc(last[0], last[1], sizes[sizes.length - 1]);
  return `M${left.join('L')}L${right.reverse().join('L')}Z${ends}${turns}`;
}

function makeOutline(stroke: Stroke): string {
  const samples = toSamples(stroke.points);
  if (stroke.tool === 'wash') {
    // closed: the end runs on into the beginning
    const curve = smooth([...samples, samples[0]], true);
    return `M${curve.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  }
  const curve = smooth(samples);
  const sizes = curve.map(([, , pressure]) => radius(stroke.tool, stroke.width, pressure));
  return curve.length === 1 ? disc(curve[0][0], curve[0][1], sizes[0]) : ribbon(curve, sizes);
}

const outlines = new WeakMap<Stroke, string>();

/** The filled path of a stroke. Strokes never change, so it is computed once. */
export function outlineOf(stroke: Stroke): string {
  let outline = outlines.get(stroke);
  if (outline === undefined) {
    outline = makeOutline(stroke);
    outlines.set(stroke, outline);
  }
  return outline;
}
