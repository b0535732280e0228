import { CHANCE, type Game, type JsonObject, type State } from '@castellan/kernel';

/** What chance may bring until somebody is to act again: its draws, how likely they are together, where they lead. */
export type ChanceOutcome<S, Event> = {
  readonly state: S;
  readonly draws: readonly { readonly move: string; readonly odds: number }[];
  readonly events: readonly Event[];
  readonly odds: number;
};

/** All outcomes of chance's turn, if there are not too many. */
export class ChanceTree {
  readonly #game: Pick<Game<JsonObject, State>, 'maxLegal' | 'writeMove'>;
  readonly #most: number;

  constructor(game: Pick<Game<JsonObject, State>, 'maxLegal' | 'writeMove'>, most: number) {
    this.#game = game;
    this.#most = most;
  }

  /** Null if there are more than allowed. */
  outcomes<S extends State, Event>(start: S): ChanceOutcome<S, Event>[] | null {
    let open: ChanceOutcome<S, Event>[] = [{ state: start, draws: [], events: [], odds: 1 }];
    while (open.some(({ state }) => state.isChance())) {
      open = open.flatMap((outcome) => (outcome.state.isChance() ? this.#branch(outcome) : [outcome]));
      if (open.length > this.#most) return null;
    }
    return open;
  }

  #branch<S extends State, Event>(outcome: ChanceOutcome<S, Event>): ChanceOutcome<S, Event>[] {
    const actions = new Int32Array(this.#game.maxLegal);
    const weights = new Int32Array(this.#game.maxLegal);
    const count = outcome.state.chances(actions, weights);
    const total = weights.subarray(0, count).reduce((sum, weight) => sum + weight, 0);
    return Array.from({ length: count }, (_, i) => {
      const state = outcome.state.copy();
      const events = [...outcome.events];
      state.apply(CHANCE, actions[i], events);
      const odds = weights[i] / total;
      const draw = { move: this.#game.writeMove(actions[i]), odds };
      return { state, draws: [...outcome.draws, draw], events, odds: outcome.odds * odds };
    });
  }
}
