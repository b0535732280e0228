import { troubleOf } from './hosted-table.js';
import { LocalTables } from './local-tables.js';
import type { PageMessage, WorkerMessage } from './protocol.js';

/** Local tables live here. The page gets views of the seats on its screen and never a state. */
export function startHosting(): void {
  const post = (message: WorkerMessage): void => postMessage(message);
  const tables = new LocalTables(post, (table, trouble) => post({ type: 'lost', table, trouble }));
  addEventListener('message', (event: MessageEvent<PageMessage>) => {
    const message = event.data;
    tables.answer(message).then(
      (answer) => post({ type: 'answer', id: message.id, answer }),
      (error: unknown) => post({ type: 'trouble', id: message.id, trouble: troubleOf(error) }),
    );
  });
}
