import type { JsonObject } from '@castellan/kernel';
import { go } from '../../shell/router.js';
import { tables } from '../../tables/client.js';
import { isOnlineTable } from '../../tables/protocol.js';
import type { AnySession } from '../../tables/session.js';

/** The same people with the same options; whoever was second begins. */
export async function playAgain({ table: last, game, options, sitters }: AnySession): Promise<void> {
  if (isOnlineTable(last)) return (await import('../../online/rematch.js')).rematch(last);
  const { first, rooms, ...rest } = options as JsonObject;
  const next = typeof first === 'number' ? (first + 1) % sitters.length : 0;
  // rooms that chance built are built anew; those that somebody entered stay
  const kept: JsonObject = rest.layout === 'custom' && rooms !== undefined ? { ...rest, rooms } : rest;
  const setup = { game, options: { ...kept, first: next }, sitters };
  const { table } = await tables().ask('create', { setup });
  go({ page: 'table', id: table });
}

/** Who only looked on at a table on the server has no rematch. */
export function mayPlayAgain({ table, holds }: AnySession): boolean {
  return !isOnlineTable(table) || holds.value.length > 0;
}

/** Where a game that is over can be looked through. */
export function replayPath(table: string): string {
  return isOnlineTable(table) ? `/game/${table}` : `/watch/${table}`;
}
