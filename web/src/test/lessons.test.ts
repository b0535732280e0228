import { type AnyGame, legalMoves, Registry, readAction, type State, unwrap } from '@castellan/kernel';
import { Table } from '@castellan/match';
import { describe, expect, it } from 'vitest';
import { teaching as chateau } from '../games/oh-mon-chateau/learn/teaching.js';
import * as chateauRules from '../games/oh-mon-chateau/rules.js';
import { teaching as roquefort } from '../games/roquefort/learn/teaching.js';
import * as roquefortRules from '../games/roquefort/rules.js';
import { LANGUAGES, type Language } from '../i18n/i18n.js';
import { actionsOf, haveHappened, LEARNER, LESSON_SEED } from '../learn/lesson.js';
import type { NamedLesson, Teaching } from '../learn/teaching.js';
import { entropyOf } from '../tables/local-table.js';

const GAMES: readonly (readonly [string, Teaching, readonly AnyGame[]])[] = [
  ['roquefort', roquefort, roquefortRules.versions],
  ['oh-mon-chateau', chateau, chateauRules.versions],
];

describe.each(GAMES)('lessons of %s', (id, teaching, versions) => {
  const game = unwrap(versions.reduce((all, one) => all.add(one), new Registry()).find(id));
  const lessons = teaching.courses.flatMap((course) => course.lessons);

  it('are played by the newest rules, and each has a name of its own', () => {
    expect(teaching.rulesVersion).toBe(game.rulesVersion);
    expect(lessons.length).toBeGreaterThan(8);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    for (const lesson of lessons) expect(lesson.id).toMatch(/^[a-z]+$/);
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: the solution reaches the goal',
    (_, lesson) => {
      const table = open(game, lesson);
      const events: unknown[] = [];
      expect(table.mayAct(LEARNER)).toBe(true);
      for (const move of lesson.solution) {
        expect(haveHappened(lesson.goal, events)).toBe(false);
        letOthersAct(table, lesson, events);
        play(table, LEARNER, move, events);
      }
      letOthersAct(table, lesson, events);
      expect(haveHappened(lesson.goal, events)).toBe(true);
    },
  );

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: nothing trivial reaches it',
    (_, lesson) => {
      // doing nothing, as long as that is possible
      const table = open(game, lesson);
      const events: unknown[] = [];
      for (let turn = 0; turn < 4 && !table.isOver(); turn++) {
        letOthersAct(table, lesson, events);
        const idle = offers(table).find((move) => /^(end|pass)$/.test(move));
        if (idle === undefined) break;
        play(table, LEARNER, idle, events);
      }
      expect(haveHappened(lesson.goal, events)).toBe(false);
      // the goal is a choice: some first move leads elsewhere
      const first = open(game, lesson);
      letOthersAct(first, lesson, []);
      const choices = offers(first);
      const leading = choices.filter((move) => {
        const attempt = open(game, lesson);
        const happened: unknown[] = [];
        letOthersAct(attempt, lesson, happened);
        play(attempt, LEARNER, move, happened);
        return haveHappened(lesson.goal, happened);
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

/** As the page opens it: chance of all lessons comes from the same seed. */
function open(game: AnyGame, { position }: NamedLesson): Table {
  const options = unwrap(game.prepare(position.options, null));
  const state = game.start(options);
  for (const text of actionsOf(position)) apply(game, state, text);
  const kept = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    actions: actionsOf(position),
    sitters: [],
    version: 0,
  };
  return unwrap(Table.restore('lesson', game, kept, entropyOf(LESSON_SEED)));
}

function apply(game: AnyGame, state: State, text: string): void {
  const { actor, action } = unwrap(readAction(game, state, text));
  state.apply(actor, action, null);
}

function offers(table: Table): string[] {
  return legalMoves(table.game, table.position(), LEARNER);
}

let moves = 0;
function play(table: Table, seat: number, move: string, events: unknown[]): void {
  const { version } = table;
  unwrap(table.handle({ type: 'move', seat, version, moveId: `${moves++}`, move }));
  events.push(...table.update([]).events);
}

function letOthersAct(table: Table, { replies }: NamedLesson, events: unknown[]): void {
  for (;;) {
    const seat = table.actors().find((one) => one !== LEARNER);
    if (seat === undefined) return;
    const allowed = legalMoves(table.game, table.position(), seat);
    play(table, seat, replies.find((move) => allowed.includes(move)) ?? allowed[0], events);
  }
}
