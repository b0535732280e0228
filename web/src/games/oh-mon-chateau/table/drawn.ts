import type { Sheet } from '../sheet/ink/codec.js';
import { type Castle, earnedParts } from '../sheet/plan/earned.js';
import { drawnOn } from '../sheet/plan/place-code.js';
import type { PartId } from '../sheet/plan/plan.js';

/** The places that may be drawn on; flags stay where they were drawn. */
export function earnedOn(sheet: Sheet, castle: Castle): PartId[] {
  return earnedParts(castle, [...drawnOn(sheet.strokes)]);
}
