import { failed, ok, type Result } from '@castellan/kernel';
import { api } from '../../online/api.js';
import { OnlineTrouble } from '../../online/trouble.js';
import type { TableProblem } from '../tables-api.js';

/** A finished online game as the server tells it. */
export type FinishedGame = {
  /** The text of a record. */
  readonly record: string;
  readonly seed: string;
  readonly commitment: string;
  readonly rated: boolean;
  readonly at: number;
};

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
