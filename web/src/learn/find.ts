import { findGame } from '../games/games.js';
import type { WebGame } from '../games/web-game.js';
import type { Course, NamedLesson, Teaching } from './teaching.js';

export type Found = {
  readonly game: WebGame;
  readonly teaching: Teaching;
};

/** A game that can be learnt; null if there is no such game, or nothing to learn it by. */
export async function findTeaching(id: string): Promise<Found | null> {
  const game = findGame(id);
  return game?.learn === undefined ? null : { game, teaching: await game.learn() };
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
