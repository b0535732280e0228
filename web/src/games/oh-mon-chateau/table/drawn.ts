import type { Sheet } from '../sheet/ink/codec.js';
import { type Castle, earnedParts } from '../sheet/plan/earned.js';
import { placeOfCode } from '../sheet/plan/place-code.js';
import type { PartId } from '../sheet/plan/plan.js';

/** The places of a sheet that have been drawn on. */
export function drawnParts({ strokes }: Sheet): ReadonlySet<PartId> {
  const places = [...new Set(strokes.map(({ place }) => place))].map(placeOfCode);
  return new Set(places.filter((place) => place !== null));
}

/** The places that may be drawn on; flags stay where they were drawn. */
export function earnedOn(sheet: Sheet, castle: Castle): PartId[] {
  return earnedParts(castle, [...drawnParts(sheet)]);
}
