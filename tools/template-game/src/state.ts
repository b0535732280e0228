import { type Actor, CHANCE, type Outcome, type State } from '@castellan/kernel';

/** All settled: this is what a record keeps. */
export type StairsOptions = { readonly players: number; readonly top: number };

/** All that anybody may be shown, as plain data. */
export type StairsView = {
  readonly die: number | null;
  readonly heights: readonly number[];
  /** Who has chosen already; what they chose shows when all have [S1.2]. */
  readonly chosen: readonly boolean[];
};

/** What happened, in the past tense; recorded only where somebody asks for it. */
export type StairsEvent =
  | { readonly type: 'rolled'; readonly die: number }
  | { readonly type: 'stood'; readonly seat: number; readonly step: number };

/** Actions are small numbers. */
export const REST = 0;
export const CLIMB = 1;
/** Chance's actions: ROLL + the face. */
export const ROLL = 10;

/**
 * A position: everything that changes in play is in `bytes`, and each part has a name. Byte 0 is the die (0: to be
 * rolled), byte 1 whether the game is over; then by seat the choices (0 none, 1 rest, 2 climb) and the heights.
 */
export class StairsState implements State<StairsView, StairsEvent> {
  readonly options: StairsOptions;
  readonly seats: number;
  readonly bytes: Uint8Array;
  readonly choices: Uint8Array;
  readonly #heights: Uint8Array;

  constructor(options: StairsOptions) {
    this.options = options;
    this.seats = options.players;
    this.bytes = new Uint8Array(2 + 2 * this.seats);
    this.choices = this.bytes.subarray(2, 2 + this.seats);
    this.#heights = this.bytes.subarray(2 + this.seats);
  }

  static seen(options: StairsOptions, { die, heights, chosen }: StairsView): StairsState {
    const state = new StairsState(options);
    state.bytes[0] = die ?? 0;
    state.#heights.set(heights);
    chosen.forEach((has, seat) => {
      if (has) state.choices[seat] = 1 + REST;
    });
    return state;
  }

  isOver(): boolean {
    return this.bytes[1] === 1;
  }

  isChance(): boolean {
    return !this.isOver() && this.bytes[0] === 0;
  }

  /** [S1.2] Everybody who has not chosen yet. */
  actors(): number {
    if (this.isOver() || this.isChance()) return 0;
    let seats = 0;
    for (let seat = 0; seat < this.seats; seat++) if (this.choices[seat] === 0) seats |= 1 << seat;
    return seats;
  }

  legal(seat: number, out: Int32Array): number {
    if (((this.actors() >> seat) & 1) === 0) return 0;
    out[0] = REST;
    out[1] = CLIMB;
    return 2;
  }

  /** [S1.1] */
  chances(out: Int32Array, weights: Int32Array): number {
    if (!this.isChance()) return 0;
    for (let face = 1; face <= 3; face++) {
      out[face - 1] = ROLL + face;
      weights[face - 1] = 1;
    }
    return 3;
  }

  /** True if something became known: the roll, and what all have chosen once the last one has. */
  apply(actor: Actor, action: number, log: StairsEvent[] | null): boolean {
    if (actor === CHANCE) {
      this.bytes[0] = action - ROLL;
      if (log !== null) log.push({ type: 'rolled', die: this.bytes[0] });
      return true;
    }
    this.choices[actor] = 1 + action;
    if (this.actors() !== 0) return false;
    this.#endRound(log);
    return true;
  }

  #endRound(log: StairsEvent[] | null): void {
    const die = this.bytes[0];
    for (let seat = 0; seat < this.seats; seat++) {
      const climbs = this.choices[seat] === 1 + CLIMB;
      this.#heights[seat] += climbs ? (die === 3 ? 0 : die) : 1; // [S1.3]
      this.choices[seat] = 0;
      if (this.#heights[seat] >= this.options.top) this.bytes[1] = 1; // [S2.1]
      if (log !== null) log.push({ type: 'stood', seat, step: this.#heights[seat] });
    }
    this.bytes[0] = 0;
  }

  outcome(): Outcome | null {
    if (!this.isOver()) return null;
    const scores = Array.from(this.#heights);
    const best = Math.max(...scores);
    return { reason: 'top', winners: scores.flatMap((s, seat) => (s === best ? [seat] : [])), scores };
  }

  /** Built from nothing, so that what is not put in cannot leak. */
  view(): StairsView {
    return {
      die: this.bytes[0] === 0 ? null : this.bytes[0],
      heights: Array.from(this.#heights),
      chosen: Array.from(this.choices, (choice) => choice !== 0),
    };
  }

  copy(): this {
    const copy = new StairsState(this.options);
    copy.bytes.set(this.bytes);
    return copy as this;
  }

  copyFrom(other: this): void {
    this.bytes.set(other.bytes);
  }
}
