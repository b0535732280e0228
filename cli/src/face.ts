import type { JsonObject, Outcome, Seat, TurnReason } from '@castellan/kernel';
import type { Flags, Given } from './flags.js';
import type { Ink } from './terminal/ink.js';

/** How a game shows itself in a terminal: all that this program knows of a game besides the kernel's contract. */
export interface Face<Options extends JsonObject, View, Event> {
  /** What the game is called with these options, settled or not: an edition may have a name of its own. */
  title(options: JsonObject): string;

  /** The game's options on the command line, by option name, and how they become options. */
  readonly flags: Flags;
  readOptions(given: Given): JsonObject;
  /** What somebody who gave no flags is asked, besides how many play and who is a bot. */
  readonly questions: readonly Question[];

  /** How the rulebook says who begins, with these options; null where it leaves that to the players. */
  custom(options: JsonObject): Custom | null;
  /** Who begins by these settled options. */
  firstSeat(options: Options): Seat;
  beginsTurn(event: Event): boolean;

  /** The first words of moves, in the order in which they are listed. */
  readonly kinds: readonly string[];
  /** Those of moves that only end, pass or forgo something. */
  readonly idle: readonly string[];
  /** How a move stands in the list. Heading and label in one may be typed like the move. */
  entry(move: string): MoveLabel;
  /**
   * What the list adds to a move that makes nothing known, such as " ×2" for its price; mostly nothing. `foresight` is what
   * the game says can be seen coming of it, if it says so.
   */
  note(move: string, before: View, after: View, foresight: unknown): string;

  /** At most 80 columns wide. A view is all that there is to draw from. */
  draw(view: View, scene: Scene): string[];
  /** What happened, in short sentences; a text for each turn or part of one. */
  tell(events: readonly Event[]): string[];
  /** What speaks for or against a turn, in a few words: "takes Gouda". */
  reason?(reason: TurnReason): string;
  /** How a game can end, by the outcome's reason. */
  readonly endings: Readonly<Record<string, string>>;
  /** What scores count, such as "kinds of cheese". */
  readonly scoreName: string;
  /** The signs on the board and the notation of moves; an empty line is where a page may end. */
  help(ink: Ink, options: JsonObject): string[];

  /** What this game counts in simulations besides what is counted for every game; for games of these options. */
  chronicle?(options: Options): Chronicle<View, Event>;
}

export type AnyFace = Face<JsonObject, unknown, unknown>;

/** What drawing needs besides the view. */
export type Scene = {
  readonly ink: Ink;
  readonly title: string;
  /** Who sits where: "you", "bot", or nothing. */
  readonly names: readonly string[];
};

/** A question whose answer is who begins; `--first WORD` has it asked. */
export type Custom = { readonly word: string; readonly question: string };

/** Moves with the same heading stand together. */
export type MoveLabel = { readonly heading: string; readonly label: string };

/** A choice between words; the first is what most will want. `key` is the flag that it stands for. */
export type Question = { readonly key: string; readonly text: string; readonly choices: readonly string[] };

/** Listens to many games and says what there is to say about all of them. */
export interface Chronicle<View, Event> {
  hear(event: Event): void;
  /** The game that was heard last is over. */
  close(end: GameEnd<View>): void;
  summary(): JsonObject;
  /** The summary for the eye, at most 80 columns wide. */
  report(): string[];
}

export type AnyChronicle = Chronicle<unknown, unknown>;

export type GameEnd<View> = { readonly view: View; readonly outcome: Outcome; readonly first: Seat };
