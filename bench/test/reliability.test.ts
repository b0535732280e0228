import { SeededChance } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { fitCalibration } from '../src/calibration/fit-calibration.js';
import { errorOfTruth, type Forecast, reliabilityOf } from '../src/calibration/reliability.js';

/** Forecasts spread over all chances; what comes follows `truth`, which may differ from what is told. */
function forecasts(seed: string, count: number, truth: (told: number) => number): Forecast[] {
  const source = new SeededChance(seed);
  return Array.from({ length: count }, () => {
    const chance = source.below(1_000) / 1_000;
    return { chance, came: source.below(1_000) < 1_000 * truth(chance) ? 1 : 0 };
  });
}

describe('reliability', () => {
  it('is worked out by hand for a few', () => {
    const { bins, error, brier } = reliabilityOf([
      { chance: 0.05, came: 0 },
      { chance: 0.62, came: 1 },
      { chance: 0.66, came: 0 },
      { chance: 1, came: 1 },
    ]);
    expect(bins.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
    // gaps of 0.05, 0.14 (twice) and 0
    expect(error).toBeCloseTo((0.05 + 2 * 0.14) / 4, 10);
    expect(brier).toBeCloseTo((0.05 ** 2 + 0.38 ** 2 + 0.66 ** 2) / 4, 10);
  });

  it('is small where what is told comes, and no smaller than so few games allow', () => {
    const right = forecasts('right', 2_000, (told) => told);
    const truth = errorOfTruth(right, new SeededChance('again'));
    expect(reliabilityOf(right).error).toBeLessThan(0.03);
    expect(truth).toBeGreaterThan(0.01);
    expect(truth).toBeLessThan(0.03);
    expect(errorOfTruth(right.slice(0, 200), new SeededChance('few'))).toBeGreaterThan(truth * 2);
  });

  it('sees who is too sure, and who is too timid', () => {
    const tooSure = forecasts('sure', 2_000, (told) => 0.5 + (told - 0.5) / 2);
    const tooTimid = forecasts('timid', 2_000, (told) => (told < 0.5 ? told / 2 : 1 - (1 - told) / 2));
    expect(reliabilityOf(tooSure).error).toBeGreaterThan(0.08);
    expect(reliabilityOf(tooTimid).error).toBeGreaterThan(0.08);
  });

  it('finds again how chances were bent', () => {
    const bent = forecasts('bent', 20_000, (told) => {
      const odds = Math.exp(-0.2) * (told / (1 - told)) ** 1.3;
      return odds / (1 + odds);
    });
    const { sureness, lean } = fitCalibration(bent);
    expect(Math.abs(sureness - 1.3)).toBeLessThan(0.08);
    expect(Math.abs(lean + 0.2)).toBeLessThan(0.06);
  });
});
