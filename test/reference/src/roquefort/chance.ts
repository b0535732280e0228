/** Chance shows the tiles that come into the open, one at a time. [R10.2] */

import { type Cell, FLOOR_CELLS } from './board.js';
import { isOpen, type State } from './state.js';
import { TILE_COUNTS, TILES, type Tile } from './tiles.js';

/**
 * Where unseen tiles lie in the open, in the order of the cells' names and the spare last. Except
 * while chance is to draw there are none, for everybody sees what lies in the open. [R4.3] [R6.2]
 */
export const toBeDrawn = (state: State): readonly (Cell | 'spare')[] => [
  ...FLOOR_CELLS.filter((cell) => state.tiles[cell] === '?' && isOpen(state, cell)),
  ...(state.spare === '?' ? ['spare' as const] : []),
];

/** How many tiles of one sort nobody has seen yet. A tile seen once stays known. */
export const unseen = (state: State, tile: Tile): number => {
  const known = [...FLOOR_CELLS.map((cell) => state.tiles[cell]), state.spare];
  return TILE_COUNTS[tile] - known.filter((seen) => seen === tile).length;
};

/** The draws of the one next place, each weighted by the unseen tiles of its sort. */
export const chances = (state: State): Readonly<Record<string, number>> => {
  const places = toBeDrawn(state);
  if (places.length === 0) return {};
  return Object.fromEntries(
    TILES.map((tile) => [`draw ${places[0]} ${tile}`, unseen(state, tile)] as const).filter(
      ([, weight]) => weight > 0,
    ),
  );
};

/** Puts the drawn tile where it was missing. */
export const draw = (state: State, place: Cell | 'spare', tile: Tile): State =>
  place === 'spare' ? { ...state, spare: tile } : { ...state, tiles: { ...state.tiles, [place]: tile } };
