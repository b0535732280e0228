import * as v from 'valibot';
import { count, tableId } from './parts.js';

/** What a seat and a table tell about hints; nothing of it where there is nothing to tell. */
export const SEAT_HINTS = {
  /** Would like hints to be allowed. */
  hints: v.optional(v.literal(true)),
};
export const TABLE_HINTS = {
  /** All who play have agreed to hints: the game does not count. */
  hints: v.optional(v.literal(true)),
};

export const HINTS_MESSAGES = [
  /** Would like hints to be allowed, which they are when all who play want it; or not any more, or says no to others. */
  v.object({ type: v.literal('hints'), id: count, table: tableId, on: v.boolean() }),
] as const;
