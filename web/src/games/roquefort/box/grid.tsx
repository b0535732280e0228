import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { roomsTexts } from '../texts/box.js';
import { between, isTower, nameOf, PLACES, type Plan, SIDE } from './plan.js';
import { PlanRooms } from './plan-picture.js';
import { stepFrom } from './pressing.js';
import { cellWords } from './words.js';

type Props = {
  readonly plan: Plan;
  /** The first of two corners, once it is marked. */
  readonly corner: number | null;
  /** Cells with something to be mended. */
  readonly wrong: ReadonlySet<number>;
  /** Cells that are pointed at. */
  readonly shown: readonly number[];
  readonly onPress: (place: number) => void;
  readonly onPull: (from: number, to: number) => void;
  readonly onRemove: (place: number) => void;
  readonly onLetGo: () => void;
};

const CELLS = Array.from({ length: PLACES }, (_, place) => place).filter((place) => !isTower(place));

/** The castle to draw on: a picture, and a button over every cell. */
export function Grid({ plan, corner, wrong, shown, onPress, onPull, onRemove, onLetGo }: Props) {
  const { grid } = roomsTexts();
  const box = useRef<HTMLDivElement>(null);
  const focused = useSignal(CELLS[0]);
  const pulled = useSignal<{ readonly from: number; readonly to: number } | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const begin = (event: PointerEvent): void => {
    const from = placeUnder(event, box.current);
    if (from === null || event.button !== 0 || !event.isPrimary) return;
    stop.current();
    const move = (moved: PointerEvent): void => {
      const to = placeUnder(moved, box.current, true);
      if (moved.pointerId === event.pointerId && to !== null) pulled.value = { from, to };
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return;
      stop.current();
      const to = pulled.peek()?.to;
      pulled.value = null;
      // a touch that stayed where it was is a click, which comes by itself
      if (ended.type === 'pointerup' && to !== undefined && to !== from) onPull(from, to);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepFrom(focused.peek(), event.key);
    if (next !== null) {
      event.preventDefault();
      focused.value = next;
      box.current?.querySelector<HTMLElement>(`[data-place="${nameOf(next)}"]`)?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(focused.peek());
    } else if (event.key === 'Escape' && corner !== null) {
      event.preventDefault();
      onLetGo();
    }
  };
  const { from, to } = pulled.value ?? {};
  const outlined =
    from === undefined || to === undefined ? (corner === null ? [] : [corner]) : between(from, to);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is used; it only follows a finger
    <div
      class="rooms-grid"
      ref={box}
      onPointerDown={begin}
      onKeyDown={pressed}
      data-pulling={pulled.value === null ? undefined : ''}
    >
      <Edge signs={[...'abcdefg']} side="columns" />
      <Edge signs={[...'7654321']} side="rows" />
      <div class="rooms-field">
        <svg viewBox="-2 -2 74 74" aria-hidden="true" focusable="false">
          <rect x="-1.5" y="-1.5" width="73" height="73" rx="3" fill="var(--stone)" stroke="var(--art-ink)" />
          <rect x="0" y="0" width="70" height="70" fill="var(--wood)" />
          <PlanRooms plan={plan} />
          {[...wrong]
            .filter((place) => plan[place] >= 0)
            .map((place) => (
              <Wrong key={place} place={place} />
            ))}
          {shown.map((place) => (
            <Outline key={place} place={place} name="shown" />
          ))}
          {outlined.map((place) => (
            <Outline key={place} place={place} name="pulled" />
          ))}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: these buttons are a picture, not fields of a form */}
        <div class="box-cells rooms-cells" role="group" aria-label={grid.label} aria-describedby="rooms-how">
          {CELLS.map((place) => (
            <button
              key={place}
              type="button"
              data-place={nameOf(place)}
              tabIndex={place === focused.value ? 0 : -1}
              style={{ gridColumn: (place % SIDE) + 1, gridRow: Math.floor(place / SIDE) + 1 }}
              aria-label={cellWords(plan, place, wrong.has(place), place === corner)}
              aria-pressed={place === corner}
              onFocus={() => {
                focused.value = place;
              }}
              onClick={() => onPress(place)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The cell under a finger or a mouse; `nearest` follows one that has left the castle along its edge. */
function placeUnder(
  { clientX, clientY }: PointerEvent,
  grid: HTMLElement | null,
  nearest = false,
): number | null {
  const cells = grid?.querySelector('.rooms-cells')?.getBoundingClientRect();
  if (cells === undefined || cells.width === 0) return null;
  const x = Math.floor(((clientX - cells.left) / cells.width) * SIDE);
  const y = Math.floor(((clientY - cells.top) / cells.height) * SIDE);
  const inside = (value: number): number => Math.min(SIDE - 1, Math.max(0, value));
  if (!nearest && (x !== inside(x) || y !== inside(y))) return null;
  const place = inside(y) * SIDE + inside(x);
  return isTower(place) ? null : place;
}

function Edge({ signs, side }: { readonly signs: readonly string[]; readonly side: string }) {
  return (
    <div class={`rooms-edge ${side}`} aria-hidden="true">
      {signs.map((sign) => (
        <span key={sign}>{sign}</span>
      ))}
    </div>
  );
}

const at = (place: number): string => `translate(${10 * (place % SIDE)} ${10 * Math.floor(place / SIDE)})`;

/** Stripes and a mark, so that it is not colour alone that says so. */
function Wrong({ place }: { readonly place: number }) {
  return (
    <g transform={at(place)} class="rooms-wrong">
      <path d="M1 9L9 1M1 5L5 1M5 9L9 5" />
      <circle cx="7.6" cy="2.4" r="1.9" />
      <path class="mark" d="M7.6 1.4v1.2M7.6 3.4v.1" />
    </g>
  );
}

function Outline({ place, name }: { readonly place: number; readonly name: string }) {
  return (
    <rect
      class={`rooms-outline ${name}`}
      x="0.6"
      y="0.6"
      width="8.8"
      height="8.8"
      rx="1"
      transform={at(place)}
    />
  );
}
