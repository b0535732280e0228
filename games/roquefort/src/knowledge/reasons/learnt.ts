import { SPARE_PLACE } from '../../actions.js';
import { CELL_OF_FLOOR, cellName, FLOOR_OF, FLOORS, readCell } from '../../board/cells.js';
import { LANE_LENGTH, LANES, SLOT_NAMES } from '../../board/lanes.js';
import { UNKNOWN } from '../../board/tiles.js';
import type { RoquefortEvent } from '../../events.js';
import type { Position } from '../../position.js';

/** Places whose tile was unknown when it was seen, and those that chance is about to show; in the order of names. */
export function learntPlaces(before: Position, after: Position, events: readonly RoquefortEvent[]): string[] {
  const known = Uint8Array.from([...before.tiles, before.spare]);
  const learnt = new Set<string>();
  for (const event of events) {
    if (event.type === 'slid') slide(known, SLOT_NAMES.indexOf(event.slot));
    if (event.type !== 'seen') continue;
    const cell = readCell(event.place);
    const place = cell === null ? SPARE_PLACE : FLOOR_OF[cell];
    if (known[place] === UNKNOWN) learnt.add(event.place);
    known[place] = UNKNOWN + 1; // seen, whatever it is
  }
  for (let place = 0; place <= FLOORS; place++) if (isPending(after, place)) learnt.add(nameOf(place));
  return [...learnt].sort();
}

const nameOf = (place: number): string => (place === SPARE_PLACE ? 'spare' : cellName(CELL_OF_FLOOR[place]));

const isPending = (at: Position, place: number): boolean =>
  ((at.words[2 + (place >> 5)] >> (place & 31)) & 1) === 1;

function slide(tiles: Uint8Array, slot: number): void {
  let moving = tiles[SPARE_PLACE];
  for (let i = slot * LANE_LENGTH, end = i + LANE_LENGTH; i < end; i++)
    [tiles[LANES[i]], moving] = [moving, tiles[LANES[i]]];
  tiles[SPARE_PLACE] = moving;
}
