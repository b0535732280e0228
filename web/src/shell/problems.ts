import { t } from '../i18n/i18n.js';
import type { TableProblem } from './tables-api.js';

/** What is wrong, in a sentence. */
export function problemText(error: TableProblem): string {
  const { problem } = t();
  switch (error.kind) {
    case 'unknownGame':
      return problem.unknownGame(error.game);
    case 'badMove':
      return problem.badMove(error.number);
    default:
      return problem[error.kind];
  }
}

/** What can be done about it, if anything. */
export function adviceText({ kind }: TableProblem): string | null {
  const advice: Readonly<Partial<Record<TableProblem['kind'], string>>> = t().advice;
  return advice[kind] ?? null;
}
