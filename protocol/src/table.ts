import * as v from 'valibot';
import { SEAT_HINTS, TABLE_HINTS } from './hints.js';
import { SEAT_HOSTING } from './hosting.js';
import { ended, SEAT_LEAVING } from './leaving.js';
import {
  characterId,
  clock,
  count,
  gameId,
  look,
  outcome,
  person,
  seat,
  seats,
  side,
  tableId,
  timeout,
  toldName,
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
  /** The game does not begin before the host has said who does. */
  first: v.optional(v.literal('ask')),
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
  name: v.nullable(toldName),
  /** Somebody's own program plays it. */
  program: v.boolean(),
  present: v.boolean(),
  /** Wants a pause. */
  pausing: v.boolean(),
  ...SEAT_LEAVING,
  ...SEAT_HOSTING,
  ...SEAT_HINTS,
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
  /** Before the game: who is going to begin, and whether that may still change. It replaces `first` of the options. */
  first: v.optional(v.object({ by: v.picklist(['chance', 'host', 'ask']), seat })),
  /** The table of the rematch, once somebody has asked for one. */
  next: v.nullable(tableId),
  /** The game can still be broken off as if it had not begun. */
  mayAbort: v.optional(v.literal(true)),
  /** How it ended, where it was not by the rules of the game: then no `outcome` is told. */
  ended: v.optional(ended),
  /** Nobody has played for long: the game is ended then, unless somebody plays or keeps it. */
  ending: v.optional(v.number()),
  ...TABLE_HINTS,
});
export type TableState = v.InferOutput<typeof tableState>;

/** A table in a list. */
export const tableListItem = v.object({
  table: tableId,
  game: gameId,
  /** Where a game has several, which have names of their own. */
  edition: v.optional(v.string()),
  /** It plays with a board of somebody's own box; the table's options hold it. */
  ownBoard: v.optional(v.literal(true)),
  status: v.picklist(['waiting', 'playing', 'over']),
  /** A bot has no name: it is told which one it is, and every language has a name for it. */
  seats: v.array(
    v.object({
      look,
      name: v.nullable(toldName),
      isBot: v.boolean(),
      bot: v.optional(v.string()),
      isMe: v.boolean(),
    }),
  ),
  /** Waits for whoever asked. */
  isMyTurn: v.boolean(),
  clock,
  updated: v.number(),
  /** As at the table. */
  ending: v.optional(v.number()),
  ...TABLE_HINTS,
  outcome: v.nullable(outcome),
});
export type TableListItem = v.InferOutput<typeof tableListItem>;

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
  /** What happened lately, as far as it may still be told: events of the game. */
  past: v.optional(v.array(v.unknown())),
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
  drawings: v.record(v.string(), v.object({ side, towers: v.optional(v.string()), ink: v.string() })),
  /** Seats whose sheets are left out, because they are what the asker says to have. */
  same: v.optional(seats),
  now: v.number(),
});
export type Joined = v.InferOutput<typeof joined>;
