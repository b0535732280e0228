import { formatRecord } from '@castellan/kernel';
import type { FinishedGame } from '@castellan/protocol';
import type { Store } from '../store/store.js';
import { commitmentTo } from './chance.js';
import { endedIn } from './log-entry.js';
import { recordOfTable } from './record.js';
import { importOf, sealingOf } from './sealing.js';
import { sheetsInRecord } from './sheets.js';

/** Null for games that are not over, whose seed is nobody's business yet, and for tables that are not there. */
export async function finishedGame(store: Store, id: string): Promise<Omit<FinishedGame, 'rated'> | null> {
  const found = await store.run('findTable', { id });
  if (found?.table.status !== 'over') return null;
  const record = recordOfTable(found, sheetsInRecord(await store.run('drawingsOf', { table: id })));
  const sealing = sealingOf(found);
  if (record === null || sealing === null) return null;
  const { seed, asked } = sealing;
  const imported = importOf(found.entries);
  const ended = endedIn(found.entries);
  return {
    record: formatRecord(record),
    seed,
    commitment: commitmentTo(seed),
    ...(asked === undefined ? {} : { asked }),
    ...(imported === null ? {} : { imported: { unsealed: imported.unsealed } }),
    ...(ended === null ? {} : { ended }),
    at: found.table.updated,
  };
}
