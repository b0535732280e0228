import type { JsonObject } from '@castellan/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { AnySession } from '../tables/session.js';
import type { Joined, Reel } from '../tables/worker-messages.js';
import type { BoxGame } from './box-game.js';
import type { Custom, SetupGame } from './setup-game.js';

/**
 * What the page knows of a game: everything else about it lies in its folder. What is here at once is what lists of games
 * and of kept tables show; whatever takes longer to fetch comes when it is asked for.
 */
export type WebGame = {
  /** As the rules call it; also the name of the folder. */
  readonly id: string;
  /** What it is called: whoever chose an edition plays under its title. */
  readonly name: (edition?: unknown) => string;
  /** A sentence or two for those who do not know it. */
  readonly about: () => string;
  readonly Picture: ComponentType<{ class?: string }>;
  /** How its rulebook says who begins; null where an edition leaves it to the players. */
  readonly custom: (edition?: unknown) => Custom | null;
  /** How far everybody came at a kept table, read off what a spectator is shown; null if another version wrote that. */
  readonly tally: (view: unknown) => Tally | null;
  /** The same in words, for one player. */
  readonly tallyWords: (name: string, count: number, goal: number | null) => string;
  /** How far somebody came by the end. */
  readonly scoreWords: (score: number) => string;
  /** A small face for a bot in lists; null where lists have none. */
  readonly companion: (bot: string | null) => ComponentChildren;
  /** What the language spoken now calls one of its bots; undefined for anybody else. */
  readonly botName: (bot: string) => string | undefined;
  /** What tells two bots of one name apart, if not their place. */
  readonly botMark?: (look: number) => string;
  /** The options of a rematch: what chance settled before is left open again. */
  readonly anew?: (options: JsonObject) => JsonObject;
  /** Sets up a table at once and goes there; gives back whether that went well. */
  readonly playNow: () => Promise<boolean>;
  readonly cast: (options: JsonObject) => Promise<Cast>;
  readonly openTable: (table: string, joined: Joined) => Promise<OpenTable>;
  /** A game in play from afar, for lists; drawn from what a spectator is shown. */
  readonly thumbnail?: () => Promise<ComponentType<ThumbnailProps>>;
  /** What is asked for a new table. */
  readonly setup: () => Promise<SetupGame>;
  /** Pages. */
  readonly rules: () => Promise<ComponentType>;
  readonly replay: () => Promise<ComponentType<{ readonly reel: Reel }>>;
  /** It can be learnt by playing: its folder has a `learn/teaching.ts`. */
  readonly hasLessons?: true;
  /** Boards of one's own box can be entered, and how. */
  readonly box?: () => Promise<BoxGame>;
  /** Where what was made in finished games hangs, if anything is made in them. */
  readonly gallery?: () => Promise<ComponentType>;
};

export type ThumbnailProps = { readonly view: unknown; readonly looks: readonly number[] };

export type Tally = {
  /** By seat: what is counted in this game. */
  readonly counts: readonly number[];
  /** How many are needed; null where there is no such number. */
  readonly goal: number | null;
};

/** Who may sit at a table, with their faces. */
export type Cast = {
  readonly game: () => string;
  /** Bots, weakest first. */
  readonly bots: readonly string[];
  readonly characters: () => Readonly<Record<string, { readonly sentence: string }>>;
  readonly face: (bot: string | null, look: number) => ComponentChildren;
  /** What was agreed on, a line each. */
  readonly facts: (options: JsonObject) => readonly string[];
};

/** A table in play: what is on the screen, how it goes, and how to get up. */
export type OpenTable = {
  readonly page: ComponentChildren;
  readonly session: AnySession;
  readonly leave: () => void;
};
