import { p } from '../../i18n/online-pages.js';
import { type AnswerTo, askOnline, OnlineTrouble, type Question } from '../../online/online.js';
import { TableTrouble } from '../../tables/client.js';
import { say } from '../ui/toast.js';

/** The line waits for a network as long as it takes; somebody who has pressed a button does not. */
const PATIENCE = 12_000;

/** Asks the server; null if that did not work, and then the person was told why. */
export async function tryOnline<Q extends Question>(message: Q): Promise<AnswerTo<Q['type']> | null> {
  return attempt(() => askOnline(message));
}

/** The same for anything that asks the server; what waits for a person may take as long as they need. */
export async function attempt<T>(
  work: () => Promise<T>,
  patience: number | null = PATIENCE,
): Promise<T | null> {
  try {
    return await (patience === null ? work() : soon(work, patience));
  } catch (error) {
    if (kindOf(error) === null) console.error(error);
    say(troubleText(error));
    return null;
  }
}

function soon<T>(work: () => Promise<T>, patience: number): Promise<T> {
  return new Promise((done, fail) => {
    const late = (): void => fail(new OnlineTrouble({ kind: 'unreachable', message: 'late' }));
    const timer = setTimeout(late, patience);
    work()
      .then(done, fail)
      .finally(() => clearTimeout(timer));
  });
}

/** What kind of trouble something is; null if it should not have happened at all. */
function kindOf(error: unknown): string | null {
  if (error instanceof OnlineTrouble) return error.problem.kind;
  return error instanceof TableTrouble ? error.trouble.kind : null;
}

/** What went wrong, in a sentence. */
export function troubleText(error: unknown): string {
  const { trouble } = p();
  switch (kindOf(error)) {
    case 'unreachable':
    case 'shutting-down':
      return trouble.unreachable;
    case 'too-fast':
      return trouble.tooFast;
    case 'too-many':
      return trouble.tooMany;
    case 'no-such-table':
      return trouble.noTable;
    case 'seat-taken':
      return trouble.seatTaken;
    case 'bad-options':
      return trouble.badOptions;
    case 'not-allowed':
      return trouble.notAllowed;
    default:
      return trouble.other;
  }
}
