import { action, DRAW, firstOf, SPARE_PLACE, secondOf } from '../actions.js';
import { CELL_OF_FLOOR, cellName } from '../board/cells.js';
import { TILE_COUNTS, TILE_NAMES, TRAP } from '../board/tiles.js';
import type { Log } from '../events.js';
import { FREE, OCCUPIED, type Position } from '../position.js';
import { settleSlide } from './slide.js';

/*
 * [R10.2] A tile that nobody has seen does not exist in the state: it is drawn when it comes into the open,
 * from the multiset of all tiles not seen yet. This is exact, not an approximation: the box is mixed evenly,
 * so every assignment of the unseen tiles to the unseen places is equally likely; nothing that happens in the
 * game (a slide moves places without looking, nobody has private knowledge [R10.1]) favours one assignment
 * over another; so given all that was seen, the tile at any one unseen place is uniformly one of the unseen
 * tiles, whatever order places are asked in. There is no hidden order that could leak, and nothing to peek at.
 */

/** Chance draws one place at a time, in the order of cell names, the spare last. */
export function writeChances(at: Position, out: Int32Array, weights: Int32Array): number {
  if (!at.isChance()) return 0;
  const base = action(DRAW, at.nextPending());
  let n = 0;
  for (let tile = 1; tile < TILE_COUNTS.length; tile++) {
    const left = at.unseen[tile];
    if (left === 0) continue;
    out[n] = base | tile;
    weights[n++] = left;
  }
  return n;
}

export function applyDraw(at: Position, code: number, log: Log): boolean {
  const place = firstOf(code);
  const tile = secondOf(code);
  at.unseen[tile]--;
  at.clearPending(place);
  if (place === SPARE_PLACE) {
    at.spare = tile;
  } else {
    const cell = CELL_OF_FLOOR[place];
    at.tiles[place] = tile;
    if (at.ground[cell] < OCCUPIED) at.ground[cell] = tile === TRAP ? 0 : FREE;
  }
  if (log !== null) {
    const name = place === SPARE_PLACE ? 'spare' : cellName(CELL_OF_FLOOR[place]);
    log.push({ type: 'seen', place: name, tile: TILE_NAMES[tile] });
  }
  if (at.unsettled && !at.isChance()) settleSlide(at, log);
  return true;
}
