import { boxOf, type SheetBox } from './geometry.js';
import { findPlace, type PartId, type Place, TRACK } from './plan.js';

/** What one picks at the desk: a place, or the inhabitants who stand together in a group of the track. */
export type Tile = PartId | `group-${number}`;

/** The tile that shows a part. */
export function tileOf(part: PartId): Tile {
  const place = findPlace(part);
  return place?.kind === 'inhabitant' ? `group-${Math.ceil(place.number / TRACK.inGroup)}` : part;
}

/** Tiles for everything that may be drawn, each once. */
export const tilesOf = (earned: readonly PartId[]): Tile[] => [...new Set(earned.map(tileOf))];

/** The parts of a tile that may be drawn. */
export const partsOf = (tile: Tile, earned: readonly PartId[]): PartId[] =>
  earned.filter((part) => tileOf(part) === tile);

export const placesOf = (parts: readonly PartId[]): Place[] => parts.flatMap((part) => findPlace(part) ?? []);

export function boxAround(parts: readonly PartId[]): SheetBox {
  const corners = placesOf(parts).flatMap(({ box: { x, y, width, height } }) => [
    [x, y] as const,
    [x + width, y + height] as const,
  ]);
  return boxOf(corners);
}
