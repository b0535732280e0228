import type { Outcome } from '@castellan/kernel';
import type { Place as Ranked } from '../store/operations/rate.js';
import type { Place } from './seating.js';

/** How a game ended for whoever played it: 0 is best, equals are equal. Null if not all of them were people. */
export function placesOf({ winners, scores }: Outcome, places: readonly Place[]): Ranked[] | null {
  if (places.some(({ person, bot }) => person === null || bot !== null)) return null;
  return places.map(({ person, seat }) => {
    const better = scores.filter(
      (score, other) => !winners.includes(seat) && (winners.includes(other) || score > scores[seat]),
    );
    return { person, rank: better.length };
  });
}
