import type { ChateauEvent, ChateauView } from '@castellan/oh-mon-chateau';
import type { TableUpdate } from '../../../tables/session.js';
import type { Joined } from '../../../tables/worker-messages.js';

/**
 * The dice of the first turn have fallen when a table comes, and nobody has seen them: the table as it was just before,
 * and the roll as something that happens now. Null if more has happened, or if somebody elsewhere or a bot rolled.
 */
export function beforeFirstRoll(
  table: string,
  joined: Joined,
): { readonly before: Joined; readonly opening: TableUpdate } | null {
  const { update, past, sitters, holds } = joined;
  const events = past as readonly ChateauEvent[];
  const roll = events.at(-1);
  if (roll?.type !== 'rolled' || events.some(({ type }, i) => type !== 'turnedUp' && i < events.length - 1))
    return null;
  const isHere = holds === undefined ? sitters[roll.seat].bot === null : holds.includes(roll.seat);
  const own = update.sights.find(({ seat }) => seat === roll.seat);
  if (!isHere || own === undefined) return null;
  const blind = [own, ...update.sights.filter((sight) => sight !== own)].map((sight) => ({
    ...sight,
    offers: [],
    view: { ...(sight.view as ChateauView), dice: [] },
  }));
  const version = update.version - 1;
  return {
    before: {
      ...joined,
      past: events.slice(0, -1),
      update: { ...update, version, actors: [], sights: blind },
    },
    opening: { ...update, table, from: version, events: [roll] },
  };
}
