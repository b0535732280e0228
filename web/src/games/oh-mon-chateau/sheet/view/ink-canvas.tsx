import { useEffect, useRef } from 'preact/hooks';
import type { Stroke } from '../ink/stroke.js';
import type { Box } from '../plan/geometry.js';
import { SHEET } from '../plan/plan.js';
import { InkLayer } from './ink-layer.js';

type InkProps = {
  readonly strokes: readonly Stroke[];
  /** The part of the sheet that is seen, the same object while it stays so; the whole of it if there is none. */
  readonly frame?: Box;
};

/** Finished strokes on a sheet. */
export function InkCanvas({ strokes, frame = SHEET }: InkProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const layer = useRef<InkLayer | null>(null);
  const latest = useRef(strokes);
  latest.current = strokes;
  useEffect(() => {
    if (ref.current === null) return;
    const made = new InkLayer(ref.current);
    layer.current = made;
    const watcher = new ResizeObserver(() => {
      made.forget();
      made.show(latest.current, frame);
    });
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => layer.current?.show(strokes, frame), [strokes]);
  return <canvas ref={ref} />;
}
