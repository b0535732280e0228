import type { Calibration, Seat } from '@castellan/kernel';

/**
 * Turns what was found for all seats, adding up to 1, into chances that can be told. What is certain stays so; a game
 * that declares no calibration is told what was found.
 */
export function calibrate(
  found: Float64Array,
  chooser: Seat | null,
  calibration: Calibration | undefined,
): void {
  if (calibration === undefined) return;
  let sum = 0;
  for (let seat = 0; seat < found.length; seat++) {
    found[seat] = found[seat] ** calibration.sureness * (seat === chooser ? Math.exp(calibration.lean) : 1);
    sum += found[seat];
  }
  for (let seat = 0; seat < found.length; seat++) found[seat] /= sum;
}
