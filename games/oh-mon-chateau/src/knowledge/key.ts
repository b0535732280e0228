import { DICE, type Position } from '../position.js';
import { drawnPoints } from './points.js';

/** How long nothing was built; it counts only where something follows from it [O5.4]. */
const QUIET_WORD = 10;
/** Phase, turn and dice; in every phase but the one in which they are used the dice mean nothing any more. */
const DICE_WORD = 11;
const WITHOUT_DICE = 0x0000ffff;
const SCALARS_END = 14;
/** Inhabitants to keep floors, four seats a word. */
const DRAWN_AT = 16;
const DRAWN_END = 22;

const parts = new Int32Array(32);

/**
 * Two positions with the same key play alike. Points that have been drawn for good count as one number, whatever
 * they were drawn for; which die a seat has used counts only while it may use another.
 */
export function writeKey(at: Position, out: Int32Array): void {
  const { words } = at;
  const inDice = at.phase === DICE;
  for (let i = 0; i < SCALARS_END; i++) parts[i] = words[i];
  if (!inDice) parts[DICE_WORD] &= WITHOUT_DICE;
  if (at.options.stallTurns === 0) parts[QUIET_WORD] = 0;
  let n = SCALARS_END;
  for (let i = DRAWN_AT; i < DRAWN_END; i++) parts[n++] = words[i];
  let used = 0;
  for (let seat = 0; seat < at.seats; seat++) {
    if (inDice && ((at.waiting >> seat) & 1) === 1) used |= at.usedDice[seat] << (2 * seat);
    parts[n++] = drawnPoints(at, seat);
  }
  parts[n++] = used;
  // the deck of petits bâtisseurs
  for (let i = words.length - at.smallDeck.length / 4; i < words.length; i++) parts[n++] = words[i];
  let low = 0x2545f491;
  let high = 0x9e3779b9 | 0;
  for (let i = 0; i < n; i++) {
    low = Math.imul(low ^ parts[i], 0x85ebca6b);
    low ^= low >>> 15;
    high = Math.imul(high ^ parts[i], 0xc2b2ae35);
    high ^= high >>> 13;
  }
  out[0] = low ^ (low >>> 16);
  out[1] = high ^ (high >>> 16);
}
