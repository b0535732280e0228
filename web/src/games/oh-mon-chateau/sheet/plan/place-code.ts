import type { Stroke } from '../ink/stroke.js';
import { findPlace, MOST_CLOUDS, type PartId, PLACES } from './plan.js';

/** Places as small numbers, for strokes: 0 is none, then the places of the plan, then the clouds. */
export const MOST_CODE = PLACES.length + MOST_CLOUDS;

export function codeOf(id: PartId | null): number {
  if (id === null) return 0;
  const known = PLACES.findIndex((place) => place.id === id);
  if (known >= 0) return known + 1;
  const cloud = findPlace(id);
  return cloud === null ? 0 : PLACES.length + cloud.number;
}

export function placeOfCode(code: number): PartId | null {
  if (code < 1 || code > MOST_CODE) return null;
  return code <= PLACES.length ? PLACES[code - 1].id : `cloud-${code - PLACES.length}`;
}

/** The places that have been drawn on, in the order in which that happened; rubbing out is not drawing. */
export function drawnOn(strokes: readonly Stroke[]): ReadonlySet<PartId> {
  const codes = new Set<number>();
  for (const { place, tool } of strokes) if (tool !== 'eraser') codes.add(place);
  return new Set([...codes].flatMap((code) => placeOfCode(code) ?? []));
}
