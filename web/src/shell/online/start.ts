import type { JsonObject } from '@castellan/kernel';
import { speakOfOnline } from '../../i18n/online-pages.js';
import { type OnlineDraft, type SeatWish, setupOf } from './draft.js';

/** Opens an online table and goes there. What talks to the server is fetched now, not before. */
export async function startOnlineTable(
  game: string,
  options: JsonObject,
  seats: readonly SeatWish[],
  draft: OnlineDraft,
  asksFirst: boolean,
): Promise<boolean> {
  await speakOfOnline();
  const { createTable } = await import('./create.js');
  return createTable(
    setupOf(game, options, seats, draft, asksFirst),
    draft.withPhones ? 'screen' : 'online-table',
  );
}
