import type { Json, JsonObject, Outcome, TurnReason } from '@castellan/kernel';
import type { Request, Sitter, Update } from '@castellan/match';
import type { TableState, ToClient, ToClientOf, ToServer } from '@castellan/protocol';
import type { Fairness, Finished } from './fairness.js';
import type { Problem } from './problem.js';

/*
 * What the page and the Worker with the tables say to each other. The play itself is in the same words that an
 * online table will use (match/); around it is what keeping games on one's own device needs.
 */

/** How a new local table begins. What is left open in the options is settled by chance. */
export type NewTable = {
  readonly game: string;
  readonly options: JsonObject;
  readonly sitters: readonly Sitter[];
  /** Where chance starts from, in hex; a fresh one unless somebody wants the same deal again. */
  readonly seed?: string;
};

/** A kept game as it stands in a list. */
export type TableSummary = {
  readonly id: string;
  readonly game: string;
  /** Where a game has several. */
  readonly edition?: unknown;
  readonly sitters: readonly Sitter[];
  readonly created: number;
  readonly updated: number;
  readonly actors: readonly number[];
  readonly outcome: Outcome | null;
  /** What a spectator is shown. */
  readonly view: unknown;
};

/** A game that is over, with what was drawn at it, by seat. */
export type FinishedTable = TableSummary & { readonly drawings: Readonly<Record<string, Json>> };

/** What somebody who comes to a table gets. */
export type Joined = {
  /** It is on the server; otherwise on this device. */
  readonly isOnline: boolean;
  readonly game: string;
  readonly rulesVersion: number;
  /** What lies there from the beginning to the end. */
  readonly scenery: unknown;
  readonly options: JsonObject;
  readonly sitters: readonly Sitter[];
  readonly update: Update;
  /** What happened lately, as far as it may still be told. */
  readonly past: readonly unknown[];
  /** By seat. */
  readonly drawings: Readonly<Record<string, Json>>;
  /** The seats of whoever is here; absent if all that are no bot's are. */
  readonly holds?: readonly number[];
};

/** What somebody who comes to a table on the server gets. */
export type Visit = TableStatus & {
  readonly options: JsonObject;
  /** The fingerprint of the seed that all chance comes from. */
  readonly commitment: string;
  /** Null before the game begins. */
  readonly joined: Joined | null;
  readonly said: readonly ToClientOf<'said'>[];
};

/** All about a table on the server but the game itself. */
export type TableStatus = {
  readonly state: TableState;
  /** The seats of whoever is here. */
  readonly holds: readonly number[];
  /** After the end. */
  readonly seed: string | null;
};

/** A sheet of Oh mon château as it is kept and sent: the ink is letters, digits, "-" and "_", strokes are parted by ".". */
export type SheetData = {
  readonly version: 2;
  readonly side: 'guide' | 'blank';
  /** A digit from 1 to 4 for each tower whose place was chosen, in the order in which they were built. */
  readonly towers: string;
  readonly ink: string;
};

/** A game to look through from its beginning to its end. */
export type Reel = {
  readonly game: string;
  readonly scenery: unknown;
  readonly options: JsonObject;
  readonly sitters: readonly Sitter[];
  readonly frames: readonly Frame[];
  readonly record: string;
  readonly drawings: Readonly<Record<string, Json>>;
};

/** After each action of a seat: the notation, what happened, and what somebody with the memory aid is shown. */
export type Frame = {
  readonly move: string;
  readonly actions: number;
  readonly events: readonly unknown[];
  readonly view: unknown;
};

/** A record to go on with, and where chance starts from as in a new table. */
export type Adoption = {
  readonly text: string;
  readonly actions?: number;
  readonly sitters?: readonly Sitter[];
  readonly seed?: string;
  /** At a table to learn at, of which nothing is kept: what its bots do, the first of these that they may. */
  readonly replies?: readonly string[];
};

/** A turn that is advised: its moves, and what speaks for it. */
export type Hint = { readonly moves: readonly string[]; readonly reasons: readonly TurnReason[] };
/** What somebody's turn brought about. */
export type Why = { readonly seat: number; readonly reasons: readonly TurnReason[] };

/** A message that is answered; its number is the link's. */
export type Question =
  Extract<ToServer, { readonly id: number }> extends infer Asked
    ? Asked extends unknown
      ? Omit<Asked, 'id'>
      : never
    : never;

/** Whether there is a line to the server: not wanted, wanted and not there, there. */
export type OnlineStatus = 'off' | 'connecting' | 'on' | 'shut';

export type Asks = {
  list: { ask: Record<never, never>; answer: readonly TableSummary[] };
  create: { ask: { setup: NewTable }; answer: { table: string } };
  join: { ask: { table: string }; answer: Joined };
  leave: { ask: { table: string }; answer: null };
  /** The page has shown everything up to this version; bots wait for that. */
  shown: { ask: { table: string; version: number }; answer: null };
  play: { ask: { table: string; request: Request }; answer: { version: number } };
  /** Keeps a seat's sheet as it is drawn, and shows it to those who watch; the game does not change by it. */
  sheet: { ask: { table: string; seat: number; sheet: SheetData }; answer: null };
  remove: { ask: { table: string }; answer: null };
  /** Takes back the removal of a moment ago. */
  putBack: { ask: { table: string }; answer: null };
  record: { ask: { table: string }; answer: { text: string; over: boolean } };
  /** A record's text becomes a table, cut off after so many actions if wanted. */
  adopt: { ask: Adoption; answer: { table: string } };
  /** A good turn for a seat, from what it is shown; null where nobody can say, or where not all have agreed. */
  hint: { ask: { table: string; seat: number }; answer: Hint | null };
  /** What the last turn of somebody else was good for, as this seat could see it. */
  why: { ask: { table: string; seat: number }; answer: Why | null };
  finished: { ask: { game: string }; answer: readonly FinishedTable[] };
  reel: { ask: { table?: string; text?: string }; answer: Reel };
  /** Calculates a finished game again from its seed. */
  fairness: { ask: Finished; answer: Fairness };
  /** Opens the line to the server, once; with `anew` another one, for somebody else. Answered when it stands. */
  connect: { ask: { anew: boolean }; answer: null };
  /** The network or the person is back: no more waiting before the next attempt. */
  wake: { ask: Record<never, never>; answer: null };
  /** Comes to a table on the server. */
  visit: { ask: { table: string }; answer: Visit };
  /** A question to the server; waits for the line if need be. */
  online: { ask: { message: Question }; answer: ToClient };
};

export type AskName = keyof Asks;

export type PageMessage = {
  [K in AskName]: { readonly id: number; readonly ask: K } & Asks[K]['ask'];
}[AskName];

/** What is about tables, not about the line to the server. */
export type LocalMessage = Exclude<PageMessage, { ask: 'connect' | 'wake' | 'online' | 'visit' }>;

export type WorkerMessage =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'problem'; readonly id: number; readonly problem: Problem }
  /** A table could not be kept: what is on the screen stays, and nothing more can be done until it is joined anew. */
  | { readonly type: 'lost'; readonly table: string; readonly problem: Problem }
  /** Comes with the line on which bots are to be told things: a Worker is wanted in which they think. */
  | { readonly type: 'bots' }
  | { readonly type: 'online'; readonly status: OnlineStatus }
  /** Something that the server told unasked, or that is worth knowing beside the answer. */
  | { readonly type: 'heard'; readonly message: ToClient }
  /** The game at a table on the server begins. */
  | { readonly type: 'began'; readonly table: string; readonly joined: Joined }
  | ({ readonly type: 'state'; readonly table: string } & TableStatus)
  | { readonly type: 'sheet'; readonly table: string; readonly seat: number; readonly sheet: SheetData }
  /** `isCaughtUp`: not what happened next, but how everything is now. */
  | (Update & {
      readonly isCaughtUp?: boolean;
      /** What happened lately, where not all of it was told before. */
      readonly past?: readonly unknown[];
    });
