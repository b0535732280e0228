import type { Json } from './json.js';

/**
 * What a table may decide about a game, as data. The rules read options by it, and the form on the page, the terminal's
 * flags and the documents follow from it.
 */
export type GameOption =
  | ChoiceOption
  | SwitchOption
  | CountOption
  | FirstOption
  | SeatSwitchOption
  | RowsOption
  | DataOption;

/** A game's options by the name that a record has for them, in the order in which they are listed. */
export type GameOptions = Readonly<Record<string, GameOption>>;

type Told = {
  /** The rule that it belongs to. */
  readonly rule: string;
  /** It means something only where another option has this value. */
  readonly where?: { readonly option: string; readonly is: Json };
};

export type ChoiceOption<T extends string | number = string | number> = Told & {
  readonly kind: 'choice';
  readonly values: readonly T[];
  readonly usual: T;
  /** A value that comes with something else, and nobody chooses by itself. */
  readonly unlisted?: T;
};

export type SwitchOption = Told & {
  readonly kind: 'switch';
  readonly usual: boolean;
  /** Where another option decides what is usual: by its value. */
  readonly follows?: { readonly option: string; readonly usual: Readonly<Record<string, boolean>> };
};

export type CountOption = Told & {
  readonly kind: 'count';
  readonly most: number;
  readonly usual: number;
  /** Those that a form offers. */
  readonly offered: readonly number[];
};

/** Who begins: a seat, or chance. */
export type FirstOption = Told & { readonly kind: 'first' };

/** A switch for each seat, or one for all of them; off where nothing is said. */
export type SeatSwitchOption = Told & { readonly kind: 'by-seat' };

/** Rows of signs, which the game checks itself. */
export type RowsOption = Told & { readonly kind: 'rows' };

/**
 * Something larger that somebody brings along, such as what is printed in a box of their own. The game checks it itself;
 * where nobody brings anything there is no such option.
 */
export type DataOption = Told & { readonly kind: 'data' };
