import type { JsonObject, Outcome, Rejection, Seat } from '@castellan/kernel';

/** Who sits at a seat. A bot is named by its character's id; the look is one of the game's colours. */
export type Sitter = { readonly name: string; readonly bot: string | null; readonly look: number };

/** A legal move as it is offered: its notation, and what can be seen coming of it. */
export type Offer = { readonly move: string; readonly foresight: unknown };

/** What a table shows to one observer, with what that seat may do now. */
export type Sight = {
  readonly seat: Seat;
  readonly view: unknown;
  readonly offers: readonly Offer[];
  readonly mayUndo: boolean;
};

/**
 * What a table tells after every change. `events` lead from version `from` to `version`: they are for showing what
 * happened, the views are the truth. Who is at another version than `from` takes the views and skips the events.
 */
export type Update = {
  readonly type: 'update';
  readonly table: string;
  readonly version: number;
  readonly from: number;
  readonly events: readonly unknown[];
  readonly actors: readonly Seat[];
  readonly sights: readonly Sight[];
  readonly outcome: Outcome | null;
};

/** What a seat asks for. `moveId` is the sender's: a repeat is answered again and not carried out again. */
export type Request =
  | {
      readonly type: 'move';
      readonly seat: Seat;
      readonly version: number;
      readonly moveId: string;
      readonly move: string;
    }
  | { readonly type: 'undo'; readonly seat: Seat; readonly version: number; readonly moveId: string };

/** Why a table does not do what it was asked for: the rules' `Rejection`, or its own. Nothing has changed. */
export type TableRejection =
  | Rejection
  | { readonly kind: 'malformed'; readonly message: string }
  | { readonly kind: 'stale'; readonly version: number }
  | { readonly kind: 'nothing-to-undo' }
  | { readonly kind: 'no-such-seat'; readonly seat: Seat };

/** What a table's log holds: what a seat did, by its own name for it, and what chance did thereupon. */
export type Entry =
  /** Before anybody acts. */
  | { readonly kind: 'open'; readonly chance: readonly string[] }
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly moveId: string;
      readonly move: string;
      /** Chance's moves that followed; by them a game is the same whenever it is taken up again. */
      readonly chance: readonly string[];
    }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly moveId: string };

/** One move as everybody may know it: enough to follow a table of which one has been shown a view. */
export type Step = {
  readonly version: number;
  readonly seat: Seat;
  readonly move: string;
  /** What came into the open, as chance's moves. */
  readonly seen: readonly string[];
  /** The seat that may take its last move back. */
  readonly undo: Seat | null;
};

/** A table as it is kept. Everything else about it follows by replaying its actions. */
export type KeptTable = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly actions: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly version: number;
};
