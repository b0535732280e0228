import type { State } from '../game.js';
import type { ChanceSource } from './source.js';

/** Lets chance choose by weight; the buffers are the caller's so that a long run allocates nothing. */
export class Drawer {
  readonly #actions: Int32Array;
  readonly #weights: Int32Array;

  constructor(maxLegal: number) {
    this.#actions = new Int32Array(maxLegal);
    this.#weights = new Int32Array(maxLegal);
  }

  draw(state: State, source: ChanceSource): number {
    const count = state.chances(this.#actions, this.#weights);
    let total = 0;
    for (let i = 0; i < count; i++) total += this.#weights[i];
    let left = source.below(total);
    let i = 0;
    while (left >= this.#weights[i]) left -= this.#weights[i++];
    return this.#actions[i];
  }
}
