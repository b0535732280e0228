import {
  type Actor,
  CHANCE,
  type Game,
  hasSeat,
  type JsonObject,
  type Knowledge,
  type PriorSettings,
  type Seat,
  type State,
} from '@castellan/kernel';
import { calibrate } from './calibrate.js';
import { NOTHING, Tree } from './tree.js';

export type SearchSettings = {
  /** How many positions may be looked at; the same number gives the same answer on every machine. */
  readonly nodes: number;
  /** How much a move that looked bad at first is still tried. */
  readonly curiosity: number;
  /** How sharply first estimates are believed. */
  readonly sharpness: number;
};

export const DEFAULT_SEARCH: SearchSettings = { nodes: 20_000, curiosity: 0.4, sharpness: 12 };

/** A move that was looked at: how often, and what the mover may hope for after it. */
export type Candidate = { readonly action: number; readonly visits: number; readonly prospect: number };

/** Asked now and then; true stops the search, which then answers with what it has. */
export type Watch = (done: number) => boolean;

const MOST_PLIES = 80;
/** How many positions are looked at between two questions to the watch. */
export const WATCH_EVERY = 256;
const EDGES_A_NODE = 16;

/**
 * PUCT (Monte Carlo tree search led by prior estimates) over whole games: seats choose what looks best to them, chance is followed in proportion to its exact
 * odds, a position that can be reached in several ways is known as one. Each seat maximises its own chance to
 * win, so two to four players need nothing special. There is no random number in it.
 */
export class Search<S extends State> {
  readonly #knowledge: Knowledge<S>;
  readonly #settings: SearchSettings;
  readonly #prior: PriorSettings;
  readonly #tree: Tree;
  readonly #root: S;
  readonly #state: S;
  readonly #next: S;
  readonly #actions: Int32Array;
  readonly #weights: Int32Array;
  readonly #key = new Int32Array(2);
  readonly #prospects: Float64Array;
  readonly #told: Float64Array;
  readonly #pathNodes = new Int32Array(MOST_PLIES + 2);
  readonly #pathEdges = new Int32Array(MOST_PLIES + 2);
  #looked = 0;
  #rootSeat: Seat = 0;
  /** Who chooses first: the seat at the root, or after chance has acted there; nobody if the game ends before. */
  #chooser: Seat | null = 0;
  #start = NOTHING;
  /** The seat's moves that end the game at once, without winning it all: there is nothing to learn after them. */
  readonly #rootEnds = new Set<number>();
  /** The seat's move that surely wins, if the game knows one. */
  #win: number | null = null;

  constructor(
    game: Game<JsonObject, S>,
    knowledge: Knowledge<S>,
    sample: S,
    settings: SearchSettings = DEFAULT_SEARCH,
  ) {
    this.#knowledge = knowledge;
    this.#settings = settings;
    this.#prior = knowledge.prior ?? { sharpness: settings.sharpness, evenly: 0 };
    // however small the budget, the moves at hand have to fit in
    const least = Math.ceil((2 * game.maxLegal) / EDGES_A_NODE);
    const capacity = Math.max(least, Math.min(settings.nodes + 1, 40_000));
    this.#tree = new Tree(capacity, EDGES_A_NODE, sample.seats);
    this.#root = sample.copy();
    this.#state = sample.copy();
    this.#next = sample.copy();
    this.#actions = new Int32Array(game.maxLegal);
    this.#weights = new Int32Array(game.maxLegal);
    this.#prospects = new Float64Array(sample.seats);
    this.#told = new Float64Array(sample.seats);
  }

  /** All at once: the moves of a seat that may act, most looked at first. */
  think(root: S, seat: Seat, watch: Watch = () => false): Candidate[] {
    this.begin(root, seat);
    let target = 0;
    do target = Math.min(this.#settings.nodes, target + WATCH_EVERY);
    while (this.run(target) && !watch(this.#looked));
    return this.candidates();
  }

  /** Forgets what it knew and turns to a position; `candidates` can answer from here on. */
  begin(root: S, seat: Seat): void {
    this.#tree.clear();
    this.#rootEnds.clear();
    this.#looked = 0;
    this.#rootSeat = seat;
    this.#root.copyFrom(root);
    this.#chooser = seat === CHANCE ? this.#chooserAfterChance(root) : seat;
    this.#state.copyFrom(root);
    this.#start = this.#visit(this.#state);
    this.#expand(this.#start, this.#state, seat);
    this.#win = seat === CHANCE ? null : (this.#knowledge.win?.(root, seat, this.#settings.nodes) ?? null);
  }

  /**
   * Goes on until so many positions have been looked at, never more than the settings allow. Returns whether there
   * is anything left to do. However the work is cut into pieces, the answer after all of it is the same.
   */
  run(looked: number): boolean {
    const { nodes } = this.#settings;
    const target = Math.min(looked, nodes);
    if (this.#tree.edgeCount[this.#start] < 2 || this.#win !== null) return false;
    while (this.#looked < target) {
      this.#state.copyFrom(this.#root);
      this.#descend(this.#start);
    }
    return this.#looked < nodes;
  }

  /** How much memory its tree takes. */
  get bytes(): number {
    return this.#tree.bytes;
  }

  /** How many positions have been looked at since it began. */
  get looked(): number {
    return this.#looked;
  }

  /** The moves of the seat as they look now, most looked at first. */
  candidates(): Candidate[] {
    return this.#candidatesOf(this.#start, this.#rootSeat);
  }

  /** The same for any position that was met on the way, where this seat is to act; none if it was not met. */
  candidatesAt(state: S, seat: Seat): Candidate[] {
    const node = this.#find(state);
    return node === NOTHING ? [] : this.#candidatesOf(node, seat);
  }

  /** What was learnt of each seat's chance at a position that was met; returns how often it was looked at. */
  prospectsAt(state: S, out: Float64Array): number {
    const { visits, sums, seats } = this.#tree;
    const node = this.#find(state);
    if (node === NOTHING || visits[node] === 0) return 0;
    for (let seat = 0; seat < seats; seat++) out[seat] = sums[node * seats + seat] / visits[node];
    calibrate(out, this.#chooser, this.#knowledge.calibration);
    return visits[node];
  }

  #chooserAfterChance(root: S): Seat | null {
    const state = this.#next;
    state.copyFrom(root);
    while (state.isChance()) {
      state.chances(this.#actions, this.#weights);
      state.apply(CHANCE, this.#actions[0], null);
    }
    return state.isOver() ? null : actorOf(state);
  }

  #find(state: S): number {
    this.#knowledge.key(state, this.#key);
    return this.#tree.find(this.#key[0], this.#key[1]);
  }

  #candidatesOf(node: number, seat: Seat): Candidate[] {
    const { firstEdge, edgeCount, edgeAction, edgeVisits } = this.#tree;
    const edges = Array.from({ length: edgeCount[node] }, (_, i) => firstEdge[node] + i);
    // in the order of what was found: how it is told decides nothing
    edges.sort((a, b) => edgeVisits[b] - edgeVisits[a] || this.#hope(b, seat) - this.#hope(a, seat));
    const ordered = node === this.#start ? this.#withEndsInPlace(edges, seat) : edges;
    return ordered.map((edge) => ({
      action: edgeAction[edge],
      visits: edgeVisits[edge],
      prospect: edgeAction[edge] === this.#win && node === this.#start ? 1 : this.#tellHope(edge, seat),
    }));
  }

  /** What surely wins comes first. Moves that end the game otherwise are looked at once only; so the best of them is put in its place. */
  #withEndsInPlace(edges: number[], seat: Seat): number[] {
    const { edgeAction } = this.#tree;
    const first = (edge: number): number[] => [edge, ...edges.filter((other) => other !== edge)];
    const winning = edges.find((edge) => edgeAction[edge] === this.#win);
    if (winning !== undefined) return first(winning);
    const ends = edges.filter((edge) => this.#rootEnds.has(edgeAction[edge]));
    const [best] = ends.sort((a, b) => this.#hope(b, seat) - this.#hope(a, seat));
    if (best === undefined || this.#hope(best, seat) <= this.#hope(edges[0], seat)) return edges;
    return first(best);
  }

  /** One way down from the root to a position not judged before, and what it says back up. */
  #descend(start: number): void {
    const tree = this.#tree;
    const state = this.#state;
    let node = start;
    let plies = 0;
    this.#pathNodes[0] = node;
    while (plies < MOST_PLIES && !state.isOver() && tree.edgeCount[node] > 0) {
      const actor = plies === 0 ? this.#rootSeat : actorOf(state);
      const edge = actor === CHANCE ? this.#likelyEdge(node) : this.#bestEdge(node, actor);
      this.#pathEdges[plies++] = edge;
      state.apply(actor, tree.edgeAction[edge], null);
      let child = tree.edgeChild[edge];
      if (child === NOTHING) {
        child = this.#visit(state);
        tree.edgeChild[edge] = child;
        if (child === NOTHING) {
          // no room for more: the position is judged all the same
          this.#judge(state);
          this.#remember(plies - 1, plies);
          return;
        }
      }
      node = child;
      this.#pathNodes[plies] = node;
      if (tree.edgeCount[node] === 0 && !state.isOver()) {
        this.#expand(node, state, actorOf(state));
        // chance is no judge: one goes on to what it brings
        if (!state.isChance()) break;
      }
      if (this.#isRepetition(plies)) break;
    }
    this.#judge(state);
    this.#remember(plies, plies);
    if (plies === 1 && state.isOver() && this.#rootSeat !== CHANCE && this.#prospects[this.#rootSeat] < 1)
      this.#rootEnds.add(tree.edgeAction[this.#pathEdges[0]]);
  }

  /** The node of a position, new if need be. */
  #visit(state: S): number {
    this.#knowledge.key(state, this.#key);
    const known = this.#tree.find(this.#key[0], this.#key[1]);
    if (known !== NOTHING) return known;
    return this.#tree.hasRoom(this.#actions.length) ? this.#tree.add(this.#key[0], this.#key[1]) : NOTHING;
  }

  #expand(node: number, state: S, actor: Actor): void {
    const tree = this.#tree;
    if (!tree.hasRoom(this.#actions.length)) return;
    tree.firstEdge[node] = tree.edges;
    if (actor === CHANCE) {
      const count = state.chances(this.#actions, this.#weights);
      let total = 0;
      for (let i = 0; i < count; i++) total += this.#weights[i];
      for (let i = 0; i < count; i++) tree.addEdge(node, this.#actions[i], this.#weights[i] / total);
      return;
    }
    const count = state.legal(actor, this.#actions);
    for (let i = 0; i < count; i++) {
      this.#next.copyFrom(state);
      this.#next.apply(actor, this.#actions[i], null);
      this.#judge(this.#next);
      tree.addEdge(node, this.#actions[i], this.#prospects[actor]);
    }
    this.#weighInterest(node);
  }

  /** Interest in a move falls off with its first estimate; together the moves of a node have an interest of 1. */
  #weighInterest(node: number): void {
    const { edgePrior, edgeEstimate, firstEdge, edgeCount } = this.#tree;
    const first = firstEdge[node];
    const end = first + edgeCount[node];
    let best = 0;
    for (let edge = first; edge < end; edge++) best = Math.max(best, edgeEstimate[edge]);
    let sum = 0;
    for (let edge = first; edge < end; edge++) {
      edgePrior[edge] = Math.exp((edgeEstimate[edge] - best) * this.#prior.sharpness);
      sum += edgePrior[edge];
    }
    const { evenly } = this.#prior;
    const alike = evenly / (end - first);
    for (let edge = first; edge < end; edge++)
      edgePrior[edge] = alike + ((1 - evenly) * edgePrior[edge]) / sum;
  }

  /** What a seat may hope for after a move: all that was learnt about the position it leads to. */
  #hope(edge: number, seat: number): number {
    const tree = this.#tree;
    const child = tree.edgeChild[edge];
    if (child === NOTHING || tree.visits[child] === 0) return tree.edgeEstimate[edge];
    return tree.sums[child * tree.seats + seat] / tree.visits[child];
  }

  /** The same as a chance that can be told. Where only the seat's own estimate is known, the others share the rest. */
  #tellHope(edge: number, seat: Seat): number {
    const { edgeChild, visits, sums, seats } = this.#tree;
    const told = this.#told;
    const child = edgeChild[edge];
    if (child !== NOTHING && visits[child] > 0)
      for (let i = 0; i < seats; i++) told[i] = sums[child * seats + i] / visits[child];
    else {
      const own = this.#hope(edge, seat);
      for (let i = 0; i < seats; i++) told[i] = i === seat ? own : (1 - own) / (seats - 1);
    }
    calibrate(told, this.#chooser, this.#knowledge.calibration);
    return told[seat];
  }

  #bestEdge(node: number, seat: number): number {
    const tree = this.#tree;
    const first = tree.firstEdge[node];
    const end = first + tree.edgeCount[node];
    const reach = this.#settings.curiosity * Math.sqrt(tree.visits[node] + 1);
    const skips = node === this.#start && this.#rootEnds.size > 0;
    let best = first;
    let most = -1;
    for (let edge = first; edge < end; edge++) {
      if (skips && this.#rootEnds.has(tree.edgeAction[edge])) continue;
      const score = this.#hope(edge, seat) + (reach * tree.edgePrior[edge]) / (1 + tree.edgeVisits[edge]);
      if (score > most) {
        most = score;
        best = edge;
      }
    }
    return best;
  }

  /** The outcome that has been followed least in proportion to its odds. */
  #likelyEdge(node: number): number {
    const tree = this.#tree;
    const first = tree.firstEdge[node];
    const end = first + tree.edgeCount[node];
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let edge = first; edge < end; edge++) {
      const owed = tree.edgePrior[edge] * (tree.visits[node] + 1) - tree.edgeVisits[edge];
      if (owed > most) {
        most = owed;
        best = edge;
      }
    }
    return best;
  }

  #isRepetition(plies: number): boolean {
    const node = this.#pathNodes[plies];
    for (let i = plies - 1; i >= 0; i--) if (this.#pathNodes[i] === node) return true;
    return false;
  }

  #judge(state: S): void {
    this.#looked++;
    this.#knowledge.prospects(state, this.#prospects);
  }

  /** Tells the nodes up to `last`, and the first `moves` moves on the way, what came of it. */
  #remember(last: number, moves: number): void {
    const tree = this.#tree;
    for (let i = 0; i < moves; i++) tree.edgeVisits[this.#pathEdges[i]]++;
    for (let i = 0; i <= last; i++) {
      const node = this.#pathNodes[i];
      tree.visits[node]++;
      for (let seat = 0; seat < tree.seats; seat++)
        tree.sums[node * tree.seats + seat] += this.#prospects[seat];
    }
  }
}

/** Chance, or the first of the seats that may act: where several may, the search lets them act one after another. */
export function actorOf(state: State): number {
  if (state.isChance()) return CHANCE;
  const actors = state.actors();
  let seat = 0;
  while (seat < state.seats && !hasSeat(actors, seat)) seat++;
  return seat;
}
