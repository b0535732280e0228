import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { c } from '../../../../i18n/chateau.js';
import { autoDraw } from '../auto/auto-draw.js';
import type { Drawing } from '../ink/drawing.js';
import type { Castle } from '../plan/earned.js';
import { drawnOn } from '../plan/place-code.js';
import { findPlace, type PartId } from '../plan/plan.js';
import { usePrinting } from '../view/sheet-view.js';
import type { Easel } from './easel.js';
import { DeskIcon, type PenIcon } from './icons.js';
import { Parts } from './parts.js';
import { Surface } from './surface.js';
import { Toolbox } from './toolbox.js';
import { Tools } from './tools.js';

export type DeskProps = {
  readonly drawing: Drawing;
  readonly castle: Castle;
  /** What may be drawn, in the order in which it was earned. */
  readonly earned: readonly PartId[];
  /** What has just been earned: its place comes near. */
  readonly part?: PartId | null;
  /** The table's own, so that everybody's castle is another one. */
  readonly seed: string;
  readonly toolbox?: Toolbox;
  readonly onDone?: () => void;
};

type ToolButtonProps = {
  readonly icon: PenIcon;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
};

export function ToolButton({ icon, label, disabled = false, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      class="button icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <DeskIcon name={icon} />
    </button>
  );
}

/** Where a castle is drawn: the sheet, the tools, and somebody who draws it for you. */
export function DrawingDesk(props: DeskProps) {
  const { drawing, castle, earned, seed, onDone } = props;
  const texts = c().drawing;
  const toolbox = useMemo(() => props.toolbox ?? new Toolbox(), [props.toolbox]);
  const part = useSignal<PartId | null>(props.part ?? null);
  const tries = useSignal(0);
  const isFull = useSignal(false);
  const easel = useRef<Easel | null>(null);
  const latest = useRef(earned);
  latest.current = earned;
  // a stroke is painted by the easel; the desk changes only when a place gets its first one
  useComputed(() => [...drawnOn(drawing.strokes.value)].join()).value;
  const printing = usePrinting({ castle, strokes: drawing.strokes.peek(), side: drawing.side, earned });

  useEffect(() => {
    part.value = props.part ?? null;
  }, [props.part, part]);

  function draw(ids: readonly PartId[]): void {
    const style = toolbox.style.value;
    const added = ids.flatMap((id) => autoDraw(id, seed, style, tries.value));
    isFull.value = !(ids.length === 1 ? drawing.addFor(ids[0], added) : drawing.add(added));
    tries.value++;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) drawing.redo();
    else drawing.undo();
  }

  const undrawn = earned.filter((id) => !printing.drawn.has(id));
  const chosen = part.value;
  return (
    <section class="desk-room" aria-label={texts.desk} onKeyDown={onKeyDown}>
      <div class="desk">
        <Parts
          drawing={drawing}
          earned={earned}
          part={chosen}
          onChoose={(id) => {
            part.value = id;
            // on the blank side things may stand anywhere
            easel.current?.near(id === null || drawing.side === 'blank' ? null : findPlace(id));
          }}
        />
        <div class="desk-head">
          <button
            type="button"
            class="button desk-wand"
            title={chosen === null ? texts.drawAll : texts.drawForMe}
            disabled={chosen === null && undrawn.length === 0}
            onClick={() => draw(chosen === null ? undrawn : [chosen])}
          >
            <DeskIcon name="wand" />
            <span>{chosen === null ? texts.drawAll : texts.drawForMe}</span>
          </button>
          {onDone && (
            <button type="button" class="button primary" onClick={onDone}>
              {texts.done}
            </button>
          )}
        </div>
        <div class="desk-middle">
          <Surface
            options={{
              drawing,
              toolbox,
              earned: () => latest.current,
              part: () => part.value,
              onFull: () => {
                isFull.value = true;
              },
            }}
            printing={printing}
            onEasel={(made) => {
              easel.current = made;
            }}
          />
          <div class="desk-view">
            <ToolButton icon="near" label={texts.zoomIn} onClick={() => easel.current?.zoom(1.6)} />
            <ToolButton icon="far" label={texts.zoomOut} onClick={() => easel.current?.zoom(1 / 1.6)} />
          </div>
          <div class="desk-steps">
            <ToolButton
              icon="undo"
              label={texts.undo}
              disabled={!drawing.canUndo.value}
              onClick={() => drawing.undo()}
            />
            <ToolButton
              icon="redo"
              label={texts.redo}
              disabled={!drawing.canRedo.value}
              onClick={() => drawing.redo()}
            />
          </div>
          <p class="desk-note" role="status">
            {isFull.value ? texts.full : ''}
          </p>
        </div>
        <Tools toolbox={toolbox} />
      </div>
    </section>
  );
}
