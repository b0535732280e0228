/** The state in the form that traces of games compare. */

import { FLOOR_CELLS } from './board.js';
import type { Place, State } from './state.js';
import type { CheeseKind, Seen } from './tiles.js';

export type TraceState = {
  readonly turn: number;
  readonly actionsLeft: number;
  readonly slid: boolean;
  /** The 33 floor cells in the order of their names. */
  readonly tiles: Readonly<Record<string, Seen>>;
  readonly spare: Seen;
  readonly roofed: readonly string[];
  readonly mice: readonly (readonly Place[])[];
  readonly cheese: readonly (readonly CheeseKind[])[];
  readonly over: boolean;
  readonly winner: number | null;
};

/** Cells by name, then the mice outside, then those in the dungeon. */
const sortPlaces = (places: readonly Place[]): readonly Place[] => [
  ...places.filter((place) => place !== 'outside' && place !== 'dungeon').sort(),
  ...places.filter((place) => place === 'outside'),
  ...places.filter((place) => place === 'dungeon'),
];

export const describe = (state: State): TraceState => ({
  turn: state.turn,
  actionsLeft: state.actionsLeft,
  slid: state.slid,
  tiles: Object.fromEntries(FLOOR_CELLS.map((cell) => [cell, state.tiles[cell]])),
  spare: state.spare,
  roofed: [...state.roofed].sort(),
  mice: state.mice.map(sortPlaces),
  cheese: state.cheese.map((kinds) => [...kinds].sort()),
  over: state.phase === 'over',
  winner: state.winner,
});
