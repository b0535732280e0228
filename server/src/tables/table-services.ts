import type { Table } from '@castellan/match';
import type { Lanes } from '../fast/lanes.js';
import type { Person } from '../people/person.js';
import type { Store } from '../store/store.js';

/** A program of somebody's own, at the seat that its key opens. */
export type Program = { readonly table: string; readonly seat: number; readonly key: string };

/** Somebody at the other end of a connection: a person, or a program that plays one seat. */
export interface Listener {
  readonly person: Person | null;
  readonly program: Program | null;
  send(text: string): void;
  /** The same within a few milliseconds, before anything that is sent later. */
  sendSoon(text: string): void;
}

/** Bots, wherever they think. */
export interface Thinking {
  /** A move; null if the question was called off. */
  decide(table: Table, seat: number, character: string, seed: string): Promise<string | null>;
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
  }): void;
}

/** What a table needs of the world. Time is the server's. */
export type TableServices = {
  readonly store: Store;
  readonly bots: Thinking;
  readonly lanes: Lanes;
  readonly notices: TurnNotifier;
  /** So many milliseconds later whoever looks on sees a game that counts; 0: at once. */
  readonly spectatorDelay: number;
  now(): number;
  /** Calls back then; returns what calls it off. */
  after(milliseconds: number, work: () => void): () => void;
  /** Something went wrong that nobody outside is to blame for. */
  complain(what: string, error: unknown): void;
  count(what: 'moves' | 'refusals' | 'games-ended' | 'tables-opened'): void;
};
