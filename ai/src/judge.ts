import { CHANCE, type Game, type JsonObject, type Knowledge, type State } from '@castellan/kernel';
import { actorOf, Search, type SearchSettings } from './search.js';

/**
 * Each seat's chance to win at a position, as far as search sees: after the best move where a seat is to act, and
 * over all that may come where it is chance's turn.
 */
export class Judge<S extends State> {
  readonly #knowledge: Knowledge<S>;
  readonly #search: Search<S>;
  readonly #state: S;
  readonly #actions: Int32Array;
  readonly #weights: Int32Array;

  constructor(game: Game<JsonObject, S>, knowledge: Knowledge<S>, sample: S, settings: SearchSettings) {
    this.#knowledge = knowledge;
    this.#search = new Search(game, knowledge, sample, settings);
    this.#state = sample.copy();
    this.#actions = new Int32Array(game.maxLegal);
    this.#weights = new Int32Array(game.maxLegal);
  }

  prospects(at: S): number[] {
    const state = this.#state;
    state.copyFrom(at);
    const out = new Float64Array(at.seats);
    while (!state.isOver() && this.#count(state) === 1) state.apply(actorOf(state), this.#actions[0], null);
    if (state.isOver()) this.#knowledge.prospects(state, out);
    else {
      const actor = actorOf(state);
      this.#search.begin(state, actor);
      while (this.#search.run(Number.MAX_SAFE_INTEGER));
      if (actor === CHANCE) this.#average(state, out);
      else this.#best(state, actor, out);
    }
    return Array.from(out);
  }

  #count(state: S): number {
    if (state.isChance()) return state.chances(this.#actions, this.#weights);
    return state.legal(actorOf(state), this.#actions);
  }

  #best(state: S, seat: number, out: Float64Array): void {
    const [best] = this.#search.candidates();
    if (best.prospect === 1) {
      out[seat] = 1; // a turn that surely wins
      return;
    }
    state.apply(seat, best.action, null);
    this.#at(state, out);
  }

  /** By exact odds, however often each outcome was followed. */
  #average(start: S, out: Float64Array): void {
    const count = this.#count(start);
    const total = this.#weights.subarray(0, count).reduce((sum, weight) => sum + weight, 0);
    const outcome = start.copy();
    const prospects = new Float64Array(out.length);
    for (let i = 0; i < count; i++) {
      outcome.copyFrom(start);
      outcome.apply(CHANCE, this.#actions[i], null);
      this.#at(outcome, prospects);
      for (let seat = 0; seat < out.length; seat++) out[seat] += (prospects[seat] * this.#weights[i]) / total;
    }
  }

  /** What search learnt of a position, or at least a first estimate. */
  #at(state: S, out: Float64Array): void {
    if (state.isOver() || this.#search.prospectsAt(state, out) === 0) this.#knowledge.prospects(state, out);
  }
}
