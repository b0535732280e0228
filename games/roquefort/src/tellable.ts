import type { RoquefortEvent } from './events.js';

/**
 * [R10.3] What lay in the open is told only until tiles move or roofs close: whoever reads later what happened must not
 * learn from it what lies under a roof.
 */
export function tellable(events: readonly unknown[]): readonly unknown[] {
  const past = events as readonly RoquefortEvent[];
  let first = past.length;
  while (first > 0 && !isForgetting(past[first - 1])) first--;
  return past.filter(({ type }, i) => i >= first || type !== 'seen');
}

function isForgetting({ type }: RoquefortEvent): boolean {
  return type === 'slid' || type === 'covered' || type === 'turnBegan';
}
