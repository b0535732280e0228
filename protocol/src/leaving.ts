import * as v from 'valibot';
import { LIMITS } from './limits.js';
import { count, seat, seats, tableId } from './parts.js';

const id = count;
const table = tableId;

/** How a game ended though its rules would have let it go on. */
export const WAYS_TO_END = [
  /** Somebody gave up. */
  'resigned',
  /** Somebody was away for too long, and another claimed the win. */
  'claimed',
  /** Before anybody had begun a second turn: it never counted. */
  'aborted',
  /** All wanted to stop; nobody has won, and it does not count. */
  'agreed',
  /** All wanted a draw, which counts. */
  'drawn',
  /** The host, or whoever runs the server, closed the table before the game. */
  'closed',
  /** Nobody had played for long, and nobody wanted to keep it. */
  'expired',
  /** Whoever runs the server has closed the table during the game. */
  'stopped',
] as const;
export type EndedHow = (typeof WAYS_TO_END)[number];

export const ended = v.object({
  how: v.picklist(WAYS_TO_END),
  winners: seats,
  /** Whose doing it was: who gave up, was away or broke it off. */
  by: v.nullable(seat),
  /** What whoever runs the server said about it. */
  reason: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.text))),
});
export type Ended = v.InferOutput<typeof ended>;

/** The same from somewhere else, if it makes sense among so many seats. A reason is the word of another server's operator. */
export function readEnded(value: unknown, seatCount: number): Ended | null {
  const read = v.safeParse(ended, value);
  if (!read.success || read.output.how === 'closed') return null;
  const { how, winners, by } = read.output;
  return [...winners, by ?? 0].every((one) => one < seatCount) ? { how, winners, by } : null;
}

/** What all who play can agree upon. */
export const agreement = v.picklist(['draw', 'end']);
export type Agreement = v.InferOutput<typeof agreement>;

/** What a seat tells about staying and leaving; nothing of it where there is nothing to tell. */
export const SEAT_LEAVING = {
  /** Gave up, or was claimed against: a bot plays on, and nobody comes back to it. */
  out: v.optional(v.literal(true)),
  /** Would like the game to end like that. */
  offers: v.optional(agreement),
  /** The table waits for them and they are away: from this moment others may claim. */
  claimFrom: v.optional(v.number()),
  /** Has left several games of strangers lately. */
  leavesOften: v.optional(v.literal(true)),
};

export const LEAVING_MESSAGES = [
  /** Gives up: the other has won; where several are left a bot plays on for good. */
  v.object({ type: v.literal('resign'), id, table, seat }),
  /** Breaks the game off before anybody has begun a second turn. */
  v.object({ type: v.literal('abort'), id, table }),
  /** Would like a draw or an end; it ends when all who play want the same. With null: no, or not any more. */
  v.object({ type: v.literal('offer'), id, table, end: v.nullable(agreement) }),
  /** Somebody whom the table waits for is away for too long: the win, or a bot that plays for them. */
  v.object({ type: v.literal('claim'), id, table, seat, take: v.picklist(['win', 'bot']) }),
] as const;
