import { formatRecord } from '@castellan/kernel';
import type { FinishedGame, TableSetup } from '@castellan/protocol';
import type { Store } from '../store/store.js';
import { commitmentTo } from './chance.js';
import { recordOfTable } from './entries.js';

/** Null for games that are not over, whose seed is nobody's business yet, and for tables that are not there. */
export async function finishedGame(store: Store, id: string): Promise<Omit<FinishedGame, 'rated'> | null> {
  const found = await store.run('findTable', { id });
  if (found?.table.status !== 'over') return null;
  const [entries, drawn] = await Promise.all([
    store.run('entriesAfter', { table: id, after: -1 }),
    store.run('drawingsOf', { table: id }),
  ]);
  const drawings = Object.fromEntries(drawn.map(({ seat, data }) => [seat, JSON.parse(data)]));
  const record = recordOfTable({ ...found, entries }, drawings);
  if (record === null) return null;
  const { seed, updated, setup } = found.table;
  const { options } = JSON.parse(setup) as TableSetup;
  const asked = { ...options, players: found.seats.length };
  return { record: formatRecord(record), seed, commitment: commitmentTo(seed), asked, at: updated };
}
