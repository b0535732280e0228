import type { JsonObject } from '@castellan/kernel';
import { pageTexts } from '../../../i18n/i18n.js';
import { go } from '../../../shell/router.js';
import { say } from '../../../shell/ui/toast.js';
import { tableWorker } from '../../../tables/client.js';
import { wantedSeed } from '../../../tables/seed.js';
import facts from '../game.json';
import { type ChateauDraft, lastDraft, quickDraft } from './draft.js';
import { sittersOf } from './names.js';

/** As the rules take them. */
export function optionsOf({ mode, seats, first, theft, mustUseDice, stallTurns }: ChateauDraft): JsonObject {
  // the house rule has a meaning where guests can be stolen at all
  const house = mode === 'grands-architectes' ? { theft } : {};
  const settled = { mode, players: seats.length, mustUseDice, stallTurns };
  return { ...settled, ...house, ...(typeof first === 'number' ? { first } : {}) };
}

/** Makes the table and goes there. Gives back whether that went well; if not, the person was told. */
export async function startTable(draft: ChateauDraft): Promise<boolean> {
  try {
    const options = optionsOf(draft);
    const setup = { game: facts.id, options, sitters: sittersOf(draft), ...wantedSeed() };
    const { table } = await tableWorker().ask('create', { setup });
    go({ page: 'table', id: table });
    return true;
  } catch (error) {
    console.error(error);
    say(pageTexts().newGame.failed);
    return false;
  }
}

/** "Play now": whoever played last, against somebody friendly. */
export function playNow(): Promise<boolean> {
  return startTable(quickDraft(lastDraft.peek()));
}
