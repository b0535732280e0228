import type { OnlineTables } from '../online/link/online-tables.js';
import { LocalTables } from './local-tables.js';
import { problemOf } from './problem.js';
import type { LocalMessage, PageMessage, WorkerMessage } from './worker-messages.js';

/** Tables live here. The page gets views of the seats on its screen and never a state. */
export function startHosting(): void {
  const post = (message: WorkerMessage): void => postMessage(message);
  const local = new LocalTables(
    post,
    // the page starts the Worker: Firefox now and then never comes back from starting one within another
    (port) => postMessage({ type: 'bots' } satisfies WorkerMessage, { transfer: [port] }),
  );
  /** Tables that the page has visited are on the server, all others on this device. */
  const visited = new Set<string>();
  let online: Promise<OnlineTables> | null = null;
  const tablesFor = async (message: PageMessage) => {
    online ??= import('../online/link/online-tables.js').then((link) => new link.OnlineTables(post));
    return (await online).answer(message);
  };
  addEventListener('message', (event: MessageEvent<PageMessage>) => {
    const message = event.data;
    if (message.ask === 'visit') visited.add(message.table);
    const answered = isLocal(message, visited) ? local.answer(message) : tablesFor(message);
    answered.then(
      (answer) => post({ type: 'answer', id: message.id, answer }),
      (error: unknown) => post({ type: 'problem', id: message.id, problem: problemOf(error) }),
    );
  });
}

function isLocal(message: PageMessage, visited: ReadonlySet<string>): message is LocalMessage {
  if (/^(connect|wake|online|visit)$/.test(message.ask)) return false;
  return !('table' in message && message.table !== undefined && visited.has(message.table));
}
