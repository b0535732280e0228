import { CELL_OF_FLOOR, FLOORS } from '../board/cells.js';
import { LANE_LENGTH, LANES, SLOTS } from '../board/lanes.js';
import { KINDS, TILE_COUNTS, TRAP, UNKNOWN } from '../board/tiles.js';
import { MICE, OCCUPIED, type Position, standingMouse } from '../position.js';

/** There are never more tiles of one kind of cheese. */
export const OF_A_KIND = TILE_COUNTS[1];

/** By kind of cheese: how many of its tiles are known to lie in the castle, and on which floors. */
export const knownOf: Uint8Array = new Uint8Array(KINDS + 1);
export const floorsOf: Uint8Array = new Uint8Array((KINDS + 1) * OF_A_KIND);
/** By mouse: 1 if one slide could bring a known trap below it. */
export const threatened: Uint8Array = new Uint8Array(4 * MICE);

/**
 * By floor: the floors to which one slide can take its tile, four places each, the last one repeated where there
 * are fewer.
 */
const SIDES = 4;
const beside: number[][] = Array.from({ length: FLOORS }, () => []);
const entries: number[] = [];
for (let slot = 0; slot < SLOTS; slot++) {
  const lane = LANES.subarray(slot * LANE_LENGTH, (slot + 1) * LANE_LENGTH);
  entries.push(lane[0]);
  for (let step = 1; step < LANE_LENGTH; step++) beside[lane[step - 1]].push(lane[step]);
}
const BESIDE = Uint8Array.from(
  beside.flatMap((floors) => [...floors, ...Array(SIDES).fill(floors[0])].slice(0, SIDES)),
);
const ENTRIES = Uint8Array.from(entries);

/** Looks over the castle once for all seats: fills the lists above. */
export function lookAround(at: Position): void {
  const { tiles } = at;
  knownOf.fill(0);
  threatened.fill(0);
  for (let floor = 0; floor < FLOORS; floor++) {
    const tile = tiles[floor];
    if (tile === UNKNOWN) continue;
    if (tile <= KINDS) floorsOf[tile * OF_A_KIND + knownOf[tile]++] = floor;
    else if (tile === TRAP)
      for (let i = floor * SIDES, end = i + SIDES; i < end; i++) threaten(at, BESIDE[i]);
  }
  if (at.spare === TRAP) for (let i = 0; i < SLOTS; i++) threaten(at, ENTRIES[i]);
}

function threaten(at: Position, floor: number): void {
  const standing = at.ground[CELL_OF_FLOOR[floor]];
  if (standing >= OCCUPIED) threatened[standingMouse(standing)] = 1;
}
