import * as v from 'valibot';
import { idPattern, LIMITS } from './limits.js';
import { isName } from './names.js';

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

/** The pieces that messages are made of. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1));
export const seats = v.pipe(v.array(seat), v.maxLength(LIMITS.seats));
/** Who is to begin: somebody, whoever chance picks, or whoever the host names when everybody is there. */
export const firstChoice = v.union([seat, v.picklist(['chance', 'ask'])]);
export type FirstChoice = v.InferOutput<typeof firstChoice>;
/** Unguessable: who knows it has been invited. */
export const tableId = v.pipe(v.string(), v.regex(whole(idPattern('table'))));
export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
export const characterId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
/** Stands in the place of a character where somebody's own program plays. */
export const PROGRAM = 'program';
export const personId = v.pipe(v.string(), v.regex(whole(idPattern('person'))));
export const key = v.pipe(v.string(), v.regex(whole(idPattern('seatKey'))));
/** Somebody's name, as they say it. */
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.name),
  v.check(isName, 'a name that others can read'),
);
/** A name as others are told it: one that was taken when other rules held must not keep anybody from a table. */
export const toldName = v.string();
/** Which of the four mice, or which of the colours. */
export const look = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
export const side = v.picklist(['guide', 'blank']);
/** Where the towers of a sheet stand, in the order in which they were built: different places from 1 to 4. */
export const isTowers = (text: string): boolean => /^(?!.*(.).*\1)[1-4]{0,4}$/.test(text);
export const towers = v.pipe(v.string(), v.check(isTowers));
/** The fingerprint of a sheet: `sheetTag`. */
export const tag = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
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
export const person = v.object({ id: personId, name: toldName, look });

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
