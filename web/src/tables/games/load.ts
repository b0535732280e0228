import type { AnyGame, AnyOpposition } from '@castellan/kernel';

/** A game and those who play it. */
export type Playable = { readonly game: AnyGame; readonly opposition: AnyOpposition };

/**
 * The games that local tables can play, each fetched when it is first played: the one place in the page where rules
 * are registered. Both Workers fetch the same files, so they come over the network once.
 */
const GAMES: Readonly<Record<string, () => Promise<Playable>>> = {
  roquefort: () => import('./roquefort.js'),
  'oh-mon-chateau': () => import('./oh-mon-chateau.js'),
};

export const KNOWN_GAMES: readonly string[] = Object.keys(GAMES);

/** Null if there is no such game. */
export async function loadGame(id: string): Promise<Playable | null> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]() : null;
}
