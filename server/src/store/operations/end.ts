import type { Operation } from '../operation.js';
import { addLeavings, type LeavingRow } from './leavings.js';
import { type RatedPlace, rateGame } from './rate.js';
import { updateTable } from './tables.js';

export type TableEnd = {
  readonly id: string;
  readonly game: string;
  readonly outcome: string;
  readonly at: number;
  /** Who is to be rated for it; null if it does not count. */
  readonly places: readonly RatedPlace[] | null;
  /** Who left before. */
  readonly leavings?: readonly LeavingRow[];
};

/** A game is over and those who played it are rated, both or neither. Done again it changes nothing. */
export function* endTable({ id, game, outcome, at, places, leavings = [] }: TableEnd): Operation<void> {
  yield* updateTable({ id, updated: at, status: 'over', outcome });
  yield* addLeavings({ table: id, leavings, at });
  if (places !== null) yield* rateGame({ table: id, game, places, at });
}
