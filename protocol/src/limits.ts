/** Raised when a message changes its meaning or goes away; new optional fields do not raise it. */
export const PROTOCOL = 1;
/** The version before is spoken as well, so that pages and servers can be updated one after the other; 1 was the first. */
export const OLDEST_PROTOCOL = Math.max(1, PROTOCOL - 1);

/** How many letters ids and keys have: too many to be guessed, so that who knows one was given it. */
export const ID_LENGTH = { person: 16, table: 20, seatKey: 26 } as const;

/** An id or a key, as a regular expression has it. */
export const idPattern = (kind: keyof typeof ID_LENGTH): string => `[a-z2-9]{${ID_LENGTH[kind]}}`;

/**
 * Letters of a name, wherever one is typed, sent or read from a file: so many are seen whole at every table. Longer ones
 * that somebody took when more were allowed are told as they are.
 */
export const LONGEST_NAME = 20;

/** What is refused for its size alone, whoever sends it. */
export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 65_536,
  name: LONGEST_NAME,
  /** Options of a game, as JSON. */
  options: 8_000,
  move: 40,
  moveId: 40,
  /** What a player says, and the reason or the note that an operator writes. */
  text: 300,
  /** A word, an invitation or a key that opens the door. */
  secret: 200,
  /** A sheet's ink, as text. */
  ink: 60_000,
  /** One addition to a sheet. */
  inkAtOnce: 30_000,
  seats: 4,
  /** Tables one connection may watch at a time. */
  watched: 20,
} as const;
