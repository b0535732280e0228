import { firstOf, kindOf, SLIDE } from './actions.js';
import { CELL_OF_FLOOR, cellName, FLOORS } from './board/cells.js';
import { LANE_LENGTH, LANES } from './board/lanes.js';
import { BLANK, UNKNOWN } from './board/tiles.js';
import type { RoquefortEvent } from './events.js';
import type { RoquefortState } from './state.js';

/** What anybody who looks at the castle can see coming of a move. */
export type Foresight = {
  readonly cost: number;
  /** What would happen if nothing unseen mattered. */
  readonly events: readonly RoquefortEvent[];
  /** Cells in the open onto which a tile would come that cannot be seen now. */
  readonly unsure: readonly string[];
};

/**
 * The move is carried out on a castle in which everything that the seat is not shown is bare floor [R10.3]. So a
 * warning can be given of a trap that everybody sees, and never of one that was only seen before.
 */
export function foresee(state: RoquefortState, seat: number, action: number): Foresight {
  const { cells, hidden } = imagineBare(state, seat);
  const events: RoquefortEvent[] = [];
  const before = cells.actionsLeft;
  const turn = cells.turn;
  const slot = kindOf(action) === SLIDE ? firstOf(action) : null;
  cells.apply(seat, action, events);
  return {
    cost: cells.turn === turn ? before - cells.actionsLeft : 0,
    events: events.filter((event) => event.type !== 'seen'),
    unsure: slot === null ? [] : unsureCells(state, hidden, slot),
  };
}

function imagineBare(state: RoquefortState, seat: number): { cells: RoquefortState; hidden: Uint8Array } {
  const cells = state.copy();
  const hidden = new Uint8Array(FLOORS);
  const aided = state.options.memoryAid[seat] === true;
  for (let floor = 0; floor < FLOORS; floor++) {
    const open = isOpen(state, floor);
    if (open || (aided && state.tiles[floor] !== UNKNOWN)) continue;
    hidden[floor] = 1;
    cells.tiles[floor] = BLANK;
  }
  return { cells, hidden };
}

function unsureCells(state: RoquefortState, hidden: Uint8Array, slot: number): string[] {
  const lane = Array.from({ length: LANE_LENGTH }, (_, i) => LANES[slot * LANE_LENGTH + i]);
  return lane
    .filter((floor, i) => i > 0 && hidden[lane[i - 1]] === 1 && isOpen(state, floor))
    .map((floor) => cellName(CELL_OF_FLOOR[floor]));
}

function isOpen(state: RoquefortState, floor: number): boolean {
  return ((state.roofed >> state.layout.roomOf[CELL_OF_FLOOR[floor]]) & 1) === 0;
}
