import { broughtBy, rival } from '../rivals.js';
import type { Library, ServerModule } from './types.js';

let loaded: Library | null = null;

/**
 * What the games here need of boardgame.io. It has no `exports` map: its entry points are folders, which ES modules cannot
 * import, so its CommonJS build is loaded.
 */
export function boardgameIo(): Library {
  loaded ??= load();
  return loaded;
}

function load(): Library {
  const { Client } = rival('boardgame.io/client') as Pick<Library, 'Client'>;
  const { ActivePlayers } = rival('boardgame.io/core') as Pick<Library, 'ActivePlayers'>;
  const { MCTSBot } = rival('boardgame.io/ai') as Pick<Library, 'MCTSBot'>;
  // Reading through a draft is several times slower than reading the state behind it, which Immer gives back to
  // those who ask the very copy of Immer that made the draft.
  const { original } = broughtBy('immer', 'boardgame.io/client') as Pick<Library, 'original'>;
  return { Client, ActivePlayers, MCTSBot, original };
}

export function boardgameIoServer(): ServerModule {
  return rival('boardgame.io/server') as ServerModule;
}

/** How a game's moves read the state that boardgame.io hands them. */
export type Reading = <T>(G: T) => T;

/** As it comes, the way boardgame.io's guide shows it: through an Immer draft. */
export const asHanded: Reading = (G) => G;

/** The plain state behind the draft: as fast as boardgame.io can be made from outside. */
export const unwrapped: Reading = (G) => boardgameIo().original(G) ?? G;
