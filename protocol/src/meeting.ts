import * as v from 'valibot';
import { LIMITS } from './limits.js';
import { clock, count, gameId, look, tableId, toldName } from './parts.js';

const id = count;

/** What somebody looks for who wants to play with whoever comes. */
export const wish = v.object({
  game: gameId,
  players: v.pipe(count, v.minValue(2), v.maxValue(LIMITS.seats)),
  clock,
});
export type GameWish = v.InferOutput<typeof wish>;

export const MEETING_TO_SERVER = [
  /**
   * Looks for somebody from now on, wherever one is on the page, until `found` comes or `wish` is null. With `push` also for a while
   * after the line is gone.
   */
  v.object({ type: v.literal('seek'), id, wish: v.nullable(wish), push: v.optional(v.boolean()) }),
] as const;

export const MEETING_TO_CLIENT = [
  /** Who is around, for those who look at the lobby or for somebody; anew whenever it changes. */
  v.object({
    type: v.literal('around'),
    /** Everybody who has the page open. */
    people: count,
    /** Those who look at the lobby or for somebody; not more than a screen holds. */
    here: v.array(v.object({ name: toldName, look })),
    /** What is looked for, and by how many; those who wait at open tables are among them. */
    looking: v.array(v.object({ wish, people: count })),
    /** What one looks for oneself. */
    mine: v.nullable(wish),
  }),
  /** Somebody has come: there is a table with both. Whoever is not there by `until` loses the seat. */
  v.object({ type: v.literal('found'), table: tableId, game: gameId, until: v.number() }),
] as const;
