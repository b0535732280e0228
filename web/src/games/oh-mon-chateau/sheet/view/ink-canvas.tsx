import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Stroke } from '../ink/stroke.js';
import type { SheetBox } from '../plan/geometry.js';
import { SHEET } from '../plan/plan.js';
import type { InkLayer } from './ink-layer.js';

type InkProps = {
  readonly strokes: readonly Stroke[];
  /** The part of the sheet that is seen, the same object while it stays so; the whole of it if there is none. */
  readonly frame?: SheetBox;
};

/** How ink is painted comes with the first stroke: nobody has drawn on a first board. */
const painting = signal<typeof InkLayer | null>(null);

async function fetchPainting(): Promise<void> {
  painting.value = (await import('./ink-layer.js')).InkLayer;
}

/** Finished strokes on a sheet. */
export function InkCanvas({ strokes, frame = SHEET }: InkProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const layer = useRef<InkLayer | null>(null);
  const latest = useRef(strokes);
  latest.current = strokes;
  const Layer = painting.value;
  const isBlank = strokes.length === 0;
  useEffect(() => {
    if (!isBlank && Layer === null) fetchPainting().catch(console.error);
  }, [isBlank]);
  useEffect(() => {
    if (ref.current === null || Layer === null) return;
    const made = new Layer(ref.current);
    layer.current = made;
    const watcher = new ResizeObserver(() => {
      made.forget();
      made.show(latest.current, frame);
    });
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [Layer]);
  useEffect(() => layer.current?.show(strokes, frame), [strokes]);
  return <canvas ref={ref} />;
}
