import * as v from 'valibot';
import { LIMITS } from './limits.js';

/** The pieces that messages are made of. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1));
export const seats = v.pipe(v.array(seat), v.maxLength(LIMITS.seats));
/** Unguessable: who knows it has been invited. */
export const tableId = v.pipe(v.string(), v.regex(/^[a-z2-9]{20}$/));
export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
export const characterId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
/** Stands in the place of a character where somebody's own program plays. */
export const PROGRAM = 'program';
export const personId = v.pipe(v.string(), v.regex(/^[a-z2-9]{16}$/));
export const key = v.pipe(v.string(), v.regex(/^[a-z2-9]{26}$/));
/** Somebody's name: no control characters, nothing that turns the direction of what follows. */
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.name),
  v.regex(/^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u),
);
/** Which of the four mice, or which of the colours. */
export const look = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
export const moveId = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.moveId));
export const move = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.move));

export const clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  /** A bank for each seat and what every turn adds, in milliseconds. */
  v.object({
    kind: v.literal('live'),
    bank: v.pipe(count, v.minValue(10_000), v.maxValue(7_200_000)),
    increment: v.pipe(count, v.maxValue(300_000)),
  }),
  /** So long for each turn, in milliseconds. */
  v.object({
    kind: v.literal('days'),
    turn: v.pipe(count, v.minValue(3_600_000), v.maxValue(14 * 86_400_000)),
  }),
]);
export type ClockSetup = v.InferOutput<typeof clock>;

/** What happens when time is out: a bot plays this turn, or the seat is a bot's until its owner is back. */
export const timeout = v.picklist(['bot-turn', 'bot-seat']);

export const outcome = v.object({
  reason: v.string(),
  winners: v.array(seat),
  scores: v.array(v.number()),
});

/** Somebody, as others see them. */
export const person = v.object({ id: personId, name, look });

/** What somebody says: a phrase or sticker that every reader gets in their own language, or words where a host allows. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'oops',
  'thinking',
  'back-soon',
  'thanks',
  'one-more',
  'good-night',
] as const;
export const STICKERS = [
  'mouse-wave',
  'cheese',
  'trap',
  'castle',
  'crown',
  'heart',
  'laugh',
  'sleep',
] as const;
export const saying = v.variant('kind', [
  v.object({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.object({ kind: v.literal('sticker'), sticker: v.picklist(STICKERS) }),
  v.object({
    kind: v.literal('text'),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.text)),
  }),
]);
export type Saying = v.InferOutput<typeof saying>;
