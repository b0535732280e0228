import type { Seat, Telling } from '@castellan/kernel';

/**
 * Turns what was found for all seats, adding up to 1, into chances that can be told. What is certain stays so; a game
 * that declares no telling is told what was found.
 */
export function tell(found: Float64Array, chooser: Seat | null, telling: Telling | undefined): void {
  if (telling === undefined) return;
  let sum = 0;
  for (let seat = 0; seat < found.length; seat++) {
    found[seat] = found[seat] ** telling.sureness * (seat === chooser ? Math.exp(telling.lean) : 1);
    sum += found[seat];
  }
  for (let seat = 0; seat < found.length; seat++) found[seat] /= sum;
}
