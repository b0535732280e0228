import type { Operation } from '../operation.js';

/** How much has been written since the start, before the transaction in which this is asked. */
export function* statistics(): Operation<{ readonly commits: number; readonly runs: number }> {
  return (yield { kind: 'done' }) as { commits: number; runs: number };
}
