import { AS_CLOUD, AS_FLAG, action, asOf, effectOf, faceOf, PASS, PLAINLY, take } from '../actions.js';
import { ANY_FACE, FACES, INHABITANTS, REAL_FACES } from '../data/faces.js';
import { ADDS_INHABITANTS, MAY_BE_CLOUD, MAY_BE_FLAG, MAY_BE_TOKEN } from '../data/guest-sets.js';
import { POWER_POINTS } from '../data/guests.js';
import { TRACK } from '../data/track.js';
import type { Log } from '../events.js';
import { BUILDING, DICE, type Position, roomForFlags } from '../position.js';
import { anyOpenCell, listCells, openCells } from './cells.js';
import { drawCloud, drawFlag, drawInhabitants, placeToken } from './drawing.js';

/** How many inhabitants the face draws [O3.2]. */
const TWO = 2;

/** [O3.1] to [O3.4] What a seat may do with the dice it has not used. */
export function legalDice(at: Position, seat: number, out: Int32Array): number {
  const used = at.usedDice[seat];
  let n = 0;
  if ((used & 1) === 0) n = legalDie(at, seat, at.firstDie, out, n);
  const again = at.firstDie === at.secondDie && (used & 1) === 0;
  if ((used & 2) === 0 && !again) n = legalDie(at, seat, at.secondDie, out, n);
  if (n > 0 && !mustUse(at, seat)) out[n++] = action(PASS);
  return n;
}

/** [O3.4] The others may always leave their die. */
export function mustUse(at: Position, seat: number): boolean {
  return at.rules.mustUseDice && seat === at.turn;
}

function legalDie(at: Position, seat: number, face: number, out: Int32Array, n: number): number {
  if (face !== ANY_FACE) return legalFace(at, seat, face, face, out, n);
  for (let as = 0; as < REAL_FACES; as++) n = legalFace(at, seat, face, as, out, n);
  // [O9.3] Bergère needs a real "?"
  if ((at.guests[seat] & MAY_BE_CLOUD[face]) !== 0) out[n++] = take(face, face, AS_CLOUD);
  return n;
}

/** A die that shows `face`, used as `as`: as printed, and as the seat's hourglass guests allow [O8.2]. */
function legalFace(at: Position, seat: number, face: number, as: number, out: Int32Array, n: number): number {
  const guests = at.guests[seat];
  const roomOnTrack = at.inhabitants[seat] < TRACK;
  if (as === INHABITANTS) {
    if (roomOnTrack) out[n++] = take(face, as, PLAINLY);
    if ((guests & MAY_BE_TOKEN[as]) !== 0) n = listCells(anyOpenCell(at, seat), take(face, as, 0), out, n);
    return n;
  }
  n = listCells(openCells(at, seat, as), take(face, as, 0), out, n);
  if ((guests & ADDS_INHABITANTS[as]) !== 0 && roomOnTrack) out[n++] = take(face, as, PLAINLY); // [O9.4]
  if ((guests & MAY_BE_FLAG[as]) !== 0 && roomForFlags(at, seat) > 0) out[n++] = take(face, as, AS_FLAG);
  return n;
}

export function applyTake(at: Position, seat: number, code: number, log: Log): boolean {
  const face = faceOf(code);
  const as = asOf(code);
  const effect = effectOf(code);
  if (log !== null) log.push({ type: 'usedDie', seat, face: FACES[face], as: FACES[as] });
  if (effect < PLAINLY) placeToken(at, seat, effect, log);
  if (effect === AS_FLAG) {
    drawFlag(at, seat, POWER_POINTS, log);
    if (at.rules.diceMakeProgress) at.built = true; // [O5.4]
  } else if (effect === AS_CLOUD) drawCloud(at, seat, log);
  else if (as === INHABITANTS && effect === PLAINLY) drawInhabitants(at, seat, TWO, log);
  else if ((at.guests[seat] & ADDS_INHABITANTS[as]) !== 0) drawInhabitants(at, seat, 1, log);

  const first = face === at.firstDie && (at.usedDice[seat] & 1) === 0;
  at.usedDice[seat] |= seat === at.turn ? (first ? 1 : 2) : 3; // [O3.1] the others use one
  if (at.usedDice[seat] === 3 || !canUseSomething(at, seat)) stopWaitingFor(at, seat, log);
  return false;
}

export function applyPass(at: Position, seat: number, log: Log): boolean {
  at.usedDice[seat] = 3;
  if (log !== null) log.push({ type: 'passed', seat });
  stopWaitingFor(at, seat, log);
  return false;
}

/** [O3.4] All seats at once; who can use nothing is not asked [O3.3]. */
export function askSeats(at: Position, log: Log): void {
  at.usedDice.fill(0);
  let waiting = 0;
  for (let seat = 0; seat < at.seats; seat++) if (canUseSomething(at, seat)) waiting |= 1 << seat;
  at.waiting = waiting;
  if (waiting === 0) beginBuilding(at, log);
}

function stopWaitingFor(at: Position, seat: number, log: Log): void {
  at.waiting &= ~(1 << seat);
  if (at.waiting === 0) beginBuilding(at, log);
}

/** [O3.5] */
function beginBuilding(at: Position, log: Log): void {
  at.phase = BUILDING;
  at.usedDice.fill(0); // nothing follows from it any more, and equal positions have equal bytes
  if (log !== null) log.push({ type: 'buildingBegan', seat: at.turn });
}

const scratch = new Int32Array(128);

function canUseSomething(at: Position, seat: number): boolean {
  return at.phase === DICE && legalDice(at, seat, scratch) > 0;
}
