import type { Sitter } from '@castellan/match';
import { t } from '../../i18n/i18n.js';

/** A record may say nothing of who played: then seats have numbers. */
export function nameOf(sitter: Sitter, seat: number): string {
  return sitter.name === '' ? t().newGame.player(seat + 1) : sitter.name;
}
