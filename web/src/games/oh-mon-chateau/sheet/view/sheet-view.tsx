import { useMemo } from 'preact/hooks';
import { c } from '../../../../i18n/chateau.js';
import type { Side } from '../ink/codec.js';
import type { Stroke } from '../ink/stroke.js';
import { type Castle, earnedParts } from '../plan/earned.js';
import { placeOfCode } from '../plan/place-code.js';
import { type PartId, SHEET } from '../plan/plan.js';
import { above, below, type Printing } from '../print/scenery.js';
import { InkCanvas } from './ink-canvas.js';
import { Marks } from './marks-view.js';

export type SheetViewProps = {
  readonly castle: Castle | null;
  readonly strokes: readonly Stroke[];
  readonly side: Side;
  /** Where flags stand follows from what was earned before; without it they are put in order. */
  readonly earned?: readonly PartId[];
  readonly label?: string;
};

/** The places that have been drawn on. */
export function drawnOn(strokes: readonly Stroke[]): ReadonlySet<PartId> {
  const drawn = new Set<PartId>();
  for (const code of new Set(strokes.map((stroke) => stroke.place))) {
    const id = placeOfCode(code);
    if (id !== null) drawn.add(id);
  }
  return drawn;
}

export function usePrinting({ castle, strokes, side, earned }: SheetViewProps): Printing {
  return useMemo(
    () => ({
      side,
      castle,
      earned: earned ?? (castle === null ? [] : earnedParts(castle)),
      drawn: drawnOn(strokes),
    }),
    [side, castle, earned, strokes],
  );
}

const VIEW = `0 0 ${SHEET.width} ${SHEET.height}`;

/** A sheet to look at: paper, what is printed on it, ink, and the points. */
export function SheetView(props: SheetViewProps) {
  const printing = usePrinting(props);
  const { castle } = props;
  return (
    <div class="sheet" role="img" aria-label={props.label ?? c().drawing.sheet(castle?.score.total ?? 0)}>
      <svg viewBox={VIEW} aria-hidden="true">
        <Marks marks={below(printing)} />
      </svg>
      <InkCanvas strokes={props.strokes} />
      <svg viewBox={VIEW} aria-hidden="true">
        <Marks marks={above(printing)} />
      </svg>
    </div>
  );
}
