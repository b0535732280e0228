import type { Actor, Outcome, State } from '@castellan/kernel';
import { ALL_GUESTS } from './data/guest-sets.js';
import type { ChateauEvent, Log } from './events.js';
import type { ChateauOptions } from './options.js';
import { DICE, NOBODY, Position, ROLLING, SETUP } from './position.js';
import { applyAction } from './rules/apply.js';
import { legalActions, writeChances } from './rules/legal.js';
import { scoreOf, totalOf, winners } from './rules/score.js';
import type { ChateauRules } from './versions.js';
import { type ChateauView, makeView } from './view.js';

/** Oh mon château as the kernel's contract sees it. The rules are in `rules/`, a file a chapter. */
export class ChateauState extends Position implements State<ChateauView, ChateauEvent> {
  static start(options: ChateauOptions, rules: ChateauRules): ChateauState {
    const state = new ChateauState(options, rules);
    state.turn = options.first;
    state.sun = NOBODY;
    state.finisher = NOBODY;
    if (state.grand) {
      state.phase = SETUP;
      state.deck = ALL_GUESTS;
    } else {
      state.phase = ROLLING;
      state.smallDeck.set(state.values.smallDeck);
    }
    return state;
  }

  actors(): number {
    if (this.phase === DICE) return this.waiting;
    return this.isOver() || this.isChance() ? 0 : 1 << this.turn;
  }

  legal(seat: number, out: Int32Array): number {
    return ((this.actors() >> seat) & 1) === 0 ? 0 : legalActions(this, seat, out);
  }

  chances(out: Int32Array, weights: Int32Array): number {
    return this.isChance() ? writeChances(this, out, weights) : 0;
  }

  apply(actor: Actor, action: number, log: Log): boolean {
    return applyAction(this, actor, action, log);
  }

  outcome(): Outcome | null {
    if (!this.isOver()) return null;
    return {
      reason: this.finisher === NOBODY ? 'stall' : 'castle',
      winners: winners(this),
      scores: Array.from({ length: this.seats }, (_, seat) => totalOf(scoreOf(this, seat))),
    };
  }

  /** Nothing is hidden in this game: everybody sees the same. */
  view(): ChateauView {
    return makeView(this);
  }

  copy(): this {
    const copy = new ChateauState(this.options, this.rules);
    copy.bytes.set(this.bytes);
    return copy as this;
  }

  copyFrom(other: this): void {
    this.bytes.set(other.bytes);
  }
}
