import { formatRecord } from '@castellan/kernel';
import type { Store } from '../store/store.js';
import { commitmentTo } from './chance.js';
import { recordOfTable } from './entries.js';

/** A game that is over, with all that is needed to play it again and to check its chance. */
export type FinishedGame = {
  /** Text of the kernel's formatRecord, with the seats and drawings. */
  readonly record: string;
  readonly seed: string;
  readonly commitment: string;
  readonly at: number;
};

/** Null for games that are not over, whose seed is nobody's business yet, and for tables that are not there. */
export async function finishedGame(store: Store, id: string): Promise<FinishedGame | null> {
  const found = await store.run('findTable', { id });
  if (found?.table.status !== 'over') return null;
  const [entries, drawn] = await Promise.all([
    store.run('entriesAfter', { table: id, after: -1 }),
    store.run('drawingsOf', { table: id }),
  ]);
  const drawings = Object.fromEntries(drawn.map(({ seat, data }) => [seat, JSON.parse(data)]));
  const record = recordOfTable({ ...found, entries }, drawings);
  if (record === null) return null;
  const { seed, updated } = found.table;
  return { record: formatRecord(record), seed, commitment: commitmentTo(seed), at: updated };
}
