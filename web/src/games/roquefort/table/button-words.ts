import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import { namesOf } from '../../common/names.js';
import { roquefortTexts } from '../texts/table.js';
import type { Choices } from './offers.js';
import type { Held, RoquefortTable } from './roquefort-table.js';
import type { Scene } from './scene.js';
import { cellLabel } from './words.js';

/** What the castle's buttons speak of. */
type Shown = ReadonlySignal<{
  readonly scene: Scene;
  readonly choices: Choices;
  readonly held: Held;
}>;

/** What a cell's button says of itself. */
export function cellOf(cell: string, play: RoquefortTable, shown: Shown, focus: Signal<string>) {
  return {
    cell,
    tabIndex: computed(() => (focus.value === cell ? 0 : -1)),
    'aria-label': computed(() => {
      const { scene } = shown.value;
      return cellLabel(cell, scene, namesOf(play.sitters), reach(cell, shown.value));
    }),
    'aria-pressed': computed(() => {
      const { held } = shown.value;
      return held.kind === 'mouse' && held.cell === cell ? 'true' : undefined;
    }),
  };
}

/** What it costs to get there with what is in hand. */
function reach(cell: string, { held, choices }: Shown['value']): number | null {
  if (held.kind === 'mouse') return choices.run.get(held.cell)?.get(cell)?.cost ?? null;
  if (held.kind === 'outside') return choices.enter.get(cell)?.cost ?? null;
  return null;
}

/** What a slot's button says of itself. */
export function slotOf(slot: string, shown: Shown, focus: Signal<string>) {
  const chosen = computed(() => {
    const { held } = shown.value;
    return held.kind === 'spare' && held.slot === slot;
  });
  return {
    slot,
    tabIndex: computed(() => (focus.value === `slot:${slot}` ? 0 : -1)),
    'aria-label': computed(() => {
      const { cell: words } = roquefortTexts();
      return chosen.value ? `${words.slot(slot)}, ${words.chosen}` : words.slot(slot);
    }),
    'aria-pressed': computed(() => (chosen.value ? ('true' as const) : undefined)),
  };
}
