import type { TableSetup } from '@castellan/protocol';
import { go, type ServerTablePage } from '../router.js';
import { tryOnline } from './ask.js';

/** Opens an online table and goes there; gives back whether that went well. */
export async function createTable(
  setup: TableSetup,
  page: ServerTablePage = 'online-table',
): Promise<boolean> {
  const done = await tryOnline({ type: 'create', setup });
  if (done?.table === undefined) return false;
  go({ page, id: done.table });
  return true;
}

/** Takes a free seat at a table that one is not at yet, and goes there. */
export async function joinTable(table: string): Promise<boolean> {
  const seated =
    (await tryOnline({ type: 'watch', table })) !== null &&
    (await tryOnline({ type: 'sit', table })) !== null;
  if (seated) go({ page: 'online-table', id: table });
  return seated;
}
