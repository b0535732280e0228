import {
  type Actor,
  CHANCE,
  type Explainer,
  type Game,
  hasSeat,
  type JsonObject,
  type Knowledge,
  type Seat,
  type State,
  type TurnReason,
} from '@castellan/kernel';
import { ChanceTree } from './chance-tree.js';
import { type Candidate, Search, type SearchSettings } from './search.js';

/** What planning needs of a game; an `BotSupport` has it. */
export type Advice<S extends State, Event> = {
  readonly knowledge: Knowledge<S>;
  explainer?(before: S, seat: Seat): Explainer<S, Event>;
};

/** One action of a plan. `odds` is 1 for a seat's own; for chance's it is how likely this outcome was. */
export type PlannedStep = { readonly actor: Actor; readonly move: string; readonly odds: number };

/** Something that speaks for or against a turn, and how likely it comes about if the plan is followed. */
export type WeighedReason = { readonly reason: TurnReason; readonly odds: number };

/** A whole turn. */
export type Plan = {
  /** To the end of the turn, or to where the plan has to wait for chance. Chance's likeliest outcomes are assumed. */
  readonly steps: readonly PlannedStep[];
  /** Whether the turn, or the game, is over after the last step. */
  readonly complete: boolean;
  /** Each seat's chance to win, whatever chance may bring, and how often this beginning was looked at. */
  readonly prospects: readonly number[];
  readonly visits: number;
  readonly reasons: readonly WeighedReason[];
};

type Leaf<S, Event> = {
  readonly state: S;
  readonly steps: readonly PlannedStep[];
  readonly events: readonly Event[];
  readonly odds: number;
  readonly complete: boolean;
};

/** A plan follows chance's outcomes as long as there are not more of them. */
const MOST_OUTCOMES = 12;
/** A position whose best move was looked at less often is thought about again before a plan goes on from it. */
const TRUSTED_VISITS = 24;
const SECOND_THOUGHT = 250;

/**
 * Finds the few best turns of a position and what speaks for them. Every turn is carried out on a copy, so what is
 * said about it did happen there. Work comes in pieces: `begin`, then `run`, then `next` for each turn.
 */
export class Planner<S extends State, Event> {
  readonly #game: Game<JsonObject, S>;
  readonly #advice: Advice<S, Event>;
  readonly #search: Search<S>;
  readonly #further: Search<S>;
  readonly #root: S;
  #seat: Seat = 0;
  #waiting: Candidate[] | null = null;
  #explainer: Explainer<S, Event> | null = null;
  #ends = new Set<string>();

  constructor(game: Game<JsonObject, S>, advice: Advice<S, Event>, sample: S, settings: SearchSettings) {
    this.#game = game;
    this.#advice = advice;
    this.#root = sample.copy();
    this.#search = new Search(game, advice.knowledge, sample, settings);
    const fewer = { ...settings, nodes: Math.min(settings.nodes, SECOND_THOUGHT) };
    this.#further = new Search(game, advice.knowledge, sample, fewer);
  }

  begin(root: S, seat: Seat): void {
    this.#root.copyFrom(root);
    this.#seat = seat;
    this.#waiting = null;
    this.#explainer = null;
    this.#ends = new Set();
    this.#search.begin(root, seat);
  }

  /** Thinks until so many positions have been looked at; returns whether there is more to do. */
  run(looked: number): boolean {
    return this.#search.run(looked);
  }

  get looked(): number {
    return this.#search.looked;
  }

  /** The moves as they look now, best first. */
  candidates(): Candidate[] {
    return this.#search.candidates();
  }

  /** The next best turn that ends otherwise than those before; null if there is none worth telling. */
  next(): Plan | null {
    this.#waiting ??= this.#search.candidates();
    for (let first = this.#waiting.shift(); first !== undefined; first = this.#waiting.shift()) {
      if (first.visits === 0 && this.#ends.size > 0) return null;
      const leaves = this.#leavesAfter(first.action);
      const [main] = leaves;
      const end = this.#nameOf(main.state);
      if (this.#ends.has(end)) continue; // the same in another order
      this.#ends.add(end);
      return {
        steps: main.steps,
        complete: main.complete,
        prospects: this.#prospectsAfter(first),
        visits: first.visits,
        reasons: this.#reasonsFor(leaves),
      };
    }
    return null;
  }

  /** All at once. */
  plans(root: S, seat: Seat, count: number): Plan[] {
    this.begin(root, seat);
    while (this.run(Number.MAX_SAFE_INTEGER));
    const plans: Plan[] = [];
    for (let plan = this.next(); plan !== null && plans.push(plan) < count; plan = this.next());
    return plans;
  }

  /** Wherever a turn that begins like this may end, likeliest first. */
  #leavesAfter(action: number): Leaf<S, Event>[] {
    const state = this.#root.copy();
    const start = { state, steps: [], events: [], odds: 1, complete: false };
    const leaves = this.#follow(this.#act(start, action), MOST_OUTCOMES);
    return leaves.sort((a, b) => b.odds - a.odds);
  }

  /** The seat's action, on the leaf's own state. */
  #act(leaf: Leaf<S, Event>, action: number): Leaf<S, Event> {
    const events = [...leaf.events];
    leaf.state.apply(this.#seat, action, events);
    const step = { actor: this.#seat, move: this.#game.writeMove(action), odds: 1 };
    return { ...leaf, steps: [...leaf.steps, step], events };
  }

  #follow(leaf: Leaf<S, Event>, room: number): Leaf<S, Event>[] {
    const { state } = leaf;
    if (state.isOver()) return [{ ...leaf, complete: true }];
    if (state.isChance()) {
      const outcomes = new ChanceTree(this.#game, room).outcomes<S, Event>(state);
      if (outcomes === null) return [leaf];
      const share = Math.floor(room / outcomes.length);
      return outcomes.flatMap((outcome) => {
        const draws = outcome.draws.map(({ move, odds }) => ({ actor: CHANCE, move, odds }));
        const next = {
          state: outcome.state,
          steps: [...leaf.steps, ...draws],
          events: [...leaf.events, ...outcome.events],
          odds: leaf.odds * outcome.odds,
          complete: false,
        };
        return this.#follow(next, share);
      });
    }
    if (!hasSeat(state.actors(), this.#seat)) return [{ ...leaf, complete: true }];
    return this.#follow(this.#act(leaf, this.#bestAt(state)), room);
  }

  #bestAt(state: S): number {
    const [best] = this.#search.candidatesAt(state, this.#seat);
    if (best !== undefined && best.visits >= TRUSTED_VISITS) return best.action;
    return this.#further.think(state, this.#seat)[0].action;
  }

  #prospectsAfter({ action, prospect }: Candidate): number[] {
    const state = this.#root.copy();
    if (prospect === 1)
      return Array.from({ length: state.seats }, (_, seat) => (seat === this.#seat ? 1 : 0));
    state.apply(this.#seat, action, null);
    const prospects = new Float64Array(state.seats);
    if (state.isOver() || this.#search.prospectsAt(state, prospects) === 0)
      this.#advice.knowledge.prospects(state, prospects);
    return Array.from(prospects);
  }

  #reasonsFor(leaves: readonly Leaf<S, Event>[]): WeighedReason[] {
    if (this.#advice.explainer === undefined) return [];
    this.#explainer ??= this.#advice.explainer(this.#root, this.#seat);
    const found = new Map<string, { reason: TurnReason; odds: number }>();
    for (const { state, events, odds } of leaves)
      for (const reason of this.#explainer.explain(state, events)) {
        const name = JSON.stringify(reason);
        const known = found.get(name);
        if (known === undefined) found.set(name, { reason, odds });
        else known.odds += odds;
      }
    return [...found.values()].map(({ reason, odds }) => ({ reason, odds: Math.min(1, odds) }));
  }

  #nameOf(state: S): string {
    const key = new Int32Array(2);
    this.#advice.knowledge.key(state, key);
    return key.join();
  }
}
