import type { GameOptions, JsonObject } from '@castellan/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Look } from '../shell/look.js';
import type { BoxGame } from './box-game.js';
import type { TableMaker } from './table-maker.js';

/** How rulebooks say who begins [R2.3, O2.2]. */
export type Custom = 'castle' | 'youngest';

/** What a game says so that the page can set up a table of it: its options are data, the rest is words and faces. */
export type SetupGame = TableMaker & {
  /** What the game is called with these options. */
  readonly title: (options: JsonObject) => string;
  /** As the rules tell them. */
  readonly options: GameOptions;
  /** The names of those that most tables decide; `Before` and `After` show them. */
  readonly main: readonly string[];
  /** Those that few tables change, in the order of the form. */
  readonly more: readonly string[];
  readonly words: OptionWords;
  readonly sentences: () => Readonly<Record<string, { readonly sentence: string }>>;
  /** Whoever sits at a place. */
  readonly face: (bot: string | null, look: Look) => ComponentChildren;
  /** One of those to play against. */
  readonly botFace: (bot: string) => ComponentChildren;
  readonly lookLegend: () => string;
  /** Who sits next to whom matters: places can be changed. */
  readonly movesSeats?: boolean;
  readonly custom: (options: JsonObject) => Custom | null;
  /** Said while the table is made. */
  readonly starting: () => string;
  /** Boards of one's own box are offered beside the values of an option that is in sight. */
  readonly own?: OwnBoards;
  /** Between where one plays and who plays. */
  readonly Before?: ComponentType<PartProps>;
  /** Between who plays and what few tables change. */
  readonly After?: ComponentType<PartProps>;
};

export type OwnBoards = {
  readonly option: string;
  readonly load: () => Promise<BoxGame>;
  /** What leads to where they are entered. */
  readonly link: () => string;
};

export type PartProps = { readonly field: (name: string) => ComponentChildren };

export type OptionWords = {
  readonly label: (name: string) => string;
  readonly hint: (name: string, options: JsonObject) => ComponentChildren;
  /** What a value is called. */
  readonly value: (name: string, value: string | number) => string;
  /** The same with a picture, where all values are in sight. */
  readonly picture?: (name: string, value: string | number) => ComponentChildren;
  /** Switches that ask for the contrary of what the rules call them. */
  readonly negated?: readonly string[];
};
