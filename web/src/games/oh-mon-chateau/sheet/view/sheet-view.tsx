import { useMemo } from 'preact/hooks';
import { chateauTexts } from '../../texts/table.js';
import type { Side } from '../ink/codec.js';
import type { Stroke } from '../ink/stroke.js';
import { type Castle, earnedParts } from '../plan/earned.js';
import { drawnOn } from '../plan/place-code.js';
import { type PartId, SHEET } from '../plan/plan.js';
import { spotsOf } from '../print/printing.js';
import type { Printing } from '../print/scenery.js';
import { InkCanvas } from './ink-canvas.js';
import { Above, Below } from './marks-view.js';

export type SheetViewProps = {
  readonly castle: Castle | null;
  readonly strokes: readonly Stroke[];
  readonly side: Side;
  /** What may be drawn; without it, what the castle has earned. */
  readonly earned?: readonly PartId[];
  /** Nothing is built any more. */
  readonly isFinished?: boolean;
  readonly label?: string;
};

/**
 * What is printed changes with the castle and when a place gets its first stroke, not with every stroke. Flags that are
 * drawn already stay where they are.
 */
export function usePrinting({ castle, strokes, side, earned, isFinished }: SheetViewProps): Printing {
  const now = useMemo(() => drawnOn(strokes), [strokes]);
  const key = [...now].join();
  const drawn = useMemo(() => now, [key]);
  const open = earned ?? (castle === null ? [] : earnedParts(castle, [...drawn]));
  const spots = useMemo(() => (side === 'blank' ? spotsOf(strokes) : undefined), [side, strokes]);
  return useMemo(
    () => ({ side, castle, earned: open, drawn, spots, isFinished }),
    [side, castle, open.join(), drawn, spots, isFinished],
  );
}

const VIEW = `0 0 ${SHEET.width} ${SHEET.height}`;

/** A sheet to look at: paper, what is printed on it, ink, and the points. */
export function SheetView(props: SheetViewProps) {
  const printing = usePrinting(props);
  const { castle } = props;
  return (
    <div
      class="sheet"
      role="img"
      aria-label={props.label ?? chateauTexts().drawing.sheet(castle?.score.total ?? 0)}
    >
      <svg viewBox={VIEW} aria-hidden="true">
        <Below printing={printing} />
      </svg>
      <InkCanvas strokes={props.strokes} />
      <svg viewBox={VIEW} aria-hidden="true">
        <Above printing={printing} />
      </svg>
    </div>
  );
}
