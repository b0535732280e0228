import type { JsonObject, Result } from '@castellan/kernel';

/** What the pages ask of the tables. Where tables live (memory, a Worker, a server) is not their business. */
export type TablesApi = {
  /** Newest first. Games that cannot be read are listed too, marked as broken. */
  list(): Promise<readonly SavedTable[]>;
  create(setup: Setup): Promise<Result<string, TableProblem>>;
  /** Out of the list at once; `putBack` undoes it for some time. */
  remove(id: string): Promise<void>;
  putBack(id: string): Promise<void>;
  /** Whether a record makes sense from its first move to its last. */
  readRecord(text: string): Promise<Result<null, TableProblem>>;
  /** The text of a record file; also for broken games, as well as they can be had. */
  exportRecord(id: string): Promise<Result<string, TableProblem>>;
};

export type Setup = {
  readonly game: string;
  /** As the game's `prepare` takes them; what is left out is settled there. */
  readonly options: JsonObject;
  readonly seats: readonly SeatSetup[];
};

export type Mouse = 0 | 1 | 2 | 3;

export type SeatSetup = {
  readonly name: string;
  /** Which of the four dresses the mice of this seat wear. */
  readonly mouse: Mouse;
  /** The id of a character, or null for a person. */
  readonly character: string | null;
};

export type SavedTable = {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly over: boolean;
  readonly summary: {
    /** Whose turn it is; null after the end. */
    readonly turn: number | null;
    /** Null while the game goes on and after a draw. */
    readonly winner: number | null;
    /** By seat: kinds collected, or points. */
    readonly counts: readonly number[];
    /** How many are needed; null where there is no such number. */
    readonly goal: number | null;
  } | null;
  /** Why it cannot be opened, for the curious. */
  readonly broken?: string;
};

/** What can be wrong with a game from outside, each with words in the catalogue (`problem`, `advice`). */
export type TableProblem =
  | { readonly kind: 'notRecord' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'unknownGame'; readonly game: string }
  /** Counted from 1. */
  | { readonly kind: 'badMove'; readonly number: number; readonly detail?: string }
  | { readonly kind: 'badOptions'; readonly detail?: string }
  | { readonly kind: 'storage' }
  | { readonly kind: 'noCompression' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'tooLarge' };

let provided: TablesApi | null = null;

export function provideTables(api: TablesApi): void {
  provided = api;
}

export function tables(): TablesApi {
  if (provided === null) throw new Error('main.tsx must provide tables before the first page');
  return provided;
}
