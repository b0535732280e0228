import type { Observer } from '@castellan/kernel';
import { CELL_OF_FLOOR, cellName, FLOORS } from './board/cells.js';
import { OPPOSITE, SLOT_NAMES } from './board/lanes.js';
import { roomNames } from './board/layout.js';
import { TILE_NAMES, UNKNOWN } from './board/tiles.js';
import { kindNames, miceOf } from './describe.js';
import type { EndReason } from './events.js';
import { NOBODY, type Position, SETUP } from './position.js';

/** All that an observer may be shown. Built up from nothing: what is not put in cannot leak. */
export type RoquefortView = {
  readonly phase: 'setup' | 'play' | 'over';
  readonly turn: number;
  readonly actionsLeft: number;
  /** How many this turn had at its beginning: four, but for a house rule [R12.1]. */
  readonly turnActions: number;
  readonly slid: boolean;
  readonly goal: number;
  readonly rooms: readonly string[];
  readonly roofed: readonly string[];
  /** Tiles that lie in the open, by cell. */
  readonly tiles: Readonly<Record<string, string>>;
  /** With the memory aid, or after the end: tiles under roofs that were seen, where slides have taken them. */
  readonly remembered: Readonly<Record<string, string>>;
  /** Where the spare may not go in, if the table forbids pushing straight back [R6.4]. */
  readonly barredSlot: string | null;
  /** null for the moment in which the tile that falls out is still being looked at. */
  readonly spare: string | null;
  readonly mice: readonly (readonly string[])[];
  readonly cheese: readonly (readonly string[])[];
  /** Turns since anybody last came closer to the goal: everybody can count them [R9.5]. */
  readonly quietTurns: number;
  /** Whether this turn has brought somebody closer to it already. */
  readonly progress: boolean;
  /** How many more turns without progress end the game; null if nothing does, or while it is far off [R9.5]. */
  readonly turnsUntilStall: number | null;
  readonly result: { readonly reason: EndReason; readonly winner: number | null } | null;
};

/** The page announces a stall from so many turns before [R9.5]. */
const STALL_WARNING = 10;

/**
 * [R10.3] Without the aid no tile under a roof is shown, also none seen before. After the game everything
 * that is known opens up for all.
 */
export function makeView(state: Position, observer: Observer): RoquefortView {
  const over = state.isOver();
  const aided = over || (observer >= 0 && state.options.memoryAid[observer]);
  const tiles: Record<string, string> = {};
  const remembered: Record<string, string> = {};
  for (let floor = 0; floor < FLOORS; floor++) {
    const tile = state.tiles[floor];
    if (tile === UNKNOWN) continue;
    const cell = CELL_OF_FLOOR[floor];
    const roofed = ((state.roofed >> state.layout.roomOf[cell]) & 1) === 1;
    if (!roofed) tiles[cellName(cell)] = TILE_NAMES[tile];
    else if (aided) remembered[cellName(cell)] = TILE_NAMES[tile];
  }
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const { winner } = state;
  return {
    phase: over ? 'over' : state.phase === SETUP ? 'setup' : 'play',
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    turnActions: state.turnActions,
    slid: state.slid,
    goal: state.options.goal,
    rooms: state.layout.rows,
    roofed: roomNames(state.roofed),
    tiles,
    remembered,
    spare: state.spare === UNKNOWN ? null : TILE_NAMES[state.spare],
    barredSlot: state.options.noPushBack && state.lastSlot >= 0 ? SLOT_NAMES[OPPOSITE[state.lastSlot]] : null,
    mice: seats.map((seat) => miceOf(state, seat)),
    cheese: seats.map((seat) => kindNames(state.cheese[seat])),
    quietTurns: state.quietTurns,
    progress: state.progress,
    turnsUntilStall: turnsUntilStall(state),
    result: over ? { reason: state.endReason, winner: winner === NOBODY ? null : winner } : null,
  };
}

function turnsUntilStall(state: Position): number | null {
  if (state.options.stallTurns === 0 || state.isOver()) return null;
  const left = state.options.stallTurns - state.quietTurns;
  return left <= STALL_WARNING ? left : null;
}
