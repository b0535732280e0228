import { type ChanceSource, Drawer, type State } from '@castellan/kernel';

/** Says what each seat may hope for in a position; it may play on with the state it is given. */
export type Leaf<S extends State> = (state: S, out: Float64Array) => void;

export type IsmctsSettings = {
  /** How much seldom tried moves are tried: the constant of UCB1. */
  readonly exploration: number;
  /** What a move not tried yet is taken to be worth, below what its position has shown; Infinity: each is tried once first. */
  readonly untried: number;
};

const FIRST = 0;
const COUNT = 1;
const ACTION = 2;
const VISITS = 3;
const FIELDS = 4;

/**
 * Information-set Monte Carlo tree search, as in the literature: a tree of what can be observed, UCB1 at every
 * seat's turn, chance drawn anew each time, a leaf judged once. Frozen: a baseline for the bots of `ai/`, from which
 * it takes nothing. It knows no transpositions.
 */
export class Ismcts<S extends State> {
  readonly #settings: IsmctsSettings;
  readonly #leaf: Leaf<S>;
  readonly #source: ChanceSource;
  readonly #drawer: Drawer;
  readonly #actions: Int32Array;
  readonly #weights: Int32Array;
  readonly #path = new Int32Array(256);
  readonly #state: S;
  readonly #hopes: Float64Array;
  readonly #seats: number;
  #nodes: Int32Array;
  #sums: Float64Array;
  #used = 0;

  constructor(sample: S, maxLegal: number, leaf: Leaf<S>, settings: IsmctsSettings, source: ChanceSource) {
    this.#settings = settings;
    this.#leaf = leaf;
    this.#source = source;
    this.#drawer = new Drawer(maxLegal);
    this.#actions = new Int32Array(maxLegal);
    this.#weights = new Int32Array(maxLegal);
    this.#state = sample.copy();
    this.#seats = sample.seats;
    this.#hopes = new Float64Array(sample.seats);
    this.#nodes = new Int32Array(FIELDS * 400_000);
    this.#sums = new Float64Array(sample.seats * 400_000);
  }

  /** The move tried most after so many iterations. */
  choose(root: S, iterations: number): number {
    this.#used = 0;
    this.#add(0);
    for (let i = 0; i < iterations; i++) {
      this.#state.copyFrom(root);
      this.#iterate();
    }
    const nodes = this.#nodes;
    let best = nodes[FIRST];
    for (let child = best, end = best + nodes[COUNT]; child < end; child++)
      if (nodes[child * FIELDS + VISITS] > nodes[best * FIELDS + VISITS]) best = child;
    return nodes[best * FIELDS + ACTION];
  }

  /** Selection down to a node without children, its expansion, a look at it, and the news back up. */
  #iterate(): void {
    const state = this.#state;
    let node = 0;
    let depth = 0;
    this.#path[0] = 0;
    while (!state.isOver() && depth < this.#path.length - 1) {
      const isNew = this.#nodes[node * FIELDS + VISITS] === 0 && node !== 0;
      // chance is gone through at once: what is judged is a position of a seat
      if (isNew && !state.isChance()) break;
      if (this.#nodes[node * FIELDS + COUNT] === 0) this.#expand(node);
      node = this.#step(node);
      this.#path[++depth] = node;
    }
    this.#leaf(state, this.#hopes);
    for (let i = 0; i <= depth; i++) {
      const at = this.#path[i];
      this.#nodes[at * FIELDS + VISITS]++;
      for (let seat = 0; seat < this.#seats; seat++) this.#sums[at * this.#seats + seat] += this.#hopes[seat];
    }
  }

  #expand(node: number): void {
    const state = this.#state;
    const count = state.isChance()
      ? state.chances(this.#actions, this.#weights)
      : state.legal(seatOf(state), this.#actions);
    const first = this.#used;
    for (let i = 0; i < count; i++) this.#add(this.#actions[i]);
    this.#nodes[node * FIELDS + FIRST] = first;
    this.#nodes[node * FIELDS + COUNT] = count;
  }

  /** One move or one draw from a node that has children. */
  #step(node: number): number {
    const state = this.#state;
    const first = this.#nodes[node * FIELDS + FIRST];
    const end = first + this.#nodes[node * FIELDS + COUNT];
    if (state.isChance()) {
      const drawn = this.#drawer.draw(state, this.#source);
      state.apply(-1, drawn, null);
      for (let child = first; ; child++) if (this.#nodes[child * FIELDS + ACTION] === drawn) return child;
    }
    const seat = seatOf(state);
    const child = this.#select(node, first, end, seat);
    state.apply(seat, this.#nodes[child * FIELDS + ACTION], null);
    return child;
  }

  #select(node: number, first: number, end: number, seat: number): number {
    const { exploration, untried } = this.#settings;
    const nodes = this.#nodes;
    const visits = nodes[node * FIELDS + VISITS];
    const urge = exploration * Math.sqrt(Math.log(visits + 1));
    const own = visits === 0 ? 0.5 : this.#sums[node * this.#seats + seat] / visits;
    // equals are not always tried in the order of the list
    const turn = first + this.#source.below(end - first);
    let best = turn;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = first; i < end; i++) {
      const child = i + turn - first < end ? i + turn - first : i + turn - end;
      const tried = nodes[child * FIELDS + VISITS];
      const score =
        tried === 0
          ? untried === Number.POSITIVE_INFINITY
            ? untried
            : own - untried + urge
          : this.#sums[child * this.#seats + seat] / tried + urge / Math.sqrt(tried);
      if (score > most) {
        most = score;
        best = child;
      }
    }
    return best;
  }

  #add(action: number): void {
    const node = this.#used++;
    if (node * FIELDS >= this.#nodes.length) this.#grow();
    this.#nodes[node * FIELDS + FIRST] = 0;
    this.#nodes[node * FIELDS + COUNT] = 0;
    this.#nodes[node * FIELDS + ACTION] = action;
    this.#nodes[node * FIELDS + VISITS] = 0;
    this.#sums.fill(0, node * this.#seats, (node + 1) * this.#seats);
  }

  #grow(): void {
    const [nodes, sums] = [this.#nodes, this.#sums];
    this.#nodes = new Int32Array(nodes.length * 2);
    this.#nodes.set(nodes);
    this.#sums = new Float64Array(sums.length * 2);
    this.#sums.set(sums);
  }
}

/** The seat to act, in a game in which one acts at a time. */
function seatOf(state: State): number {
  return 31 - Math.clz32(state.actors());
}
