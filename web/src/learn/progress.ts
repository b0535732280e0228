import { remembered } from '../shell/remembered.js';
import type { Gift } from './teaching.js';

/** How far somebody came on this device. Lessons are named "game_lesson". */
export type Progress = {
  readonly done: readonly string[];
  /** What the mouse has to wear. */
  readonly worn: readonly Gift[];
  /** The lesson that was left in the middle, with its record. */
  readonly left: { readonly lesson: string; readonly record: string } | null;
};

const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];

function readProgress(found: unknown): Progress {
  const { done, worn, left } = (found ?? {}) as Readonly<Record<string, unknown>>;
  const { lesson, record } = (left ?? {}) as Readonly<Record<string, unknown>>;
  return {
    done: texts(done),
    worn: texts(worn) as Gift[],
    left: typeof lesson === 'string' && typeof record === 'string' ? { lesson, record } : null,
  };
}

const kept = remembered('castellan.learnt', readProgress);

export const progress = kept.now;

export function noteDone(lesson: string): void {
  const { done, ...rest } = progress.peek();
  kept.keep({ ...rest, done: [...new Set([...done, lesson])], left: null });
}

export function noteLeft(lesson: string, record: string): void {
  kept.keep({ ...progress.peek(), left: { lesson, record } });
}

export function forgetLeft(): void {
  kept.keep({ ...progress.peek(), left: null });
}

export function wear(gift: Gift): void {
  const { worn, ...rest } = progress.peek();
  kept.keep({ ...rest, worn: [...new Set([...worn, gift])] });
}
