import { tableWorker } from '../tables/client.js';
import type { Joined } from '../tables/worker-messages.js';
import { actionsOf, LEARNER, LESSON_SEED, type Position } from './lesson.js';
import type { Teaching } from './teaching.js';
import { learnTexts } from './texts.js';

/** A position as a record. */
export function recordOf(game: string, position: Position, { rulesVersion }: Teaching): string {
  return JSON.stringify({ game, rulesVersion, options: position.options, actions: actionsOf(position) });
}

/**
 * What every lesson of a game needs, before one is asked for: the table with its words, and the Worker with the rules,
 * which has been at such a table once. What fails now is asked for again with the lesson.
 */
export function prepareLessons(game: string, teaching: Teaching): void {
  const { position } = teaching.courses[0].lessons[0];
  const worker = openPractice(recordOf(game, position, teaching), teaching, []).then(({ table }) =>
    Promise.all([tableWorker().ask('leave', { table }), tableWorker().ask('remove', { table })]),
  );
  void Promise.allSettled([worker, teaching.prepare()]);
}

/** A table of which nothing is kept, with whoever learns at seat 0. */
export async function openPractice(
  text: string,
  teaching: Teaching,
  replies: readonly string[],
): Promise<{ readonly table: string; readonly joined: Joined }> {
  const sitters = teaching.sitters.map((sitter, seat) =>
    seat === LEARNER ? { ...sitter, name: learnTexts().learner } : sitter,
  );
  const { table } = await tableWorker().ask('adopt', { text, sitters, seed: LESSON_SEED, replies });
  return { table, joined: await tableWorker().ask('join', { table }) };
}
