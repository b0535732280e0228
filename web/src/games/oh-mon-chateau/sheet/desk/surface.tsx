import { effect, useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { pointInRoom, wayInRoom } from '../../../../shell/ui/turned.js';
import { chateauTexts } from '../../texts/table.js';
import type { SheetPoint } from '../plan/geometry.js';
import { SHEET } from '../plan/plan.js';
import type { Printing } from '../print/scenery.js';
import { Above, Below } from '../view/marks-view.js';
import { Easel, type EaselOptions } from './easel.js';
import { middleOf } from './frame.js';

const ARROWS: Readonly<Record<string, SheetPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A step of the pen by key is a so manieth part of what is seen. */
const STEPS = 48;

/** Milliseconds after which a move is old when it is heard of. */
const OLD = 8;

/**
 * Moves are drawn as they come and not with the next frame, where the browser tells of them. If it comes too late to that,
 * frames would wait for moves: then the rest of the stroke is drawn frame by frame.
 */
function rushed(paper: HTMLElement, { pens }: Easel): () => void {
  const hear = (event: Event): void => {
    pens.rush(event as PointerEvent);
    if (performance.now() - event.timeStamp > OLD) rest();
  };
  const rest = (): void => paper.removeEventListener('pointerrawupdate', hear);
  const begin = (): void => paper.addEventListener('pointerrawupdate', hear);
  paper.addEventListener('pointerdown', begin);
  return () => {
    paper.removeEventListener('pointerdown', begin);
    rest();
  };
}

type SurfaceProps = {
  readonly options: EaselOptions;
  /** The outline of what is being drawn, where the sheet has dots for it. */
  readonly open: string | null;
  readonly printing: Printing;
  readonly onEasel: (easel: Easel) => void;
};

/** The sheet on the desk: paper and print as SVG, ink and pen on canvases above. */
export function Surface({ options, open, printing, onEasel }: SurfaceProps) {
  const texts = chateauTexts().drawing;
  const help = useId();
  const ink = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const easel = useRef<Easel | null>(null);
  const view = useSignal('0 0 1 1');
  const cursor = useSignal<SheetPoint | null>(null);
  const isDown = useSignal(false);
  useEffect(() => {
    if (ink.current === null || live.current === null) return;
    const made = new Easel(options, ink.current, live.current);
    easel.current = made;
    onEasel(made);
    const stop = effect(() => {
      const { x, y, width, height } = made.frame.value;
      view.value = `${x} ${y} ${width} ${height}`;
      made.show();
      made.mix();
    });
    const watcher = new ResizeObserver(() => {
      made.resize();
      made.show();
    });
    watcher.observe(live.current);
    const calm = live.current.parentElement === null ? undefined : rushed(live.current.parentElement, made);
    return () => {
      calm?.();
      watcher.disconnect();
      stop();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const at = easel.current;
    const arrow = ARROWS[event.key];
    if (at === null || event.ctrlKey || event.metaKey) return;
    const isHand = options.toolbox.held.value === 'hand';
    if (isHand && arrow !== undefined) {
      const step = event.shiftKey ? 200 : 40;
      at.pan(arrow[0] * step, arrow[1] * step);
    } else if (arrow !== undefined) {
      const frame = at.frame.value;
      const step = (frame.width / STEPS) * (event.shiftKey ? 5 : 1);
      const [x, y] = cursor.value ?? middleOf(frame);
      const next: SheetPoint = [
        Math.max(0, Math.min(SHEET.width, x + arrow[0] * step)),
        Math.max(0, Math.min(SHEET.height, y + arrow[1] * step)),
      ];
      cursor.value = next;
      at.add(next, 0.6);
    } else if (event.key === ' ' && !isHand) {
      if (isDown.value) at.end(event.timeStamp);
      else {
        cursor.value ??= middleOf(at.frame.value);
        at.start(event.timeStamp);
        at.add(cursor.value, 0.6);
      }
      isDown.value = at.isDown();
    } else if (event.key === '+') at.zoom(1.5);
    else if (event.key === '-') at.zoom(1 / 1.5);
    else return;
    event.preventDefault();
  }

  return (
    <div
      class="desk-surface"
      data-held={options.toolbox.held.value}
      role="application"
      aria-label={texts.surface}
      aria-describedby={help}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one draws here by keyboard, too
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (isDown.value) easel.current?.end();
        isDown.value = false;
        cursor.value = null;
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        cursor.value = null;
        easel.current?.pens.down(event);
      }}
      onPointerMove={(event) => easel.current?.pens.move(event)}
      onPointerUp={(event) => easel.current?.pens.up(event, false)}
      onPointerCancel={(event) => easel.current?.pens.up(event, true)}
      onWheel={(event) => {
        const at = easel.current;
        if (at === null) return;
        event.preventDefault();
        at.measure();
        if (event.ctrlKey) at.zoom(Math.exp(-event.deltaY / 120), at.toSheet(pointInRoom(event)));
        else at.pan(...wayInRoom(event.deltaX, event.deltaY));
      }}
    >
      <svg viewBox={view} aria-hidden="true">
        <rect class="desk-paper" width={SHEET.width} height={SHEET.height} />
        <Below printing={printing} />
        {open && <path class="desk-open" d={open} />}
      </svg>
      <canvas ref={ink} />
      <canvas ref={live} class="desk-live" />
      <svg viewBox={view} aria-hidden="true">
        <Above printing={printing} />
        {cursor.value && (
          <path
            class="desk-cursor"
            d={`M${cursor.value[0] - 40} ${cursor.value[1]}h28m24 0h28m-40-40v28m0 24v28`}
          />
        )}
      </svg>
      <p id={help} class="sr-only">
        {texts.surfaceHelp}
      </p>
      <p class="sr-only" role="status">
        {cursor.value === null ? '' : isDown.value ? texts.penDown : texts.penUp}
      </p>
    </div>
  );
}
