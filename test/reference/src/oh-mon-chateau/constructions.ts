/** Clearing lines. The moves are taken to be legal. */

import type { Construction, Line } from './board.js';
import { addFlag, drawInhabitants, hasFlagRoom, takeTokens, wallsToBuild } from './castle.js';
import { reactivatable, stealable } from './decisions.js';
import { boardOf, changeOwnCastle, ownCastle, type State, type Task } from './state.js';

/** What is impossible cannot be built. [O3.6] */
const isPossible = (state: State, construction: Construction): boolean => {
  const castle = ownCastle(state);
  switch (construction.kind) {
    case 'keep':
      return castle.floors < 4; // [O4.1] There are guests enough for all the floors of four castles.
    case 'tower':
      return castle.towers.length < 4; // [O4.2]
    case 'wall':
      return wallsToBuild(castle).length > 0; // [O4.3]
    case 'flag':
      return hasFlagRoom(castle); // [O4.4]
    case 'reactivate':
      return reactivatable(state).length > 0; // [O9.2]
    case 'steal':
      return state.setup.theft !== false && stealable(state).length > 0; // [O9.1, O11.1]
  }
};

/** The completed lines that the active player may clear. [O3.5] */
export const buildable = (state: State): readonly Line[] =>
  boardOf(state).lines.filter(
    (line) =>
      line.cells.every((cell) => ownCastle(state).tokens.includes(cell)) && isPossible(state, line.makes),
  );

/** The first to have four towers draws the sun, be it when the game has ended already. [O4.2] */
const drawSun = (state: State): State =>
  state.sun === null && ownCastle(state).towers.length === 4 ? { ...state, sun: state.turn } : state;

const ask = (state: State, task: Task): State => ({ ...state, tasks: [task] });

/** Counts the part and what it brings at once; what has to be chosen or drawn becomes a task. */
const construct = (state: State, construction: Construction): State => {
  switch (construction.kind) {
    case 'keep':
      return ask(
        changeOwnCastle(state, (castle) => ({ ...castle, floors: castle.floors + 1 })),
        { ask: state.setup.mode === 'grands-architectes' ? 'guest' : 'turn' },
      );
    case 'tower':
      return drawSun(
        changeOwnCastle(state, (castle) => ({ ...castle, towers: [...castle.towers, construction.points] })),
      );
    case 'wall':
      return ask(
        changeOwnCastle(state, (castle) => drawInhabitants(castle, construction.inhabitants)),
        { ask: 'wall' },
      );
    case 'flag':
      return changeOwnCastle(state, (castle) => addFlag(castle, construction.points));
    case 'reactivate':
      return ask(state, { ask: 'activate' });
    case 'steal':
      return ask(state, { ask: 'steal' });
  }
};

/** Clears the line of this name and makes its construction. [O3.5] */
export const build = (state: State, name: string): State => {
  const line = boardOf(state).lines.find((other) => other.name === name);
  if (line === undefined) throw new Error(`There is no line ${name}.`);
  const cleared = changeOwnCastle(state, (castle) => takeTokens(castle, line.cells));
  return construct({ ...cleared, built: true }, line.makes);
};
