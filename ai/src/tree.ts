/** Marks a place that holds nothing. */
export const NOTHING = -1;

/**
 * The positions that a search has met, each once however it was reached, with what was learnt about them. Plain
 * arrays of a fixed size: a search allocates nothing while it runs and its memory is known beforehand.
 */
export class Tree {
  readonly seats: number;
  readonly capacity: number;
  size = 0;
  edges = 0;

  readonly visits: Int32Array;
  /** Sums of the seats' prospects over all visits, `seats` numbers a node. */
  readonly sums: Float64Array;
  readonly firstEdge: Int32Array;
  readonly edgeCount: Int16Array;

  readonly edgeAction: Int32Array;
  readonly edgeChild: Int32Array;
  readonly edgeVisits: Int32Array;
  /** For a seat's move: its first estimate and its share of interest. For chance: the probability twice. */
  readonly edgeEstimate: Float32Array;
  readonly edgePrior: Float32Array;

  readonly #keys: Int32Array;
  readonly #table: Int32Array;
  readonly #mask: number;

  constructor(capacity: number, edgesANode: number, seats: number) {
    this.seats = seats;
    this.capacity = capacity;
    this.visits = new Int32Array(capacity);
    this.sums = new Float64Array(capacity * seats);
    this.firstEdge = new Int32Array(capacity);
    this.edgeCount = new Int16Array(capacity);
    const most = capacity * edgesANode;
    this.edgeAction = new Int32Array(most);
    this.edgeChild = new Int32Array(most);
    this.edgeVisits = new Int32Array(most);
    this.edgeEstimate = new Float32Array(most);
    this.edgePrior = new Float32Array(most);
    this.#keys = new Int32Array(capacity * 2);
    let slots = 1;
    while (slots < capacity * 2) slots *= 2;
    this.#table = new Int32Array(slots).fill(NOTHING);
    this.#mask = slots - 1;
  }

  /** How much memory it takes, whatever is in it. */
  get bytes(): number {
    const nodes = [this.visits, this.sums, this.firstEdge, this.edgeCount, this.#keys, this.#table];
    const edges = [this.edgeAction, this.edgeChild, this.edgeVisits, this.edgeEstimate, this.edgePrior];
    return [...nodes, ...edges].reduce((sum, array) => sum + array.byteLength, 0);
  }

  clear(): void {
    this.size = 0;
    this.edges = 0;
    this.#table.fill(NOTHING);
  }

  /** Room for one more position with so many moves. */
  hasRoom(moves: number): boolean {
    return this.size < this.capacity && this.edges + moves <= this.edgeAction.length;
  }

  /** The node of a key; NOTHING if it is new. */
  find(low: number, high: number): number {
    for (let slot = low & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const node = this.#table[slot];
      if (node === NOTHING) return NOTHING;
      if (this.#keys[node * 2] === low && this.#keys[node * 2 + 1] === high) return node;
    }
  }

  /** A new node without edges; the caller has asked for room. */
  add(low: number, high: number): number {
    const node = this.size++;
    this.#keys[node * 2] = low;
    this.#keys[node * 2 + 1] = high;
    let slot = low & this.#mask;
    while (this.#table[slot] !== NOTHING) slot = (slot + 1) & this.#mask;
    this.#table[slot] = node;
    this.visits[node] = 0;
    this.sums.fill(0, node * this.seats, (node + 1) * this.seats);
    this.firstEdge[node] = this.edges;
    this.edgeCount[node] = 0;
    return node;
  }

  addEdge(node: number, action: number, estimate: number): void {
    const edge = this.edges++;
    this.edgeCount[node]++;
    this.edgeAction[edge] = action;
    this.edgeChild[edge] = NOTHING;
    this.edgeVisits[edge] = 0;
    this.edgeEstimate[edge] = estimate;
    this.edgePrior[edge] = estimate;
  }
}
