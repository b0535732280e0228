import type { ChanceSource } from './chance/source.js';
import type { GameOptions } from './game-option.js';
import type { JsonObject } from './json.js';
import type { Reason, Rejection } from './rejection.js';
import type { Result } from './result.js';
import type { Actor, Observer, Seat, SeatSet } from './seats.js';

/**
 * A position of a game: small, flat, mutable. `bytes` is all of it that changes in play, so two states of one
 * game with the same options are equal exactly when their bytes are.
 *
 * At every moment one of three holds: the game is over, chance is to act, or a set of seats may act, each
 * without waiting for the others.
 */
export interface State<View = unknown, Event = unknown> {
  readonly seats: number;
  readonly bytes: Uint8Array;

  isOver(): boolean;
  isChance(): boolean;
  /** The seats that may act now; empty at chance's turn and after the end. */
  actors(): SeatSet;

  /** Writes the seat's legal actions into `out` and returns how many. The only source of legality. */
  legal(seat: Seat, out: Int32Array): number;
  /** Writes chance's possible actions and their integer weights and returns how many. */
  chances(out: Int32Array, weights: Int32Array): number;

  /**
   * Carries out an action taken from `legal` or `chances`. With a log it also records what happened; the
   * state becomes the same either way. Returns whether something became known that was not in the open
   * before: undo stops there.
   */
  apply(actor: Actor, action: number, log: Event[] | null): boolean;

  /** How the game ended; null while it goes on. */
  outcome(): Outcome | null;
  /** What the observer may know, built from scratch. */
  view(observer: Observer): View;

  copy(): this;
  copyFrom(other: this): void;
}

/** An empty list of winners is a draw; several share the win. */
export type Outcome = {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
};

/** What a game declares so that everything else can be written once. */
export interface Game<Options extends JsonObject, S extends State> {
  readonly id: string;
  /** Raised by every change that could make an old record play differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What a table may decide, as data. */
  readonly options: GameOptions;
  /** A buffer of this length holds any list of legal actions or chances. */
  readonly maxLegal: number;

  /**
   * Checks options from outside, fills in defaults and settles what was left to chance (first player, a
   * random board). What it returns is concrete and is what a record keeps. Without a chance source nothing
   * may be left open.
   */
  prepare(input: unknown, chance: ChanceSource | null): Result<Options, Rejection>;
  start(options: Options): S;

  /** Reads notation, whoever acts and whatever the position; the error says what is malformed. */
  readMove(text: string): Result<number, string>;
  writeMove(action: number): string;
  /** Why this action is not among the seat's legal ones. Only asked when it is not. */
  why(state: S, seat: Seat, action: number): Reason;
  /**
   * What the seat can see coming of one of its legal actions, as plain data: for showing it before it is done.
   * Built from what the seat is shown, so that it tells nobody anything.
   */
  foresee?(state: S, seat: Seat, action: number): unknown;
  /** What lies on such a table from the beginning to the end and for all to see, as plain data, for whoever shows it. */
  scenery?(options: Options): unknown;

  /**
   * A position as somebody knows it who is shown this view and remembers nothing else. For games in which every move
   * is made in the open: such a table can be followed move by move by whoever was shown a view once. Without it every
   * move brings a whole view.
   */
  imagine?(options: Options, view: unknown): S;
  /**
   * What came into the open through these events, as chance's moves: whoever did not know it yet lets chance draw it.
   * Without it those are the draws themselves, which is enough where whatever was drawn stays in the open.
   */
  revealed?(events: readonly unknown[]): string[];
  /**
   * What of all that happened, in its order, may still be told to somebody who comes now. A game of memory leaves out
   * what was seen and has been covered since. Without it everything may be told.
   */
  tellable?(events: readonly unknown[]): readonly unknown[];

  /** What `castellan trace` prints: options at the start, and everything that has ever been public. */
  describeOptions(options: Options): JsonObject;
  describe(state: S): JsonObject;
}

/** Any game, where the caller cares for nothing but the contract. */
export type AnyGame = Game<JsonObject, State>;
