import type { JsonObject } from '@castellan/kernel';
import type { Look } from '../shell/look.js';

/** What a game says so that a table of it can be made: by its form, or at once. */
export type TableMaker = {
  /** As the rules call the game. */
  readonly id: string;
  /** Under what this device remembers its last table. */
  readonly store: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Those one can play against with these options, weakest first. */
  readonly bots: (options: JsonObject) => readonly string[];
  /** The one among them whom one meets first: friendly, and can be beaten by a child. */
  readonly friendly: number;
  /** What somebody is called who gives no name. */
  readonly nameless: (seat: number, look: Look) => string;
  /** Each seat may be shown what was seen: an option of the rules by that name. */
  readonly hasMemoryAid?: boolean;
  /** What "Play now" takes over from last time; else everything is as usual. */
  readonly quickOptions?: (kept: JsonObject) => JsonObject;
};
