import type { Sitter } from '@castellan/match';
import * as common from '../../common/names.js';
import { chateauTexts } from '../texts/table.js';
import { BUILDERS, type ChateauDraft } from './draft.js';

/** Who sits down: builders are kept without a name, each language has its own for them. */
export function sittersOf({ seats, mode }: ChateauDraft): Sitter[] {
  return seats.map(({ name, level, look }, seat) =>
    level === null
      ? { name: name.trim() || chateauTexts().table.player(seat + 1), bot: null, look }
      : { name: '', bot: BUILDERS[mode][level], look },
  );
}

/** What everybody is called. */
export function namesOf(draft: ChateauDraft): string[] {
  return common.namesOf(sittersOf(draft));
}
