import type { ChanceSource } from '@castellan/kernel';

/** A chance that was told, from 0 to 1, and what became of it: 1 for a win, a share of it if shared. */
export type Forecast = { readonly chance: number; readonly came: number };

/** Forecasts of about the same chance: how many, what was told on average, and what came. */
export type Bin = { readonly count: number; readonly told: number; readonly came: number };

export type Reliability = {
  readonly bins: readonly Bin[];
  /** The gap between what was told and what came in each bin, weighted by how many are in it. */
  readonly error: number;
  /** Mean squared distance between what was told and what came; 0.25 is a coin, 0 a prophet. */
  readonly brier: number;
};

export function reliabilityOf(forecasts: readonly Forecast[], count = 10): Reliability {
  const bins = Array.from({ length: count }, (_, bin) =>
    binOf(forecasts.filter(({ chance }) => Math.min(count - 1, Math.floor(chance * count)) === bin)),
  );
  const error = bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.told - bin.came), 0);
  const brier = forecasts.reduce((sum, { chance, came }) => sum + (chance - came) ** 2, 0);
  return { bins, error: error / forecasts.length, brier: brier / forecasts.length };
}

/**
 * The error that these very chances would show if they were exactly right: with a finite number of games it is
 * never 0. Outcomes are drawn from the chances themselves, many times, and the errors averaged.
 */
export function errorOfTruth(forecasts: readonly Forecast[], source: ChanceSource, rounds = 50): number {
  const fine = 1 << 20;
  let sum = 0;
  for (let round = 0; round < rounds; round++)
    sum += reliabilityOf(
      forecasts.map(({ chance }) => ({ chance, came: source.below(fine) < chance * fine ? 1 : 0 })),
    ).error;
  return sum / rounds;
}

function binOf(forecasts: readonly Forecast[]): Bin {
  const mean = (read: (forecast: Forecast) => number): number =>
    forecasts.reduce((sum, forecast) => sum + read(forecast), 0) / Math.max(1, forecasts.length);
  return {
    count: forecasts.length,
    told: mean(({ chance }) => chance),
    came: mean(({ came }) => came),
  };
}
