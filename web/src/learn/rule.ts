import type { Json } from '@castellan/kernel';
import type { Language } from '../i18n/i18n.js';
import type { Happening, Position } from './lesson.js';

/** A rule of a game in our words, with a position that shows it. */
export type Rule = {
  /** As RULES.md has it. */
  readonly id: string;
  /** Where it is from, if not from a printed rulebook. */
  readonly mark?: 'ruling' | 'reconstruction' | 'house';
  readonly position: Position;
  /** The learner's moves that show it; none where the position says it all. */
  readonly show: readonly string[];
  /** What the words say, to be asserted through the rules. */
  readonly claims: readonly Claim[];
  readonly texts: Readonly<Record<Language, RuleTexts>>;
};

/** The rule; and, where it is marked, the reason for that. */
export type RuleTexts = readonly [text: string, why?: string];

export type Claim = {
  /** The learner's moves before, if it is not about the position itself. */
  readonly after?: readonly string[];
} & (
  | { readonly move: string; readonly refusedBy: string | null }
  /** In this order. */
  | { readonly happens: readonly Happening[] }
  | { readonly never: Happening }
  /** A part of what the learner is shown, "castles.0.floors"; null if it is not there. */
  | { readonly at: string; readonly is: Json }
  /** How many moves that begin like this are offered. */
  | { readonly offered: string; readonly count: number }
);

export type RuleChapter = {
  readonly title: Readonly<Record<Language, string>>;
  readonly rules: readonly Rule[];
};
