import { go } from '../shell/router.js';
import { say } from '../shell/ui/toast.js';
import { askOnline, OnlineTrouble } from './online.js';
import { problemWords } from './table/problem-words.js';

/** The same people once more; whoever is away finds it among their games. */
export async function rematch(table: string): Promise<void> {
  try {
    const { table: next } = await askOnline({ type: 'rematch', table });
    if (next !== undefined) go({ page: 'online-table', id: next });
  } catch (error) {
    if (!(error instanceof OnlineTrouble)) throw error;
    say(problemWords(error.problem));
  }
}
