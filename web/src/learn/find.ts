import { findGame } from '../games/games.js';
import type { WebGame } from '../games/web-game.js';
import type { Course, NamedLesson, Teaching } from './teaching.js';

export type Found = {
  readonly game: WebGame;
  readonly teaching: Teaching;
};

/** What games bring to be learnt by is found by where it lies, and fetched when it is asked for. */
const TEACHINGS = import.meta.glob<Teaching>('../games/*/learn/teaching.ts', { import: 'teaching' });

/** A game that can be learnt; null if there is no such game, or nothing to learn it by. */
export async function findTeaching(id: string): Promise<Found | null> {
  const game = findGame(id);
  const load = TEACHINGS[`../games/${id}/learn/teaching.ts`];
  return game === undefined || load === undefined ? null : { game, teaching: await load() };
}

export type FoundLesson = Found & {
  readonly course: Course;
  readonly lesson: NamedLesson;
  /** Where it stands in its course. */
  readonly place: number;
};

/** A lesson by its name, "game_lesson". */
export async function findLesson(name: string): Promise<FoundLesson | null> {
  const [id, wanted = ''] = name.split('_');
  const found = await findTeaching(id);
  const course = found?.teaching.courses.find(({ lessons }) => lessons.some((one) => one.id === wanted));
  if (found == null || course === undefined) return null;
  const place = course.lessons.findIndex((one) => one.id === wanted);
  return { ...found, course, lesson: course.lessons[place], place };
}

export const lessonPath = (game: string, { id }: NamedLesson): string => `/lesson/${game}_${id}`;
