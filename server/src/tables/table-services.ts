import type { Table } from '@castellan/match';
import type { Bus } from '../cluster/bus.js';
import type { Leases } from '../cluster/leases.js';
import type { Lanes } from '../fast/lanes.js';
import type { Person } from '../people/person.js';
import type { Store } from '../store/store.js';

/** A program of somebody's own, at the seat that its key opens. */
export type Program = { readonly table: string; readonly seat: number; readonly key: string };

/** Somebody at the other end of a connection: a person, or a program that plays one seat. */
export interface Listener {
  readonly person: Person | null;
  readonly program: Program | null;
  /** Where it comes from; many may have the same. */
  readonly address: string;
  send(text: string): void;
  /** The same within a few milliseconds, before anything that is sent later. */
  sendSoon(text: string): void;
}

/** For whom a bot thinks. */
export type Waiter = {
  readonly address: string;
  /** Somebody's id; of a table that is nobody's, its own. */
  readonly person: string;
  /** Somebody who plays is at the table; somebody only looks on; who plays is elsewhere; only bots, and nobody sees them. */
  readonly presence: 'playing' | 'watching' | 'away' | 'nobody';
};

/** What a bot is asked: its move, at a table as it is now. */
export type BotQuestion = {
  readonly table: Table;
  readonly seat: number;
  readonly character: string;
  readonly seed: string;
  /** At least one. Asked whenever a question is chosen from many. */
  waiters(): readonly Waiter[];
  /** False when the table has gone on meanwhile. */
  isCurrent(): boolean;
};

/** Bots, wherever they think. */
export interface Thinking {
  /** A move; null if the question was called off, or the table has gone on. */
  decide(question: BotQuestion): Promise<string | null>;
  /** Somebody has come to a table, or gone. */
  lookAgain(): void;
  leave(table: Table): void;
}

/** Who is told that it is their turn when they are not looking. */
export interface TurnNotifier {
  yourTurn(turn: {
    readonly person: string;
    readonly table: string;
    readonly game: string;
    /** What the game is called there, where that depends on the edition. */
    readonly title?: string;
    /** Not a turn: somebody was found to play with. */
    readonly kind?: 'found';
  }): void;
}

/** What a table needs of the world. Time is the server's. */
export type TableServices = {
  readonly store: Store;
  readonly bots: Thinking;
  readonly lanes: Lanes;
  readonly notices: TurnNotifier;
  /** Other nodes that serve the same tables. */
  readonly bus: Bus;
  /** What is this node's to do by itself. */
  readonly leases: Leases;
  /** So many milliseconds later whoever looks on sees a game that counts; 0: at once. */
  readonly spectatorDelay: number;
  now(): number;
  /** Calls back then; returns what calls it off. */
  after(milliseconds: number, work: () => void): () => void;
  /** Something went wrong that nobody outside is to blame for. */
  complain(what: string, error: unknown): void;
  count(what: 'moves' | 'refusals' | 'games-ended' | 'tables-opened'): void;
};
