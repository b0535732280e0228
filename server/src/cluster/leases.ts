/** Something is this node's to do from now on. */
export type Taken = {
  readonly name: string;
  /** So many milliseconds nobody did it; null: nobody ever has. */
  readonly gap: number | null;
};

/**
 * Work that is to be done once, by one node at a time. Two may believe for a moment that it is theirs; what comes of it is
 * right all the same, because `(table, seq)` decides and whatever is done twice has the same id. A lease only saves work.
 */
export interface Leases {
  /** Asked before everything that is done by itself. */
  holds(name: string): boolean;
  /** Takes it if nobody who lives has it; null if somebody has. */
  take(name: string): Promise<Taken | null>;
  /** The same again and again, until it is this node's. */
  want(name: string): void;
  /** It need not be done any more, or others may do it. */
  release(name: string): void;
  /** Told of what other nodes have left behind when they died, and of what was not sure to be this node's and is again. */
  watch(taken: (what: Taken) => void): void;
}

/** One process: everything is its own. */
export const ALL_OURS: Leases = {
  holds: () => true,
  take: (name) => Promise.resolve({ name, gap: null }),
  want: () => {},
  release: () => {},
  watch: () => {},
};
