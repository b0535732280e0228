/** What the games here need of boardgame.io, and how to get at it from an ES module. */

import { createRequire } from 'node:module';

// boardgame.io 0.50 has no `exports` map: its entry points are folders, which ES modules cannot
// import. So its CommonJS build is loaded, with the types that belong to it.
const require = createRequire(import.meta.url);
export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client', { with: {
  'resolution-mode': 'require',
}});
export const { ActivePlayers, INVALID_MOVE } =
  require('boardgame.io/core') as typeof import('boardgame.io/core', { with: {
    'resolution-mode': 'require',
  }});

export const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai', { with: {
  'resolution-mode': 'require',
}});

/** How a game's moves read the state that boardgame.io hands them. */
export type Reading = <T>(G: T) => T;

/** As it comes, the way boardgame.io's guide shows it: through an Immer draft. */
export const asHanded: Reading = (G) => G;

// Reading through a draft is several times slower than reading the state behind it, which Immer gives back to
// those who ask the very copy of Immer that made the draft; hence it is looked up from boardgame.io's place.
const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as {
  readonly original: <T>(draft: T) => T | undefined;
};

/** The plain state behind the draft: as fast as boardgame.io can be made from outside. */
export const unwrapped: Reading = (G) => original(G) ?? G;

/** A move of boardgame.io: its name in `moves` and what it is called with. */
export type Call = { readonly move: string; readonly args: string[] };
