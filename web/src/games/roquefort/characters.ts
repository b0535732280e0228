import type { CharacterId } from './texts/lists.js';

export type { CharacterId };

/** Those one can play against, weakest first; the same as the game's own list (a test compares). */
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
