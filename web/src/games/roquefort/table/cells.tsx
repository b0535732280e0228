import { useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/i18n.js';
import { besideLane, CASTLE, CELL, CELLS, cellAt, SLOTS, type Spot, spotOf, WALL } from './geometry.js';
import type { Play } from './play.js';
import { cellLabel } from './words.js';

type Props = {
  readonly play: Play;
  readonly names: readonly string[];
  readonly turns: number;
  /** Where the focus is: a cell or "slot:a2". */
  readonly focus: string;
  readonly setFocus: (place: string) => void;
};

const percent = (units: number): string => `${(units / CASTLE) * 100}%`;

/**
 * The castle as buttons: one for each cell and slot, over the picture. So a finger, a keyboard and a screen reader
 * all use the same things, and one of them has the focus.
 */
export function Cells({ play, names, turns, focus, setFocus }: Props) {
  const scene = play.scene.value;
  const choices = play.choices.value;
  const held = play.held.value;
  const { cell: words, roquefort } = t();
  const drag = useDrag(play);
  const reach = (cell: string): number | null => {
    if (held.kind === 'mouse') return choices.run.get(held.cell)?.get(cell)?.cost ?? null;
    if (held.kind === 'outside') return choices.enter.get(cell)?.cost ?? null;
    return null;
  };
  const spots = [...CELLS].sort((a, b) => order(spotOf(a, turns)) - order(spotOf(b, turns)));
  return (
    <fieldset
      class="cells"
      aria-label={roquefort.board}
      aria-describedby="board-help"
      aria-busy={play.showing.value || play.pending.value || play.thinking.value !== null}
      data-holding={held.kind}
      data-version={play.version.value}
      onKeyDown={(event) => {
        const to = neighbour(focus, event.key, turns);
        if (to === null) return;
        event.preventDefault();
        setFocus(to);
        (event.currentTarget.querySelector(`[data-place="${to}"]`) as HTMLElement | null)?.focus();
      }}
      {...drag}
    >
      {spots.map((cell) => {
        const { column, line } = spotOf(cell, turns);
        return (
          <button
            key={cell}
            type="button"
            class="cell"
            data-place={cell}
            tabIndex={focus === cell ? 0 : -1}
            aria-label={cellLabel(cell, scene, names, reach(cell))}
            aria-pressed={held.kind === 'mouse' && held.cell === cell ? 'true' : undefined}
            style={{ left: percent(WALL + CELL * column), top: percent(WALL + CELL * line) }}
            onClick={() => play.touch(cell)}
            onFocus={() => setFocus(cell)}
          />
        );
      })}
      {SLOTS.map((slot) => {
        const outside = besideLane(slot, -1, turns);
        const across = outside.column < 0 || outside.column > 6;
        const near = (units: number): number =>
          units < 0 ? 0 : units > 6 ? CASTLE - WALL : WALL + CELL * units;
        const chosen = held.kind === 'spare' && held.slot === slot;
        return (
          <button
            key={slot}
            type="button"
            class={across ? 'slot across' : 'slot along'}
            data-side={across ? (outside.column < 0 ? 'left' : 'right') : outside.line < 0 ? 'top' : 'bottom'}
            data-place={`slot:${slot}`}
            tabIndex={focus === `slot:${slot}` ? 0 : -1}
            aria-label={chosen ? `${words.slot(slot)}, ${words.chosen}` : words.slot(slot)}
            aria-pressed={chosen ? 'true' : undefined}
            style={{
              left: percent(near(outside.column)),
              top: percent(near(outside.line)),
            }}
            onClick={() => play.touchSlot(slot)}
            onFocus={() => setFocus(`slot:${slot}`)}
          />
        );
      })}
    </fieldset>
  );
}

const order = ({ column, line }: Spot): number => line * 7 + column;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From a cell to the next one, and from the last one out to a slot if there is one. */
export function neighbour(place: string, key: string, turns: number): string | null {
  const step = KEYS[key];
  if (step === undefined) return null;
  const slot = place.startsWith('slot:') ? place.slice(5) : null;
  const from = slot === null ? spotOf(place, turns) : besideLane(slot, -1, turns);
  const to = { column: from.column + step[0], line: from.line + step[1] };
  const inside = to.column >= 0 && to.column <= 6 && to.line >= 0 && to.line <= 6;
  if (inside) return cellAt(to, turns);
  const beyond = SLOTS.find((one) => {
    const at = besideLane(one, -1, turns);
    return at.column === to.column && at.line === to.line;
  });
  return beyond === undefined ? null : `slot:${beyond}`;
}

const FAR = 8;

/** Pull a mouse to where it should run: the same as touching it and then the cell. */
function useDrag(play: Play) {
  const start = useRef<{ x: number; y: number; place: string } | null>(null);
  // a fast finger is up again before the page is drawn anew: what decides is not what was drawn
  const pulling = useRef(false);
  const [dragging, setDragging] = useState(false);
  const finish = (): void => {
    start.current = null;
    pulling.current = false;
    setDragging(false);
  };
  return {
    'data-dragging': dragging ? 'yes' : undefined,
    onPointerDown: (event: PointerEvent) => {
      const place = placeAt(event);
      start.current = place === null ? null : { x: event.clientX, y: event.clientY, place };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (from === null || pulling.current) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      if (!play.choices.value.run.has(from.place)) return;
      play.hold({ kind: 'mouse', cell: from.place });
      pulling.current = true;
      setDragging(true);
    },
    onPointerUp: (event: PointerEvent) => {
      if (pulling.current) {
        const to = placeAt(event);
        if (to !== null && to !== start.current?.place && !to.startsWith('slot:')) play.touch(to);
      }
      finish();
    },
    onPointerCancel: finish,
  };
}

/** The cell or slot below a pointer. */
export function placeAt(event: PointerEvent): string | null {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  return (below?.closest('[data-place]') as HTMLElement | null)?.dataset.place ?? null;
}
