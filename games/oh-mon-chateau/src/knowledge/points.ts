import { CROWN } from '../data/guest-sets.js';
import { GUESTS, POWER_POINTS } from '../data/guests.js';
import { GROUP, TRACK } from '../data/track.js';
import { CLOUD_POINTS, MOST_FLAGS, PARTS_OF_EACH, type Position, SUN_POINTS, walls } from '../position.js';

/* The same as rules/score.ts in one number and without allocating anything: search asks it at every position. */

const EACH = ['guest', 'floor', 'wall', 'tower', 'flag', 'crown'];
const EACH_OF: Uint8Array = Uint8Array.from(GUESTS, ({ points }) =>
  typeof points === 'number' ? 0 : EACH.indexOf(points.each),
);
/** Most count once. */
const counts = Uint8Array.from(EACH, () => 1);

/** [O5.3] */
export function pointsOf(at: Position, seat: number): number {
  const guests = at.grand ? guestPoints(at, seat) : 0;
  return drawnPoints(at, seat) + at.values.inhabitants[at.inhabitants[seat]] + guests;
}

/** The same with steps towards the next group counted: a half-filled group is worth something too. */
export function smoothPointsOf(at: Position, seat: number, points: number): number {
  const { inhabitants } = at.values;
  const drawn = at.inhabitants[seat];
  const into = drawn % GROUP;
  const from = inhabitants[drawn - into];
  const next = inhabitants[Math.min(TRACK, drawn - into + GROUP)];
  return points - inhabitants[drawn] + (from + ((next - from) * into) / GROUP);
}

/** Without inhabitants and guests with powers: points that nothing changes any more. */
export function drawnPoints(at: Position, seat: number): number {
  let points = at.clouds[seat] * POWER_POINTS;
  if (at.sun === seat) points += SUN_POINTS;
  if (at.finisher === seat) points += CLOUD_POINTS;
  for (let i = seat * PARTS_OF_EACH, end = i + at.towers[seat]; i < end; i++) points += at.towerPoints[i];
  for (let i = seat * MOST_FLAGS, end = i + at.flags[seat]; i < end; i++) points += at.flagPoints[i];
  if (at.grand) return points;
  const { small } = at.values;
  const from = seat * at.smallDeck.length;
  for (let i = 0; i < small.length; i++) points += small[i] * at.smallGuests[from + i];
  return points;
}

function guestPoints(at: Position, seat: number): number {
  const guests = at.guests[seat];
  counts[1] = at.floors[seat];
  counts[2] = walls(at, seat);
  counts[3] = at.towers[seat];
  counts[4] = at.flags[seat];
  counts[5] = countBits(guests & CROWN);
  const worth = at.values.guests;
  let points = 0;
  for (let rest = guests; rest !== 0; rest &= rest - 1) {
    const guest = 31 - Math.clz32(rest & -rest);
    points += worth[guest] * counts[EACH_OF[guest]];
  }
  return points;
}

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
