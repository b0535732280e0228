import type { TurnReason } from '@castellan/kernel';
import type { Sitter } from '@castellan/match';
import type { ComponentChildren } from 'preact';
import type { OpenTable } from '../games/web-game.js';
import type { Language } from '../i18n/i18n.js';
import type { Joined } from '../tables/worker-messages.js';
import type { Lesson } from './lesson.js';
import type { RuleChapter } from './rule.js';

/** What a game brings to be learnt by; a game without it is played and read about like any other. */
export type Teaching = {
  readonly courses: readonly Course[];
  /** Who sits at the tables of lessons: the learner first. */
  readonly sitters: readonly Sitter[];
  /** Fetches its table and what is said there, before somebody sits down. */
  readonly prepare: () => Promise<unknown>;
  /** The rules that its positions are played by. */
  readonly rulesVersion: number;
  /** What is to be touched next, for a move if there is one, as a selector; null while nothing can be done for it. */
  readonly nextTouch: (move: string | null, session: OpenTable['session']) => string | null;
  /** Where the moves of a turn are seen on the board, as selectors. */
  readonly placeOf: (move: string, session: OpenTable['session']) => string | null;
  /** Where to look for a move, in words, without saying what it is. */
  readonly lookWords: (move: string) => string;
  /** What speaks for a turn, in words; the subject is whoever plays it. */
  readonly reasonWords: (reason: TurnReason, names: readonly string[]) => string | null;
  /** A small board within a page. */
  readonly openSmall: (table: string, joined: Joined) => Promise<OpenTable>;
  /** The rulebook that plays. */
  readonly chapters: readonly RuleChapter[];
};

/** Lessons that belong together, in the order in which they are learnt. */
export type Course = {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly lessons: readonly NamedLesson[];
  /** For those who do not read yet: a hand shows what to touch from the start. */
  readonly isShown: boolean;
  /** What the mouse gets to wear when all of them are finished. */
  readonly gift: Gift;
};

export type NamedLesson = Lesson & { readonly id: string; readonly picture?: ComponentChildren };

export type Gift = 'cap' | 'crown' | 'kerchief';

/** The lessons that lie in a folder, one file each: their names say in which order they are learnt. */
export function lessonsIn(found: Readonly<Record<string, Lesson>>): NamedLesson[] {
  return Object.keys(found)
    .sort()
    .map((path) => ({ ...found[path], id: /([a-z][\w-]*)\.ts$/.exec(path)?.[1] ?? path }));
}

/** The chapters that lie in a folder, in the order of their names. */
export function chaptersIn(found: Readonly<Record<string, RuleChapter>>): RuleChapter[] {
  return Object.keys(found)
    .sort()
    .map((path) => found[path]);
}
