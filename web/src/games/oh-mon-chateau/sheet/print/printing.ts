import type { Sheet } from '../ink/codec.js';
import { PER_POINT, type Stroke } from '../ink/stroke.js';
import { type Castle, earnedOn } from '../plan/earned.js';
import { boxOf, isInBox, type SheetPoint } from '../plan/geometry.js';
import { drawnOn, placeOfCode } from '../plan/place-code.js';
import { findPlace, type PartId } from '../plan/plan.js';
import type { Printing } from './scenery.js';

/** Where each part was drawn: where the plan has its label if that is on the ink, else in the middle of it. */
export function spotsOf(strokes: readonly Stroke[]): ReadonlyMap<PartId, SheetPoint> {
  const points = new Map<number, SheetPoint[]>();
  for (const stroke of strokes) {
    if (stroke.place === 0 || stroke.tool === 'eraser') continue;
    const found = points.get(stroke.place) ?? [];
    points.set(stroke.place, found);
    for (let i = 0; i < stroke.points.length; i += PER_POINT)
      found.push([stroke.points[i], stroke.points[i + 1]]);
  }
  const spots = new Map<PartId, SheetPoint>();
  for (const [code, found] of points) {
    const id = placeOfCode(code);
    const place = id === null ? null : findPlace(id);
    if (place === null) continue;
    const box = boxOf(found);
    const middle: SheetPoint = [box.x + box.width / 2, box.y + box.height / 2];
    spots.set(place.id, isInBox(place.mark, box) ? place.mark : middle);
  }
  return spots;
}

/** What is printed on a sheet as it is. */
export function printingOf(sheet: Sheet, castle: Castle, isFinished = false): Printing {
  return {
    side: sheet.side,
    castle,
    earned: earnedOn(sheet, castle),
    drawn: drawnOn(sheet.strokes),
    spots: sheet.side === 'blank' ? spotsOf(sheet.strokes) : undefined,
    isFinished,
  };
}
