import { action, detailOf, firstOf, pair, ROLL, secondOf, TURN_UP } from '../actions.js';
import { FACES } from '../data/faces.js';
import { GUESTS } from '../data/guests.js';
import type { Log } from '../events.js';
import { DICE, type Position, ROLLING } from '../position.js';
import { askSeats } from './dice.js';

/** How many guests lie face up in grands architectes [O2.1]. */
const SHOWN = 3;

/** [O3.1] Two like dice: 21 results, of which doubles are half as likely as the others. */
export function chancesOfRoll(out: Int32Array, weights: Int32Array): number {
  let n = 0;
  for (let a = 0; a < FACES.length; a++)
    for (let b = a; b < FACES.length; b++) {
      out[n] = action(ROLL, pair(a, b));
      weights[n++] = a === b ? 1 : 2;
    }
  return n;
}

export function applyRoll(at: Position, code: number, log: Log): boolean {
  at.firstDie = firstOf(code);
  at.secondDie = secondOf(code);
  at.phase = DICE;
  if (log !== null)
    log.push({ type: 'rolled', seat: at.turn, dice: [FACES[at.firstDie], FACES[at.secondDie]] });
  askSeats(at, log);
  return true;
}

/** Every guest left in the deck is equally likely: the deck has no order until a card is turned up. */
export function chancesOfGuest(at: Position, out: Int32Array, weights: Int32Array): number {
  let n = 0;
  for (let rest = at.deck; rest !== 0; rest &= rest - 1) {
    out[n] = action(TURN_UP, 31 - Math.clz32(rest & -rest));
    weights[n++] = 1;
  }
  return n;
}

/** [O2.1] The first three are shown before anybody rolls. */
export function applyFirstGuests(at: Position, code: number, log: Log): boolean {
  showGuest(at, detailOf(code), log);
  let shown = 0;
  for (let rest = at.faceUp; rest !== 0; rest &= rest - 1) shown++;
  if (shown === SHOWN) at.phase = ROLLING;
  return true;
}

export function showGuest(at: Position, guest: number, log: Log): void {
  at.deck &= ~(1 << guest);
  at.faceUp |= 1 << guest;
  if (log !== null) log.push({ type: 'turnedUp', guest: GUESTS[guest].id });
}
