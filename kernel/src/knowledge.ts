import type { ChanceSource } from './chance/source.js';
import type { State } from './game.js';
import type { JsonObject } from './json.js';
import type { Seat } from './seats.js';

/**
 * What a game tells about its positions so that search can be written once. Search asks nothing else of a game
 * than its contract and this.
 */
export interface Knowledge<S extends State> {
  /** Positions that play alike get the same key, written as two 32-bit numbers. */
  key(state: S, out: Int32Array): void;
  /** Each seat's chance to win, adding up to 1. An estimate, except after the end. */
  prospects(state: S, out: Float64Array): void;
  /** How far its estimates are believed before anything was looked at, where it is not as search is used to. */
  readonly prior?: PriorSettings;
  /**
   * The beginning of a turn that surely wins, if the game can tell by trying no more than so many positions; null if not.
   * Search finds such turns only by chance if nothing on the way looks good.
   */
  win?(state: S, seat: Seat, most: number): number | null;
  /** How what a search finds becomes a chance that can be told. */
  readonly calibration?: Calibration;
}

export type PriorSettings = {
  /** How fast interest in a move falls off with its first estimate. */
  readonly sharpness: number;
  /** The share of all interest that is given to every move alike, whatever its first estimate. */
  readonly evenly: number;
};

/**
 * What a search learns is an average over moves, also those it tried only to see how bad they are: too cautious. And
 * whoever chooses takes what looks best, luckily or not: too hopeful. Both can be measured and put right.
 */
export type Calibration = {
  /** Above 1: likely becomes likelier and unlikely unlikelier. */
  readonly sureness: number;
  /** Below 0: the one who chooses is told less, the others more. In units of log odds. */
  readonly lean: number;
};

/**
 * What one seat knows of a game. It is told what the seat is shown, never the state; from that it imagines a
 * state in which everything it does not know, or no longer remembers, is unknown.
 */
export interface Mind<S extends State, View, Event> {
  readonly seat: Seat;
  witness(events: readonly Event[], view: View): void;
  imagine(): S;
}

/** Somebody to play against. */
export type Character = {
  readonly id: string;
  readonly name: string;
  /** What they are like, in a sentence. */
  readonly sentence: string;
  /** How many positions they look at for a decision. */
  readonly nodes: number;
  /** Of a hundred decisions, so many are not the best they saw. */
  readonly slipPercent: number;
};

/**
 * Something that a turn brings about, for others to put into words: `kind` names it and the rest says what it is
 * about. No words of any language.
 */
export type TurnReason = JsonObject & { readonly kind: string };

/** Says what speaks for and against turns of a seat that were carried out on a copy of one position. */
export interface Explainer<S extends State, Event> {
  /**
   * `after` is where a turn led; it may be chance's turn if nobody can say how it goes on. Only what follows from
   * comparing both positions and from what happened may be said.
   */
  explain(after: S, events: readonly Event[]): readonly TurnReason[];
}

/** What a game contributes so that it can be played against: what is worth what, who plays, and how they remember. */
export interface BotSupport<
  O extends JsonObject,
  S extends State,
  View,
  Event,
  C extends Character = Character,
> {
  readonly knowledge: Knowledge<S>;
  /** How somebody sees positions, where not all see the same. */
  knowledgeOf?(character: C): Knowledge<S>;
  /** Everybody there is, whatever the options, weakest first within each kind of table. */
  readonly everybody: readonly C[];
  /** Those who play a table with these options, weakest first. */
  characters(options: O): readonly C[];
  /** Somebody's mind at a seat of a table; chance decides what fades from it. */
  mind(options: O, seat: Seat, character: C, chance: ChanceSource): Mind<S, View, Event>;
  /** Explains turns of a seat from this position on; without it a turn is shown with its chances only. */
  explainer?(before: S, seat: Seat): Explainer<S, Event>;
}

/** Anybody's, where the caller cares for nothing but the contract. */
export type AnyBotSupport = BotSupport<JsonObject, State, unknown, unknown>;
