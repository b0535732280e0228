/** What the table looks like at one moment, and how it looks at the beginning. */

import { type Cell, FLOOR_CELLS } from './board.js';
import { checkLayout, roomAt, roomsOf } from './layouts.js';
import type { CheeseKind, Seen } from './tiles.js';

export type Setup = {
  readonly players: 2 | 3 | 4;
  /** Seven rows, row 7 first, as "# A A B C C #". */
  readonly rooms: readonly string[];
  /** Kinds of cheese needed to win. [R2.4] */
  readonly goal: 4 | 5 | 6;
  /** A turn needs at least one action. [R3.2] */
  readonly mustAct: boolean;
  /** Mice may come in over a mouse that sits in a tower. [R5.5] */
  readonly enterOverTower: boolean;
  /** The fallen tile may not be pushed straight back. [R6.4] */
  readonly noPushBack: boolean;
  /** So many turns in a row without an event end the game; 0 means never. [R9.5] */
  readonly stallTurns: number;
  /** House rule: the actions of the first turn of all, if not four. [R12.1] */
  readonly firstTurnActions?: number;
  /** The first player's seat. */
  readonly first: number;
};

/** Where a mouse can be. */
export type Place = Cell | 'outside' | 'dungeon';

export type State = {
  readonly setup: Setup;
  /** `placing` while the players put their first mice into the towers. [R2.2] */
  readonly phase: 'placing' | 'playing' | 'over';
  /** The seat to act, or the last that acted. Seats ascend clockwise. */
  readonly turn: number;
  readonly actionsLeft: number;
  /** Has this turn had an action yet? [R3.2] */
  readonly acted: boolean;
  /** Has this turn's one slide been made? [R3.1] */
  readonly slid: boolean;
  /** By floor cell; raised cells and towers have no entry. [R1.3] [R1.4] */
  readonly tiles: Readonly<Record<string, Seen>>;
  readonly spare: Seen;
  /** The slot at which the spare fell out; null before the first slide. */
  readonly fellOutAt: Cell | null;
  /** The rooms with a roof on. */
  readonly roofed: readonly string[];
  /** Four mice for each seat. [R1.8] */
  readonly mice: readonly (readonly Place[])[];
  /** The kinds each seat has collected. */
  readonly cheese: readonly (readonly CheeseKind[])[];
  /** Has anybody got a kind, or any mouse fallen, in this turn? [R9.5] */
  readonly eventful: boolean;
  /** Turns in a row that ended without such an event. [R9.5] */
  readonly quietTurns: number;
  /** Null while the game runs and after a draw. */
  readonly winner: number | null;
};

export const ACTIONS_PER_TURN = 4;

/** The table before chance has shown the spare: all tiles unseen, all roofs on. [R2.1] */
export const start = (setup: Setup): State => {
  checkLayout(setup.rooms);
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  return {
    setup,
    phase: 'placing',
    turn: setup.first,
    actionsLeft: setup.firstTurnActions ?? ACTIONS_PER_TURN,
    acted: false,
    slid: false,
    tiles: Object.fromEntries(FLOOR_CELLS.map((cell) => [cell, '?'])),
    spare: '?',
    fellOutAt: null,
    roofed: roomsOf(setup.rooms),
    mice: seats.map(() => ['outside', 'outside', 'outside', 'outside']),
    cheese: seats.map(() => []),
    eventful: false,
    quietTurns: 0,
    winner: null,
  };
};

/** Is there no roof over this cell? Towers never have one. */
export const isOpen = (state: State, cell: Cell): boolean =>
  !state.roofed.includes(roomAt(state.setup.rooms, cell));

export const isOccupied = (state: State, cell: Cell): boolean =>
  state.mice.some((places) => places.includes(cell));

/** The cells and towers with a mouse of this seat. */
export const miceInCastle = (state: State, seat: number): readonly Cell[] =>
  state.mice[seat].filter((place): place is Cell => place !== 'outside' && place !== 'dungeon');

/** The seat to the left, which is next. [R7.2] */
export const nextSeat = (state: State): number => (state.turn + 1) % state.setup.players;
