import { formatRecord } from '@castellan/kernel';
import type { FinishedGame } from '@castellan/protocol';
import type { Store } from '../store/store.js';
import { commitmentTo } from './chance.js';
import { recordOfTable } from './record.js';
import { importOf, sealingOf } from './sealing.js';

/** Null for games that are not over, whose seed is nobody's business yet, and for tables that are not there. */
export async function finishedGame(store: Store, id: string): Promise<Omit<FinishedGame, 'rated'> | null> {
  const found = await store.run('findTable', { id });
  if (found?.table.status !== 'over') return null;
  const [entries, drawn] = await Promise.all([
    store.run('entriesAfter', { table: id, after: -1 }),
    store.run('drawingsOf', { table: id }),
  ]);
  const drawings = Object.fromEntries(drawn.map(({ seat, data }) => [seat, JSON.parse(data)]));
  const whole = { ...found, entries };
  const record = recordOfTable(whole, drawings);
  const sealing = sealingOf(whole);
  if (record === null || sealing === null) return null;
  const { seed, asked } = sealing;
  const imported = importOf(entries);
  return {
    record: formatRecord(record),
    seed,
    commitment: commitmentTo(seed),
    ...(asked === undefined ? {} : { asked }),
    ...(imported === null ? {} : { imported: { unsealed: imported.unsealed } }),
    at: found.table.updated,
  };
}
