import type { Json, JsonObject } from '@castellan/kernel';
import type { Plan } from './planner.js';

/*
 * What a thinker is told and what it answers: plain data, so that it can live in a Worker, in a worker thread or
 * beside whoever asks. Moves are written in the game's notation.
 */

/** A seat of a table; the table's name is the asker's choice. */
export type TableSeat = { readonly table: string; readonly seat: number };

export type ThinkerMessage =
  /**
   * Somebody sits down. Version and options are the table's, settled as in a record; the seed decides about slips and
   * what fades.
   */
  | (TableSeat & {
      readonly type: 'sit';
      readonly game: string;
      readonly rulesVersion: number;
      readonly options: JsonObject;
      readonly character: string;
      readonly seed: string;
    })
  /** What happened, and what the seat is shown now. */
  | (TableSeat & { readonly type: 'witness'; readonly events: readonly Json[]; readonly view: Json })
  /** Asks for a move. The id comes back with every answer. What is under way rests until an urgent one is decided. */
  | (TableSeat & { readonly type: 'think'; readonly id: number; readonly isUrgent?: boolean })
  /** Asks for the few best turns and what speaks for them, looking at so many positions first. */
  | (TableSeat & {
      readonly type: 'explain';
      readonly id: number;
      readonly turns: number;
      readonly nodes: number;
    })
  | { readonly type: 'cancel'; readonly id: number }
  /** The seat is given up; what it was thinking about is cancelled. */
  | (TableSeat & { readonly type: 'leave' });

export type ThinkerAnswer =
  /** How it looks so far, best move first. */
  | (Thought & { readonly type: 'progress' })
  /** The decision; a character that slips need not take the first of the moves. */
  | (Thought & { readonly type: 'decided'; readonly move: string })
  | (Thought & { readonly type: 'explained'; readonly turns: readonly Plan[] })
  | { readonly type: 'cancelled'; readonly id: number }
  /** A message that could not be followed; `id` is that of a question, null for anything else. */
  | { readonly type: 'refused'; readonly id: number | null; readonly message: string };

export type Thought = {
  readonly id: number;
  /** Positions looked at, and how many there will be in all. */
  readonly looked: number;
  readonly nodes: number;
  readonly moves: readonly WeighedMove[];
};

/** A move, how often it was followed, and the mover's chance to win with it. */
export type WeighedMove = { readonly move: string; readonly visits: number; readonly prospect: number };
