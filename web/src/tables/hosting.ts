import type { OnlineTables } from '../online/link/online-tables.js';
import { thinkerBehind } from './bots.js';
import { LocalTables } from './local-tables.js';
import type { PracticeTables } from './practice.js';
import { problemOf } from './problem.js';
import type { LocalMessage, PageMessage, WorkerMessage } from './worker-messages.js';

/** Tables live here. The page gets views of the seats on its screen and never a state. */
export function startHosting(): void {
  const post = (message: WorkerMessage): void => postMessage(message);
  const local = new LocalTables(
    post,
    // the page starts the Worker: Firefox now and then never comes back from starting one within another
    thinkerBehind((port) => postMessage({ type: 'bots' } satisfies WorkerMessage, { transfer: [port] })),
  );
  let practice: Promise<PracticeTables> | null = null;
  const answerLocal = async (message: LocalMessage) => {
    if (!isPractice(message)) return local.answer(message);
    practice ??= import('./practice.js').then((made) => new made.PracticeTables(post));
    return (await practice).answer(message);
  };
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
    const answered = isLocal(message, visited) ? answerLocal(message) : tablesFor(message);
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

/** Tables to learn at have a mark in front of their names. */
function isPractice(message: LocalMessage): boolean {
  return 'table' in message ? message.table?.[0] === '~' : 'replies' in message;
}
