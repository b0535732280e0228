import type { Mode } from '@castellan/oh-mon-chateau';
import type { BuilderId } from './texts/lists.js';

/** Those one can play against in each mode, weakest first; the same as the game's own list (a test compares). */
export const BUILDERS: Readonly<Record<Mode, readonly BuilderId[]>> = {
  'petits-batisseurs': ['pebble', 'thatch', 'mortar', 'belfry', 'keystone'],
  'grands-architectes': ['tinsel', 'quill', 'plumb', 'magpie', 'architect'],
};

/** Whatever was kept by another version. */
export function modeOf(told: unknown): Mode {
  return told === 'grands-architectes' ? told : 'petits-batisseurs';
}
