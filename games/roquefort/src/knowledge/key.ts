import { ESSENTIAL_WORDS, MICE, type Position } from '../position.js';

/** In the second word of single bytes: whether there was progress; and the last slot as well. */
const SLOT_WORD = 5;
const WITHOUT_PROGRESS = 0xff00ffff;
const WITHOUT_SLOT = 0xff00ff00;

/**
 * Mice of one colour are alike, so each adds its part whatever its number. How long nothing has happened is left
 * out: otherwise no position would ever be met again. The last slot counts only where something follows from it.
 */
export function writeKey(at: Position, out: Int32Array): void {
  const { words, mouse } = at;
  const mask = at.options.noPushBack || at.unsettled ? WITHOUT_PROGRESS : WITHOUT_SLOT;
  let low = at.roofed;
  let high = 0x9e3779b9 | 0;
  for (let i = 2; i < ESSENTIAL_WORDS; i++) {
    const word = i === SLOT_WORD ? words[i] & mask : words[i];
    low = Math.imul(low ^ word, 0x85ebca6b);
    low ^= low >>> 15;
    high = Math.imul(high ^ word, 0xc2b2ae35);
    high ^= high >>> 13;
  }
  let mice = 0;
  let more = 0;
  for (let m = 0; m < at.seats * MICE; m++) {
    let part = Math.imul(((m >> 2) << 8) + mouse[m] + 1, 0x27d4eb2f);
    part ^= part >>> 15;
    mice = (mice + Math.imul(part, 0x165667b1)) | 0;
    more = (more + Math.imul(part ^ (part >>> 9), 0x9e3779b1)) | 0;
  }
  low = Math.imul(low ^ mice, 0x85ebca6b);
  out[0] = low ^ (low >>> 16);
  high = Math.imul(high ^ more ^ at.roofed, 0xc2b2ae35);
  out[1] = high ^ (high >>> 16);
}
