import type { Resource } from '@castellan/oh-mon-chateau';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { faceName } from '../table/words.js';
import { chateauBoxTexts } from '../texts/box.js';
import { BoardPicture } from './board-picture.js';
import { cellsOf, type Draft, nameOf, SIDE } from './draft.js';

type Props = {
  readonly draft: Draft;
  readonly wrong: ReadonlySet<number>;
  /** What a touch puts on a cell; null takes it away. */
  readonly brush: Resource | null;
  readonly onPaint: (place: number, resource: Resource | null) => void;
};

const KEYS: Readonly<Record<string, Resource>> = { w: 'wood', s: 'stone', g: 'gold', f: 'food' };
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The board to fill: a picture, and a button over every place. */
export function BoardGrid({ draft, wrong, brush, onPaint }: Props) {
  const { grid } = chateauBoxTexts();
  const root = useRef<HTMLDivElement>(null);
  const focused = useSignal(0);
  const cells = cellsOf(draft);
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = focused.peek();
    const step = STEPS[event.key];
    if (step !== undefined) {
      const inside = (value: number): number => Math.min(SIDE - 1, Math.max(0, value));
      const next = inside(Math.floor(place / SIDE) + step[1]) * SIDE + inside((place % SIDE) + step[0]);
      root.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') onPaint(place, null);
    else if (KEYS[event.key.toLowerCase()] !== undefined) onPaint(place, KEYS[event.key.toLowerCase()]);
    else return;
    event.preventDefault();
  };
  return (
    <div class="own-board">
      <BoardPicture draft={draft} wrong={wrong} numbers />
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are a picture, not fields of a form */}
      <div
        class="box-cells own-board-cells"
        role="group"
        aria-label={grid.label}
        ref={root}
        onKeyDown={pressed}
      >
        {cells.map((cell, place) => (
          <button
            key={nameOf(place)}
            id={`cell-${nameOf(place)}`}
            type="button"
            data-place={place}
            tabIndex={place === focused.value ? 0 : -1}
            aria-label={[
              grid.cell(nameOf(place), cell === null ? grid.none : faceName(cell)),
              ...(wrong.has(place) ? [grid.wrong] : []),
            ].join(', ')}
            onFocus={() => {
              focused.value = place;
            }}
            onClick={() => onPaint(place, cell === brush ? null : brush)}
          />
        ))}
      </div>
    </div>
  );
}
