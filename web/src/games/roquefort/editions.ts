import { editionOf } from '@castellan/roquefort/editions';
import type { Custom } from '../setup-game.js';

/** Whoever chose an edition plays under its title. */
export function titleOf(edition?: unknown): string {
  // data is written with plain apostrophes, pages are not
  return editionOf(edition).title.replaceAll("'", '’');
}

export function customOf(edition?: unknown): Custom | null {
  return editionOf(edition).firstPlayer === 'last-castle-visit' ? 'castle' : null;
}
