import { ACTIVATE, action, detailOf, INVITE, STEAL } from '../actions.js';
import { CROWN, GUARDS_CROWNS, LIGHTNING } from '../data/guest-sets.js';
import { GUESTS } from '../data/guests.js';
import type { Log } from '../events.js';
import { NO_TASK, type Position, TASK_ACTIVATE, TASK_GUEST, TASK_TURN } from '../position.js';
import { letGuestAct } from './gains.js';
import { showGuest } from './roll.js';

/** Which guest: one of those shown [O4.1], a lightning guest of one's own [O9.2], or somebody else's [O9.1]. */
export function legalGuest(at: Position, out: Int32Array): number {
  const kind = at.task === TASK_GUEST ? INVITE : at.task === TASK_ACTIVATE ? ACTIVATE : STEAL;
  let n = 0;
  for (let rest = candidates(at); rest !== 0; rest &= rest - 1)
    out[n++] = action(kind, 31 - Math.clz32(rest & -rest));
  return n;
}

function candidates(at: Position): number {
  if (at.task === TASK_GUEST) return at.faceUp;
  if (at.task === TASK_ACTIVATE) return at.guests[at.turn] & LIGHTNING;
  return stealable(at, at.turn);
}

/** [O9.2] Whom the builder could let act once more. */
export function mayActivate(at: Position): number[] {
  const guests = at.guests[at.turn] & LIGHTNING;
  return GUESTS.flatMap((_, guest) => ((guests >> guest) & 1 ? [guest] : []));
}

/** [O9.1] Whatever the others have, but crown guests of Garde's owner. */
export function stealable(at: Position, thief: number): number {
  let guests = 0;
  for (let seat = 0; seat < at.seats; seat++) {
    if (seat === thief) continue;
    const guarded = (at.guests[seat] & GUARDS_CROWNS) !== 0 ? CROWN : 0;
    guests |= at.guests[seat] & ~guarded;
  }
  return guests;
}

/** The guest comes; another is turned up in its place before it acts. */
export function applyInvite(at: Position, code: number, log: Log): boolean {
  const guest = detailOf(code);
  at.faceUp &= ~(1 << guest);
  at.guests[at.turn] |= 1 << guest;
  if (log !== null) log.push({ type: 'guestArrived', seat: at.turn, guest: GUESTS[guest].id });
  if (at.deck === 0) {
    at.task = NO_TASK;
    letGuestAct(at, guest, log);
  } else {
    at.task = TASK_TURN;
    at.arriving = guest;
  }
  return false;
}

export function applyReplacement(at: Position, code: number, log: Log): boolean {
  showGuest(at, detailOf(code), log);
  const guest = at.arriving;
  at.task = NO_TASK;
  at.arriving = -1;
  letGuestAct(at, guest, log);
  return true;
}

export function applyActivate(at: Position, code: number, log: Log): boolean {
  at.task = NO_TASK;
  letGuestAct(at, detailOf(code), log);
  return false;
}

/** [O9.1] The victim keeps the floor; a lightning guest acts for the thief. */
export function applySteal(at: Position, code: number, log: Log): boolean {
  const guest = detailOf(code);
  let from = 0;
  while (((at.guests[from] >> guest) & 1) === 0) from++;
  at.guests[from] &= ~(1 << guest);
  at.guests[at.turn] |= 1 << guest;
  at.task = NO_TASK;
  if (log !== null) log.push({ type: 'stole', seat: at.turn, from, guest: GUESTS[guest].id });
  letGuestAct(at, guest, log);
  return false;
}
