import * as v from 'valibot';
import { HINTS_MESSAGES } from './hints.js';
import { HOSTING_MESSAGES } from './hosting.js';
import { LEAVING_MESSAGES } from './leaving.js';
import { LIMITS } from './limits.js';
import { MEETING_TO_SERVER } from './meeting.js';
import {
  characterId,
  clock,
  count,
  firstChoice,
  gameId,
  look,
  move,
  moveId,
  name,
  personId,
  saying,
  seat,
  side,
  tableId,
  tag,
  towers,
} from './parts.js';
import { setup } from './table.js';

/** The sender's number for a question; its answer or error carries it again. */
const id = count;
const table = tableId;

/** Everything that may be sent to the server, by `type`. */
const MESSAGES = [
  /** First of all, with the newest and the oldest version one speaks; answered by `welcome`. */
  v.object({ type: v.literal('hello'), id, protocol: count, oldest: v.optional(count) }),
  v.object({ type: v.literal('ping'), id }),
  v.object({ type: v.literal('profile'), id, name, look }),

  v.object({ type: v.literal('create'), id, setup }),
  /** A seat at a public table of this game for so many (two) with this clock (none), or a new such table. */
  v.object({
    type: v.literal('play-now'),
    id,
    game: gameId,
    players: v.optional(v.pipe(count, v.minValue(2), v.maxValue(LIMITS.seats))),
    clock: v.optional(clock),
  }),
  /** Public tables that have an open seat, now and whenever that changes, until `on` is false; as `lobby-change` if one wants. */
  v.object({ type: v.literal('lobby'), id, on: v.boolean(), changes: v.optional(v.boolean()) }),
  /** Tables where one has a seat, those that wait for one first. */
  v.object({ type: v.literal('mine'), id }),

  /** Comes to a table to look on, or to one's own seats; answered by `joined`. `sheets`: those one has, by seat. */
  v.object({
    type: v.literal('watch'),
    id,
    table,
    sheets: v.optional(v.record(v.picklist(['0', '1', '2', '3']), tag)),
  }),
  v.object({ type: v.literal('leave'), id, table }),
  /** Takes an open seat, the first if none is named. */
  v.object({ type: v.literal('sit'), id, table, seat: v.optional(seat) }),
  /** Gives a seat up: open again before the game, a bot's until one is back afterwards. */
  v.object({ type: v.literal('stand'), id, table, seat }),
  /** One's seat is one's own again. */
  v.object({ type: v.literal('return'), id, table, seat }),
  /** The host lets a bot sit on an open seat, or whatever program is brought (`PROGRAM`); with null it is open again. */
  v.object({ type: v.literal('seat-bot'), id, table, seat, bot: v.nullable(characterId) }),
  /** The host says who begins, or wants to be asked when everybody is there; before the game. */
  v.object({ type: v.literal('first'), id, table, first: firstChoice }),
  /** The key by which a program may play a seat: one's own seat; for the host also one that is a program's. */
  v.object({ type: v.literal('seat-key'), id, table, seat }),

  /** Told as a step to all, to the sender with its `moveId`; a repeat is answered and not carried out again. */
  v.object({ type: v.literal('move'), table, seat, version: count, moveId, move }),
  v.object({ type: v.literal('undo'), table, seat, version: count, moveId }),
  /** Wants the table as it is now. */
  v.object({ type: v.literal('resync'), table }),

  v.object({ type: v.literal('pause'), id, table, on: v.boolean() }),
  /** Wants to go on one day with a game whose end is offered; who plays there. */
  v.object({ type: v.literal('keep'), id, table }),
  v.object({ type: v.literal('rematch'), id, table }),
  /** Keeps the first `keep` letters of a sheet's ink and adds some; without `towers` they stay where they are. */
  v.object({
    type: v.literal('ink'),
    table,
    seat,
    side,
    towers: v.optional(towers),
    keep: v.pipe(count, v.maxValue(LIMITS.ink)),
    add: v.pipe(v.string(), v.maxLength(LIMITS.inkAtOnce), v.regex(/^[A-Za-z0-9_.-]*$/)),
  }),
  v.object({ type: v.literal('say'), id, table, saying }),
  v.object({ type: v.literal('report'), id, table, n: count, person: v.nullable(personId) }),
  ...LEAVING_MESSAGES,
  ...HINTS_MESSAGES,
  ...HOSTING_MESSAGES,
  ...MEETING_TO_SERVER,
] as const;

export const toServer = v.variant('type', MESSAGES);
export type ToServer = v.InferOutput<typeof toServer>;
export type ToServerOf<T extends ToServer['type']> = Extract<ToServer, { readonly type: T }>;

/** For whoever brings a program to a seat: the same, without what only people do. */
export const PROGRAM_MAY: ReadonlySet<ToServer['type']> = new Set([
  'hello',
  'ping',
  'watch',
  'leave',
  'move',
  'undo',
  'resync',
]);

export type Look = v.InferOutput<typeof look>;
