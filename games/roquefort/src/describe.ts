import type { JsonObject } from '@castellan/kernel';
import { CELL_OF_FLOOR, cellName, FLOORS, GRID, OUTSIDE } from './board/cells.js';
import { roomNames } from './board/layout.js';
import { kindsIn, TILE_NAMES } from './board/tiles.js';
import type { RoquefortOptions } from './options.js';
import { ACTIONS_A_TURN, MICE, NOBODY, type Position } from './position.js';

/** Everything that was ever in the open: for traces and tests, never for players [R10.3]. docs/NOTATION.md */
export function describe(state: Position): JsonObject {
  const { tiles, winner } = state;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    slid: state.slid,
    tiles: Object.fromEntries(
      Array.from({ length: FLOORS }, (_, f) => [cellName(CELL_OF_FLOOR[f]), TILE_NAMES[tiles[f]]]),
    ),
    spare: TILE_NAMES[state.spare],
    roofed: roomNames(state.roofed),
    mice: seats.map((seat) => miceOf(state, seat)),
    cheese: seats.map((seat) => kindNames(state.cheese[seat])),
    over: state.isOver(),
    winner: winner === NOBODY ? null : winner,
  };
}

export function describeOptions(options: RoquefortOptions): JsonObject {
  const { players, edition, layout, rooms, goal, first, firstTurnActions } = options;
  const { mustAct, enterOverTower, noPushBack, stallTurns } = options;
  // a house rule is told only where it is played
  const house = firstTurnActions === ACTIONS_A_TURN ? {} : { firstTurnActions };
  return {
    players,
    edition,
    layout,
    rooms,
    goal,
    options: { mustAct, enterOverTower, noPushBack, stallTurns, ...house },
    first,
  };
}

/** Mice of one colour are alike: cells in the order of their names, then outside, then dungeon. */
export function miceOf(state: Position, seat: number): string[] {
  const from = seat * MICE;
  return Array.from(state.mouse.subarray(from, from + MICE))
    .sort((a, b) => a - b)
    .map(mousePlace);
}

export function kindNames(set: number): string[] {
  return kindsIn(set).map((kind) => TILE_NAMES[kind]);
}

function mousePlace(place: number): string {
  return place < GRID ? cellName(place) : place === OUTSIDE ? 'outside' : 'dungeon';
}
