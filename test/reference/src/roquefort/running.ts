/** Where a mouse can run, and what it costs. */

import { BESIDE, type Cell, isTower } from './board.js';
import { isOccupied, isOpen, type State } from './state.js';

/** May a mouse set foot here at all? Not on roofs, traps or back into towers. [R5.3] */
const isPassable = (state: State, cell: Cell): boolean =>
  !isTower(cell) && isOpen(state, cell) && state.tiles[cell] !== 'trap';

/**
 * The free cells a mouse can reach from a cell in one uninterrupted run, with the least number of
 * cells entered. It passes over occupied cells only; stopping on a free one would be a run of its
 * own. A breadth-first search, one step a round, so the first arrival is the cheapest. [R5.4]
 */
export const landings = (state: State, from: Cell): ReadonlyMap<Cell, number> => {
  const costs = new Map<Cell, number>();
  const visited = new Set<Cell>([from]);
  let frontier: readonly Cell[] = [from];
  for (let cost = 1; frontier.length > 0; cost += 1) {
    const hurdles: Cell[] = [];
    for (const cell of frontier.flatMap((passed) => BESIDE[passed])) {
      if (visited.has(cell) || !isPassable(state, cell)) continue;
      visited.add(cell);
      if (isOccupied(state, cell)) hurdles.push(cell);
      else costs.set(cell, cost);
    }
    frontier = hurdles;
  }
  return costs;
};

/** The landings a player can pay for when so many actions are left to run with. */
export const affordable = (state: State, from: Cell, actions: number): readonly Cell[] =>
  [...landings(state, from)].filter(([, cost]) => cost <= actions).map(([cell]) => cell);
