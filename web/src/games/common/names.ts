import type { Sitter } from '@castellan/match';
import { t } from '../../i18n/i18n.js';

type Characters = Readonly<Record<string, { readonly name: string }>>;

/** A record may say nothing of who played: then bots have their own name, and seats have numbers. */
export function nameOf({ name, bot }: Sitter, seat: number, characters: Characters): string {
  if (name !== '') return name;
  const known = bot !== null && Object.hasOwn(characters, bot) ? characters[bot].name : null;
  return known ?? t().newGame.player(seat + 1);
}

export function namesOf(sitters: readonly Sitter[], characters: Characters): string[] {
  return sitters.map((sitter, seat) => nameOf(sitter, seat, characters));
}
