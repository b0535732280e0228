/** One thing that a client sent or was told, word for word, with the line it went over and when. */
export type Line = {
  /** Milliseconds since this process began. */
  readonly at: number;
  /** Which of the client's connections, counted from 0, and the node at its other end. */
  readonly line: number;
  readonly node: number;
  readonly way: 'sent' | 'told' | 'opened' | 'closed';
  readonly text: string;
};

/** Everything that one client did and heard. Nothing is left out, so that whoever judges need not trust the client. */
export type Transcript = {
  readonly client: string;
  readonly person: string;
  readonly lines: readonly Line[];
};

/** A table as it lies in the database, read by plain SQL. */
export type KeptTruth = {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: string;
  readonly setup: string;
  readonly seed: string;
  readonly status: string;
  readonly seats: number;
  readonly log: readonly { readonly seq: number; readonly entry: string; readonly at: number }[];
  readonly talk: readonly { readonly n: number; readonly person: string | null; readonly text: string }[];
  readonly drawings: readonly { readonly seat: number; readonly data: string }[];
};

/** A stretch of time in which something was broken on purpose: nobody is expected to hear anything in it. */
export type Trouble = { readonly what: string; readonly from: number; readonly to: number };
