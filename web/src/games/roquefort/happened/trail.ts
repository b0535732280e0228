import type { RoquefortEvent } from '@castellan/roquefort';
import type { Happened } from '../../../tables/session.js';

/** What somebody did that leaves a trace in the castle. */
export type Deed = Extract<RoquefortEvent, { readonly seat: number }>;

/**
 * What the others have done since this seat's last turn; nothing as soon as the seat acts itself. It is read off the
 * log, so it tells nothing that the log would not.
 */
export function trailOf(past: readonly Happened<RoquefortEvent>[], seat: number): readonly Deed[] {
  const deeds: Deed[] = [];
  let isOwn = false;
  for (const { event } of past) {
    // nobody knows what was taken back
    if (event === null) deeds.length = 0;
    else if (event.type === 'turnBegan') {
      // when one's own turn is over the others leave new traces; who only looks on sees one turn at a time
      if (isOwn || seat < 0) deeds.length = 0;
      isOwn = event.seat === seat;
    } else if (isOwn || (event.type === 'placed' && event.seat === seat)) deeds.length = 0;
    else if (/^(entered|placed|ran|uncovered|slid|fell)$/.test(event.type)) deeds.push(event as Deed);
  }
  return deeds;
}
