import type { Sitter } from '@castellan/match';
import { t } from '../../i18n/i18n.js';

/** Stands in the place of a bot where somebody's own program plays; the same as in the protocol. */
export const PROGRAM: typeof import('@castellan/protocol').PROGRAM = 'program';

type Characters = Readonly<Record<string, { readonly name: string }>>;

/** A record may say nothing of who played: then bots have their own name, and seats have numbers. */
export function nameOf({ name, bot }: Sitter, seat: number, characters: Characters): string {
  if (name !== '') return name;
  if (bot === PROGRAM) return t().newGame.program(seat + 1);
  const known = bot !== null && Object.hasOwn(characters, bot) ? characters[bot].name : null;
  return known ?? t().newGame.player(seat + 1);
}

export function namesOf(sitters: readonly Sitter[], characters: Characters): string[] {
  return sitters.map((sitter, seat) => nameOf(sitter, seat, characters));
}
