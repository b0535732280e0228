import type { JsonObject } from '@castellan/kernel';
import type { Language } from '../i18n/i18n.js';

/** A position of the real rules: how a game came there. Each text is a turn, its moves parted by " / ", chance's included. */
export type Position = { readonly options: JsonObject; readonly turns: readonly string[] };

/** Part of an event: whatever is named here must be in it. */
export type Happening = JsonObject & { readonly type: string };

/** A short scene with one goal. All of it is data, so that more can be written without code. */
export type Lesson = {
  readonly position: Position;
  /** What has to happen, each by an event of its own. */
  readonly goal: readonly Happening[];
  /** What shows that the goal is out of reach now: then it is time to begin again. */
  readonly missed: readonly Happening[];
  /** A way to the goal: whoever learns it plays seat 0, and what others do meanwhile is in `replies`. */
  readonly solution: readonly string[];
  /** What the others do: always the first of these that they may. */
  readonly replies: readonly string[];
  readonly texts: Readonly<Record<Language, LessonTexts>>;
};

export type LessonTexts = {
  readonly title: string;
  /** What is to be done, in a sentence. */
  readonly task: string;
  readonly hint: string;
  /** What one has learnt by it. */
  readonly reason: string;
};

/** Whoever learns sits here. */
export const LEARNER = 0;

/** Chance of all lessons comes from here: they go alike for everybody, and there is cheese under the first roof. */
export const LESSON_SEED = '0a'.repeat(32);

/** All moves that lead to a position. */
export function actionsOf({ turns }: Position): string[] {
  return turns.flatMap((turn) => turn.split(' / '));
}

/** Whether all of this has happened, each by another event. */
export function haveHappened(wanted: readonly Happening[], events: readonly unknown[]): boolean {
  const left = [...events];
  return wanted.every((one) => {
    const found = left.findIndex((event) => holds(event, one));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/** Objects hold what is named; everything else is the same or not. */
function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted) || typeof wanted !== 'object' || wanted === null)
    return JSON.stringify(found) === JSON.stringify(wanted);
  const parts = (found ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => holds(parts[key], value));
}
