import { findGame } from '../games/games.js';

/** What a game is called; one that is not known here by its id. */
export function gameName(game: string, edition?: unknown): string {
  return findGame(game)?.name(edition) ?? game;
}

/** The same for file names: letters, digits and hyphens. */
export function fileNameOf(game: string, edition?: unknown): string {
  const plain = gameName(game, edition).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-');
}
