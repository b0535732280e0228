import { CROWN } from '../data/guest-sets.js';
import { GUESTS, POWER_POINTS } from '../data/guests.js';
import { CLOUD_POINTS, MOST_FLAGS, PARTS_OF_EACH, type Position, SUN_POINTS, walls } from '../position.js';

/** [O5.3] Where a seat's points come from. */
export type Score = {
  readonly towers: number;
  readonly sun: number;
  readonly clouds: number;
  readonly inhabitants: number;
  readonly flags: number;
  readonly guests: number;
};

export function scoreOf(at: Position, seat: number): Score {
  return {
    towers: sum(at.towerPoints, seat * PARTS_OF_EACH, at.towers[seat]),
    sun: at.sun === seat ? SUN_POINTS : 0,
    clouds: (at.finisher === seat ? CLOUD_POINTS : 0) + at.clouds[seat] * POWER_POINTS,
    inhabitants: at.values.inhabitants[at.inhabitants[seat]],
    flags: sum(at.flagPoints, seat * MOST_FLAGS, at.flags[seat]),
    guests: at.grand ? guestPoints(at, seat) : smallGuestPoints(at, seat),
  };
}

export function totalOf(score: Score): number {
  return score.towers + score.sun + score.clouds + score.inhabitants + score.flags + score.guests;
}

/** Most points; ties share. */
export function winners(at: Position): number[] {
  const totals = Array.from({ length: at.seats }, (_, seat) => totalOf(scoreOf(at, seat)));
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** [O8.3] */
function guestPoints(at: Position, seat: number): number {
  const counts = {
    floor: at.floors[seat],
    wall: walls(at, seat),
    tower: at.towers[seat],
    flag: at.flags[seat],
    crown: GUESTS.filter((_, guest) => ((at.guests[seat] & CROWN) >> guest) & 1).length,
  };
  return GUESTS.reduce((points, guest, i) => {
    if (((at.guests[seat] >> i) & 1) === 0) return points;
    const times = typeof guest.points === 'number' ? 1 : counts[guest.points.each];
    return points + times * at.values.guests[i];
  }, 0);
}

/** [O7.2] */
function smallGuestPoints(at: Position, seat: number): number {
  const from = seat * at.smallDeck.length;
  return at.values.small.reduce((points, value, i) => points + value * at.smallGuests[from + i], 0);
}

function sum(values: Uint8Array, from: number, count: number): number {
  let points = 0;
  for (let i = from; i < from + count; i++) points += values[i];
  return points;
}
