import type { AnyGame, AnyOpposition } from '@castellan/kernel';
import { ohMonChateau, ohMonChateauOpposition } from '@castellan/oh-mon-chateau';
import { roquefort, roquefortOpposition } from '@castellan/roquefort';

/** The games that local tables can play: the one place in the page where rules are registered. */
export const GAMES: readonly { readonly game: AnyGame; readonly opposition: AnyOpposition }[] = [
  { game: roquefort, opposition: roquefortOpposition },
  { game: ohMonChateau, opposition: ohMonChateauOpposition },
];
