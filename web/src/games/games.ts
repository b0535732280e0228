import type { WebGame } from './web-game.js';

let provided: readonly WebGame[] = [];

/** What main.tsx hands in: games use the pages and tables around them, so these cannot import games. */
export function provideGames(games: readonly WebGame[]): void {
  provided = games;
}

/** In the order in which they are shown. */
export function games(): readonly WebGame[] {
  return provided;
}

export function findGame(id: string): WebGame | undefined {
  return provided.find((game) => game.id === id);
}

/** For ids that the rules have accepted. */
export function gameWith(id: string): WebGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game "${id}" on the page`);
  return game;
}
