import { type Signal, useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useDeferred } from '../../common/steps.js';
import { roquefortTexts } from '../texts/table.js';
import { cellOf, slotOf } from './button-words.js';
import { dragOf } from './drag.js';
import { slotMeant } from './fingertip.js';
import { besideLane, CASTLE, CELL, CELLS, cellAt, type GridSpot, SLOTS, spotOf, WALL } from './geometry.js';
import { RANKS } from './ranks.js';
import type { RoquefortTable } from './roquefort-table.js';

type Props = {
  readonly play: RoquefortTable;
  readonly turns: number;
  /** Where the focus is: a cell or "slot:a2". */
  readonly focus: Signal<string>;
};

const percent = (units: number): string => `${(units / CASTLE) * 100}%`;

/**
 * The castle as buttons: one for each cell and slot, over the picture. So a finger, a keyboard and a screen reader
 * all use the same things, and one of them has the focus. They are made once; after that single attributes change.
 */
export function Cells({ play, turns, focus }: Props) {
  const { table } = roquefortTexts();
  const drag = useMemo(() => dragOf(play), [play]);
  const shown = useDeferred(RANKS.buttons, () => ({
    scene: play.scene.value,
    choices: play.choices.value,
    held: play.held.value,
    version: play.version.value,
    busy: isBusy(play),
  }));
  // what is on the screen may be older than what is known: as long as that is so, the castle is busy
  const busy = useComputed(() => isBusy(play) || shown.value.busy || shown.value.held !== play.held.value);
  const version = useComputed(() => shown.value.version);
  const holding = useDeferred(RANKS.slots, () => ({ kind: play.held.value.kind }));
  const held = useComputed(() => holding.value.kind);
  const cells = useMemo(() => CELLS.map((cell) => cellOf(cell, play, shown, focus)), [play, shown, focus]);
  const slots = useMemo(() => SLOTS.map((slot) => slotOf(slot, shown, focus)), [shown, focus]);
  const buttons = useMemo(
    () => (
      <>
        {[...cells]
          .sort((a, b) => order(spotOf(a.cell, turns)) - order(spotOf(b.cell, turns)))
          .map(({ cell, ...said }) => {
            const { column, line } = spotOf(cell, turns);
            return (
              <button
                key={cell}
                type="button"
                class="cell"
                data-place={cell}
                {...said}
                style={{ left: percent(WALL + CELL * column), top: percent(WALL + CELL * line) }}
                onClick={(event) => {
                  const slot = slotMeant(event, cell, turns, play);
                  if (slot === null) play.touch(cell);
                  else play.touchSlot(slot);
                }}
                onFocus={() => {
                  focus.value = cell;
                }}
              />
            );
          })}
        {slots.map(({ slot, ...said }) => {
          const outside = besideLane(slot, -1, turns);
          const across = outside.column < 0 || outside.column > 6;
          const near = (units: number): number =>
            units < 0 ? 0 : units > 6 ? CASTLE - WALL : WALL + CELL * units;
          return (
            <button
              key={slot}
              type="button"
              class={across ? 'slot across' : 'slot along'}
              data-side={
                across ? (outside.column < 0 ? 'left' : 'right') : outside.line < 0 ? 'top' : 'bottom'
              }
              data-place={`slot:${slot}`}
              {...said}
              style={{ left: percent(near(outside.column)), top: percent(near(outside.line)) }}
              onClick={() => play.touchSlot(slot)}
              onFocus={() => {
                focus.value = `slot:${slot}`;
              }}
            />
          );
        })}
      </>
    ),
    [play, turns, cells, slots, focus],
  );
  return (
    <fieldset
      class="cells"
      aria-label={table.board}
      aria-describedby="board-help"
      aria-busy={busy}
      data-holding={held}
      data-version={version}
      onKeyDown={(event) => {
        const to = neighbour(focus.peek(), event.key, turns);
        if (to === null) return;
        event.preventDefault();
        focus.value = to;
        (event.currentTarget.querySelector(`[data-place="${to}"]`) as HTMLElement | null)?.focus();
      }}
      {...drag}
    >
      {buttons}
    </fieldset>
  );
}

function isBusy(play: RoquefortTable): boolean {
  return play.busy.value || play.thinking.value !== null;
}

const order = ({ column, line }: GridSpot): number => line * 7 + column;

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
