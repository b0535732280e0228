/** What the active player's answers to the tasks of building do. The moves are taken to be legal. */

import type { Cell } from './board.js';
import { addFlag, drawInhabitants, putToken, takeTokens } from './castle.js';
import { type Guest, isLightning, type Lightning, without } from './guests.js';
import { changeOwnCastle, doneWithTask, type State, type Task } from './state.js';

const effectOf = (guest: Guest): readonly Task[] =>
  isLightning(guest) ? [{ ask: 'nobody', effectOf: guest }] : [];

export const chooseWall = (state: State, room: number): State =>
  doneWithTask(changeOwnCastle(state, (castle) => ({ ...castle, walls: [...castle.walls, room] })));

const receive = (state: State, guest: Guest): State =>
  changeOwnCastle(state, (castle) => ({ ...castle, guests: [...castle.guests, guest] }));

/** The guest is replaced before it acts. [O4.1] */
export const invite = (state: State, guest: Guest): State => {
  const replacement: readonly Task[] = state.deck.length > 0 ? [{ ask: 'turn' }] : [];
  const taken = { ...state, faceUp: without(state.faceUp, guest) };
  return doneWithTask(receive(taken, guest), [...replacement, ...effectOf(guest)]);
};

export const activate = (state: State, guest: Lightning): State => doneWithTask(state, effectOf(guest));

/** The victim keeps the floor; a lightning guest acts for the thief. [O9.1] [O8.1] */
export const steal = (state: State, guest: Guest): State => {
  const robbed = {
    ...state,
    castles: state.castles.map((castle) => ({ ...castle, guests: without(castle.guests, guest) })),
  };
  return doneWithTask(receive(robbed, guest), effectOf(guest));
};

export const putGained = (state: State, cell: Cell): State =>
  doneWithTask(changeOwnCastle(state, (castle) => putToken(castle, cell)));

/** Moine. [O8.2] */
export const gainFlag = (state: State): State =>
  doneWithTask(changeOwnCastle(state, (castle) => addFlag(castle, 2)));

/** Chevalier would rather have them as such. [O8.2] */
export const gainInhabitants = (state: State): State =>
  doneWithTask(changeOwnCastle(state, (castle) => drawInhabitants(castle, 2)));

/** Magicien. [O8.1] */
export const moveToken = (state: State, from: Cell, to: Cell): State =>
  doneWithTask(changeOwnCastle(state, (castle) => putToken(takeTokens(castle, [from]), to)));

/** A guest's gains are the last thing that building asks for, so nothing else is forgone. [O8.1] */
export const skip = (state: State): State => ({ ...state, tasks: [] });
