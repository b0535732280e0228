import { type AnyGame, hasSeat, type Seat, type State } from '@castellan/kernel';

/** What each seat may do now, listed once a change, and since which version that has been so. */
export class Choices {
  readonly #lists: Int32Array[];
  readonly #counts: number[];
  readonly #since: number[];
  readonly #fresh: Int32Array;

  constructor(game: AnyGame, state: State) {
    const seats = Array.from({ length: state.seats }, (_, seat) => seat);
    this.#lists = seats.map(() => new Int32Array(0));
    this.#counts = seats.map(() => 0);
    this.#since = seats.map(() => 0);
    this.#fresh = scratch(game.maxLegal);
    this.refresh(state, 0);
  }

  /** The version since which the seat may do what it may do now. */
  since(seat: Seat): number {
    return this.#since[seat];
  }

  has(seat: Seat, action: number): boolean {
    const list = this.#lists[seat];
    for (let i = 0; i < this.#counts[seat]; i++) if (list[i] === action) return true;
    return false;
  }

  /** Looks again after a change that led to this version. */
  refresh(state: State, version: number): void {
    const actors = state.actors();
    for (let seat = 0; seat < this.#lists.length; seat++) {
      const count = hasSeat(actors, seat) ? state.legal(seat, this.#fresh) : 0;
      if (this.#isAsBefore(seat, count)) continue;
      this.#since[seat] = version;
      this.#counts[seat] = count;
      if (this.#lists[seat].length < count) this.#lists[seat] = this.#fresh.slice(0, count);
      else for (let i = 0; i < count; i++) this.#lists[seat][i] = this.#fresh[i];
    }
  }

  #isAsBefore(seat: Seat, count: number): boolean {
    if (count !== this.#counts[seat]) return false;
    const list = this.#lists[seat];
    for (let i = 0; i < count; i++) if (list[i] !== this.#fresh[i]) return false;
    return true;
  }
}

/** Shared by all tables: it is filled and read within one call. */
let shared = new Int32Array(0);
function scratch(length: number): Int32Array {
  if (shared.length < length) shared = new Int32Array(length);
  return shared;
}
