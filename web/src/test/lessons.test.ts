import type { AnyGame } from '@castellan/kernel';
import { describe, expect, it } from 'vitest';
import { teaching as chateau } from '../games/oh-mon-chateau/learn/teaching.js';
import * as chateauRules from '../games/oh-mon-chateau/rules.js';
import { teaching as roquefort } from '../games/roquefort/learn/teaching.js';
import * as roquefortRules from '../games/roquefort/rules.js';
import { LANGUAGES, type Language } from '../i18n/i18n.js';
import { haveHappened, LEARNER } from '../learn/lesson.js';
import type { NamedLesson, Teaching } from '../learn/teaching.js';
import { newest, Practice } from './practice.js';

const GAMES: readonly (readonly [string, Teaching, readonly AnyGame[]])[] = [
  ['roquefort', roquefort, roquefortRules.versions],
  ['oh-mon-chateau', chateau, chateauRules.versions],
];

/** After so many lessons one can play; what is not named here takes the whole course. */
const PLAYABLE: Readonly<Record<string, number>> = { roquefort: 6 };
/** In seconds: 200 words a minute, and time to find what to touch. */
const A_WORD = 0.3;
const A_TOUCH = 3;

describe.each(GAMES)('lessons of %s', (id, teaching, versions) => {
  const game = newest(id, versions);
  const open = ({ position, replies }: NamedLesson): Practice => new Practice(game, position, replies);
  const lessons = teaching.courses.flatMap((course) => course.lessons);

  it('tell enough to play in under three minutes, in every language', () => {
    for (const course of teaching.courses) {
      const first = course.lessons.slice(0, PLAYABLE[id] ?? course.lessons.length);
      const moves = first.flatMap(({ solution }) => solution).length;
      // two touches a move, and one for the next lesson
      const touches = 2 * moves + first.length;
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        const words = first.flatMap(({ texts }) => {
          const { task, reason } = texts[language];
          return `${task} ${reason}`.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
        });
        expect(words.length * A_WORD + touches * A_TOUCH).toBeLessThan(180);
      }
    }
  });

  it('are played by the newest rules, and each has a name of its own', () => {
    expect(teaching.rulesVersion).toBe(game.rulesVersion);
    expect(lessons.length).toBeGreaterThan(8);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    for (const lesson of lessons) expect(lesson.id).toMatch(/^[a-z]+$/);
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: the solution reaches the goal',
    (_, lesson) => {
      const table = open(lesson);
      const { events } = table;
      expect(table.table.mayAct(LEARNER)).toBe(true);
      for (const move of lesson.solution) {
        expect(haveHappened(lesson.goal, events)).toBe(false);
        table.letOthersAct();
        table.play(move);
      }
      table.letOthersAct();
      expect(haveHappened(lesson.goal, events)).toBe(true);
    },
  );

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: nothing trivial reaches it',
    (_, lesson) => {
      // doing nothing, as long as that is possible
      const table = open(lesson);
      const { events } = table;
      for (let turn = 0; turn < 4 && !table.table.isOver(); turn++) {
        table.letOthersAct();
        const idle = table.offers().find((move) => /^(end|pass)$/.test(move));
        if (idle === undefined) break;
        table.play(idle);
      }
      expect(haveHappened(lesson.goal, events)).toBe(false);
      // the goal is a choice: some first move leads elsewhere
      const first = open(lesson);
      first.letOthersAct();
      const choices = first.offers();
      const leading = choices.filter((move) => {
        const attempt = open(lesson);
        attempt.letOthersAct();
        attempt.play(move);
        return haveHappened(lesson.goal, attempt.events);
      });
      expect(leading.length).toBeLessThan(Math.max(2, choices.length));
    },
  );

  it.each(Object.keys(LANGUAGES) as Language[])(
    'say everything in %s, in a sentence or three',
    (language) => {
      for (const { texts } of lessons) {
        const { title, task, hint, reason } = texts[language];
        expect(title.length).toBeLessThan(36);
        for (const text of [task, hint, reason]) {
          expect(text).toMatch(/[.!]$/);
          expect(text.length).toBeLessThan(160);
        }
        if (language !== 'en') expect(title).not.toBe(texts.en.title);
      }
    },
  );
});
