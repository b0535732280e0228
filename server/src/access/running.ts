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
  health(): Health;
};
