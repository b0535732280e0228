import { type ChanceSource, Drawer } from '@castellan/kernel';
import { type RoquefortState, roquefort, roquefortKnowledge } from '@castellan/roquefort';
import type { Leaf } from './ismcts.js';

/** By actions left before it: how many draws of what becomes known are averaged. Fewer further ahead. */
export type Samples = readonly number[];

const SLOTS = 1 << 17;
/** Actions of a turn, and chance in between. */
const DEPTH = 16;

/**
 * Plans its whole turn and nothing beyond: every sequence of its actions, positions met again looked up, what
 * comes to light drawn several times and averaged, the position after the turn judged. Takes the first action of
 * the best plan and plans anew after each. A baseline; it takes nothing from `ai/`.
 */
export class Planner {
  readonly #leaf: Leaf<RoquefortState>;
  readonly #samples: Samples;
  readonly #source: ChanceSource;
  readonly #drawer = new Drawer(roquefort.maxLegal);
  readonly #states: RoquefortState[];
  readonly #actions = Array.from({ length: DEPTH }, () => new Int32Array(roquefort.maxLegal));
  readonly #hopes: Float64Array;
  readonly #key = new Int32Array(2);
  readonly #keys = new Int32Array(SLOTS * 2);
  readonly #values = new Float64Array(SLOTS);
  /** In which plan a slot was filled. */
  readonly #filled = new Int32Array(SLOTS);
  #plan = 0;
  #used = 0;
  #seat = 0;

  constructor(sample: RoquefortState, leaf: Leaf<RoquefortState>, samples: Samples, source: ChanceSource) {
    this.#leaf = leaf;
    this.#samples = samples;
    this.#source = source;
    this.#states = Array.from({ length: DEPTH }, () => sample.copy());
    this.#hopes = new Float64Array(sample.seats);
  }

  choose(root: RoquefortState): number {
    this.#plan++;
    this.#used = 0;
    this.#seat = root.turn;
    const actions = this.#actions[0];
    const count = root.legal(root.turn, actions);
    let best = actions[0];
    let most = -1;
    for (let i = 0; i < count; i++) {
      const value = this.#after(root, actions[i], 0);
      if (value > most) {
        most = value;
        best = actions[i];
      }
    }
    return best;
  }

  /** What an action is worth, averaged over draws if it brings something to light. */
  #after(state: RoquefortState, action: number, depth: number): number {
    const next = this.#states[depth];
    next.copyFrom(state);
    next.apply(state.turn, action, null);
    if (!next.isChance()) return this.#worth(next, depth + 1);
    const draws = this.#samples[Math.min(state.actionsLeft, this.#samples.length) - 1];
    let sum = 0;
    for (let i = 0; i < draws; i++) {
      next.copyFrom(state);
      next.apply(state.turn, action, null);
      while (next.isChance()) next.apply(-1, this.#drawer.draw(next, this.#source), null);
      sum += this.#worth(next, depth + 1);
    }
    return sum / draws;
  }

  #worth(state: RoquefortState, depth: number): number {
    if (state.isOver() || state.turn !== this.#seat) {
      this.#leaf(state, this.#hopes);
      return this.#hopes[this.#seat];
    }
    roquefortKnowledge.key(state, this.#key);
    const [low, high] = this.#key;
    const slot = this.#slotOf(low, high);
    if (slot >= 0 && this.#filled[slot] === this.#plan) return this.#values[slot];
    const actions = this.#actions[depth];
    const count = state.legal(state.turn, actions);
    let most = 0;
    for (let i = 0; i < count; i++) most = Math.max(most, this.#after(state, actions[i], depth));
    this.#note(low, high, most);
    return most;
  }

  /** Where a position is, or could be put; -1 if the table is full. */
  #slotOf(low: number, high: number): number {
    if (this.#used > SLOTS * 0.75) return -1;
    let slot = low & (SLOTS - 1);
    while (
      this.#filled[slot] === this.#plan &&
      (this.#keys[slot * 2] !== low || this.#keys[slot * 2 + 1] !== high)
    )
      slot = (slot + 1) & (SLOTS - 1);
    return slot;
  }

  #note(low: number, high: number, value: number): void {
    const slot = this.#slotOf(low, high);
    if (slot < 0) return;
    this.#filled[slot] = this.#plan;
    this.#keys[slot * 2] = low;
    this.#keys[slot * 2 + 1] = high;
    this.#values[slot] = value;
    this.#used++;
  }
}
