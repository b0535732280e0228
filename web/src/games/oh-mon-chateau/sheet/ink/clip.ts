import { SHEET } from '../plan/plan.js';
import type { Sample } from './simplify.js';

const between = (a: Sample, b: Sample, t: number): Sample => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The part of the way from a to b that lies on the paper, as shares of it (Liang and Barsky); null if none does. */
function onPaper(a: Sample, b: Sample): readonly [number, number] | null {
  let [from, to] = [0, 1];
  for (const [axis, most] of [
    [0, SHEET.width],
    [1, SHEET.height],
  ] as const) {
    const step = b[axis] - a[axis];
    if (step === 0 && (a[axis] < 0 || a[axis] > most)) return null;
    if (step === 0) continue;
    const [one, other] = [-a[axis] / step, (most - a[axis]) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from > to ? null : [from, to];
}

/** What of a line lies on the paper: where it leaves it ends, and where it comes back another one begins. */
export function piecesOnPaper(samples: readonly Sample[]): Sample[][] {
  if (samples.length === 1) return onPaper(samples[0], samples[0]) === null ? [] : [[...samples]];
  const pieces: Sample[][] = [];
  let isOut = true;
  for (let i = 1; i < samples.length; i++) {
    const [a, b] = [samples[i - 1], samples[i]];
    const part = onPaper(a, b);
    if (part !== null) {
      if (isOut) pieces.push([between(a, b, part[0])]);
      pieces[pieces.length - 1].push(between(a, b, part[1]));
    }
    isOut = part === null || part[1] < 1;
  }
  return pieces;
}
