import type { JsonObject } from '@castellan/kernel';
import { go } from '../../shell/router.js';
import { tableWorker } from '../../tables/client.js';
import type { AnySession } from '../../tables/session.js';
import type { NewTable } from '../../tables/worker-messages.js';
import { gameWith } from '../games.js';

/** The same people with the same options; whoever was second begins. */
export async function playAgain({ table: last, isOnline, game, options, sitters }: AnySession) {
  if (isOnline) return (await import('../../online/rematch.js')).rematch(last);
  const { table } = await tableWorker().ask('create', { setup: setupAgain({ game, options, sitters }) });
  go({ page: 'table', id: table });
}

export function setupAgain({ game, options, sitters }: NewTable): NewTable {
  const { anew = (same: JsonObject) => same } = gameWith(game);
  const { first } = options;
  const next = typeof first === 'number' ? (first + 1) % sitters.length : 0;
  return { game, options: { ...anew(options), first: next }, sitters };
}

/** Who only looked on at a table on the server has no rematch. */
export function mayPlayAgain({ isOnline, holds }: AnySession): boolean {
  return !isOnline || holds.value.length > 0;
}

/** Where a game that is over can be looked through. */
export function replayPath({ table, isOnline }: AnySession): string {
  return isOnline ? `/game/${table}` : `/watch/${table}`;
}
