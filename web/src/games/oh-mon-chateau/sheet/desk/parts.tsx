import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { c } from '../../../../i18n/chateau.js';
import { atRest, type Drawing } from '../ink/drawing.js';
import type { Stroke } from '../ink/stroke.js';
import { codeOf } from '../plan/place-code.js';
import { findPlace, type PartId, type Place } from '../plan/plan.js';
import { InkCanvas } from '../view/ink-canvas.js';
import { Choices } from './choices.js';
import { DeskIcon } from './icons.js';

const WHOLE = 'all';
/** Around a picture, in units of the sheet. */
const MARGIN = 20;

type PartsProps = {
  readonly drawing: Drawing;
  readonly earned: readonly PartId[];
  /** What is being drawn; null for the whole sheet. */
  readonly part: PartId | null;
  readonly onChoose: (part: PartId | null) => void;
};

/** What can be drawn, as small pictures: the whole sheet, then each place as it looks by now. */
export function Parts({ drawing, earned, part, onChoose }: PartsProps) {
  const texts = c().drawing;
  const strip = useRef<HTMLDivElement>(null);
  const strokes = useSignal(drawing.strokes.peek());
  const ink = useMemo(() => byPlace(strokes.value), [strokes.value]);
  const inkOn = (id: PartId): readonly Stroke[] => ink.get(codeOf(id)) ?? [];
  const values = [WHOLE, ...earned.filter((id) => findPlace(id) !== null)] as const;

  useEffect(
    () =>
      atRest(drawing, () => {
        strokes.value = drawing.strokes.peek();
      }),
    [drawing],
  );

  useEffect(() => {
    strip.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [part]);

  return (
    <div class="desk-parts" ref={strip}>
      <Choices
        legend={texts.parts}
        class=""
        values={values}
        value={part ?? WHOLE}
        label={(id) => {
          const place = findPlace(id);
          if (place === null || id === WHOLE) return texts.zoomAll;
          const name = texts.part[place.kind](place.number);
          return inkOn(id).length > 0 ? name : `${name}, ${texts.waits}`;
        }}
        show={(id) => {
          const place = findPlace(id);
          if (place === null || id === WHOLE) return <DeskIcon name="all" />;
          return <Picture place={place} ink={inkOn(id)} />;
        }}
        onChoose={(id) => onChoose(id === WHOLE ? null : id)}
      />
    </div>
  );
}

function byPlace(strokes: readonly Stroke[]): ReadonlyMap<number, readonly Stroke[]> {
  const found = new Map<number, Stroke[]>();
  for (const stroke of strokes) {
    const same = found.get(stroke.place);
    if (same === undefined) found.set(stroke.place, [stroke]);
    else same.push(stroke);
  }
  return found;
}

/** What has been drawn on a place; as long as that is nothing, its dotted outline and a pencil that waits. */
function Picture({ place, ink }: { readonly place: Place; readonly ink: readonly Stroke[] }) {
  const frame = useMemo(() => {
    const { x, y, width, height } = place.box;
    // of a tower one sees the top: the whole of it would be thin
    const seen = Math.min(height, 2 * width);
    const side = Math.max(width, seen) + 2 * MARGIN;
    return { x: x + (width - side) / 2, y: y + (seen - side) / 2, width: side, height: side };
  }, [place]);
  if (ink.length > 0) return <InkCanvas strokes={ink} frame={frame} />;
  return (
    <>
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true">
        <path d={place.outline} />
      </svg>
      <DeskIcon name="pencil" />
    </>
  );
}
