import type { Mind } from '@castellan/kernel';
import type { ChateauEvent } from '../events.js';
import type { ChateauOptions } from '../options.js';
import type { ChateauState } from '../state.js';
import type { ChateauView } from '../view.js';
import { stateFromView } from './from-view.js';

/**
 * What one seat knows: everything lies in the open, so the last view is all there is to remember. It has no handle
 * on the state, and so none on what chance will bring.
 */
export class ChateauMind implements Mind<ChateauState, ChateauView, ChateauEvent> {
  readonly seat: number;
  readonly #options: ChateauOptions;
  #view: ChateauView | null = null;

  constructor(options: ChateauOptions, seat: number) {
    this.#options = options;
    this.seat = seat;
  }

  witness(_events: readonly ChateauEvent[], view: ChateauView): void {
    this.#view = view;
  }

  imagine(): ChateauState {
    if (this.#view === null) throw new Error('nothing has been seen yet');
    return stateFromView(this.#options, this.#view);
  }
}
