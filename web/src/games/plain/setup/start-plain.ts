import type { JsonObject } from '@castellan/kernel';
import type { Sitter } from '@castellan/match';
import { pageTexts } from '../../../i18n/i18n.js';
import { go } from '../../../shell/router.js';
import { say } from '../../../shell/ui/toast.js';
import { tableWorker } from '../../../tables/client.js';
import { wantedSeed } from '../../../tables/seed.js';
import type { PlainFacts } from '../kit.js';
import { type PlainDraft, quickDraft } from './draft.js';

/** As the rules take them: whatever else they know keeps its usual value. */
export function optionsOf({ seats }: PlainDraft): JsonObject {
  return { players: seats.length };
}

/** Who sits down: bots are kept without a name, each language has its own for them. */
export function sittersOf({ seats }: PlainDraft): Sitter[] {
  return seats.map(({ name, bot, look }, seat) => ({
    name: bot === null ? name.trim() || pageTexts().newGame.player(seat + 1) : '',
    bot,
    look,
  }));
}

/** Makes the table and goes there. Gives back whether that went well; if not, the person was told. */
export async function startTable({ id }: PlainFacts, draft: PlainDraft): Promise<boolean> {
  try {
    const setup = { game: id, options: optionsOf(draft), sitters: sittersOf(draft), ...wantedSeed() };
    const { table } = await tableWorker().ask('create', { setup });
    go({ page: 'table', id: table });
    return true;
  } catch (error) {
    console.error(error);
    say(pageTexts().newGame.failed);
    return false;
  }
}

/** "Play now": whoever played last, against somebody who has just read the rules. */
export function playNow(facts: PlainFacts): Promise<boolean> {
  return startTable(facts, quickDraft(facts));
}
