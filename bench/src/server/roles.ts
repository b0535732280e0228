import type { Stretch } from './load/driver.js';

/** What each process of the benchmark is for; the first argument of the program. */
export const PEERS = ['echo', 'colyseus', 'colyseus-rules', 'boardgame-io', 'boardgame-io-tuned'] as const;
export type Peer = (typeof PEERS)[number];
export type Target = Peer | 'castellan';

/** What the load is asked, one thing at a time, and what it answers. */
export type Order =
  | {
      readonly type: 'open';
      readonly target: Target;
      readonly port: number;
      readonly matches: number;
      readonly first: number;
      readonly seats: number;
      readonly clock: object;
      readonly keepSizes: boolean;
    }
  | { readonly type: 'flat-out'; readonly milliseconds: number }
  | { readonly type: 'pace'; readonly milliseconds: number }
  | { readonly type: 'games'; readonly games: number };
export type Report = { stretch?: Stretch; times?: number[]; sizes?: number[]; problem?: string };
