import type { Entry } from '@castellan/match';
import { quoted } from './quoted.js';

export type MoveEntry = Extract<Entry, { readonly kind: 'move' }>;

/** A move as the log of a table keeps it: JSON by hand, because most entries are moves. */
export function moveEntryText({ seat, moveId, move, chance }: MoveEntry): string {
  const drawn = chance.length === 0 ? '[]' : JSON.stringify(chance);
  return `{"kind":"move","seat":${seat},"moveId":${quoted(moveId)},"move":${quoted(move)},"chance":${drawn}}`;
}
