import type { Database } from '../database.js';

/** How much has been written since the start, before the transaction in which this is asked. */
export function statistics(database: Database): { readonly commits: number; readonly runs: number } {
  return { ...database.done };
}
