import type { GameWish, ToServerOf } from '@castellan/protocol';

/** Who is at a table at one node, as far as it matters elsewhere. */
export type HereElsewhere = {
  /** Of those who have a seat there, or are its host. */
  readonly people: readonly string[];
  /** Seats that programs are there for. */
  readonly programs: readonly number[];
  /** How many look on. */
  readonly watchers: number;
};

/** What concerns one table and is not in its log. */
export type TableMessage =
  /** Its row or its seats have changed in the store. */
  | { readonly type: 'rows' }
  | { readonly type: 'said'; readonly n: number; readonly name: string }
  | ({ readonly type: 'ink' } & Omit<ToServerOf<'ink'>, 'type' | 'table' | 'id'>)
  /** A sheet was kept, in this version. */
  | { readonly type: 'sheet'; readonly seat: number; readonly version: number; readonly tag: string }
  | { readonly type: 'pausing'; readonly person: string; readonly on: boolean }
  | ({ readonly type: 'here' } & HereElsewhere)
  /** Whoever has it in memory is to say who is there. */
  | { readonly type: 'who' }
  /** Its keeper has let go of it. */
  | { readonly type: 'free' }
  /** It waits for somebody, where all can see it. */
  | { readonly type: 'open' }
  /** It is not there any more. */
  | { readonly type: 'gone' };

/** What one node tells the others. Small: whatever is large is in the store, and a message only says where. */
export type BusMessage =
  | (TableMessage & { readonly table: string })
  /** Something for all tabs of a person. */
  | { readonly type: 'tell'; readonly person: string; readonly text: string }
  /** Who has come to a node, and who has gone. */
  | { readonly type: 'came' | 'went'; readonly people: readonly string[] }
  /** Everybody says who is with them: a node is new, or has missed something. */
  | { readonly type: 'roll-call' }
  /** Whoever says this had to leave something out: it is to be found in the store. */
  | { readonly type: 'missed' }
  /** What is known of a person has changed in the store. */
  | {
      readonly type: 'person';
      readonly change: 'changed' | 'standing' | 'signed-out' | 'moved';
      readonly person: string;
      readonly session?: string | null;
      readonly kept?: string | null;
      readonly to?: string;
    }
  /** Somebody looks for others to play with, or does not any more. */
  | {
      readonly type: 'seeks';
      readonly person: {
        readonly id: string;
        readonly name: string;
        readonly look: number;
        readonly hasPasskey: boolean;
      };
      readonly wish: GameWish;
      readonly push: boolean;
      readonly isGone: boolean;
    }
  | { readonly type: 'seeks-not'; readonly person: string }
  /** What a browser's passkey is to sign, which it may do at another node; null: it has. */
  | {
      readonly type: 'passkey';
      readonly key: string;
      readonly challenge: { readonly text: string; readonly until: number } | null;
    }
  /** A browser of the operator, by the hash of what it keeps, with the hash of the key that let it in; null: it has left. */
  | {
      readonly type: 'operator';
      readonly browser: string;
      readonly session: { readonly until: number; readonly key: string } | null;
    }
  /** This node stops; what it held is free. */
  | { readonly type: 'bye' };

export type BusListener = {
  /** Entry `seq` of a table is in the log, wherever it came from. */
  entry(table: string, seq: number): void;
  message(message: BusMessage, from: string): void;
  /** Messages may have been missed. */
  gap(): void;
  /** A node is not there any more. */
  died(node: string): void;
};

/** How nodes of a cluster talk to each other. Nothing on it is ever the truth: that is in the store. */
export interface Bus {
  /** Whether there can be other nodes at all. */
  readonly isShared: boolean;
  tell(message: BusMessage): void;
  listen(listener: Partial<BusListener>): void;
}

/** One process: there is nobody else to talk to. */
export const NO_BUS: Bus = { isShared: false, tell: () => {}, listen: () => {} };
