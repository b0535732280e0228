import type { Saying as Words } from '@castellan/protocol';
import { onlineTableTexts } from '../../i18n/online-table.js';
import { Sticker } from './stickers.js';

/** What somebody said: a phrase in the reader's language, a picture, or their own words as they are. */
export function Saying({ saying }: { readonly saying: Words }) {
  if (saying.kind === 'sticker') return <Sticker name={saying.sticker} label={wordsOf(saying)} />;
  return <span class="said-words">{wordsOf(saying)}</span>;
}

export function wordsOf(saying: Words): string {
  const { phrase, sticker } = onlineTableTexts();
  if (saying.kind === 'phrase') return phrase[saying.phrase];
  return saying.kind === 'sticker' ? sticker[saying.sticker] : saying.text;
}
