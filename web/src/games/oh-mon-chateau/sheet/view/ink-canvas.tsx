import { useEffect, useRef } from 'preact/hooks';
import type { Stroke } from '../ink/stroke.js';
import { SHEET } from '../plan/plan.js';
import { InkLayer } from './ink-layer.js';

/** Finished strokes on a whole sheet. */
export function InkCanvas({ strokes }: { readonly strokes: readonly Stroke[] }) {
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
      made.show(latest.current, SHEET);
    });
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => layer.current?.show(strokes, SHEET), [strokes]);
  return <canvas ref={ref} />;
}
