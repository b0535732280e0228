import type { Outcome } from '@castellan/kernel';
import type { RoquefortView } from '@castellan/roquefort';
import { computed, signal } from '@preact/signals';
import type { Reel } from '../../../tables/worker-messages.js';
import type { PlayersShown } from '../table/players.js';
import type { Held } from '../table/roquefort-table.js';
import { type Scene, sceneOf } from '../table/scene.js';

/** A table that is looked through: it shows what a table in play shows, and nothing can be done at it. */
export type Screen = PlayersShown & { readonly show: (view: RoquefortView) => void };

export function screenOf(reel: Reel, first: RoquefortView): Screen {
  const view = signal(first);
  const scene = signal<Scene>(sceneOf(first, null));
  const outcome = signal<Outcome | null>(outcomeOf(first));
  return {
    sitters: reel.sitters,
    holds: signal([]),
    view,
    scene,
    isOn: computed(() => outcome.value === null),
    actor: computed(() => null),
    you: computed(() => null),
    mayEnter: computed(() => false),
    held: signal<Held>({ kind: 'nothing' }),
    touchOutside: () => {},
    show: (next) => {
      view.value = next;
      scene.value = sceneOf(next, scene.peek());
      outcome.value = outcomeOf(next);
    },
  };
}

function outcomeOf({ result, cheese }: RoquefortView): Outcome | null {
  if (result === null) return null;
  const { reason, winner } = result;
  return { reason, winners: winner === null ? [] : [winner], scores: cheese.map(({ length }) => length) };
}
