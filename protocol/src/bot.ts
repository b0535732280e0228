import * as v from 'valibot';
import { count, gameId, move, outcome, seat, tableId } from './parts.js';
import { refusal } from './to-client.js';

/** Raised when a message changes its meaning or goes away. */
export const BOT_PROTOCOL = 1;
/** The version before is spoken as well; 1 was the first. */
export const OLDEST_BOT_PROTOCOL = Math.max(1, BOT_PROTOCOL - 1);

const view = v.unknown();
/** What happened since the last message, as the seat may know it. For telling: the view is the truth. */
const events = v.array(v.unknown());

/** Everything that a program at a seat is told, by `type`, and nothing besides. docs/BOTS.md has an example of each. */
export const toBot = v.variant('type', [
  /** After `hello`, and again after every new one: whatever was known before may be forgotten. */
  v.strictObject({
    type: v.literal('start'),
    protocol: count,
    game: gameId,
    options: v.record(v.string(), v.unknown()),
    seat,
    table: tableId,
  }),
  /** The seat may act. Said once for each choice; a refusal leaves it open. */
  v.strictObject({
    type: v.literal('turn'),
    version: count,
    view,
    /** All that is allowed now, with what can be seen coming of it. */
    moves: v.array(v.strictObject({ move: v.string(), foresight: v.unknown() })),
    events,
    /** The seat's milliseconds; null if nobody counts them. */
    clock: v.nullable(v.strictObject({ left: v.number() })),
  }),
  /** Something has changed and there is nothing new to decide. Only for those who asked for it. */
  v.strictObject({ type: v.literal('seen'), version: count, view, events }),
  /** A message was refused and nothing has changed. `version` is that of the move, null if it was no move. */
  v.strictObject({ type: v.literal('refused'), version: v.nullable(count), problem: refusal }),
  /** The game has ended; the line is closed after it. */
  v.strictObject({ type: v.literal('over'), outcome, view }),
  /** The last thing before the server closes the line for another reason. */
  v.strictObject({ type: v.literal('bye'), problem: refusal }),
]);
export type ToBot = v.InferOutput<typeof toBot>;
export type ToBotOf<T extends ToBot['type']> = Extract<ToBot, { readonly type: T }>;

/** Everything that a program may say. */
export const fromBot = v.variant('type', [
  /** First of all, with the newest and the oldest version it speaks. `seen`: whether it wants to hear of what others do while it has nothing to decide. */
  v.object({
    type: v.literal('hello'),
    protocol: count,
    oldest: v.optional(count),
    seen: v.optional(v.boolean()),
  }),
  /** `version` is that of the turn it answers. */
  v.object({ type: v.literal('move'), version: count, move }),
]);
export type FromBot = v.InferOutput<typeof fromBot>;
export type FromBotOf<T extends FromBot['type']> = Extract<FromBot, { readonly type: T }>;
