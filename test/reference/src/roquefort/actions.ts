/** What each action does to the table. The moves are taken to be legal. */

import { type Cell, laneFrom } from './board.js';
import { landings } from './running.js';
import type { Place, State } from './state.js';

const pay = (state: State, actions: number): State => ({
  ...state,
  actionsLeft: state.actionsLeft - actions,
  acted: true,
});

/** Moves one mouse of the seat whose turn it is. Mice outside are all alike: the first one goes. */
export const moveMouse = (state: State, from: Place, to: Cell): State => {
  const mouse = state.mice[state.turn].indexOf(from);
  return {
    ...state,
    mice: state.mice.map((places, seat) =>
      seat === state.turn ? places.map((place, index) => (index === mouse ? to : place)) : places,
    ),
  };
};

const runCost = (state: State, from: Cell, to: Cell): number => {
  const cost = landings(state, from).get(to);
  if (cost === undefined) throw new Error(`No run leads from ${from} to ${to}.`);
  return cost;
};

/** From outside into a tower, or over it onto a cell: the tower counts as one. [R5.1] [R5.5] */
export const enter = (state: State, tower: Cell, onto: Cell | undefined): State =>
  onto === undefined
    ? moveMouse(pay(state, 1), 'outside', tower)
    : moveMouse(pay(state, 1 + runCost(state, tower, onto)), 'outside', onto);

/** One action for each cell entered. [R5.2] [R5.4] */
export const run = (state: State, from: Cell, to: Cell): State =>
  moveMouse(pay(state, runCost(state, from, to)), from, to);

/** One action, however large the roof. [R4.2] */
export const uncover = (state: State, room: string): State => ({
  ...pay(state, 1),
  roofed: state.roofed.filter((other) => other !== room),
});

/**
 * Pushes the spare in: every tile of the lane moves one cell on and the last becomes the spare.
 * Mice and roofs stay where they are. [R6.1] [R6.2]
 */
export const slide = (state: State, slot: Cell): State => {
  const lane = laneFrom(slot);
  const pushed = [state.spare, ...lane.map((cell) => state.tiles[cell])];
  return {
    ...pay(state, 1),
    slid: true,
    tiles: {
      ...state.tiles,
      ...Object.fromEntries(lane.map((cell, index) => [cell, pushed[index]])),
    },
    spare: pushed[lane.length],
    fellOutAt: lane[lane.length - 1],
  };
};
