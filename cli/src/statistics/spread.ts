/** How values lie. */
export type Spread = {
  readonly mean: number;
  /** Standard deviation. */
  readonly sd: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
};

/** Null if there is nothing to measure. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  const mean = meanOf(values);
  const sd = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  return { mean, sd, median, min: sorted[0], max: sorted[sorted.length - 1] };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const SPREAD_HEADINGS: readonly string[] = ['mean', 'sd', 'median', 'min', 'max'];

/** A row of a table under these headings. */
export function spreadCells(spread: Spread | null): string[] {
  if (spread === null) return SPREAD_HEADINGS.map(() => '-');
  const { mean, sd, median, min, max } = spread;
  return [mean.toFixed(1), sd.toFixed(1), String(median), String(min), String(max)];
}
