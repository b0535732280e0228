import { p } from '../../i18n/online-pages.js';
import { type AnswerTo, askOnline, OnlineTrouble, type Question } from '../../online/online.js';
import { say } from '../ui/toast.js';

/** The line waits for a network as long as it takes; somebody who has pressed a button does not. */
const PATIENCE = 12_000;

/** Asks the server; null if that did not work, and then the person was told why. */
export async function tryOnline<Q extends Question>(message: Q): Promise<AnswerTo<Q['type']> | null> {
  return attempt(() => askOnline(message));
}

export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  let timer = 0;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new OnlineTrouble({ kind: 'unreachable', message: 'late' })), PATIENCE);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (!(error instanceof OnlineTrouble)) console.error(error);
    say(troubleText(error));
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** What went wrong, in a sentence. */
export function troubleText(error: unknown): string {
  const { trouble } = p();
  switch (error instanceof OnlineTrouble ? error.problem.kind : '') {
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
