import type { Failure } from './failure.js';

/**
 * Runs on their way to the thread, flat: a name and its input, and so on. An append, of which there are thousands a
 * second, is its name and four values, because objects are slow to send.
 */
export type Batch = readonly unknown[];

/** The last thing that the main thread says. */
export const CLOSE = 'close';

/** What the thread is started with; no folder: everything stays in memory. */
export type Start = {
  readonly folder: string | null;
  /** A transaction for each message instead of one for all that have come: only to measure what that would cost. */
  readonly commitEach?: boolean;
};

/**
 * What became of the next `count` runs, in the order in which they were asked for. Whatever is not listed went well and has
 * nothing to say.
 */
export type BatchOutcome =
  | { readonly type: 'lost'; readonly count: number; readonly failure: Failure }
  | {
      readonly type: 'done';
      readonly count: number;
      readonly values: readonly (readonly [number, unknown])[];
      readonly failures: readonly (readonly [number, Failure])[];
    };

export type StoreAnswer =
  | BatchOutcome
  | { readonly type: 'open' }
  | { readonly type: 'cannot-open'; readonly failure: Failure };
