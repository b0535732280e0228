import type { Actor, Observer, Outcome, State } from '@castellan/kernel';
import { SPARE_PLACE } from './actions.js';
import { OUTSIDE } from './board/cells.js';
import { ALL_ROOMS, Layout } from './board/layout.js';
import { countKinds, TILE_COUNTS } from './board/tiles.js';
import type { Log, RoquefortEvent } from './events.js';
import type { RoquefortOptions } from './options.js';
import { MICE, NOBODY, Position } from './position.js';
import { applyAction } from './rules/apply.js';
import { writeChances } from './rules/draw.js';
import { legalActions } from './rules/legal.js';
import { makeView, type RoquefortView } from './view.js';

/** Château Roquefort as the kernel's contract sees it. The rules are in `rules/`, a file a chapter. */
export class RoquefortState extends Position implements State<RoquefortView, RoquefortEvent> {
  static start(options: RoquefortOptions): RoquefortState {
    const state = new RoquefortState(options, new Layout(options.rooms));
    state.roofed = ALL_ROOMS; // [R2.1]
    state.setPending(SPARE_PLACE); // the spare is the first tile that anybody sees
    state.turn = options.first;
    state.turnActions = options.firstTurnActions; // [R12.1]
    state.actionsLeft = state.turnActions;
    state.winner = NOBODY;
    state.mouse.fill(OUTSIDE, 0, options.players * MICE);
    state.outside.fill(MICE, 0, options.players);
    state.unseen.set(TILE_COUNTS);
    return state;
  }

  actors(): number {
    return this.isOver() || this.isChance() ? 0 : 1 << this.turn;
  }

  legal(seat: number, out: Int32Array): number {
    return seat !== this.turn || this.isOver() || this.isChance() ? 0 : legalActions(this, out);
  }

  chances(out: Int32Array, weights: Int32Array): number {
    return writeChances(this, out, weights);
  }

  apply(_actor: Actor, action: number, log: Log): boolean {
    return applyAction(this, action, log);
  }

  outcome(): Outcome | null {
    if (!this.isOver()) return null;
    const { winner } = this;
    return {
      reason: this.endReason,
      winners: winner === NOBODY ? [] : [winner],
      scores: Array.from({ length: this.seats }, (_, seat) => countKinds(this.cheese[seat])),
    };
  }

  view(observer: Observer): RoquefortView {
    return makeView(this, observer);
  }

  copy(): this {
    const copy = new RoquefortState(this.options, this.layout);
    copy.bytes.set(this.bytes);
    return copy as this;
  }

  copyFrom(other: this): void {
    this.bytes.set(other.bytes);
  }
}
