import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Button } from '../../../../shell/ui/button.js';
import { chateauTexts } from '../../texts/table.js';
import { autoDraw } from '../auto/auto-draw.js';
import { atRest, type Drawing } from '../ink/drawing.js';
import { type Castle, earnedOn, pointsOn } from '../plan/earned.js';
import { drawnOn } from '../plan/place-code.js';
import { findPlace, type PartId } from '../plan/plan.js';
import { boxAround, partsOf, placesOf, type Tile, tileOf, tilesOf } from '../plan/tiles.js';
import { movedTower, TOWER_PLACES, towerPlaces } from '../plan/towers.js';
import { usePrinting } from '../view/sheet-view.js';
import { Steps, ToolButton } from './buttons.js';
import type { Easel } from './easel.js';
import { DeskIcon } from './icons.js';
import { Parts } from './parts.js';
import { Sites } from './sites.js';
import { Surface } from './surface.js';
import { Toolbox } from './toolbox.js';
import { Tools } from './tools.js';

export type DeskProps = {
  readonly drawing: Drawing;
  readonly castle: Castle;
  /** What has just been earned: its place comes near. */
  readonly part?: PartId | null;
  /** The table's own, so that everybody's castle is another one. */
  readonly seed: string;
  readonly toolbox?: Toolbox;
  readonly onDone?: () => void;
};

const PLACES = Array.from({ length: TOWER_PLACES }, (_, i) => i + 1);

/** Where a castle is drawn: the sheet, the tools, and somebody who draws it for you. */
export function DrawingDesk(props: DeskProps) {
  const { drawing, castle, seed, onDone } = props;
  const texts = chateauTexts().drawing;
  const toolbox = useMemo(() => props.toolbox ?? new Toolbox(), [props.toolbox]);
  const picked = useSignal<Tile | null>(null);
  /** A tower was built, and it has not been said yet where it stands. */
  const isPlacing = useSignal(false);
  const tries = useSignal(0);
  const isFull = useSignal(false);
  const easel = useSignal<Easel | null>(null);
  const room = useRef<HTMLElement>(null);
  // a stroke is painted by the easel; the desk changes only when a place gets its first one
  const change = useComputed(() => `${[...drawnOn(drawing.strokes.value)]}/${drawing.towers.value}`).value;
  const earned = useMemo(
    () => earnedOn({ strokes: drawing.strokes.peek(), towers: drawing.towers.peek() }, castle),
    [castle, drawing, change],
  );
  // on the blank side labels follow what is drawn, when the hand rests
  const rested = useSignal(0);
  useEffect(
    () =>
      atRest(drawing, () => {
        if (drawing.side.peek() === 'blank') rested.value++;
      }),
    [drawing],
  );
  rested.value;
  const latest = useRef(earned);
  latest.current = earned;
  const side = drawing.side.value;
  const printing = usePrinting({ castle, strokes: drawing.strokes.peek(), side, earned });
  // undo may have taken away what was picked
  const tile = picked.value !== null && tilesOf(earned).includes(picked.value) ? picked.value : null;
  const parts = tile === null ? [] : partsOf(tile, earned);
  const undrawn = (tile === null ? earned : parts).filter((id) => !printing.drawn.has(id));
  const placing = useRef(false);
  const site = siteOf(tile, printing.drawn);
  placing.current = isPlacing.value && site !== null;
  const isAsking = placing.current;

  /** What is picked comes near; the whole sheet lies there if nothing is, or while a place for a tower is chosen. */
  function look(next: Tile | null): void {
    const ids = next === null ? [] : partsOf(next, latest.current);
    const isWhole = ids.length === 0 || isPlacing.peek() || drawing.side.peek() === 'blank';
    easel.peek()?.near(isWhole ? null : boxAround(ids));
  }

  /** Nothing is drawn for a tower before it has a place. */
  function drawnParts(): readonly PartId[] {
    const now = picked.peek();
    return now === null || placing.current ? [] : partsOf(now, latest.current);
  }

  function pick(next: Tile | null): void {
    const drawn = drawnOn(drawing.strokes.peek());
    const at = siteOf(next, drawn);
    const towers = latest.current.filter((id) => id.startsWith('tower'));
    isPlacing.value =
      at !== null &&
      towers.indexOf(`tower-${at}`) >= drawing.towers.peek().length &&
      freeSites(drawn).length > 1;
    picked.value = next;
    look(next);
  }

  useEffect(() => pick(props.part == null ? null : tileOf(props.part)), [props.part, drawing]);

  function place(to: number): void {
    if (site === null) return;
    drawing.place(movedTower(towerPlaces(castle.towers.length, drawing.towers.peek()), site, to));
    isPlacing.value = false;
    picked.value = `tower-${to}`;
    if (drawing.side.peek() === 'guide') easel.peek()?.near(boxAround([`tower-${to}`]));
    room.current?.querySelector<HTMLElement>('[role=application]')?.focus();
  }

  /** What is not drawn yet; if everything is, all of it anew. */
  function draw(): void {
    const ids = undrawn.length > 0 ? undrawn : parts;
    const added = ids.flatMap((id) => autoDraw(id, seed, toolbox.style.value, tries.value));
    isFull.value = !drawing.addFor(ids, added);
    isPlacing.value = false;
    tries.value++;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) drawing.redo();
    else drawing.undo();
  }

  const wand = tile === null ? texts.drawAll : undrawn.length > 0 ? texts.drawForMe : texts.drawAnew;
  const canMove = site !== null && freeSites(printing.drawn).length > 1;
  const points = site === null ? 0 : (pointsOn(castle, earned).get(`tower-${site}`) ?? 0);
  return (
    <section class="desk-room" aria-label={texts.desk} onKeyDown={onKeyDown} ref={room}>
      <div class="desk">
        <div class="desk-wands">
          <button
            type="button"
            class="button desk-wand"
            aria-label={wand}
            title={wand}
            disabled={tile === null && undrawn.length === 0}
            onClick={draw}
          >
            <DeskIcon name="wand" />
            <span>{wand}</span>
          </button>
          {canMove ? (
            <ToolButton
              icon="move"
              label={texts.elsewhere}
              onClick={() => {
                isPlacing.value = true;
                look(tile);
              }}
            />
          ) : (
            <ToolButton
              icon="trash"
              label={texts.clear}
              disabled={tile === null || undrawn.length === parts.length}
              onClick={() => drawing.clear(parts)}
            />
          )}
        </div>
        <Steps drawing={drawing} easel={() => easel.peek()} />
        {onDone && <Button class="primary desk-done" words={texts.done} onClick={onDone} />}
        <Parts drawing={drawing} earned={earned} tile={tile} onChoose={pick} />
        <div class="desk-middle">
          <Surface
            options={{
              drawing,
              toolbox,
              earned: () => latest.current,
              parts: drawnParts,
              onFull: () => {
                isFull.value = true;
              },
            }}
            open={side === 'blank' || isAsking ? null : outlineOf(parts)}
            printing={printing}
            onEasel={(made) => {
              easel.value = made;
              look(picked.peek());
            }}
          />
          {isAsking && easel.value !== null ? (
            <Sites
              easel={easel.value}
              free={freeSites(printing.drawn)}
              at={site ?? 0}
              points={points}
              onChoose={place}
            />
          ) : null}
          <p class="desk-note" role="status">
            {isFull.value ? texts.full : isAsking ? texts.where(points) : ''}
          </p>
        </div>
        <Tools toolbox={toolbox} />
      </div>
    </section>
  );
}

const outlineOf = (parts: readonly PartId[]): string | null =>
  parts.length === 0
    ? null
    : placesOf(parts)
        .map(({ outline }) => outline)
        .join('');

/** The place of a tower on which nothing has been drawn; null for everything else. */
function siteOf(tile: Tile | null, drawn: ReadonlySet<PartId>): number | null {
  const place = tile === null ? null : findPlace(tile);
  return place?.kind === 'tower' && !drawn.has(place.id) ? place.number : null;
}

const freeSites = (drawn: ReadonlySet<PartId>): number[] =>
  PLACES.filter((place) => !drawn.has(`tower-${place}`));
