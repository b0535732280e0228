import type { JsonObject, Seat } from '@castellan/kernel';
import type { Flags, Given } from './flags.js';
import type { Ink } from './terminal/ink.js';

/** How a game shows itself in a terminal: all that this program knows of a game besides the kernel's contract. */
export interface Face<Options extends JsonObject, View, Event> {
  readonly title: string;

  /** The game's options on the command line, by option name, and how they become options. */
  readonly flags: Flags;
  readOptions(given: Given): JsonObject;

  /** Who begins by these settled options. */
  firstSeat(options: Options): Seat;
  beginsTurn(event: Event): boolean;

  /** The first words of moves, in the order in which they are listed. */
  readonly kinds: readonly string[];
  /** What the list adds to a move that makes nothing known, such as its price; mostly nothing. */
  note(before: View, after: View): string;

  /** At most 80 columns wide. A view is all that there is to draw from. */
  draw(view: View, scene: Scene): string[];
  /** What happened, in short sentences; a text for each turn or part of one. */
  tell(events: readonly Event[]): string[];
  /** How a game can end, by the outcome's reason. */
  readonly endings: Readonly<Record<string, string>>;
  /** What scores count, such as "kinds of cheese". */
  readonly scoreName: string;
  /** The signs on the board and the notation of moves. */
  help(ink: Ink): string[];
}

export type AnyFace = Face<JsonObject, unknown, unknown>;

/** What drawing needs besides the view. */
export type Scene = {
  readonly ink: Ink;
  /** Who sits where: "you", "bot", or nothing. */
  readonly names: readonly string[];
};
