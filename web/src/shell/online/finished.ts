import { failed, type JsonObject, ok, type Result } from '@castellan/kernel';
import type { FinishedGame } from '@castellan/protocol';
import { api } from '../../online/api.js';
import { OnlineTrouble } from '../../online/trouble.js';
import type { Finished } from '../../tables/fairness.js';
import type { TableProblem } from '../tables-api.js';

export function fetchFinished(id: string): Promise<FinishedGame> {
  return api<FinishedGame>('GET', `/api/games/${encodeURIComponent(id)}`);
}

export async function fetchRecord(id: string): Promise<Result<string, TableProblem>> {
  try {
    return ok((await fetchFinished(id)).record);
  } catch (error) {
    if (error instanceof OnlineTrouble) return failed({ kind: 'gone' });
    throw error;
  }
}

/** The game as it is handed to whoever calculates it again. */
export function toCheck({ record, seed, commitment, asked, imported }: FinishedGame): Finished {
  const unsealed = imported?.unsealed;
  return { text: record, seed, seal: commitment, asked: asked as JsonObject | undefined, unsealed };
}
