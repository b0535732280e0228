import { CELL_OF_FLOOR } from '../../board/cells.js';
import { LANE_LENGTH, LANES, OPPOSITE, SLOTS } from '../../board/lanes.js';
import { TRAP } from '../../board/tiles.js';
import { OCCUPIED, type Position, standingMouse } from '../../position.js';

/** A mouse that a slide into this slot would drop, by a trap that is known. */
export type Threat = { readonly slot: number; readonly mouse: number; readonly cell: number };

/** What whoever acts next could drop with one slide [R6.3], all seats' mice; not where pushing back is barred [R6.4]. */
export function threatsAt(at: Position): Threat[] {
  const barred = at.options.noPushBack && at.lastSlot >= 0 ? OPPOSITE[at.lastSlot] : SLOTS;
  const threats: Threat[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    if (slot === barred) continue;
    let coming = at.spare;
    for (let i = slot * LANE_LENGTH, end = i + LANE_LENGTH; i < end; i++) {
      const cell = CELL_OF_FLOOR[LANES[i]];
      const standing = at.ground[cell];
      if (coming === TRAP && standing >= OCCUPIED)
        threats.push({ slot, mouse: standingMouse(standing), cell });
      coming = at.tiles[LANES[i]];
    }
  }
  return threats;
}
