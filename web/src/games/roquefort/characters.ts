import type { Messages } from '../../i18n/i18n.js';

/** Those one can play against, weakest first; the same as the game's own list (a test compares). */
export type CharacterId = keyof Messages['character'];
export const CHARACTERS: readonly CharacterId[] = [
  'crumb',
  'noisette',
  'biscuit',
  'thimble',
  'praline',
  'griffonne',
  'baron',
  'castellane',
];

export function findCharacter(id: string | null): CharacterId | undefined {
  return CHARACTERS.find((character) => character === id);
}
