import type { ChateauEvent } from '@castellan/oh-mon-chateau';
import type { Happened } from '../../../tables/session.js';

/** Something that others may want to have seen. */
export type ChateauDeed = Extract<ChateauEvent, { readonly seat: number }>;
/** The same thing done so many times. */
export type Deeds = { readonly deed: ChateauDeed; readonly count: number };

const IS_SEEN = /^(placedToken|built|drew|guestArrived|stole|finished)/;
/** Chance and the table do these; nobody acts by them. */
const IS_NO_ACT = /^(rolled|buildingBegan|finished)$/;

/**
 * What each of the others has done since this seat last acted, by seat; nothing as soon as it acts again. Who only looks
 * on sees what came of the last roll.
 */
export function trailOf(
  past: readonly Happened<ChateauEvent>[],
  seat: number,
): ReadonlyMap<number, readonly Deeds[]> {
  const trail = new Map<number, Deeds[]>();
  for (const { event } of past) {
    const isOver =
      // nobody knows what was taken back
      event === null ||
      (seat < 0
        ? event.type === 'rolled'
        : 'seat' in event && event.seat === seat && !IS_NO_ACT.test(event.type));
    if (isOver) trail.clear();
    else if ('seat' in event && event.seat !== seat && IS_SEEN.test(event.type))
      trail.set(event.seat, withDeed(trail.get(event.seat) ?? [], event));
  }
  return trail;
}

function withDeed(deeds: readonly Deeds[], deed: ChateauDeed): Deeds[] {
  const known = deeds.find((one) => one.deed.type === deed.type);
  return known === undefined
    ? [...deeds, { deed, count: 1 }]
    : deeds.map((one) => (one === known ? { deed, count: one.count + 1 } : one));
}
