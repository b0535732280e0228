import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { chateauTexts } from '../../texts/table.js';
import { atRest, type Drawing } from '../ink/drawing.js';
import type { Stroke } from '../ink/stroke.js';
import { codeOf } from '../plan/place-code.js';
import type { PartId } from '../plan/plan.js';
import { boxAround, partsOf, placesOf, type Tile, tilesOf } from '../plan/tiles.js';
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
  readonly tile: Tile | null;
  readonly onChoose: (tile: Tile | null) => void;
};

/** What can be drawn, as small pictures: the whole sheet, then each place as it looks by now. */
export function Parts({ drawing, earned, tile, onChoose }: PartsProps) {
  const texts = chateauTexts().drawing;
  const strip = useRef<HTMLDivElement>(null);
  const strokes = useSignal(drawing.strokes.peek());
  const ink = useMemo(() => byPlace(strokes.value), [strokes.value]);
  const inkOn = (id: PartId): readonly Stroke[] => ink.get(codeOf(id)) ?? [];
  const waits = (id: PartId): boolean => inkOn(id).every((stroke) => stroke.tool === 'eraser');
  const values = [WHOLE, ...tilesOf(earned)] as const;

  useEffect(
    () =>
      atRest(drawing, () => {
        strokes.value = drawing.strokes.peek();
      }),
    [drawing],
  );

  useEffect(() => {
    strip.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tile]);

  return (
    <div class="desk-parts" ref={strip}>
      <Choices
        legend={texts.parts}
        class=""
        values={values}
        value={tile ?? WHOLE}
        label={(id) => {
          if (id === WHOLE) return texts.zoomAll;
          const parts = partsOf(id, earned);
          return parts.some(waits) ? `${nameOf(parts)}, ${texts.waits}` : nameOf(parts);
        }}
        show={(id) => {
          if (id === WHOLE) return <DeskIcon name="all" />;
          const parts = partsOf(id, earned);
          return <Picture parts={parts} waiting={parts.filter(waits)} ink={parts.flatMap(inkOn)} />;
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

/** What parts are called together. */
export function nameOf(parts: readonly PartId[]): string {
  const texts = chateauTexts().drawing;
  const places = placesOf(parts);
  if (places.length === 0) return '';
  const [{ kind, number }] = places;
  return places.length === 1 ? texts.part[kind](number) : texts.people(number, number + places.length - 1);
}

type PictureProps = {
  readonly parts: readonly PartId[];
  /** Those that are not drawn yet. */
  readonly waiting: readonly PartId[];
  readonly ink: readonly Stroke[];
};

/** What has been drawn there; what has not is dotted, with a pencil that waits. */
function Picture({ parts, waiting, ink }: PictureProps) {
  const frame = useMemo(() => {
    const { x, y, width, height } = boxAround(parts);
    // of a tower one sees the top: the whole of it would be thin
    const seen = Math.min(height, 2 * width);
    const side = Math.max(width, seen) + 2 * MARGIN;
    return { x: x + (width - side) / 2, y: y + (seen - side) / 2, width: side, height: side };
  }, [parts.join()]);
  return (
    <>
      {ink.length > 0 ? <InkCanvas key={parts.join()} strokes={ink} frame={frame} /> : null}
      {waiting.length > 0 ? (
        <>
          <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true">
            <path
              d={placesOf(waiting)
                .map(({ outline }) => outline)
                .join('')}
            />
          </svg>
          <DeskIcon name="pencil" />
        </>
      ) : null}
    </>
  );
}
