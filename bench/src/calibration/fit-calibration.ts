import type { Calibration } from '@castellan/kernel';
import type { Forecast } from './reliability.js';

/**
 * The calibration with which forecasts of the one who chooses, among two players, explain best what came: logistic
 * regression of what came on the log odds that were found, by Newton's method.
 */
export function fitCalibration(forecasts: readonly Forecast[]): Calibration {
  let sureness = 1;
  let lean = 0;
  for (let round = 0; round < 25; round++) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-9, 0, 1e-9];
    for (const { chance, came } of forecasts) {
      const bounded = Math.min(1 - 1e-4, Math.max(1e-4, chance));
      const found = Math.log(bounded / (1 - bounded));
      const told = 1 / (1 + Math.exp(-sureness * found - lean));
      const spread = told * (1 - told);
      a += (came - told) * found;
      b += came - told;
      aa += spread * found * found;
      ab += spread * found;
      bb += spread;
    }
    const whole = aa * bb - ab * ab;
    sureness += (a * bb - b * ab) / whole;
    lean += (b * aa - a * ab) / whole;
  }
  return { sureness, lean };
}
