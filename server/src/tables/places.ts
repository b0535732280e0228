import type { Outcome } from '@castellan/kernel';
import type { Ended, EndedHow } from '@castellan/protocol';
import type { RatedPlace } from '../store/operations/rate.js';
import type { Place } from './seating.js';

type SeatAtEnd = Pick<Place, 'seat' | 'person' | 'bot' | 'untilTurnEnds'>;

/**
 * How a game ended for whoever played it: 0 is best, equals are equal. Whoever has left comes after all who stayed, whatever
 * the bot made of their game: leaving saves no rating. Null if a seat was nobody's.
 */
export function placesOf({ winners, scores }: Outcome, places: readonly SeatAtEnd[]): RatedPlace[] | null {
  if (places.some(({ person }) => person === null)) return null;
  const isBetter = (one: SeatAtEnd, other: SeatAtEnd): boolean => {
    if (hasLeft(one) !== hasLeft(other)) return hasLeft(other);
    if (winners.includes(one.seat) !== winners.includes(other.seat)) return winners.includes(one.seat);
    return !winners.includes(one.seat) && scores[one.seat] > scores[other.seat];
  };
  return places.map((place) => ({
    person: place.person,
    rank: places.filter((other) => isBetter(other, place)).length,
  }));
}

/** A bot that plays only this turn sits in for somebody who is slow, not for somebody who has left. */
export function hasLeft({ bot, untilTurnEnds }: Pick<Place, 'bot' | 'untilTurnEnds'>): boolean {
  return bot !== null && !untilTurnEnds;
}

/** Ends that no rule brought about and that count all the same. */
export const COUNT: ReadonlySet<EndedHow> = new Set(['resigned', 'claimed', 'drawn']);

/** How it ended, in the words of games; nobody has counted any points. */
export function outcomeOf({ how, winners }: Ended, { places }: { places: readonly unknown[] }): Outcome {
  return { reason: how, winners, scores: places.map(() => 0) };
}
