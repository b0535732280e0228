/** boardgame.io's own search on Château Roquefort. */

import type { roquefort } from '@castellan/reference';
import { boardgameIo, type Reading } from './library.js';
import { createRoquefort } from './roquefort.js';

/**
 * Searches of so many iterations from a position, as the library does them: each goes down the tree, adds a
 * position, plays on from it at random for at most 50 moves and counts who won. Returns how many.
 */
export function searchFrom(
  position: roquefort.State,
  setup: roquefort.Setup,
  read: Reading,
): (iterations: number) => number {
  const game = {
    ...createRoquefort({ ...setup, first: position.turn }, read),
    setup: () => position,
    seed: 1,
  };
  const { Client, MCTSBot } = boardgameIo();
  const client = Client<roquefort.State>({ game, numPlayers: setup.players, debug: false });
  const state = client.getState();
  const { enumerate } = game.ai;
  if (state === null) throw new Error('boardgame.io has not begun');
  return (iterations) => {
    const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth: PLAYOUT_MOVES, seed: 1 });
    // it works at once and only answers through a promise
    void bot.play(state, state.ctx.currentPlayer);
    return iterations;
  };
}

/** The library's default. */
export const PLAYOUT_MOVES = 50;
