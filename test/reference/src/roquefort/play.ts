/** Playing a move given in notation. */

import { enter, moveMouse, run, slide, uncover } from './actions.js';
import type { Cell } from './board.js';
import { chances, draw } from './chance.js';
import { settle } from './consequences.js';
import { actor, legalMoves } from './moves.js';
import type { State } from './state.js';
import type { Tile } from './tiles.js';
import { afterPlacing, endTurn } from './turns.js';

export const isLegal = (state: State, move: string): boolean =>
  actor(state) === 'chance' ? Object.hasOwn(chances(state), move) : legalMoves(state).includes(move);

/** Plays a move that is known to be legal, so that its words can be trusted. */
export const perform = (state: State, move: string): State => {
  const [verb, ...words] = move.split(/[ >-]/);
  const [first, second] = words as Cell[];
  switch (verb) {
    case 'draw':
      return settle(draw(state, first, words[1] as Tile));
    case 'place':
      return afterPlacing(moveMouse(state, 'outside', first));
    case 'enter':
      return settle(enter(state, first, second));
    case 'run':
      return settle(run(state, first, second));
    case 'uncover':
      return settle(uncover(state, words[0]));
    case 'slide':
      return settle(slide(state, first));
    case 'end':
      return endTurn(state);
    default:
      throw new Error(`Unknown move: ${move}`);
  }
};

/** Plays a move, or throws if the rules do not allow it now. The given state stays as it is. */
export const apply = (state: State, move: string): State => {
  if (!isLegal(state, move)) throw new Error(`Not a legal move: ${move}`);
  return perform(state, move);
};

/** The number of action sequences of exactly this length; each different draw is an action. */
export const perft = (state: State, depth: number): number => {
  if (depth === 0) return 1;
  const actions = actor(state) === 'chance' ? Object.keys(chances(state)) : legalMoves(state);
  return actions.reduce((sum, move) => sum + perft(perform(state, move), depth - 1), 0);
};
