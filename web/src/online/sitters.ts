import type { Sitter } from '@castellan/match';
import type { TableState } from '@castellan/protocol';

/** Who sits where, as a table on this device would say it. */
export function sittersOf({ seats }: TableState): Sitter[] {
  return seats.map(({ name, person, bot, look }) => ({ name: name ?? person?.name ?? '', bot, look }));
}
