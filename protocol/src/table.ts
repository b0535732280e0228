import * as v from 'valibot';
import {
  characterId,
  clock,
  count,
  gameId,
  look,
  name,
  outcome,
  person,
  seat,
  seats,
  tableId,
  timeout,
} from './parts.js';

const options = v.record(v.string(), v.unknown());

/** How somebody wants a table. A seat is theirs, open to others, or a bot's. */
export const setup = v.object({
  game: gameId,
  /** As the game's `prepare` takes them. */
  options,
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('me'), look }),
        v.object({ kind: v.literal('open'), look }),
        v.object({ kind: v.literal('bot'), look, bot: characterId }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(4),
  ),
  /** In the lobby for all, or only for those who have the link. */
  isPublic: v.boolean(),
  clock,
  timeout,
  /** Whether people may write freely; never at public tables. */
  freeText: v.boolean(),
});
export type TableSetup = v.InferOutput<typeof setup>;

/** A seat as everybody at the table sees it. */
export const seatState = v.object({
  look,
  /** Who it belongs to; null while it is open or a bot's from the start. */
  person: v.nullable(person),
  /** Who plays it now if not its owner: a character's id. */
  bot: v.nullable(characterId),
  /** A name to show, whoever it is. */
  name: v.nullable(name),
  /** Somebody's own program plays it. */
  program: v.boolean(),
  present: v.boolean(),
  /** Wants a pause. */
  pausing: v.boolean(),
});
export type SeatState = v.InferOutput<typeof seatState>;

/** How the clocks stand at `at`, by the server's time; those in `running` run down from there. */
export const clockState = v.object({
  left: v.array(v.number()),
  running: seats,
  at: v.number(),
});
export type ClockState = v.InferOutput<typeof clockState>;

/** All about a table but the game itself. Sent whole whenever any of it changes. */
export const tableState = v.object({
  table: tableId,
  game: gameId,
  status: v.picklist(['waiting', 'playing', 'over']),
  host: v.nullable(v.string()),
  seats: v.array(seatState),
  watchers: count,
  isPublic: v.boolean(),
  freeText: v.boolean(),
  clock,
  timeout,
  clocks: v.nullable(clockState),
  paused: v.boolean(),
  /** The table of the rematch, once somebody has asked for one. */
  next: v.nullable(tableId),
});
export type TableState = v.InferOutput<typeof tableState>;

/** A table in a list. */
export const tableLine = v.object({
  table: tableId,
  game: gameId,
  status: v.picklist(['waiting', 'playing', 'over']),
  seats: v.array(v.object({ look, name: v.nullable(name), isBot: v.boolean(), isMe: v.boolean() })),
  /** Waits for whoever asked. */
  isMyTurn: v.boolean(),
  clock,
  updated: v.number(),
  outcome: v.nullable(outcome),
});
export type TableLine = v.InferOutput<typeof tableLine>;

/** Everything as somebody at the table may see it: the first thing one gets, and whenever the thread was lost. */
export const full = v.object({
  version: count,
  /** By the seats one holds, or one for a spectator (seat -2). */
  sights: v.array(
    v.object({
      seat: v.pipe(v.number(), v.integer()),
      view: v.unknown(),
      /** Only where what one may do does not follow from what one is shown. */
      offers: v.optional(v.array(v.object({ move: v.string(), foresight: v.unknown() }))),
    }),
  ),
  actors: seats,
  /** The seat that may take its last move back, if any. */
  undo: v.nullable(seat),
  outcome: v.nullable(outcome),
});
export type Full = v.InferOutput<typeof full>;

/** What somebody who comes to a table gets. */
export const joined = v.object({
  state: tableState,
  rulesVersion: count,
  options,
  /** The seats that are theirs. */
  holds: seats,
  /** Before the game begins nothing lies on the table. */
  full: v.nullable(full),
  /** The fingerprint of the seed that all chance comes from; the seed itself is shown after the end. */
  commitment: v.string(),
  seed: v.nullable(v.string()),
  drawings: v.record(v.string(), v.object({ side: v.picklist(['guide', 'blank']), ink: v.string() })),
  now: v.number(),
});
export type Joined = v.InferOutput<typeof joined>;
