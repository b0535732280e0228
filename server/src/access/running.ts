import type { ToClient } from '@castellan/protocol';

/** How the server does, as its operator sees it. */
export type Health = {
  readonly startedAt: number;
  /** Bytes in use. */
  readonly memory: number;
  /** How late the event loop was lately, in milliseconds. */
  readonly late: number;
  readonly lines: number;
  readonly tablesInMemory: number;
  readonly moves: number;
  readonly complaints: number;
};

/** What only the running server knows, not its database. */
export type Running = {
  isHere(person: string): boolean;
  /** Where somebody who is here comes from; kept nowhere. */
  addressesOf(person: string): readonly string[];
  /** Those who look on at a table; null if nobody is there. */
  watchersAt(table: string): number | null;
  /** For everybody who plays there; they are told the reason. Answers whether there is such a table. */
  closeTable(table: string, reason: string): Promise<boolean>;
  health(): Health;
  /** So many at most; whoever asks often keeps them for a while. */
  publicGames(most: number): readonly RunningGame[];
  /** Tells somebody something in all their tabs; nothing if they are not here. */
  tell(person: string, message: ToClient): void;
};

/** A public game that is being played, as anybody may see it. */
export type RunningGame = {
  readonly table: string;
  readonly game: string;
  readonly edition?: string;
  readonly seats: readonly {
    readonly person: string | null;
    readonly name: string;
    readonly look: number;
    readonly bot: string | null;
  }[];
  readonly watchers: number;
  readonly version: number;
  /** What somebody who looks on is shown. */
  readonly view: unknown;
};
