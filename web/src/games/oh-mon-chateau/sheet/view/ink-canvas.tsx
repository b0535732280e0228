import { useEffect, useRef } from 'preact/hooks';
import type { Stroke } from '../ink/stroke.js';
import type { Box } from '../plan/geometry.js';
import { SHEET } from '../plan/plan.js';
import { paintStroke } from './paint.js';

/** Makes a canvas as fine as the screen and puts the sheet's units on it. Tells whether there is anything to see. */
export function prepare(canvas: HTMLCanvasElement, frame: Box): CanvasRenderingContext2D | null {
  const { clientWidth, clientHeight } = canvas;
  const [width, height] = [clientWidth, clientHeight].map((n) => Math.round(n * devicePixelRatio));
  const context = canvas.getContext('2d');
  if (context === null || width === 0 || height === 0) return null;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  else context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  const scale = width / frame.width;
  context.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale);
  return context;
}

type InkProps = { readonly strokes: readonly Stroke[]; readonly frame?: Box };

/** Finished strokes. Painted again only when they, the frame or the size change. */
export function InkCanvas({ strokes, frame = SHEET }: InkProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return;
    const paint = (): void => {
      const context = prepare(canvas, frame);
      if (context !== null) for (const stroke of strokes) paintStroke(context, stroke);
    };
    const watcher = new ResizeObserver(paint);
    watcher.observe(canvas);
    return () => watcher.disconnect();
  }, [strokes, frame]);
  return <canvas ref={ref} class="sheet-ink" />;
}
