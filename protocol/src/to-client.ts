import * as v from 'valibot';
import { MEETING_TO_CLIENT } from './meeting.js';
import { count, gameId, moveId, outcome, person, personId, saying, seat, side, tableId } from './parts.js';
import { clockState, full, joined, tableListItem, tableState } from './table.js';

/** Why something was not done. Nothing has changed by it. `kind` is for programs, `message` for people who debug. */
export const REFUSALS = [
  /** Not JSON, not a message, a field that is wrong, too large. */
  'malformed',
  'too-large',
  'unsupported-protocol',
  'not-greeted',
  'no-such-table',
  'no-such-game',
  'bad-options',
  'no-such-seat',
  'not-your-seat',
  'seat-taken',
  'not-started',
  'is-over',
  'is-paused',
  /** The position has changed since; a full view follows. */
  'stale',
  'malformed-move',
  'illegal-move',
  'nothing-to-undo',
  'ink-gap',
  'not-allowed',
  /** Only some people open tables here. */
  'may-not-open',
  /** Whoever runs the server lets nobody in without a word or an invitation, or not this person any more. */
  'not-admitted',
  'banned',
  'too-many',
  /** Slower, please; `retryAfter` says when. */
  'too-fast',
  /** Left several games of strangers before their end; `retryAfter` says when one meets others again. */
  'cooling-off',
  'storage',
  'shutting-down',
] as const;
export const refusalKind = v.picklist(REFUSALS);
export type RefusalKind = v.InferOutput<typeof refusalKind>;

export const refusal = v.object({
  kind: refusalKind,
  message: v.string(),
  /** The rule that says no to a move, and more of that kind. */
  rule: v.optional(v.string()),
  retryAfter: v.optional(v.number()),
  /** Of a ban: why, in the words of whoever runs the server, and when it ends; absent if it does not. */
  reason: v.optional(v.string()),
  until: v.optional(v.number()),
});
export type Refusal = v.InferOutput<typeof refusal>;

/**
 * One move, as everybody at the table may know it: who did what, and what came into the open by it, as chance's moves.
 * Short, because it is what is sent most. Whoever follows applies it to what they have.
 */
export const step = v.object({
  type: v.literal('step'),
  table: tableId,
  /** The version it leads to; from the one before. */
  version: count,
  seat,
  move: v.string(),
  seen: v.optional(v.array(v.string())),
  /** The seat that may take back its last move; absent if nobody may. */
  undo: v.optional(seat),
  clocks: v.optional(clockState),
  /** For the one who asked. */
  moveId: v.optional(moveId),
});

const id = count;

/** Everything that the server may send, by `type`. */
export const toClient = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    id,
    protocol: count,
    /** Null for a program at a seat. */
    me: v.nullable(v.object({ ...person.entries, hasPasskey: v.boolean() })),
    now: v.number(),
  }),
  v.object({ type: v.literal('pong'), id, now: v.number() }),
  /** Done; what there is to say depends on the question. */
  v.object({ type: v.literal('done'), id, table: v.optional(tableId), key: v.optional(v.string()) }),
  v.object({
    type: v.literal('error'),
    id: v.optional(id),
    moveId: v.optional(moveId),
    table: v.optional(tableId),
    problem: refusal,
  }),
  v.object({ type: v.literal('joined'), id, joined }),
  v.object({ type: v.literal('lobby'), tables: v.array(tableListItem) }),
  /** For those who asked for changes: what has gone, and what is to be put where in what is left, first to last. */
  v.object({
    type: v.literal('lobby-change'),
    gone: v.array(tableId),
    put: v.array(v.object({ at: count, table: tableListItem })),
  }),
  ...MEETING_TO_CLIENT,
  v.object({ type: v.literal('mine'), id: v.optional(id), tables: v.array(tableListItem) }),
  step,
  /** Everything anew: after a move was taken back, when the game begins or ends, or when somebody asked. */
  v.object({
    type: v.literal('full'),
    table: tableId,
    full,
    holds: v.array(seat),
    moveId: v.optional(moveId),
    clocks: v.optional(clockState),
    /** After the end. */
    seed: v.optional(v.string()),
  }),
  v.object({ type: v.literal('table'), state: tableState }),
  v.object({
    type: v.literal('ink'),
    table: tableId,
    seat,
    side,
    towers: v.optional(v.string()),
    keep: count,
    add: v.string(),
  }),
  v.object({
    type: v.literal('said'),
    table: tableId,
    n: count,
    by: v.nullable(v.object({ id: personId, name: v.string() })),
    seat: v.nullable(seat),
    saying,
    at: v.number(),
  }),
  /** Somebody asks whether one wants to play at their table. */
  v.object({ type: v.literal('challenge'), table: tableId, game: gameId, by: person, isFriend: v.boolean() }),
  /** The last thing before the server closes the line. */
  v.object({ type: v.literal('bye'), problem: refusal }),
]);
export type ToClient = v.InferOutput<typeof toClient>;
export type ToClientOf<T extends ToClient['type']> = Extract<ToClient, { readonly type: T }>;

export { outcome };
