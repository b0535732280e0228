import type { Flags, Given } from './flags.js';

/** One of the things that castellan does. */
export type Command = {
  readonly name: string;
  readonly summary: string;
  /**
   * What its one operand names. A command for a game takes the game's options as flags too; after a program come its own
   * arguments.
   */
  readonly operand: 'game' | 'file' | 'program';
  readonly flags: Flags;
  /** More about it, a paragraph an entry. */
  readonly details: readonly string[];
  run(call: Call): Promise<void>;
};

export type Call = {
  readonly given: Given;
  readonly operand: string | undefined;
  readonly operands: readonly string[];
};
