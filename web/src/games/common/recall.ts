import type { Witnessed } from '../../tables/session.js';

export type Recalled<View, Event> = {
  /** What the others did last, move by move. */
  readonly steps: readonly Witnessed<View, Event>[];
  /** What was done here since. */
  readonly since: readonly Witnessed<View, Event>[];
};

/**
 * What the others did since a seat's last turn, or before the turn it is in; null if there is nothing to see again. Who
 * only looks on sees the last turn again.
 */
export function recalled<View, Event>(
  all: readonly Witnessed<View, Event>[],
  seat: number,
  actorOf: (step: Witnessed<View, Event>) => number,
): Recalled<View, Event> | null {
  const end = all.findLastIndex((step) => actorOf(step) !== seat) + 1;
  if (end === 0) return null;
  const last = actorOf(all[end - 1]);
  const before = all
    .slice(0, end)
    .findLastIndex((step) => (seat < 0 ? actorOf(step) !== last : actorOf(step) === seat));
  return { steps: all.slice(before + 1, end), since: all.slice(end) };
}
