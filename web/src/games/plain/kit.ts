import type { GameOptions, JsonObject } from '@castellan/kernel';
import type { Language } from '../../i18n/i18n.js';

/** What a game without a board of its own says of itself, in its `game.json`. */
export type PlainFacts = {
  readonly id: string;
  readonly name: string;
  /** A sentence or two for those who do not know it. */
  readonly about: Readonly<Record<Language, string>>;
  /** What of its view is counted by seat, for lists of kept games. */
  readonly counts?: string;
};

/** Its own words in one language. What has none here is called what the rules call it. */
export type PlainWords = {
  /** The parts of its view. */
  readonly view: Readonly<Record<string, string>>;
  /** Its options. */
  readonly options?: Readonly<Record<string, string>>;
  /** Its moves: whole ones, or the words that they are made of. */
  readonly moves: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, (event: JsonObject, names: readonly string[]) => string>>;
  /** Why the rules say no, by the rule's id. */
  readonly why: Readonly<Record<string, string>>;
  /** Why the game is over, by the reason that its outcome gives. */
  readonly endings: Readonly<Record<string, string>>;
  readonly rules: {
    readonly lead: string;
    readonly chapters: readonly { readonly title: string; readonly text: string }[];
  };
};

/** All that the parts of a plain game need to know of it. */
export type PlainKit = {
  readonly facts: PlainFacts;
  /** As its rules tell them. The page has four colours for players, so four is the most. */
  readonly options: GameOptions;
  readonly words: () => PlainWords;
};

export type PlainView = JsonObject;
export type PlainEvent = JsonObject;
