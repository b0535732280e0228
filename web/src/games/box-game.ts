import type { Json, JsonObject } from '@castellan/kernel';
import type { ComponentType } from 'preact';

/**
 * What a game says so that boards of one's own box can be entered, kept, sent and played: how they are read and checked,
 * how they look, and the editor. The page around the editor is the same for all games (`web/src/boxes/`).
 */
export type BoxGame = {
  /** As the rules call the game. */
  readonly id: string;
  readonly words: () => BoxWords;
  /** What one can begin with, in the order in which it is offered. */
  readonly starts: readonly BoxStart[];
  /** What makes sense of something from outside, also unfinished; null if it is nothing of this game. */
  readonly read: (found: unknown) => Json | null;
  /** What keeps it from being played, in words, the most important first; empty when it can be. */
  readonly objections: (data: Json) => readonly string[];
  /** The options of a table that plays with it. */
  readonly options: (data: Json) => JsonObject;
  readonly Picture: ComponentType<{ readonly data: Json }>;
  readonly Editor: ComponentType<BoxEditorProps>;
};

export type BoxStart = {
  readonly id: string;
  readonly label: () => string;
  /** Made anew each time: chance may build it. */
  readonly make: () => Json;
  /** What it looks like; chance shows a question mark. */
  readonly Picture: ComponentType;
};

export type BoxWords = {
  /** What is entered: "Rooms of your own". */
  readonly title: string;
  readonly lead: string;
  /** What lists say of a table that plays with one: "own rooms". */
  readonly atTable: string;
  /** What a new one is called until it gets a name. */
  readonly nameless: string;
};

/** The page keeps what is told and remembers it for "undo"; the editor shows what it is given. */
export type BoxEditorProps = {
  readonly data: Json;
  readonly onChange: (next: Json) => void;
};
