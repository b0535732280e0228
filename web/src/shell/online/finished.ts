import type { JsonObject } from '@castellan/kernel';
import type { FinishedGame } from '@castellan/protocol';
import { api } from '../../online/api.js';
import type { Finished } from '../../tables/fairness.js';

export function fetchFinished(id: string): Promise<FinishedGame> {
  return api<FinishedGame>('GET', `/api/games/${encodeURIComponent(id)}`);
}

/** The game as it is handed to whoever calculates it again. */
export function toCheck({ record, seed, commitment, asked, imported }: FinishedGame): Finished {
  const unsealed = imported?.unsealed;
  return { text: record, seed, seal: commitment, asked: asked as JsonObject | undefined, unsealed };
}
