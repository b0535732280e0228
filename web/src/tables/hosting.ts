import type { OnlineTables } from '../online/link/online-tables.js';
import { troubleOf } from './hosted-table.js';
import { LocalTables } from './local-tables.js';
import { isOnlineTable, type LocalMessage, type PageMessage, type WorkerMessage } from './protocol.js';

/** Tables live here. The page gets views of the seats on its screen and never a state. */
export function startHosting(): void {
  const post = (message: WorkerMessage): void => postMessage(message);
  const local = new LocalTables(post, (table, trouble) => post({ type: 'lost', table, trouble }));
  let online: Promise<OnlineTables> | null = null;
  const tablesFor = async (message: PageMessage) => {
    online ??= import('../online/link/online-tables.js').then((link) => new link.OnlineTables(post, local));
    return (await online).answer(message);
  };
  addEventListener('message', (event: MessageEvent<PageMessage>) => {
    const message = event.data;
    const answered = isLocal(message) ? local.answer(message) : tablesFor(message);
    answered.then(
      (answer) => post({ type: 'answer', id: message.id, answer }),
      (error: unknown) => post({ type: 'trouble', id: message.id, trouble: troubleOf(error) }),
    );
  });
}

function isLocal(message: PageMessage): message is LocalMessage {
  if (/^(connect|wake|online|visit)$/.test(message.ask)) return false;
  return !('table' in message && message.table !== undefined && isOnlineTable(message.table));
}
