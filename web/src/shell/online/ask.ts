import { type AnswerTo, askOnline, type Question } from '../../online/online.js';
import { TableError } from '../../tables/problem.js';
import { errorText } from '../problems.js';
import { say } from '../ui/toast.js';

/** The line waits for a network as long as it takes; somebody who has pressed a button does not. */
const PATIENCE = 12_000;

/** Asks the server; null if that did not work, and then the person was told why. */
export async function tryOnline<Q extends Question>(message: Q): Promise<AnswerTo<Q['type']> | null> {
  return attempt(() => askOnline(message));
}

/** The same for anything that asks the server; what waits for a person may take as long as they need. */
export function attempt<T>(work: () => Promise<T>, patience: number | null = PATIENCE): Promise<T | null> {
  return orSay(patience === null ? work() : soon(work, patience));
}

/** The same for what is underway already. */
export async function orSay<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    say(errorText(error));
    return null;
  }
}

function soon<T>(work: () => Promise<T>, patience: number): Promise<T> {
  return new Promise((done, fail) => {
    const late = (): void => fail(new TableError({ kind: 'unreachable', message: 'late' }));
    const timer = setTimeout(late, patience);
    work()
      .then(done, fail)
      .finally(() => clearTimeout(timer));
  });
}
