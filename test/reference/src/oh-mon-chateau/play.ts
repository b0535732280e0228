/** Playing a move given in notation. */

import {
  activate,
  chooseWall,
  gainFlag,
  gainInhabitants,
  invite,
  moveToken,
  putGained,
  skip,
  steal,
} from './answers.js';
import type { Cell } from './board.js';
import { chances, roll, turnUp } from './chance.js';
import { build } from './constructions.js';
import { pass, take } from './dice.js';
import { getTwice } from './effects.js';
import type { Guest, Lightning } from './guests.js';
import { actors, legalMoves } from './moves.js';
import type { Face, State } from './state.js';
import { buildWhenAllHaveChosen, endTurn, settle } from './turns.js';

export type Actor = number | 'chance';

export const isLegal = (state: State, actor: Actor, move: string): boolean =>
  actor === 'chance' ? Object.hasOwn(chances(state), move) : legalMoves(state, actor).includes(move);

const performChance = (state: State, move: string): State => {
  const [verb, ...words] = move.split(' ');
  switch (verb) {
    case 'turn':
      return turnUp(state, words[0]);
    case 'roll':
      return roll(state, words as Face[]);
    default:
      throw new Error(`Unknown move: ${move}`);
  }
};

const performChoice = (state: State, seat: number, move: string): State => {
  const [verb, ...words] = move.split(' ');
  switch (verb) {
    case 'take':
      return take(state, seat, words);
    case 'pass':
      return pass(state, seat);
    case 'build':
      return build(state, words[0]);
    case 'wall':
      return chooseWall(state, Number(words[0]));
    case 'invite':
      return invite(state, words[0] as Guest);
    case 'activate':
      return activate(state, words[0] as Lightning);
    case 'steal':
      return steal(state, words[0] as Guest);
    case 'put':
      return putGained(state, words[0] as Cell);
    case 'flag':
      return gainFlag(state);
    case 'inhabitants':
      return gainInhabitants(state);
    case 'move': {
      const [from, to] = words[0].split('-') as Cell[];
      return moveToken(state, from, to);
    }
    case 'face':
      return getTwice(state, words[0] as Face | 'cloud');
    case 'skip':
      return skip(state);
    case 'end':
      return endTurn(state);
    default:
      throw new Error(`Unknown move: ${move}`);
  }
};

/** Plays a move that is known to be legal, so that its words can be trusted. */
export const perform = (state: State, actor: Actor, move: string): State => {
  const played = actor === 'chance' ? performChance(state, move) : performChoice(state, actor, move);
  return played.phase === 'dice' ? buildWhenAllHaveChosen(played) : settle(played);
};

/** Plays a move, or throws if the rules do not allow it now. The given state stays as it is. */
export const apply = (state: State, actor: Actor, move: string): State => {
  if (!isLegal(state, actor, move)) throw new Error(`Not a legal move of ${actor}: ${move}`);
  return perform(state, actor, move);
};

/** The number of action sequences of exactly this length; each outcome of chance is one action. */
export const perft = (state: State, depth: number): number => {
  if (depth === 0) return 1;
  const acting = actors(state) ?? [];
  const actions: readonly (readonly [Actor, string])[] =
    acting === 'chance'
      ? Object.keys(chances(state)).map((move) => ['chance', move])
      : acting.flatMap((seat) => legalMoves(state, seat).map((move) => [seat, move] as const));
  return actions.reduce((sum, [actor, move]) => sum + perft(perform(state, actor, move), depth - 1), 0);
};
