import type { SeededChance } from '@castellan/kernel';
import { CELL_OF_FLOOR } from '../src/board/cells.js';
import { TILE_COUNTS } from '../src/board/tiles.js';
import type { RoquefortState } from '../src/index.js';

/** Puts anything at all under the roofs, for a seat without the memory aid [R10.3]. */
export function shuffleUnderRoofs(state: RoquefortState, seat: number, chance: SeededChance): void {
  if (state.isOver() || state.options.memoryAid[seat]) return;
  for (let floor = 0; floor < CELL_OF_FLOOR.length; floor++) {
    const room = state.layout.roomOf[CELL_OF_FLOOR[floor]];
    if ((state.roofed >> room) & 1) state.tiles[floor] = chance.below(TILE_COUNTS.length);
  }
  for (let tile = 1; tile < TILE_COUNTS.length; tile++) state.unseen[tile] = chance.below(4);
}
