import { computed, effect, signal } from '@preact/signals';
import { gameWith } from '../games/games.js';
import type { OpenTable } from '../games/web-game.js';
import { tableWorker } from '../tables/client.js';
import { actionsOf, haveHappened } from './lesson.js';
import { openPractice, recordOf } from './practice.js';
import { forgetLeft, noteDone, noteLeft, progress } from './progress.js';
import type { NamedLesson, Teaching } from './teaching.js';

/** A lesson at its table: the same table, Worker and board as in any game, and how far its goal is. */
export class LessonTable {
  readonly name: string;
  readonly lesson: NamedLesson;
  readonly open: OpenTable;
  readonly #teaching: Teaching;
  readonly #table: string;
  readonly #events = signal<readonly unknown[]>([]);
  /** How many moves of the solution were made. */
  readonly #made = signal(0);
  readonly #stops: (() => void)[];

  /** What happened counts when it has been seen. */
  readonly #seen = signal<readonly unknown[]>([]);
  readonly isReached = computed(() => haveHappened(this.lesson.goal, this.#seen.value));
  readonly isMissed = computed(
    () => !this.isReached.value && haveHappened(this.lesson.missed, this.#seen.value),
  );

  /** What is to be touched next on the way to the goal. */
  readonly nextTouch = computed(() => {
    const { session } = this.open;
    if (this.isReached.value) return null;
    const offered = new Set(session.busy.value ? [] : session.sight.value.offers.map(({ move }) => move));
    const { solution } = this.lesson;
    const move = [...solution.slice(this.#made.value), ...solution].find((one) => offered.has(one));
    return this.#teaching.nextTouch(move ?? null, session);
  });

  /** Where the rest of the solution is made. */
  readonly turn = computed(() =>
    this.isReached.value
      ? []
      : this.lesson.solution
          .slice(this.#made.value)
          .map((move) => this.#teaching.placeOf(move, this.open.session) ?? ''),
  );

  private constructor(
    name: string,
    lesson: NamedLesson,
    teaching: Teaching,
    table: string,
    open: OpenTable,
    before: readonly unknown[],
  ) {
    this.name = name;
    this.lesson = lesson;
    this.open = open;
    this.#teaching = teaching;
    this.#table = table;
    this.#events.value = before;
    this.#stops = [
      tableWorker().listen(table, (told) => {
        if (told.type !== 'update') return;
        this.#events.value = [...this.#events.peek(), ...told.events];
        void this.#keep();
      }),
      effect(() => {
        const events = this.#events.value;
        if (!open.session.showing.value && !open.session.pending.value) this.#seen.value = events;
      }),
      effect(() => {
        if (this.isReached.value) noteDone(name);
      }),
    ];
  }

  /** Begins a lesson, or goes on with it where it was left. */
  static async begin(game: string, lesson: NamedLesson, teaching: Teaching): Promise<LessonTable> {
    const name = `${game}_${lesson.id}`;
    const left = progress.peek().left;
    if (left?.lesson === name)
      try {
        const before = await eventsAfter(left.record, actionsOf(lesson.position).length);
        return await LessonTable.#open(game, lesson, teaching, left.record, before);
      } catch (error) {
        // what an older page kept may not fit any more: then it begins again
        console.warn(error);
        forgetLeft();
      }
    return LessonTable.#open(game, lesson, teaching, recordOf(game, lesson.position, teaching), []);
  }

  static async #open(
    game: string,
    lesson: NamedLesson,
    teaching: Teaching,
    text: string,
    before: readonly unknown[],
  ): Promise<LessonTable> {
    const { table, joined } = await openPractice(text, teaching, lesson.replies);
    const opened = await gameWith(game).openTable(table, joined);
    return new LessonTable(`${game}_${lesson.id}`, lesson, teaching, table, opened, before);
  }

  async #keep(): Promise<void> {
    const { text } = await tableWorker().ask('record', { table: this.#table });
    const { actions } = JSON.parse(text) as { actions: string[] };
    this.#made.value = madeOf(this.lesson.solution, actions.slice(actionsOf(this.lesson.position).length));
    if (!this.isReached.peek()) noteLeft(this.name, text);
  }

  leave(): void {
    for (const stop of this.#stops) stop();
    this.open.leave();
  }
}

/** How far these actions follow a solution. */
function madeOf(solution: readonly string[], actions: readonly string[]): number {
  return actions.reduce((made, action) => made + Number(action.replace(/^\d:/, '') === solution[made]), 0);
}

async function eventsAfter(text: string, actions: number): Promise<unknown[]> {
  const { frames } = await tableWorker().ask('reel', { text });
  return frames.filter((frame) => frame.actions > actions).flatMap(({ events }) => events);
}
