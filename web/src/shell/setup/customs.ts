import type { Custom } from '../../games/setup-game.js';
import { pageTexts } from '../../i18n/i18n.js';

/** Whose answer is who begins. */
export function questionOf(custom: Custom): string {
  const { askCastle, askYoungest } = pageTexts().begins;
  return custom === 'castle' ? askCastle : askYoungest;
}
