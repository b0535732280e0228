import type { Seat, Telling } from '@castellan/kernel';

const AS_FOUND: Telling = { sureness: 1, lean: 0 };

/** Turns what was found for all seats, adding up to 1, into chances that can be told. What is certain stays so. */
export function tell(found: Float64Array, chooser: Seat | null, { sureness, lean } = AS_FOUND): void {
  let sum = 0;
  for (let seat = 0; seat < found.length; seat++) {
    found[seat] = found[seat] ** sureness * (seat === chooser ? Math.exp(lean) : 1);
    sum += found[seat];
  }
  for (let seat = 0; seat < found.length; seat++) found[seat] /= sum;
}
