import * as v from 'valibot';
import { count, personId, seat, tableId } from './parts.js';

const id = count;
const table = tableId;

/** What only the host of a table asks for. */
export const HOSTING_MESSAGES = [
  /** The table is no more; before the game. */
  v.object({ type: v.literal('close'), id, table }),
  /** Nobody sits down on a locked seat until it is unlocked; before the game. */
  v.object({ type: v.literal('lock'), id, table, seat, on: v.boolean() }),
  /** Somebody has no seat here any more, takes none and says nothing: before the game, or whoever only looks on. */
  v.object({ type: v.literal('remove'), id, table, person: personId }),
  /** Somebody else who has a seat is the host from now on. */
  v.object({ type: v.literal('host'), id, table, person: personId }),
] as const;

/** What a seat tells about its host's wishes. */
export const SEAT_HOSTING = { locked: v.optional(v.literal(true)) };
