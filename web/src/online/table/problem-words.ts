import { o } from '../../i18n/online-table.js';
import { say } from '../../shell/ui/toast.js';
import { type OnlineProblem, OnlineTrouble } from '../trouble.js';

/** What the server did not do, in the reader's language. */
export function problemWords({ kind }: OnlineProblem): string {
  const { problem } = o();
  return Object.hasOwn(problem, kind) ? problem[kind as keyof typeof problem] : problem.other;
}

/** Does something, and says so if it cannot be done. */
export async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof OnlineTrouble)) throw error;
    say(problemWords(error.problem));
    return false;
  }
}
