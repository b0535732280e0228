import type { Rate } from './token-bucket.js';

/** How often what may be asked for, in one place. A house or a school has one address, so there is more for an address. */
export const RATES = {
  /** Requests below /api/. */
  address: { burst: 200, perSecond: 20 },
  person: { burst: 60, perSecond: 2 },
  guest: { burst: 40, perSecond: 0.1 },
  passkey: { burst: 20, perSecond: 0.2 },
  heavy: { burst: 20, perSecond: 1 },
  /** How often a program may say hello on one line: each time it is told everything. */
  greeting: { burst: 5, perSecond: 0.2 },
  /** Wrong words and invitations, and wrong keys of the operator. */
  guess: { burst: 20, perSecond: 0.1 },
  operator: { burst: 5, perSecond: 1 / 30 },
  /** Asking others to play. */
  challenge: { burst: 10, perSecond: 0.1 },
  /** How often somebody is told that it is their turn at one table. */
  push: { burst: 1, perSecond: 1 / 10 },
  webhook: { burst: 1, perSecond: 1 / 60 },
} as const satisfies Readonly<Record<string, Rate>>;

/** What one person may cost, and how many times as much an address. */
type Budget = Rate & { readonly house: number };

/** What is spent of what all share: how much of it somebody may use. */
export const COSTS = {
  /** Milliseconds of the thread that answers, as measured. */
  processor: { burst: 1_000, perSecond: 100, house: 3 },
  /** Bytes sent, but for what is short: moves cost next to nothing. */
  bytes: { burst: 4_000_000, perSecond: 200_000, house: 5 },
  /** Tables opened. */
  tables: { burst: 20, perSecond: 0.2, house: 3 },
  /** Seats taken. */
  seats: { burst: 20, perSecond: 0.2, house: 4 },
  /** Looks into the store: for a table that is not in memory, for a list of one's own. */
  lookups: { burst: 30, perSecond: 2, house: 4 },
  remarks: { burst: 6, perSecond: 0.5, house: 20 },
  /** Letters of ink on sheets. */
  ink: { burst: 200_000, perSecond: 20_000, house: 10 },
} as const satisfies Readonly<Record<string, Budget>>;

/** What there may be at one time, of one person and of one address. */
export const MOST_AT_ONCE = {
  /** Tables that have not begun. */
  waiting: { person: 20, address: 60 },
  /** Tables that are in memory and not over: somebody is there, or a clock runs. */
  open: { person: 100, address: 300 },
  /** Tables watched over all lines of an address. */
  watched: { address: 400 },
  /** Seats at public tables that have not begun. */
  seats: { person: 10 },
} as const;

/** Looks into the store that are under way at the same time: moves wait in the same line. */
export const LOOKUPS = { atOnce: 4, each: 2, waiting: 40 } as const;

/** A connection may send so many times what it may send a second at once. */
export const CONNECTION_BURST = 4;
/** After so many warnings to be slower a connection is closed. */
export const MOST_WARNINGS = 50;
/** So many warnings are forgotten each time that connections are looked at. */
export const WARNINGS_FORGOTTEN = 10;

/** Back-pressure: bytes that wait for an end that does not read. Above these the connection is closed. */
export const MOST_UNREAD = {
  connection: 1_000_000,
  address: 8_000_000,
  all: 64_000_000,
} as const;
/** Who has so many bytes to read is sent nothing more that they ask for. */
export const UNREAD = 65_536;
