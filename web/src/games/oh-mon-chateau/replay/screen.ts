import type { ChateauEvent, ChateauScenery, ChateauView } from '@castellan/oh-mon-chateau';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Reel } from '../../../tables/worker-messages.js';
import type { Showing } from '../table/chateau-table.js';
import { NO_CHOICES } from '../table/offers.js';

/** A table that is looked through: it shows what a table in play shows, and nothing can be done at it. */
export function screenOf(reel: Reel, view: ChateauView, near: ReadonlySignal<number>): Showing {
  const shown = signal(view);
  return {
    scenery: reel.scenery as ChateauScenery,
    sitters: reel.sitters,
    holds: signal([]),
    shown,
    near,
    choices: computed(() => NO_CHOICES),
    actor: computed(() => null),
    busy: computed(() => false),
    isOn: signal(true),
    outcome: signal(null),
    looked: signal<string | null>(null),
    from: signal<string | null>(null),
    die: signal<string | null>(null),
    leaving: signal<ReadonlySet<string>>(new Set()),
    doing: signal<ChateauEvent | null>(null),
    rolling: signal(false),
    toRoll: signal(null),
    moment: signal<ChateauEvent | null>(null),
    roll: () => {},
    choose: () => {},
    pickDie: () => {},
  };
}
