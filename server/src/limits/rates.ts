import type { Rate } from './token-bucket.js';

/** How often what may be asked for, in one place. A house or a school has one address, so there is more for an address. */
export const RATES = {
  /** Requests below /api/. */
  address: { burst: 200, perSecond: 20 },
  person: { burst: 60, perSecond: 2 },
  guest: { burst: 40, perSecond: 0.1 },
  passkey: { burst: 20, perSecond: 0.2 },
  heavy: { burst: 20, perSecond: 1 },
  /** Wrong words and invitations, and wrong keys of the operator. */
  guess: { burst: 20, perSecond: 0.1 },
  operator: { burst: 5, perSecond: 1 / 30 },
  /** Asking others to play. */
  challenge: { burst: 10, perSecond: 0.1 },
  /** What is said over a socket. */
  opening: { burst: 20, perSecond: 0.2 },
  remark: { burst: 6, perSecond: 0.5 },
  /** Letters of ink. */
  ink: { burst: 200_000, perSecond: 20_000 },
  /** How often somebody is told that it is their turn at one table. */
  push: { burst: 1, perSecond: 1 / 10 },
  webhook: { burst: 1, perSecond: 1 / 60 },
} as const satisfies Readonly<Record<string, Rate>>;

/** A connection may send so many times what it may send a second at once. */
export const CONNECTION_BURST = 4;
/** After so many warnings to be slower a connection is closed. */
export const MOST_WARNINGS = 50;
/** So many warnings are forgotten each time that connections are looked at. */
export const WARNINGS_FORGOTTEN = 10;
