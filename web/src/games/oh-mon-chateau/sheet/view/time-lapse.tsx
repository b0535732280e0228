import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { reducedMotion } from '../../../../shell/settings.js';
import { chateauTexts } from '../../texts/table.js';
import { ToolButton } from '../desk/buttons.js';
import { PER_POINT, pointCount, type Stroke } from '../ink/stroke.js';
import { SHEET } from '../plan/plan.js';
import { InkLayer, prepare } from './ink-layer.js';
import { Above, Below } from './marks-view.js';
import { paintStroke } from './paint.js';
import { type SheetViewProps, usePrinting } from './sheet-view.js';

/** However long somebody drew, it is told in as many seconds as these. */
const SHORTEST = 4;
const LONGEST = 24;

/** Where each stroke begins, in tenths; pauses are told short. */
function beginnings(strokes: readonly Stroke[]): number[] {
  const times = [0];
  for (const { wait, span } of strokes)
    times.push(times[times.length - 1] + Math.min(wait, 3) + Math.max(span, 1));
  return times;
}

/** As much of a stroke as is drawn by then. */
function begun(stroke: Stroke, part: number): Stroke {
  const count = Math.max(1, Math.ceil(part * pointCount(stroke)));
  return { ...stroke, points: stroke.points.slice(0, count * PER_POINT) };
}

const VIEW = `0 0 ${SHEET.width} ${SHEET.height}`;

/** Shows how a castle was drawn, stroke by stroke. */
export function TimeLapse(props: SheetViewProps) {
  const { strokes } = props;
  const texts = chateauTexts().drawing;
  const ink = useRef<HTMLCanvasElement>(null);
  const pen = useRef<HTMLCanvasElement>(null);
  const layer = useRef<InkLayer | null>(null);
  const at = useSignal(reducedMotion.value ? strokes.length : 0);
  const isPlaying = useSignal(!reducedMotion.value);
  const playing = isPlaying.value;
  const isDone = at.value >= strokes.length;
  const shown = useMemo(() => strokes.slice(0, at.value), [strokes, at.value]);
  // the dots of the guide give way one by one
  const printing = usePrinting({ ...props, strokes: shown });

  useEffect(() => {
    if (ink.current === null) return;
    const made = new InkLayer(ink.current);
    layer.current = made;
    const watcher = new ResizeObserver(() => {
      made.forget();
      made.show(strokes.slice(0, at.peek()), SHEET);
    });
    watcher.observe(ink.current);
    return () => watcher.disconnect();
  }, [strokes, at]);

  useEffect(() => {
    if (!playing) return;
    const times = beginnings(strokes);
    const total = times[strokes.length];
    const seconds = Math.max(SHORTEST, Math.min(LONGEST, total / 10));
    let request = 0;
    let now = times[at.peek()];
    let before: number | null = null;
    const tick = (time: number): void => {
      now += before === null ? 0 : ((time - before) / 1000) * (total / seconds);
      before = time;
      let i = at.peek();
      while (i < strokes.length && times[i + 1] <= now) i++;
      at.value = i;
      layer.current?.show(strokes.slice(0, i), SHEET);
      const context = pen.current === null ? null : prepare(pen.current, SHEET);
      if (i >= strokes.length) {
        isPlaying.value = false;
        return;
      }
      const part = (now - times[i]) / (times[i + 1] - times[i]);
      // what rubs out is shown when it is done: it works on the ink itself
      if (context !== null && strokes[i].tool !== 'eraser') paintStroke(context, begun(strokes[i], part));
      request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [playing, strokes, at, isPlaying]);

  return (
    <div class="lapse">
      <div class="sheet" role="img" aria-label={texts.lapse}>
        <svg viewBox={VIEW} aria-hidden="true">
          <Below printing={printing} />
        </svg>
        <canvas ref={ink} />
        <canvas ref={pen} />
        <svg viewBox={VIEW} aria-hidden="true">
          {isDone && <Above printing={printing} />}
        </svg>
      </div>
      <div class="lapse-controls">
        <ToolButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? texts.pause : texts.play}
          onClick={() => {
            if (!playing && at.value >= strokes.length) at.value = 0;
            isPlaying.value = !playing;
          }}
        />
        <input
          type="range"
          aria-label={texts.position}
          min={0}
          max={strokes.length}
          value={at.value}
          onInput={(event) => {
            isPlaying.value = false;
            at.value = Number(event.currentTarget.value);
            if (pen.current !== null) prepare(pen.current, SHEET);
            layer.current?.show(strokes.slice(0, at.value), SHEET);
          }}
        />
      </div>
    </div>
  );
}
